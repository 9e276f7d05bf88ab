import { currentDeal } from '../../../engine/match/match.ts';
import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Refusal, type Result } from '../../../engine/contract/result.ts';
import type { SavedPerson } from '../../store/format/person.ts';
import type { Client, Session, Sessions } from '../sessions/sessions.ts';
import { isSameName } from '../../../engine/protocol/names.ts';
import { Lobby } from './lobby.ts';
import { Table } from '../table/table.ts';
import type { MessageLimits } from '../sessions/messageLimits.ts';
import type { Person } from '../ports/person.ts';
import type { LostSeats } from './lostSeats.ts';

type Arranged = Extract<ClientMessage, { type: 'arrange' }>;
type Who = NonNullable<Arranged['put']>['who'];
type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** The part of the room that seats use. */
interface SeatsRoom {
  readonly sessions: Sessions;
  readonly lostSeats: LostSeats;
  readonly onTable: Table | Lobby | undefined;
  readonly settings: { readonly latecomers: boolean };
  readonly presence: { isSubstituted(person: Person): boolean; markActive(person: Person): boolean };
  playsAs(session: Session, person: Person): boolean;
  peopleOf(session: Session): Person[];
  ownerName(): string | undefined;
  guestNames(except?: Session): string[];
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
  /** The seat that each guest has sat in since the cards were dealt, by their holder: they have seen its cards, and must not see another's. */
  readonly #seated = new Map<string, { readonly deal: string; readonly person: Person }>();

  constructor(room: SeatsRoom, limits: MessageLimits) {
    this.#room = room;
    this.#limits = limits;
  }

  sit(
    client: Client,
    { person, name, avatar, ref }: Said<'sit'>,
  ): Result<
    void,
    'table/none' | 'table/seat-taken' | 'table/seated' | 'table/saw-cards' | 'table/name-needed' | 'table/name-taken' | 'table/too-often'
  > {
    const { onTable } = this.#room;
    const { session } = client;
    if (onTable === undefined) return refuse('table/none', 'no match is on the table');
    // Said twice, because the first answer was lost.
    if (!session.owner && this.#room.playsAs(session, person)) return ok(this.#room.sendTable(client, ref));
    const called = name ?? session.name;
    if (!this.#mayTake(session, person, called)) return refuse('table/seat-taken', 'that seat is not open to them');
    if (!session.owner && this.#room.peopleOf(session).length > 0) return refuse('table/seated', 'they have a seat already');
    const deal = dealOf(onTable);
    const before = this.#seated.get(session.holder);
    if (!session.owner && deal !== null && before?.deal === deal && before.person !== person)
      return refuse('table/saw-cards', 'they have seen the cards of another seat in this deal');
    if (called === undefined) return refuse('table/name-needed', 'a person must send a name before they sit down');
    const makesWay = onTable instanceof Lobby ? 'bot' : undefined;
    const others = onTable.people.filter(({ kind }, at) => at !== person && kind !== 'open' && kind !== makesWay);
    if (
      others.some((one) => isSameName(one.name, called)) ||
      (!session.owner && this.#room.guestNames(session).some((other) => isSameName(other, called)))
    )
      return refuse('table/name-taken', 'a person at the table has that name');
    const allowed = this.#limits.write(client);
    if (!allowed.ok) return allowed;
    const had = onTable.people[person];
    if (had?.kind === 'away') this.#room.lostSeats.note(had.tokenHash, { person, by: session.holder, name: session.name });
    session.name = called;
    const shown = { name: called, ...(avatar === undefined ? {} : { avatar }) };
    const taken: SavedPerson = session.owner ? { kind: 'here', ...shown } : { kind: 'away', ...shown, tokenHash: session.holder };
    if (!session.owner) this.#room.sessions.keepSeat(session);
    this.#reseat(person, taken, client, ref);
    return ok(undefined);
  }

  /**
   * Whether a seat is free for a session: it is open; a bot's, where the table lets latecomers in and they play for no one yet; or that of a guest of
   * the same name who is away and for whom a bot plays, since people come back in another browser. One who was in the room while that guest was connected is another
   * person, whatever name they give.
   */
  #mayTake(session: Session, person: Person, name: string | undefined): boolean {
    const { onTable, settings, presence } = this.#room;
    const one = onTable?.people[person];
    if (one === undefined || one.kind === 'here') return false;
    if (one.kind === 'open') return true;
    if (!settings.latecomers || this.#room.peopleOf(session).length > 0 || (onTable instanceof Table && onTable.match.standing.over))
      return false;
    if (one.kind === 'bot') return true;
    return (
      !session.owner &&
      name !== undefined &&
      isSameName(one.name, name) &&
      this.#isGone(one.tokenHash) &&
      this.#room.sessions.hasNotMet(session, one.tokenHash) &&
      presence.isSubstituted(person)
    );
  }

  /** Gives a guest who is back with their token the seat that another has taken by their name; the other watches from then on. */
  takeBack(client: Client): void {
    const { session } = client;
    const { sessions, onTable } = this.#room;
    const lost = this.#room.lostSeats.of(session.holder);
    const one = lost === undefined ? undefined : onTable?.people[lost.person];
    if (lost === undefined || one?.kind !== 'away') return;
    for (const other of sessions.all()) if (other.holder === lost.by) other.name = lost.name;
    session.name = one.name;
    sessions.keepSeat(session);
    this.#reseat(lost.person, { ...one, tokenHash: session.holder }, client);
  }

  /** Whether no connection of a holder stands. */
  #isGone(holder: string): boolean {
    return this.#room.sessions.clients().every(({ session }) => session.holder !== holder);
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
    sessions.forgetAbsent((one) => this.#room.peopleOf(one).length > 0 || this.#room.lostSeats.of(one.holder) !== undefined);
    if (person !== undefined) return ok(this.#reseat(person, { kind: 'open', name: session.name ?? '' }, owner, ref));
    this.#room.sendTable(owner, ref);
    this.#room.peopleChanged();
    return ok(undefined);
  }

  /** Gives a seat to another player; clients whose view changes get the table again. */
  #reseat(person: Person, taken: SavedPerson, client: Client, ref?: number): void {
    const { onTable, sessions, presence } = this.#room;
    const before = onTable?.people[person];
    for (const one of [before, taken]) if (one?.kind === 'away') this.#noteSeat(one.tokenHash, person);
    const written = onTable?.seat(person, taken);
    if (onTable instanceof Lobby) onTable.renameBots();
    presence.markActive(person);
    if (written !== undefined) sessions.outbox.waitFor(written);
    const concerned = sessions.clients().filter(({ session }) => session.watching === person || session === client.session);
    // Those who are not connected, too: they must not come back to the cards of a seat that is another's now.
    for (const session of sessions.all()) if (session.watching === person || session === client.session) this.#room.resetViewpoint(session);
    this.#room.sendTable(client, ref);
    this.#room.peopleChanged();
    for (const one of concerned) this.#room.sendUpdate(one, false);
  }

  /** Notes that a guest has seen the cards of a seat in the deal that is in play. */
  #noteSeat(holder: string, person: Person): void {
    const deal = dealOf(this.#room.onTable);
    for (const [one, seen] of this.#seated) if (seen.deal !== deal) this.#seated.delete(one);
    if (deal !== null) this.#seated.set(holder, { deal, person });
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

/** A key of the deal whose cards are in play; `null` before the first deal and between deals. */
function dealOf(onTable: Table | Lobby | undefined): string | null {
  if (!(onTable instanceof Table) || currentDeal(onTable.match) === undefined) return null;
  return `${onTable.header.id} ${onTable.match.deals.length}`;
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
