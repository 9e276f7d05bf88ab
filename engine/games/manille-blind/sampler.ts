import type { Card } from '../../cards/card.ts';
import { placesOf } from '../manille/game.ts';
import type { View } from '../../contract/view.ts';
import { playedBy, visible, type Holder } from '../sampling/sampling.ts';
import { placesLeft, playedPlaces } from './places.ts';
import { itemAt } from '../../cards/indexed.ts';

/** Every card played lay at the place that was named, open hands lie as they are shown. */
export function holders(view: View): Holder[] {
  const cards = playedBy(view);
  return placesOf(view.dealer).map((dealt, seat): Holder => {
    const order = [...playedPlaces(view.moves, seat), ...placesLeft(view.moves, seat)];
    const known: Card[] = [...(cards[seat] ?? []), ...visible(itemAt(view.hands, seat))];
    return { places: order.map((place) => dealt[place] ?? -1), known };
  });
}
