import { suitIndex, type Card } from '../../../cards/card.ts';
import type { Action } from '../../../contract/action.ts';
import type { View } from '../../../contract/view.ts';
import { reasonsAgainst } from '../../../bots/advice/against.ts';
import { higher, tableFactsOf } from '../../../bots/advice/tableFacts.ts';
import { visible } from '../../../games/sampling/sampling.ts';
import { seatToAct } from '../../../contract/view.ts';

/**
 * Whether an answer follows from what has been played: the rule of thumb's card leads trumps when none are out, or a suit that an opponent is known to be out of
 * and may trump; or it lets a trick go that the answer wins for certain, being the highest of its suit only since higher ones are gone. All of it is known from
 * the seat, and must be remembered: in sight of all, as every card of an open puzzle, the suits of an opponent are seen and not counted.
 */
export function isCounting(view: View, key: Action, usual: Action): boolean {
  if (view.tricks.length === 0) return false;
  const reasons = reasonsAgainst(view, usual, key).map((reason) => reason.key);
  const inSight = view.zones.some(({ id }) => id === 'row' || id === 'piles');
  if (reasons.includes('noTrumpsOut') || (reasons.includes('forgotVoid') && !inSight)) return true;
  return (
    key.type === 'play' &&
    reasons.some((reason) => reason === 'lostLead' || reason === 'missedTrick' || reason === 'wasted') &&
    isRipe(view, key.card)
  );
}

/** Whether higher cards of a card's suit were played in earlier tricks, and none is out any more. */
function isRipe(view: View, card: Card): boolean {
  const table = tableFactsOf(view, seatToAct(view));
  if (table === undefined) return false;
  const { odds, out } = table;
  const above = (one: Card): boolean => suitIndex(one) === suitIndex(card) && higher(odds, one, card);
  return view.tricks.some(({ cards }) => visible(cards).some(above)) && !out.some(above);
}
