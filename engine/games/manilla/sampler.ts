import { suitOf, type Card } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { Rng } from '../../cards/random.ts';
import { shownIn } from '../family/shownCard.ts';
import { placesOf } from '../family/spanish.ts';
import type { View } from '../../contract/view.ts';
import { excludedByPlay, fittingDecks, handHolders, replayed, setupOf, type Holder } from '../sampling/sampling.ts';
import { manillaRules } from './rules.ts';
import { rulesUnder, type Manilla } from './deal.ts';

/** The holders of hands, as the play constrains them, the shown card in its place. */
export function holders(view: View): Holder[] {
  const card = shownIn(view);
  const barred = excludedByPlay(view, rulesUnder(suitOf(card)));
  const hands = handHolders(view, placesOf(view.dealer), (seat, other) => barred[seat]?.[other] === 1);
  return [...hands.map((holder, seat) => (seat === view.dealer ? apart(holder, card) : holder)), last(card)];
}

/** Worlds that fit a view. */
export function sampler(view: View): (rng: Rng) => Manilla {
  const decks = fittingDecks(PACKS.spanish48.cards, holders(view));
  return (rng) => replayed(manillaRules, setupOf(view, decks(rng)), view.moves);
}

/** The dealer's other cards: the shown one was dealt last. */
function apart(dealer: Holder, card: Card): Holder {
  return { ...dealer, places: dealer.places.slice(0, -1), known: dealer.known.filter((other) => other !== card) };
}

function last(card: Card): Holder {
  return { places: [PACKS.spanish48.cards.length - 1], known: [card] };
}
