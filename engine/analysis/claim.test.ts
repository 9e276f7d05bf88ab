import { describe, expect, it } from 'vitest';
import type { Seat } from '../cards/card.ts';
import { deriveSeed, rngOf, seedFrom } from '../cards/random.ts';
import type { Action } from '../contract/action.ts';
import { OVER, type DealState } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import { GAMES, gameById } from '../games/index.ts';
import { deal, freshMatch, playRandomly } from '../testing/invariants.ts';
import { currentDeal } from '../match/match.ts';
import { checkClaim, mayClaim, playOutClaim } from './claim.ts';

/** Endings of each game; more by `CLAIM_ENDINGS=3000 npx vitest run engine/bots/claim`. */
const ENDINGS = Number(process.env['CLAIM_ENDINGS'] ?? 30);
const SEED = seedFrom('claims');

/** The seats whose tricks count for a seat, by what it may know. */
function campOf(game: Game, state: DealState, seat: Seat): readonly Seat[] {
  return game.view(state, seat).sides?.find((seats) => seats.includes(seat)) ?? [seat];
}

/** Whether an action has given a trick away. */
function lost(before: DealState, then: DealState, camp: readonly Seat[]): boolean {
  return then.play!.tricks.slice(before.play!.tricks.length).some(({ winner }) => !camp.includes(winner));
}

/** Whether every trick is a camp's, by trying every legal action of everybody with the game's own rules and nothing else. */
function bruteForce(game: Game, state: DealState, seat: Seat, camp: readonly Seat[]): boolean {
  if (state.phase === OVER) return true;
  const wins = (action: Action): boolean => {
    const { state: then } = game.apply(state, action);
    return !lost(state, then, camp) && bruteForce(game, then, seat, camp);
  };
  const { actions } = game.legal(state);
  return game.toAct(state) === seat ? actions.some(wins) : actions.every(wins);
}

/** Cards that the seat to act has left. */
function cardsLeft(game: Game, state: DealState): number {
  const seat = game.toAct(state)!;
  return state.hands[seat]!.length + (game.trick(state)?.stacks?.[seat] ?? []).flat().length;
}

/** Positions in which a claim may be made, at most `count` from a deal and with few enough cards a hand to try everything. */
function endings(game: Game, count: number): DealState[] {
  const most = game.seats.min > 4 ? 2 : game.seats.min === 2 ? 5 : 3;
  const found: DealState[] = [];
  for (let number = 0; found.length < count; number += 1) {
    const seed = deriveSeed(SEED, `${game.id} ${number}`);
    const { match } = deal(freshMatch(game, {}, game.seats.min), seed);
    playRandomly(match, rngOf(deriveSeed(seed, 'play')), (next) => {
      const state = currentDeal(next)?.state;
      if (state?.phase !== 'play') return;
      const left = cardsLeft(game, state);
      if (left > 1 && left <= most) found.push(state);
    });
  }
  return found.slice(0, count);
}

describe.each(GAMES.map((game) => [game.id, game] as const))('a claim at %s', (_, game) => {
  it('holds exactly where trying everything says that no trick can be lost', () => {
    let held = 0;
    endings(game, ENDINGS).forEach((state, number) => {
      const players = state.hands.length;
      // Now the seat to act, now another.
      const seat = (game.toAct(state)! + (number % 3 === 2 ? 1 : 0)) % players;
      const camp = campOf(game, state, seat);
      const truth = bruteForce(game, state, seat, camp);
      expect(checkClaim(game, state, seat), `${game.id} ${number}: seat ${seat}, ${JSON.stringify(state.moves)}`).toBe(
        truth ? 'holds' : 'fails',
      );
      if (truth) held += 1;
    });
    expect(held).toBeGreaterThan(0);
    expect(held).toBeLessThan(ENDINGS);
  });

  it('that holds is played out to the end of the deal by legal actions, every trick the claimant’s side’s', () => {
    const claims = endings(game, ENDINGS)
      .flatMap((state) => {
        const seat = game.toAct(state)!;
        return checkClaim(game, state, seat) === 'holds' ? [{ state, seat }] : [];
      })
      .slice(0, 6);
    expect(claims.length).toBeGreaterThan(0);
    for (const { state, seat } of claims) {
      const actions = playOutClaim(game, state, seat, rngOf(SEED));
      expect(playOutClaim(game, state, seat, rngOf(SEED))).toEqual(actions);
      const end = actions.reduce((now, action) => {
        expect(game.legal(now).actions).toContain(action);
        return game.apply(now, action).state;
      }, state);
      expect(end.phase).toBe(OVER);
      expect(lost(state, end, campOf(game, state, seat))).toBe(false);
    }
  });
});

describe('a claim', () => {
  const game = gameById('klaverjas');
  const states: DealState[] = [];
  playRandomly(deal(freshMatch(game, {}, 4), SEED).match, rngOf(SEED), (next) => states.push(next.deals[0]!.state));

  it('is made when it is one’s turn to play, and there is more than one card to play', () => {
    for (const state of states) {
      const turn = game.toAct(state);
      const plays = state.phase === 'play' && turn !== null && state.hands[turn]!.length > 1;
      for (const seat of [0, 1, 2, 3]) expect(mayClaim(game, state, seat)).toBe(plays && seat === turn);
    }
  });

  it('is not made by a seat that does not see its own cards', () => {
    const blind = gameById('manille-blind');
    playRandomly(deal(freshMatch(blind, {}, 4), SEED).match, rngOf(SEED), (next) => {
      const state = currentDeal(next)?.state;
      if (state !== undefined) for (const seat of [0, 1, 2, 3]) expect(mayClaim(blind, state, seat)).toBe(false);
    });
  });

  it('is given up as too early to tell rather than thought about for long', () => {
    const first = states.find(({ phase }) => phase === 'play')!;
    expect(checkClaim(game, first, game.toAct(first)!, 3)).not.toBe('holds');
    expect(states.some((state) => state.play !== null && checkClaim(game, state, game.toAct(state)!, 0) === 'too-early')).toBe(true);
  });
});
