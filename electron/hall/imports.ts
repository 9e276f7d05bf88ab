import { ok, type Result } from '../../engine/contract/result.ts';
import { readResults } from '../../engine/evening/exchange/tables.ts';
import { sameSlips, type Evening } from '../../engine/evening/journal/state.ts';
import type { UnsignedLine } from '../../engine/evening/messages/toHall.ts';

/**
 * The lines that book a table of results: a table without a result receives it, another result is corrected, and the same one stays. The journal refuses tables and slips that
 * cannot be.
 * @param why the reason of the corrections
 */
export function linesOfResults({ rounds }: Evening, text: string, why: string): Result<UnsignedLine[], 'evening/bad-csv'> {
  const read = readResults(text);
  if (!read.ok) return read;
  const lines = read.value.flatMap(({ round, table, slips: after }): UnsignedLine[] => {
    const before = rounds.find((one) => one.round === round)?.tables.find((one) => one.table === table)?.booked;
    if (before === null || before === undefined) return [{ type: 'result', round, table, slips: after, source: 'slip' }];
    return sameSlips(before, after) ? [] : [{ type: 'corrected', round, table, before: [...before], after, why }];
  });
  return ok(lines);
}
