import type { Match } from '../../../engine/match/match.ts';
import type { SheetDeal } from '../../../engine/protocol/messages.ts';

/** The finished deals of a match, as a score sheet has them. */
export function scoreSheetOf({ deals }: Match): SheetDeal[] {
  return deals.flatMap(({ dealer, state, people, result }) =>
    result === null ? [] : [{ dealer, declarer: state.declarer, people, ...result }],
  );
}

const texts = new WeakMap<Match['deals'], string>();

/** The same in JSON: made once for all who receive it, until a deal changes. */
export function scoreSheetText(match: Match): string {
  const text = texts.get(match.deals) ?? JSON.stringify(scoreSheetOf(match));
  texts.set(match.deals, text);
  return text;
}
