import type { Card } from '../../cards/card.ts';
import { cardsAt } from '../../cards/seats.ts';
import { specOf } from '../family/manille/spec.ts';
import { laidAway, withDiscards } from '../family/manille/exchange.ts';
import type { Move } from '../../contract/action.ts';
import type { View } from '../../contract/view.ts';
import { excludedByPlay, playedBy, visible, type Holder } from '../sampling/sampling.ts';
import { placesOf, soloDealerSides, WIDOW } from './places.ts';
import { itemAt } from '../../cards/indexed.ts';

/**
 * The holders of hands, as the play constrains them. The dealer's cards are those kept, of the hand dealt and then of the widow, and
 * the discards, about which the play reveals nothing.
 */
export function holders(view: View): Holder[] {
  const { dealer } = view;
  const barred = excludedByPlay(view, { spec: specOf(view.options), trump: view.trump ?? 'NT', sides: soloDealerSides(dealer), extra: [] });
  const played = playedBy(view);
  const laid = laidAway(view.moves);
  // The draw follows the last card laid away: before it the dealer holds fewer cards.
  const drawn = view.phase === 'exchange' ? 0 : laid.length;
  const places = placesOf(dealer);
  const hands = places.map((dealt, seat): Holder => {
    const own = seat === dealer ? [...dealt.slice(laid.length), ...WIDOW.slice(0, drawn)] : dealt;
    return {
      places: own,
      known: [...itemAt(played, seat), ...visible(itemAt(view.hands, seat))],
      excludes: (card: Card) => barred[seat]?.[card] === 1,
    };
  });
  const away = (places[dealer] ?? []).slice(0, laid.length);
  const known = view.viewer === dealer ? laid.filter((card) => card !== null) : [];
  return [...hands, { places: away, known }, { places: WIDOW.slice(drawn), known: [], drawn: true }];
}

/** The actions of a view with a deck put under it: the cards laid away were the first that the dealer was dealt. */
export function relived(view: View, deck: readonly Card[]): readonly Move[] {
  return withDiscards(view.moves, cardsAt(deck, placesOf(view.dealer)[view.dealer] ?? []));
}
