import { tableCardsOf, type Evening, type EveningRound } from '../../../engine/evening/journal/state.ts';
import type { HallTables } from './hallTables.ts';

/** How many deals of a round are over at every table that has the same cards, so that anybody may know them; 0 where tables have cards of their own. */
export function dealsOver(
  evening: Pick<Evening, 'cards' | 'header'>,
  { round, shown, tables }: Pick<EveningRound, 'round' | 'shown' | 'tables'>,
  open: Pick<HallTables, 'stateOf'>,
): number {
  if (evening.header.form.same !== true || !shown) return 0;
  const dealt = tables.filter(({ table }) => tableCardsOf(evening, table) === 'ours');
  const inPlay = dealt.filter(({ booked }) => booked === null);
  if (inPlay.length === 0) return Math.max(0, ...dealt.flatMap(({ deals }) => deals?.length ?? []));
  const ended = inPlay.flatMap(({ table }) => open.stateOf({ round, table })?.deals ?? []);
  // A table that is not open yet has ended none.
  return ended.length < inPlay.length ? 0 : Math.min(...ended);
}
