import { describe, expect, it } from 'vitest';
import { suitOf } from '../../cards/card.ts';
import { deriveSeed, rngOf, seedFrom } from '../../cards/random.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { isCall } from '../../contract/action.ts';
import { formatAction } from '../../contract/notation.ts';
import { gameById, GAMES } from '../../games/index.ts';
import { currentDeal } from '../../match/match.ts';
import { deal, freshMatch, playRandomly } from '../../testing/invariants.ts';
import { REASONS_AGAINST, reasonsAgainst } from './against.ts';
import { isTrueAgainst } from './againstTruth.fixture.ts';

const SEED = seedFrom('against');

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

/** The positions of random deals in which a seat chooses among calls. */
function callsIn(game: Game, deals = 24): DealState[] {
  const found: DealState[] = [];
  for (let number = 0; number < deals; number += 1) {
    const seed = deriveSeed(SEED, `calls ${game.id} ${number}`);
    playRandomly(deal(freshMatch(game, {}, game.seats.max), seed).match, rngOf(deriveSeed(seed, 'play')), (next) => {
      const state = currentDeal(next)?.state;
      if (state === undefined) return;
      const { actions } = game.legal(state);
      if (actions.length > 1 && actions.every(isCall)) found.push(state);
    });
  }
  return found;
}

describe('reasons against a card', () => {
  const seen = new Set<string>();
  it.each(GAMES.map((game) => [game.id, game] as const))('are true in %s in every world that fits the view', (_, game) => {
    // The bonus of a trick is rare.
    for (let number = 0; number < (game.id === 'klaverjas' ? 8 : 2); number += 1)
      for (const state of choices(game, number)) {
        const view = game.view(state, game.toAct(state)!);
        const actions = game.legal(state).actions.slice(0, 4);
        for (const made of actions)
          for (const better of actions)
            for (const reason of reasonsAgainst(view, made, better)) {
              seen.add(reason.key);
              const [from, to] = [formatAction(made), formatAction(better)];
              expect(isTrueAgainst(game, state, from, to, reason), `${game.id} ${reason.key} ${from} ${to}`).toBe(true);
            }
        expect(reasonsAgainst(view, actions[0]!, actions[0]!)).toEqual([]);
      }
  });

  it.each(GAMES.map((game) => [game.id, game] as const))('are true of the hand behind two calls in %s', (_, game) => {
    // Two suits that may be trumps are rare at Pinochle.
    for (const state of callsIn(game, game.id === 'pinochle-double' ? 32 : 8)) {
      const seat = game.toAct(state)!;
      const { actions } = game.legal(state);
      const ends = [actions[0]!, actions.at(-1)!];
      const pairs = [...ends, actions[1]!].flatMap((made) => ends.map((better) => [made, better] as const));
      for (const [made, better] of pairs)
        for (const reason of reasonsAgainst(game.view(state, seat), made, better)) {
          const { key, params } = reason;
          seen.add(key);
          const [from, to] = [formatAction(made), formatAction(better)];
          expect(isTrueAgainst(game, state, from, to, reason), `${game.id} ${key} ${from} ${to} ${JSON.stringify(params)}`).toBe(true);
          if (key !== 'trumpsHeld' && key !== 'openSuit') continue;
          const { suit, n } = params!;
          const turned = game.view(state, seat).zones.filter(({ id }) => id === 'turned').length;
          const own = state.hands[seat]!.filter((card) => suitOf(card) === suit);
          expect(game.apply(state, made).state).toMatchObject({ trump: key === 'openSuit' ? 'NT' : suit, declarer: seat });
          // A call may bring the turned card as well.
          expect([own.length, own.length + turned]).toContain(key === 'openSuit' ? 0 : n);
          expect(own.length).toBeLessThanOrEqual(2);
        }
    }
  });

  it('are true of a bonus that was not called', () => {
    const game = gameById('klaverjas');
    for (const state of callsIn(game).filter(({ phase }) => phase === 'roem')) {
      const [roem, silent] = game.legal(state).actions;
      const found = reasonsAgainst(game.view(state, game.toAct(state)!), silent!, roem!);
      expect(found.map(({ key }) => key)).toEqual(['unclaimed']);
      for (const reason of found) expect(isTrueAgainst(game, state, 'silent', 'roem', reason)).toBe(true);
      for (const { key } of found) seen.add(key);
    }
  });

  it('came up, each of them', () => {
    expect(REASONS_AGAINST.filter((key) => !seen.has(key))).toEqual([]);
  });
});
