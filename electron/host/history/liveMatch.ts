import type { Table } from '../table/table.ts';
import { isAlone } from '../table/assists.ts';
import type { ReviewedMatch } from './archive.ts';

/**
 * The match on the table, as far as its deals are over, if it is the one of that id and may be looked at: once it is over, or while everybody else is a bot or
 * plays at the owner's machine. The deal in play is not part of it.
 */
export function liveMatch(table: Table | undefined, id: string): ReviewedMatch | undefined {
  if (table?.header.id !== id) return undefined;
  const { match, people, consent, header } = table;
  if (!match.standing.over && !isAlone(table)) return undefined;
  const deals = match.deals.filter(({ result }) => result !== null);
  if (deals.length === 0) return undefined;
  return { id, people, match: { ...match, deals }, named: true, consent, at: null, seed: header.seed };
}
