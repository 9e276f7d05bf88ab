import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Refusal, type Result } from '../../../engine/result.ts';
import type { SavedPerson } from '../../store/format/lines.ts';
import type { Guest, Session } from '../sessions/sessions.ts';
import { isSameName } from '../../../engine/protocol/names.ts';
import { KINDS } from '../limits.ts';
import { Rate, Rates } from '../rate.ts';
import type { Room } from '../table/room.ts';
import type { Person } from '../table/table.ts';

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** Who sits down, who stands up, and who is shown the door. */
export class Seats {
  private readonly room: Room;
  private readonly changed: () => void;
  private readonly now: () => number;
  private readonly rates = new WeakMap<Session, Rate>();
  private readonly byAddress: Rates;
  private readonly rate: Rate;

  /**
   * @param changed told when somebody has changed places
   * @param now milliseconds since some fixed moment
   */
  constructor(room: Room, changed: () => void, now: () => number) {
    this.room = room;
    this.changed = changed;
    this.now = now;
    this.byAddress = new Rates(KINDS.seat.byAddress, now);
    this.rate = new Rate(KINDS.seat.byTable, now);
  }

  /** Whether a guest may write one more line about their seat or consent now; the owner always may. */
  mayWrite({ session, peer: { address } }: Guest): Result<void, 'table/too-often'> {
    if (session.owner) return ok(undefined);
    const own = this.rates.get(session) ?? new Rate(KINDS.seat.bySession, this.now);
    this.rates.set(session, own);
    return own.take() && (address === undefined || this.byAddress.take(address)) && this.rate.take()
      ? ok(undefined)
      : refuse('table/too-often', 'wait before sitting down, standing up or answering again');
  }

  sit(
    guest: Guest,
    { person, name, ref }: Said<'sit'>,
  ): Result<void, 'table/none' | 'table/seat-taken' | 'table/seated' | 'table/name-needed' | 'table/name-taken' | 'table/too-often'> {
    const { onTable } = this.room;
    const { session } = guest;
    if (onTable === undefined) return refuse('table/none', 'no match is on the table');
    // Said twice, because the first answer was lost.
    if (!session.owner && this.room.mine(session, person)) return ok(this.room.tellTableTo(guest, ref));
    if (onTable.people[person]?.kind !== 'open') return refuse('table/seat-taken', 'that seat is not open');
    if (!session.owner && this.room.own(session).length > 0) return refuse('table/seated', 'they have a seat already');
    const called = name ?? session.name;
    if (called === undefined) return refuse('table/name-needed', 'whoever sits down says who they are');
    if (
      onTable.people.some((one) => one.kind !== 'open' && isSameName(one.name, called)) ||
      (!session.owner && this.room.isTaken(called, session))
    )
      return refuse('table/name-taken', 'somebody at the table has that name');
    const allowed = this.mayWrite(guest);
    if (!allowed.ok) return allowed;
    session.name = called;
    const taken: SavedPerson = session.owner ? { kind: 'here', name: called } : { kind: 'away', name: called, tokenHash: session.holder };
    if (!session.owner) this.room.audience.keepSeat(session);
    this.reseat(person, taken, guest, ref);
    return ok(undefined);
  }

  /**
   * A guest gives the seat up; a bot plays there until somebody takes it. After the last card they leave the table and nothing else: the record keeps
   * them.
   */
  stand(guest: Guest, ref: number): Result<void, 'table/not-seated' | 'table/too-often'> {
    const [person] = this.room.own(guest.session);
    if (person === undefined || guest.session.owner) return refuse('table/not-seated', 'only a guest who sits can stand up');
    const allowed = this.mayWrite(guest);
    if (!allowed.ok) return allowed;
    this.reseat(person, { kind: 'open', name: guest.session.name ?? '' }, guest, ref);
    return ok(undefined);
  }

  /** The owner shows a guest the door. */
  kick(owner: Guest, { guest: id, ref }: Said<'kick'>): Result<void, 'table/no-guest'> {
    const { audience } = this.room;
    const session = [...audience.everySession()].find((one) => one.id === id);
    if (session === undefined || session.owner) return refuse('table/no-guest', 'there is no such guest');
    const [person] = this.room.own(session);
    audience.endSession(session, KICKED);
    // Nor do they come back as somebody else who has been here, and left nothing behind.
    audience.forgetAbsent((one) => this.room.own(one).length > 0);
    if (person !== undefined) return ok(this.reseat(person, { kind: 'open', name: session.name ?? '' }, owner, ref));
    this.room.tellTableTo(owner, ref);
    this.changed();
    return ok(undefined);
  }

  /** A seat changes hands; whoever it concerns sees the table anew. */
  private reseat(person: Person, taken: SavedPerson, guest: Guest, ref: number): void {
    const { onTable, audience } = this.room;
    const written = onTable?.seat(person, taken);
    if (written !== undefined) audience.outbox.waitFor(written);
    const concerned = audience.guests().filter(({ session }) => session.watching === person || session === guest.session);
    for (const { session } of concerned) this.room.seat(session);
    this.room.tellTableTo(guest, ref);
    this.changed();
    for (const one of concerned) this.room.tellUpdate(one, false);
  }
}

const KICKED: Refusal = { code: 'table/kicked', message: 'the owner of the table has shown them the door' };
