import { itemAt, type TableMessage } from '../../../../engine/protocol/messages.ts';
import type { WireView } from '../../../../engine/protocol/wire.ts';

/** The table as far as its deal has been shown: its end is booked while the last trick still lies there, and the sums would give its result away. */
export function asShown(message: TableMessage, view: WireView): TableMessage {
  const last = message.sheet.at(-1);
  if (view.score !== null || last === undefined || message.sheet.length !== message.deal) return message;
  const totals = last.totals.map((total, person) => total - itemAt(last.score.scores, last.people.indexOf(person)));
  return { ...message, sheet: message.sheet.slice(0, -1), totals };
}
