import type { EveningLine } from '../../../engine/evening/journal/lines.ts';
import { seatsAt } from '../../../engine/evening/journal/seats.ts';
import { tableCardsOf, shownRounds, type Evening } from '../../../engine/evening/journal/state.ts';
import { isHeldBy, seatOfPart, type HallPart } from './keys.ts';

/** The lines that helpers may write: arrivals, slips, penalties, stand-ins. */
const HELPERS: ReadonlySet<EveningLine['type']> = new Set(['came', 'left', 'result', 'penalty', 'standIn']);

/** Whether a part of the evening may write a line. Draws are the hall's own, and results of tables that play with the program's cards are. */
export function mayWrite(part: HallPart, line: EveningLine, evening: Evening): boolean {
  const { role, of } = part;
  if (line.type === 'draw' || (line.type === 'result' && line.source !== 'slip')) return false;
  if (role === 'organiser') return true;
  if (role === 'helper') return HELPERS.has(line.type);
  if (line.type !== 'entered' && line.type !== 'confirmed') return false;
  const last = shownRounds(evening).at(-1);
  if (last === undefined || line.round !== last.round) return false;
  // Tables with the program's cards bring their results by themselves.
  if (tableCardsOf(evening, line.table) === 'ours') return false;
  if (role === 'table') return line.table === of;
  const own = seatOfPart(part);
  if (own === null) return false;
  // Only for the seat that they have now: not one at which another sits in for them.
  const table = last.tables.find((other) => other.table === line.table);
  const seat = table === undefined ? undefined : seatsAt(evening, table).find((held) => isHeldBy(held, own));
  return seat !== undefined && evening.sides[seat.place] === line.side;
}
