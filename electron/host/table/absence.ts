import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
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
