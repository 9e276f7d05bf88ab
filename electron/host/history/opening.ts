import type { Action } from '../../../engine/contract/action.ts';
import { formatAction } from '../../../engine/contract/notation.ts';
import type { RefusalCode } from '../../../engine/contract/refusals.ts';
import { ok, type CodeOf, type Result } from '../../../engine/contract/result.ts';
import { act } from '../../../engine/match/match.ts';
import type { MatchLine } from '../../store/format/lines.ts';
import type { Change } from '../table/table.ts';

/**
 * A change that deals, with the first actions of the deal taken at once: clients see the position, not the way to it. The actions must not end the deal.
 * @param at milliseconds since 1970
 */
export function withOpening<Code extends RefusalCode>(
  dealt: Result<Change, Code>,
  opening: readonly Action[],
  at: number,
): Result<Change, Code | CodeOf<typeof act>> {
  if (!dealt.ok) return dealt;
  let { match } = dealt.value;
  const [first, ...more] = dealt.value.lines;
  const acts: MatchLine[] = [];
  for (const action of opening) {
    const done = act(match, action);
    if (!done.ok) return done;
    ({ match } = done.value);
    // It was chosen in another match.
    acts.push({ act: formatAction(action), by: null, at });
  }
  return ok({ ...dealt.value, match, events: opening.length === 0 ? dealt.value.events : [], lines: [first, ...more, ...acts] });
}
