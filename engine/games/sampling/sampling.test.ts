import { expect, it } from 'vitest';
import { itemAt } from '../../cards/indexed.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { seatOnTurn } from '../../contract/game.ts';
import { dealtState } from '../../testing/position.fixture.ts';
import { GAMES } from '../index.ts';

const WORLDS = 300;
/** By how much a share of one half may be off by chance, in that many worlds: six standard errors. */
const CHANCE = (6 * 0.5) / Math.sqrt(WORLDS);

/** Games whose seats are dealt more cards once trumps are named: the turned card lies on the stock. */
const games = GAMES.flatMap((game) => {
  const state = dealtState(game, { seed: game.id });
  const turned =
    game.layout.zones.includes('turned') && state.hands.some(({ length }) => length * state.hands.length < state.setup.deck.length);
  return turned && game.holders !== undefined ? [[game.id, game, game.holders] as const] : [];
});

/**
 * Seats are dealt more cards from a stock once trumps are named, so that it matters in which order a world has them. In ascending order the seat that is served first
 * would have the low cards of the first suits in all worlds.
 */
it.each(games)('the stock of %s lies in any order in the worlds of a view', (id, game, holders) => {
  const state = dealtState(game, { seed: id });
  const view = game.view(state, seatOnTurn(game, state));
  const hidden = holders(view).flatMap(({ places, known, drawn }) => (drawn === true ? [places.slice(known.length)] : []));
  expect(hidden).not.toEqual([]);
  const pairs = hidden.flatMap((places) => places.slice(1).map((later, i) => [itemAt(places, i), later] as const));
  const ascending = pairs.map(() => 0);
  const sample = game.sampler(view);
  const rng = rngOf(seedFrom(`${id} worlds`));
  for (let world = 0; world < WORLDS; world += 1) {
    const { deck } = sample(rng).setup;
    pairs.forEach(([earlier, later], i) => {
      // Of two identical cards neither is the lower one.
      ascending[i] = itemAt(ascending, i) + (1 + Math.sign(itemAt(deck, later) - itemAt(deck, earlier))) / 2;
    });
  }
  for (const [i, count] of ascending.entries())
    expect(Math.abs(count / WORLDS - 0.5), `places ${itemAt(pairs, i).join(' and ')}`).toBeLessThan(CHANCE);
});
