import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import type { SavedPerson } from '../../store/format/person.ts';
import type { Client, Session } from '../sessions/sessions.ts';
import type { MessageLimits } from '../sessions/messageLimits.ts';
import type { Person } from '../ports/person.ts';
import type { Presence } from './presence.ts';
import type { Table } from './table.ts';

/** The part of the room that decisions about absent people use. */
interface AbsenceRoom {
  readonly table: Table | undefined;
  readonly presence: Presence;
  peopleOf(session: Session): Person[];
  restartClock(): void;
  broadcastTable(sender: Client, ref: number): void;
}

/** People at the table wait for one who is away, or let a bot play for them at once. */
export class Absence {
  readonly #room: AbsenceRoom;
  readonly #limits: MessageLimits;

  constructor(room: AbsenceRoom, limits: MessageLimits) {
    this.#room = room;
    this.#limits = limits;
  }

  /** Takes the choice of a person at the table, or of the owner, about a person who is away. `table/not-away`: there is nothing to decide any more. */
  decide(
    client: Client,
    { person, choice, ref }: Extract<ClientMessage, { type: 'absence' }>,
  ): Result<void, 'table/none' | 'table/not-seated' | 'table/not-away' | 'table/too-often'> {
    const { table, presence } = this.#room;
    const { session } = client;
    if (table === undefined) return refuse('table/none', 'no match is on the table');
    const [by] = this.#room.peopleOf(session);
    if (by === undefined && !session.owner) return refuse('table/not-seated', 'spectators do not play');
    if (!presence.isAwaited(person)) return refuse('table/not-away', 'they are back, or a bot plays for them already');
    const allowed = this.#limits.write(client);
    if (!allowed.ok) return allowed;
    if (choice === 'wait') presence.hold(person, by ?? null);
    else presence.substitute(person);
    this.#room.restartClock();
    this.#room.broadcastTable(client, ref);
    return ok(undefined);
  }
}

/**
 * The people who are away from a table in play, and those who will not come back. Those at the host's own machine count as away only while a guest is there
 * to wait for them: a table that its owner has to themselves waits as long as they like. `isHeld`: whether the table waits for a person without a limit,
 * which ends only when they are back.
 */
export function whoIsAway(
  people: readonly SavedPerson[],
  isPresent: (person: Person) => boolean,
  isHeld: (person: Person) => boolean,
): { readonly away: Person[]; readonly left: Person[] } {
  const company = people.some(({ kind }, person) => kind === 'away' && isPresent(person));
  const isAway = (person: Person, kind: SavedPerson['kind']): boolean =>
    (kind === 'away' || (kind === 'here' && (company || isHeld(person)))) && !isPresent(person);
  return {
    away: people.flatMap(({ kind }, person) => (isAway(person, kind) ? [person] : [])),
    left: people.flatMap(({ kind }, person) => (kind === 'open' ? [person] : [])),
  };
}
