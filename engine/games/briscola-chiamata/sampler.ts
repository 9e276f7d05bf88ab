import { cards as parseCards, type Card } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { Rng } from '../../cards/random.ts';
import type { View } from '../../contract/view.ts';
import { fittingDecks, handHolders, playedBy, replayed, setupOf, visible, type Holder } from '../sampling/sampling.ts';
import { briscolaChiamataRules } from './rules.ts';
import { placesOf, type Briscola } from './deal.ts';

/** Of ten bidders, as many hold the called card as would by chance; the others call a card that they lack. */
const BY_CHANCE = 2;

/**
 * Worlds that fit a view. No play is barred, so nothing is known of other hands but what has fallen. The called card may lie anywhere
 * unseen, with the bidder too, though seldom: who has the card calls another.
 */
export function sampler(view: View): (rng: Rng) => Briscola {
  const called = calledIn(view);
  const anywhere = fittingDecks(PACKS.forty.cards, holders(view));
  const elsewhere = called !== null && mayLieElsewhere(view, called) ? fittingDecks(PACKS.forty.cards, holders(view, called)) : anywhere;
  return (rng) => replayed(briscolaChiamataRules, setupOf(view, (rng.below(10) < BY_CHANCE ? anywhere : elsewhere)(rng)), view.moves);
}

/** Hands, of which the bidder's hidden cards lack one where one is given. */
export function holders(view: View, lacked: Card | null = null): Holder[] {
  return handHolders(view, placesOf(view.dealer), (seat, card) => card === lacked && seat === view.declarer);
}

function calledIn(view: View): Card | null {
  const code = view.zones.find(({ id }) => id === 'called')?.stacks[0]?.[0];
  return code === undefined ? null : (parseCards(code)[0] ?? null);
}

/** Whether the called card is unseen and a seat besides the bidder has unseen cards. */
function mayLieElsewhere(view: View, called: Card): boolean {
  if (playedBy(view).some((played) => played.includes(called)) || view.hands.some((hand) => visible(hand).includes(called))) return false;
  return view.hands.some((hand, seat) => seat !== view.declarer && seat !== view.viewer && hand.length > 0);
}
