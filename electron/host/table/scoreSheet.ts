import type { Match } from '../../../engine/match/match.ts';
import type { SheetDeal } from '../../../engine/protocol/messages.ts';

/** The finished deals of a match, as a score sheet has them. */
export function scoreSheetOf({ deals }: Match): SheetDeal[] {
  return deals.flatMap(({ dealer, state, people, result }) =>
    result === null ? [] : [{ dealer, declarer: state.declarer, people, ...result }],
  );
}
