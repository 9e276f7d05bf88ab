import { itemAt } from '../../../engine/cards/indexed.ts';
import { seatsAt } from '../../../engine/evening/journal/seats.ts';
import type { Evening, HallTable } from '../../../engine/evening/journal/state.ts';
import { botName, cleanName, freeName, isSameName } from '../../../engine/protocol/names.ts';
import type { SavedPerson } from '../../store/format/person.ts';
import { heldBy, holderOf, isHeldBy, type HallSeat } from '../access/keys.ts';

/** The level of bots in an evening: they answer at once, so that many tables share one thread. */
const LEVEL = 'rule';
const BOT = 'Ada';

/** A seat of a table as the evening has it: a person's, or `null` where a bot plays. */
interface DrawnSeat {
  readonly name: string;
  readonly seat: HallSeat | null;
}

/** The seats of a table, in order. */
export function hallSeats(evening: Evening, table: Pick<HallTable, 'places' | 'standIns'>): DrawnSeat[] {
  return seatsAt(evening, table).map((held): DrawnSeat => {
    const { entrant, one, standIn } = held;
    const names = entrant === null ? undefined : evening.entrants.get(entrant)?.names;
    return { name: standIn?.name ?? names?.[one] ?? names?.join(' ') ?? '', seat: heldBy(held) };
  });
}

/** Whether a seat is at a table. */
export function sitsAt(evening: Evening, table: Pick<HallTable, 'places' | 'standIns'>, seat: HallSeat): boolean {
  return seatsAt(evening, table).some((held) => isHeldBy(held, seat));
}

/** The people of a table, as its match has them: every name fits a message, and none is there twice. */
export function peopleAt(secret: string, evening: Evening, table: Pick<HallTable, 'places' | 'standIns'>): SavedPerson[] {
  const names: string[] = [];
  const isTaken = (name: string): boolean => names.some((other) => isSameName(other, name));
  const seats = hallSeats(evening, table);
  // People first: bots make way.
  for (const { name, seat } of seats)
    names.push(seat === null ? '' : freeName(cleanName(name) || ('entrant' in seat ? String(seat.entrant) : BOT), isTaken));
  return seats.map(({ name, seat }, at): SavedPerson => {
    if (seat !== null) return { kind: 'away', name: itemAt(names, at), tokenHash: holderOf(secret, seat) };
    names[at] = botName(cleanName(name) || BOT, names);
    return { kind: 'bot', name: itemAt(names, at), level: LEVEL };
  });
}

/** Whether two people of a seat are the same: a name that gave way to another is no other person. */
export function isSamePerson(one: SavedPerson | undefined, other: SavedPerson): boolean {
  if (one?.kind !== other.kind) return false;
  return one.kind !== 'away' || other.kind !== 'away' || one.tokenHash === other.tokenHash;
}
