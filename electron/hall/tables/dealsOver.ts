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
  const inPlay = dealt.filter(({ booked }) => booked === null).map(({ table }) => open.stateOf({ round, table })?.deals ?? 0);
  return inPlay.length > 0 ? Math.min(...inPlay) : Math.max(0, ...dealt.map(({ deals }) => deals?.length ?? 0));
}
