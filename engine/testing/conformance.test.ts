import { describe, expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom, pick } from '../cards/random.ts';
import { GAMES } from '../games/index.ts';
import { checkDeal, deal, freshMatch, optionSets, playRandomly, playWith } from './invariants.ts';
import { recordOf } from '../match/record.ts';

/** The suite that every game must pass. */
describe.each(GAMES)('$id', (game) => {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);

  it.each(optionSets(game))('plays random deals to the end and keeps its secrets: $name', ({ name, options }) => {
    for (const players of counts)
      for (let i = 0; i < 2; i += 1)
        checkDeal(game, options, players, `${game.id} ${name} ${players} ${i}`, i === 0 && name === 'defaults' ? 1 : 7);
  });

  it('plays whole matches to their end', () => {
    for (const { name, options } of optionSets(game)) {
      const seed = seedFrom(`${game.id} match ${name}`);
      const rng = rngOf(deriveSeed(seed, 'actions'));
      let match = freshMatch(game, options, game.seats.min);
      while (!match.standing.over) {
        expect(match.deals.length, `${name}: a match ends`).toBeLessThan(2000);
        const dealt = deal(match, deriveSeed(seed, `deal ${match.deals.length}`)).match;
        // Cards at random; calls by heuristic, since wild bids never end a match.
        match = playWith(dealt, (actions, { deals: all }) => {
          const state = all.at(-1)?.state;
          const seat = state === undefined ? null : game.toAct(state);
          if (state === undefined || seat === null || state.play !== null) return pick(actions, rng);
          return game.heuristicBot(game.view(state, seat), game.legal(state), rng);
        });
      }
      expect(match.standing.winners.length, 'somebody wins').toBeGreaterThan(0);
    }
  }, 180_000);

  it('gives the same bytes for the same seed and actions', () => {
    const once = (): string => {
      const seed = seedFrom(`${game.id} bytes`);
      return JSON.stringify(recordOf(playRandomly(deal(freshMatch(game, {}, game.seats.min), seed).match, rngOf(seed))));
    };
    expect(once()).toBe(once());
  });
});
