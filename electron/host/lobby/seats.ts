import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Refusal, type Result } from '../../../engine/result.ts';
import type { SavedPerson } from '../../store/format/lines.ts';
import type { Client, Session } from '../sessions/sessions.ts';
import { isSameName } from '../../../engine/protocol/names.ts';
import { KINDS } from '../limits.ts';
import { Rate, Rates } from '../rate.ts';
import type { Room } from '../table/room.ts';
import type { Person } from '../table/table.ts';

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** Who sits down, who stands up, and who is shown the door. */
export class Seats {
  readonly #room: Room;
  readonly #changed: () => void;
  readonly #now: () => number;
  readonly #rates = new WeakMap<Session, Rate>();
  readonly #byAddress: Rates;
  readonly #rate: Rate;

  /**
   * @param changed told when somebody has changed places
   * @param now milliseconds since some fixed moment
   */
  constructor(room: Room, changed: () => void, now: () => number) {
    this.#room = room;
    this.#changed = changed;
    this.#now = now;
    this.#byAddress = new Rates(KINDS.seat.byAddress, now);
    this.#rate = new Rate(KINDS.seat.byTable, now);
  }

  /** Whether a guest may write one more line about their seat or consent now; the owner always may. */
  mayWrite({ session, peer: { address } }: Client): Result<void, 'table/too-often'> {
    if (session.owner) return ok(undefined);
    const own = this.#rates.get(session) ?? new Rate(KINDS.seat.bySession, this.#now);
    this.#rates.set(session, own);
    return own.take() && (address === undefined || this.#byAddress.take(address)) && this.#rate.take()
      ? ok(undefined)
      : refuse('table/too-often', 'wait before sitting down, standing up or answering again');
  }

  sit(
    client: Client,
    { person, name, ref }: Said<'sit'>,
  ): Result<void, 'table/none' | 'table/seat-taken' | 'table/seated' | 'table/name-needed' | 'table/name-taken' | 'table/too-often'> {
    const { onTable } = this.#room;
    const { session } = client;
    if (onTable === undefined) return refuse('table/none', 'no match is on the table');
    // Said twice, because the first answer was lost.
    if (!session.owner && this.#room.playsAs(session, person)) return ok(this.#room.sendTable(client, ref));
    if (onTable.people[person]?.kind !== 'open') return refuse('table/seat-taken', 'that seat is not open');
    if (!session.owner && this.#room.peopleOf(session).length > 0) return refuse('table/seated', 'they have a seat already');
    const called = name ?? session.name;
    if (called === undefined) return refuse('table/name-needed', 'whoever sits down says who they are');
    if (
      onTable.people.some((one) => one.kind !== 'open' && isSameName(one.name, called)) ||
      (!session.owner && this.#room.isNameTaken(called, session))
    )
      return refuse('table/name-taken', 'somebody at the table has that name');
    const allowed = this.mayWrite(client);
    if (!allowed.ok) return allowed;
    session.name = called;
    const taken: SavedPerson = session.owner ? { kind: 'here', name: called } : { kind: 'away', name: called, tokenHash: session.holder };
    if (!session.owner) this.#room.sessions.keepSeat(session);
    this.#reseat(person, taken, client, ref);
    return ok(undefined);
  }

  /**
   * A guest gives the seat up; a bot plays there until somebody takes it. After the last card they leave the table and nothing else: the record keeps
   * them.
   */
  stand(client: Client, ref: number): Result<void, 'table/not-seated' | 'table/too-often'> {
    const [person] = this.#room.peopleOf(client.session);
    if (person === undefined || client.session.owner) return refuse('table/not-seated', 'only a guest who sits can stand up');
    const allowed = this.mayWrite(client);
    if (!allowed.ok) return allowed;
    this.#reseat(person, { kind: 'open', name: client.session.name ?? '' }, client, ref);
    return ok(undefined);
  }

  /** The owner shows a guest the door. */
  kick(owner: Client, { guest: id, ref }: Said<'kick'>): Result<void, 'table/no-guest'> {
    const { sessions } = this.#room;
    const session = [...sessions.all()].find((one) => one.id === id);
    if (session === undefined || session.owner) return refuse('table/no-guest', 'there is no such guest');
    const [person] = this.#room.peopleOf(session);
    sessions.endSession(session, KICKED);
    // Nor do they come back as somebody else who has been here, and left nothing behind.
    sessions.forgetAbsent((one) => this.#room.peopleOf(one).length > 0);
    if (person !== undefined) return ok(this.#reseat(person, { kind: 'open', name: session.name ?? '' }, owner, ref));
    this.#room.sendTable(owner, ref);
    this.#changed();
    return ok(undefined);
  }

  /** A seat changes hands; whoever it concerns sees the table anew. */
  #reseat(person: Person, taken: SavedPerson, client: Client, ref: number): void {
    const { onTable, sessions } = this.#room;
    const written = onTable?.seat(person, taken);
    if (written !== undefined) sessions.outbox.waitFor(written);
    const concerned = sessions.clients().filter(({ session }) => session.watching === person || session === client.session);
    for (const { session } of concerned) this.#room.resetViewpoint(session);
    this.#room.sendTable(client, ref);
    this.#changed();
    for (const one of concerned) this.#room.sendUpdate(one, false);
  }
}

const KICKED: Refusal = { code: 'table/kicked', message: 'the owner of the table has shown them the door' };
