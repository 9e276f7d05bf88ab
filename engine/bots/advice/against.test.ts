import { describe, expect, it } from 'vitest';
import { codeOf, suitOf, type Card } from '../../cards/card.ts';
import { deriveSeed, rngOf, seedFrom } from '../../cards/random.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { actionIn, formatAction } from '../../contract/notation.ts';
import { GAMES } from '../../games/index.ts';
import { currentDeal } from '../../match/match.ts';
import { deal, freshMatch, playRandomly } from '../../testing/invariants.ts';
import { REASONS_AGAINST, reasonsAgainst, type ReasonAgainst } from './against.ts';

const SEED = seedFrom('against');
/** Worlds, and ways to end the trick in each, in which a reason is looked at. */
const WORLDS = 4;

/** The positions of a random deal in which a seat chooses among cards. */
function choices(game: Game, number: number): DealState[] {
  const found: DealState[] = [];
  const seed = deriveSeed(SEED, `${game.id} ${number}`);
  playRandomly(deal(freshMatch(game, {}, game.seats.min), seed).match, rngOf(deriveSeed(seed, 'play')), (next) => {
    const state = currentDeal(next)?.state;
    if (state === undefined) return;
    const { actions } = game.legal(state);
    if (actions.length > 1 && actions.every(({ type }) => type === 'play')) found.push(state);
  });
  return found;
}

/** The state after the trick that an action is part of, the rest of it played at random. */
function afterTrick(game: Game, from: DealState, action: string, chance: number): DealState {
  const rng = rngOf(deriveSeed(SEED, `trick ${chance}`));
  let { state } = game.apply(from, actionIn(action));
  const tricks = game.view(from, 'spectator').tricks.length;
  while (game.toAct(state) !== null && game.view(state, 'spectator').tricks.length === tricks) {
    const { actions } = game.legal(state);
    ({ state } = game.apply(state, actions[rng.below(actions.length)]!));
  }
  return state;
}

/** Checks a reason by the rules alone, in worlds that fit what the seat sees. */
function checkReason(game: Game, state: DealState, made: string, better: string, { key, params = {} }: ReasonAgainst): void {
  const seat = game.toAct(state)!;
  const view = game.view(state, seat);
  const sampler = game.sampler(view);
  const rng = rngOf(deriveSeed(SEED, 'worlds'));
  const mates = view.sides?.find((side) => side.includes(seat)) ?? [seat];
  const isTrump = (card: Card): boolean => suitOf(card) === view.trump;
  const context = `${game.id} ${key} ${made} ${better} ${JSON.stringify(params)} ${JSON.stringify(view.trick)}`;
  for (let world = 0; world < WORLDS; world += 1) {
    const sampled = sampler(rng);
    const others = sampled.hands.map((hand, other) => (mates.includes(other) ? [] : hand));
    const winsWith = (action: string): void => {
      const winner = game.view(afterTrick(game, sampled, action, world), 'spectator').tricks.at(-1)!.winner;
      expect(mates.includes(winner), context).toBe(true);
    };
    switch (key) {
      case 'missedTrick':
      case 'wasted':
      case 'mateHad':
      case 'missedPoints':
      case 'lostLead':
        winsWith(better);
        break;
      case 'gaveAway':
        expect(mates.includes(view.trick!.winning!), context).toBe(false);
        break;
      case 'forgotVoid':
        expect(
          sampled.hands[Number(params['who'])]!.some((card) => suitOf(card) === params['suit']),
          context,
        ).toBe(false);
        break;
      case 'noTrumpsOut':
        expect(others.flat().some(isTrump), context).toBe(false);
        break;
      case 'trumpsOut':
        expect(params['n'], context).toBeGreaterThan(0);
        break;
      case 'bared': {
        const left = sampled.hands[seat]!.filter(
          (card) => codeOf(card) !== made && suitOf(card) === suitOf(sampled.hands[seat]!.find((one) => codeOf(one) === made) ?? card),
        );
        expect(left.map(codeOf), context).toContain(params['card']);
        break;
      }
      case 'overbid':
      case 'underbid':
        expect.fail('a card is no bid');
    }
  }
}

describe('reasons against a card', () => {
  const seen = new Set<string>();
  it.each(GAMES.map((game) => [game.id, game] as const))('are true in %s in every world that fits the view', (_, game) => {
    for (let number = 0; number < 2; number += 1)
      for (const state of choices(game, number)) {
        const view = game.view(state, game.toAct(state)!);
        const actions = game.legal(state).actions.slice(0, 4);
        for (const made of actions)
          for (const better of actions)
            for (const reason of reasonsAgainst(view, made, better)) {
              seen.add(reason.key);
              checkReason(game, state, formatAction(made), formatAction(better), reason);
            }
        expect(reasonsAgainst(view, actions[0]!, actions[0]!)).toEqual([]);
      }
  });

  it('came up, each of them', () => {
    expect(REASONS_AGAINST.filter((key) => key !== 'overbid' && key !== 'underbid' && !seen.has(key))).toEqual([]);
  });
});

it('names a bid where a pass was better, and the other way round', () => {
  const game = GAMES.find(({ id }) => id === 'klaverjas')!;
  let state = deal(freshMatch(game, {}, 4), SEED).match.deals.at(-1)!.state;
  for (let move = 0; move < 8 && game.toAct(state) !== null; move += 1) {
    const view = game.view(state, game.toAct(state)!);
    const { actions } = game.legal(state);
    const pass = actions.find((one) => formatAction(one) === 'pass');
    const bid = actions.find((one) => one !== pass);
    if (pass === undefined || bid === undefined || view.phase === 'play') break;
    expect(reasonsAgainst(view, pass, bid)).toEqual([{ key: 'underbid' }]);
    expect(reasonsAgainst(view, bid, pass)).toEqual([{ key: 'overbid' }]);
    ({ state } = game.apply(state, pass));
  }
});
