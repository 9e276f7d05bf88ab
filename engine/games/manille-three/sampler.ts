import { cards as parseCards, type Card } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { Rng } from '../../cards/random.ts';
import { argument } from '../../phases/phase.ts';
import { MANILLE_SPEC } from '../family/manille.ts';
import type { World } from '../family/manilleDeal.ts';
import { isDiscard, withDiscards } from '../family/manilleExchange.ts';
import type { View } from '../game.ts';
import { barredByPlay, fittingDecks, playedBy, visible, type Holder } from '../sampling.ts';
import { placesOf, sidesOf, WIDOW } from './game.ts';

/**
 * Worlds that fit a view: hands by what the play has told. The dealer's cards are those kept, of the hand dealt and then of the widow, and
 * those laid away, of which the play tells nothing.
 */
export function worlds(view: View): (rng: Rng) => World {
  const { dealer } = view;
  const barred = barredByPlay(view, { spec: MANILLE_SPEC, trump: view.trump ?? 'NT', sides: sidesOf(dealer), extra: [] });
  const played = playedBy(view);
  const laid = view.moves.filter(({ action }) => isDiscard(action));
  // The draw follows the last card laid away: before it the dealer holds fewer cards.
  const drawn = view.phase === 'exchange' ? 0 : laid.length;
  const places = placesOf(dealer);
  const holders = places.map((dealt, seat): Holder => {
    const own = seat === dealer ? [...dealt.slice(laid.length), ...WIDOW.slice(0, drawn)] : dealt;
    return {
      places: own,
      known: [...(played[seat] ?? []), ...visible(view.hands[seat] ?? [])],
      bars: (card: Card) => barred[seat]?.[card] === 1,
    };
  });
  const away = (places[dealer] ?? []).slice(0, laid.length);
  const known = view.viewer === dealer ? laid.flatMap(({ action }) => parseCards(argument(action))) : [];
  const decks = fittingDecks(PACKS.french32.cards, [...holders, { places: away, known }, { places: WIDOW.slice(drawn), known: [] }]);
  return (rng) => {
    const deck = decks(rng);
    return {
      deck,
      moves: withDiscards(
        view.moves,
        away.map((place) => deck[place] ?? -1),
      ),
    };
  };
}
