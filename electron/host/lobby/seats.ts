import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Refusal, type Result } from '../../../engine/contract/result.ts';
import type { SavedPerson } from '../../store/format/person.ts';
import type { Client, Session, Sessions } from '../sessions/sessions.ts';
import { isSameName } from '../../../engine/protocol/names.ts';
import { Lobby } from './lobby.ts';
import type { Table } from '../table/table.ts';
import type { MessageLimits } from '../sessions/messageLimits.ts';
import type { Person } from '../ports/person.ts';

type Arranged = Extract<ClientMessage, { type: 'arrange' }>;
type Who = NonNullable<Arranged['put']>['who'];
type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** The part of the room that seats use. */
interface SeatsRoom {
  readonly sessions: Sessions;
  readonly onTable: Table | Lobby | undefined;
  playsAs(session: Session, person: Person): boolean;
  peopleOf(session: Session): Person[];
  ownerName(): string | undefined;
  isNameTaken(name: string, session: Session): boolean;
  resetViewpoint(session: Session): void;
  resetViewpoints(): void;
  sendTable(client: Client, ref?: number): void;
  sendUpdate(client: Client, sawLast: boolean): void;
  peopleChanged(): void;
}

/** Who sits down, who stands up, whom the owner shows out, and how the owner arranges seats before the first deal. */
export class Seats {
  readonly #room: SeatsRoom;
  readonly #limits: MessageLimits;

  constructor(room: SeatsRoom, limits: MessageLimits) {
    this.#room = room;
    this.#limits = limits;
  }

  sit(
    client: Client,
    { person, name, avatar, ref }: Said<'sit'>,
  ): Result<void, 'table/none' | 'table/seat-taken' | 'table/seated' | 'table/name-needed' | 'table/name-taken' | 'table/too-often'> {
    const { onTable } = this.#room;
    const { session } = client;
    if (onTable === undefined) return refuse('table/none', 'no match is on the table');
    // Said twice, because the first answer was lost.
    if (!session.owner && this.#room.playsAs(session, person)) return ok(this.#room.sendTable(client, ref));
    if (onTable.people[person]?.kind !== 'open') return refuse('table/seat-taken', 'that seat is not open');
    if (!session.owner && this.#room.peopleOf(session).length > 0) return refuse('table/seated', 'they have a seat already');
    const called = name ?? session.name;
    if (called === undefined) return refuse('table/name-needed', 'a person must send a name before they sit down');
    const makesWay = onTable instanceof Lobby ? 'bot' : undefined;
    if (
      onTable.people.some((one) => one.kind !== 'open' && one.kind !== makesWay && isSameName(one.name, called)) ||
      (!session.owner && this.#room.isNameTaken(called, session))
    )
      return refuse('table/name-taken', 'a person at the table has that name');
    const allowed = this.#limits.write(client);
    if (!allowed.ok) return allowed;
    session.name = called;
    const shown = { name: called, ...(avatar === undefined ? {} : { avatar }) };
    const taken: SavedPerson = session.owner ? { kind: 'here', ...shown } : { kind: 'away', ...shown, tokenHash: session.holder };
    if (!session.owner) this.#room.sessions.keepSeat(session);
    this.#reseat(person, taken, client, ref);
    return ok(undefined);
  }

  /**
   * A guest gives the seat up; a bot plays there until another player takes it. After the last card they only leave the table: the record keeps
   * them.
   */
  stand(client: Client, ref: number): Result<void, 'table/not-seated' | 'table/too-often'> {
    const [person] = this.#room.peopleOf(client.session);
    if (person === undefined || client.session.owner) return refuse('table/not-seated', 'only a guest who sits can stand up');
    const allowed = this.#limits.write(client);
    if (!allowed.ok) return allowed;
    this.#reseat(person, { kind: 'open', name: client.session.name ?? '' }, client, ref);
    return ok(undefined);
  }

  /** A guest who sits is ready for the first deal, or no longer. */
  ready(client: Client, { ready, ref }: Said<'ready'>): Result<void, 'table/in-play' | 'table/not-seated' | 'table/too-often'> {
    const { onTable } = this.#room;
    if (!(onTable instanceof Lobby)) return refuse('table/in-play', 'the match has begun');
    const [person] = this.#room.peopleOf(client.session);
    if (person === undefined || client.session.owner) return refuse('table/not-seated', 'only a guest who sits can be ready');
    const allowed = this.#limits.write(client);
    if (!allowed.ok) return allowed;
    onTable.markReady(person, ready);
    this.#room.sendTable(client, ref);
    this.#room.peopleChanged();
    return ok(undefined);
  }

  /** The owner shows a guest the door. */
  kick(owner: Client, { guest: id, ref }: Said<'kick'>): Result<void, 'table/no-guest'> {
    const { sessions } = this.#room;
    const session = [...sessions.all()].find((one) => one.id === id);
    if (session === undefined || session.owner) return refuse('table/no-guest', 'there is no such guest');
    const [person] = this.#room.peopleOf(session);
    const by = this.#room.ownerName();
    sessions.endSession(session, { ...KICKED, ...(by === undefined ? {} : { facts: { name: by } }) });
    // They must not come back as another former guest who left no trace.
    sessions.forgetAbsent((one) => this.#room.peopleOf(one).length > 0);
    if (person !== undefined) return ok(this.#reseat(person, { kind: 'open', name: session.name ?? '' }, owner, ref));
    this.#room.sendTable(owner, ref);
    this.#room.peopleChanged();
    return ok(undefined);
  }

  /** Gives a seat to another player; clients whose view changes get the table again. */
  #reseat(person: Person, taken: SavedPerson, client: Client, ref: number): void {
    const { onTable, sessions } = this.#room;
    const written = onTable?.seat(person, taken);
    if (onTable instanceof Lobby) onTable.renameBots();
    if (written !== undefined) sessions.outbox.waitFor(written);
    const concerned = sessions.clients().filter(({ session }) => session.watching === person || session === client.session);
    for (const { session } of concerned) this.#room.resetViewpoint(session);
    this.#room.sendTable(client, ref);
    this.#room.peopleChanged();
    for (const one of concerned) this.#room.sendUpdate(one, false);
  }

  /** Arranges the seats: all of it, or nothing. */
  arrange(
    client: Client,
    { swap, put, seating, ref }: Arranged,
  ): Result<void, 'table/none' | 'table/in-play' | 'table/no-seat' | 'table/no-guest' | 'table/name-needed' | 'table/name-taken'> {
    const { onTable } = this.#room;
    if (onTable === undefined) return refuse('table/none', 'no match is on the table');
    if (!(onTable instanceof Lobby)) return refuse('table/in-play', 'the match has begun');
    const people = [...onTable.people];
    const [a, b] = swap ?? [0, 0];
    const named = put === undefined ? [a, b] : [a, b, put.person];
    if (named.some((person) => person >= people.length)) return refuse('table/no-seat', 'the table has no such seat');
    exchange(people, a, b);
    if (put !== undefined) {
      const done = this.#put(people, put.person, put.who);
      if (!done.ok) return done;
    }
    onTable.people.splice(0, people.length, ...people);
    onTable.seating = seating ?? onTable.seating;
    onTable.renameBots();
    this.#room.resetViewpoints();
    this.#room.sendTable(client, ref);
    this.#room.peopleChanged();
    return ok(undefined);
  }

  #put(people: SavedPerson[], person: Person, who: Who): Result<void, 'table/no-guest' | 'table/name-needed' | 'table/name-taken'> {
    if (who.kind === 'open') {
      people[person] = { kind: 'open', name: who.name ?? '' };
      return ok(undefined);
    }
    if (who.kind !== 'guest') {
      if (isTaken(people, who.name, person)) return NAME_TAKEN;
      people[person] = who;
      return ok(undefined);
    }
    const session = this.#guestOf(who.guest);
    if (session === undefined) return refuse('table/no-guest', 'there is no such guest');
    const before = people.findIndex((one) => one.kind === 'away' && one.tokenHash === session.holder);
    // A guest who sits already changes places.
    if (before >= 0) {
      exchange(people, before, person);
      return ok(undefined);
    }
    const { name, holder } = session;
    if (name === undefined) return refuse('table/name-needed', 'a person must send a name before they sit down');
    if (isTaken(people, name, person)) return NAME_TAKEN;
    this.#room.sessions.keepSeat(session);
    people[person] = { kind: 'away', name, tokenHash: holder };
    return ok(undefined);
  }

  #guestOf(id: string): Session | undefined {
    return [...this.#room.sessions.all()].find((one) => one.id === id && !one.owner);
  }
}

const KICKED: Refusal = { code: 'table/kicked', message: 'the owner of the table has shown them the door' };
const NAME_TAKEN = refuse('table/name-taken', 'a person at the table has that name');

function exchange(people: SavedPerson[], a: Person, b: Person): void {
  const [one, other] = [people[a], people[b]];
  if (one === undefined || other === undefined) return;
  people[a] = other;
  people[b] = one;
}

/** Whether a person in another seat has a name; bots make way. */
function isTaken(people: readonly SavedPerson[], name: string, seat: Person): boolean {
  return people.some((one, person) => person !== seat && (one.kind === 'here' || one.kind === 'away') && isSameName(one.name, name));
}
