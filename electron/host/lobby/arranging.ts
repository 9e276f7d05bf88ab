import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../../engine/result.ts';
import type { SavedPerson } from '../../store/format/lines.ts';
import type { Client, Session } from '../sessions/sessions.ts';
import { Lobby } from './lobby.ts';
import { isSameName } from '../../../engine/protocol/names.ts';
import type { Room } from '../table/room.ts';
import type { Person } from '../table/table.ts';

type Arranged = Extract<ClientMessage, { type: 'arrange' }>;
type Who = NonNullable<Arranged['put']>['who'];

/** How the owner arranges seats before the first deal. */
export class SeatArrangement {
  readonly #room: Room;
  readonly #changed: () => void;

  /** @param changed told when somebody has changed places */
  constructor(room: Room, changed: () => void) {
    this.#room = room;
    this.#changed = changed;
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
    if ([a, b, put?.person ?? 0].some((person) => person >= people.length)) return refuse('table/no-seat', 'the table has no such seat');
    exchange(people, a, b);
    if (put !== undefined) {
      const done = this.#put(people, put.person, put.who);
      if (!done.ok) return done;
    }
    onTable.people.splice(0, people.length, ...people);
    onTable.seating = seating ?? onTable.seating;
    this.#room.resetViewpoints();
    this.#room.sendTable(client, ref);
    this.#changed();
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
    // Whoever sits already changes places.
    if (before >= 0) {
      exchange(people, before, person);
      return ok(undefined);
    }
    const { name, holder } = session;
    if (name === undefined) return refuse('table/name-needed', 'whoever sits down says who they are');
    if (isTaken(people, name, person)) return NAME_TAKEN;
    this.#room.sessions.keepSeat(session);
    people[person] = { kind: 'away', name, tokenHash: holder };
    return ok(undefined);
  }

  #guestOf(id: string): Session | undefined {
    return [...this.#room.sessions.all()].find((one) => one.id === id && !one.owner);
  }
}

const NAME_TAKEN = refuse('table/name-taken', 'somebody at the table has that name');

function exchange(people: SavedPerson[], a: Person, b: Person): void {
  const [one, other] = [people[a], people[b]];
  if (one === undefined || other === undefined) return;
  people[a] = other;
  people[b] = one;
}

/** Whether somebody but the one in a seat has a name. */
function isTaken(people: readonly SavedPerson[], name: string, seat: Person): boolean {
  return people.some((one, person) => person !== seat && one.kind !== 'open' && isSameName(one.name, name));
}
