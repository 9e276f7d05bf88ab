import type { Card } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { Rng } from '../../cards/random.ts';
import type { World } from '../family/manilleDeal.ts';
import { placesOf } from '../manille/game.ts';
import type { View } from '../game.ts';
import { fittingDecks, playedBy, visible, type Holder } from '../sampling.ts';
import { placesLeft, playedPlaces } from './places.ts';

/** Worlds that fit a view: every card played lay at the place that was named, open hands lie as they are shown. */
export function worlds(view: View): (rng: Rng) => World {
  const cards = playedBy(view);
  const holders = placesOf(view.dealer).map((dealt, seat): Holder => {
    const order = [...playedPlaces(view.moves, seat), ...placesLeft(view.moves, seat)];
    const known: Card[] = [...(cards[seat] ?? []), ...visible(view.hands[seat] ?? [])];
    return { places: order.map((place) => dealt[place] ?? -1), known };
  });
  const decks = fittingDecks(PACKS.french32.cards, holders);
  return (rng) => ({ deck: decks(rng), moves: view.moves });
}
