import { codeOf } from '../../cards/card.ts';
import type { Action } from '../../contract/action.ts';
import { conventionInForce } from '../../contract/search/convention.ts';
import { seatToAct, type Fact, type View } from '../../contract/view.ts';
import { signMeaning, speakingMoments } from '../../games/sampling/signs.ts';
import { visible } from '../../games/sampling/sampling.ts';
import { gameById } from '../../games/index.ts';

/** A reason that has to do with what cards say by a convention. */
interface SignReason extends Fact {
  readonly key: 'toldHas' | 'toldLacks' | 'tellsHas' | 'tellsLacks';
}

/**
 * The reasons that follow from signs: those of partners about cards that are still out and not in the seat's own hand, and that of the seat's own card where it
 * is true. From the view alone.
 */
export function signReasons(view: View, action: Action): SignReason[] {
  const convention = conventionInForce(gameById(view.game).convention, view.options);
  if (convention === undefined || action.type !== 'play') return [];
  const seat = seatToAct(view);
  const hand = visible(view.hands[seat] ?? []);
  const mates = view.sides?.find((seats) => seats.includes(seat)) ?? [];
  const gone = new Set([...view.tricks.flatMap(({ cards }) => visible(cards)), ...visible(view.trick?.cards ?? [])]);
  return speakingMoments(view).flatMap((moment): SignReason[] => {
    const meaning = signMeaning(convention, moment, moment.card ?? action.card);
    if (meaning === undefined) return [];
    const { about, held } = meaning;
    if (moment.card === undefined)
      return hand.includes(about) === held ? [{ key: held ? 'tellsHas' : 'tellsLacks', params: { about: codeOf(about) } }] : [];
    if (moment.seat === seat || !mates.includes(moment.seat) || gone.has(about) || hand.includes(about)) return [];
    return [{ key: held ? 'toldHas' : 'toldLacks', params: { card: codeOf(moment.card), about: codeOf(about) } }];
  });
}
