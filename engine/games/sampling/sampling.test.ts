import { expect, it } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import type { DealState } from '../../contract/deal.ts';
import { seatOnTurn } from '../../contract/game.ts';
import { dealtState } from '../../testing/position.fixture.ts';
import { GAMES } from '../index.ts';

const WORLDS = 300;
/** By how much a share of one half may be off by chance, in that many worlds: six standard errors. */
const CHANCE = (6 * 0.5) / Math.sqrt(WORLDS);

/** The cards that lie apart from all hands when the cards have been dealt, in order: of the deck, then of the pile that trumps are turned from. */
function apart({ setup, hands }: DealState): (of: DealState['setup']) => Card[] {
  const held = new Set(hands.flat());
  const places = setup.deck.flatMap((card, place) => (held.has(card) ? [] : [place]));
  return ({ deck, pile }) => [...places.map((place) => itemAt(deck, place)), ...pile];
}

const games = GAMES.flatMap((game) => {
  const state = dealtState(game, { seed: game.id });
  return apart(state)(state.setup).length > 0 ? [[game.id, game, state] as const] : [];
});

/**
 * Seats draw from a stock or a widow, and turn trumps up from a pile, so that it matters in which order a world has them. In ascending order the seat that is served first
 * would have the low cards of the first suits in all worlds.
 */
it.each(games)('what lies apart from the hands of %s lies in any order in the worlds of a view', (id, game, state) => {
  const cardsApart = apart(state);
  const sample = game.sampler(game.view(state, seatOnTurn(game, state)));
  const rng = rngOf(seedFrom(`${id} worlds`));
  const worlds = Array.from({ length: WORLDS }, () => cardsApart(sample(rng).setup));
  const first = itemAt(worlds, 0);
  const hidden = first.flatMap((card, place) => (worlds.some((cards) => cards[place] !== card) ? [place] : []));
  expect(hidden.length).toBeGreaterThan(1);
  for (const [i, later] of hidden.slice(1).entries()) {
    const earlier = itemAt(hidden, i);
    const ascending = worlds.filter((cards) => itemAt(cards, later) > itemAt(cards, earlier)).length;
    expect(Math.abs(ascending / WORLDS - 0.5), `places ${earlier} and ${later}`).toBeLessThan(CHANCE);
  }
});
