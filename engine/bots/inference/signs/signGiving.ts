import { uint8At } from '../../../cards/indexed.ts';
import { firstPlaceOf, type Layout } from '../../../cards/trick/layout.ts';
import type { Action } from '../../../contract/action.ts';
import { conventionInForce } from '../../../contract/search/convention.ts';
import { seatToAct, type View } from '../../../contract/view.ts';
import { gameById } from '../../../games/index.ts';
import { signMeaning, speakingMoments } from '../../../games/sampling/signs.ts';
import { visible } from '../../../games/sampling/sampling.ts';

/** The share of an average trick that a true sign may cost in expectation, and that an untrue one has to bring: what the partner's next lead is worth. */
const WORTH = 0.25;

/** The worth of an action as a sign, in points: above 0 for a true one, below 0 for one that would mislead the partner. */
export type Telling = (action: Action) => number;

/**
 * The worth of each card of the seat to act as a sign by its table's convention; `null` where none is in force, or where no card of the seat can speak. A true
 * sign is worth nothing by a discard that has points: the points that it gives away, or keeps from the partner's trick, are certain.
 * @param unit points of an average trick
 */
export function tellingOf(view: View, layout: Layout, unit: number): Telling | null {
  const convention = conventionInForce(gameById(view.game).convention, view.options);
  const moment = convention === undefined || view.phase !== 'play' ? undefined : speakingMoments(view).at(-1);
  if (convention === undefined || moment === undefined || moment.card !== undefined) return null;
  const hand = visible(view.hands[seatToAct(view)] ?? []);
  return (action) => {
    if (action.type !== 'play') return 0;
    const meaning = signMeaning(convention, moment, action.card);
    if (meaning === undefined) return 0;
    if (hand.includes(meaning.about) !== meaning.held) return -WORTH * unit;
    const free = moment.when === 'lead' || uint8At(layout.value, firstPlaceOf(layout, action.card)) === 0;
    return free ? WORTH * unit : 0;
  };
}
