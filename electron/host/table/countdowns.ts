import type { CountdownsMessage } from '../../../engine/protocol/messages.ts';
import type { Sessions, Client } from '../sessions/sessions.ts';
import type { Person } from '../ports/person.ts';
import type { Table } from './table.ts';

/** A countdown: when it ends, in the milliseconds of the host's clock, and how long the whole of it is, in milliseconds. */
export interface Deadline {
  readonly until: number;
  readonly of: number;
}

/** A person who is away and for whom no bot plays yet: until when the table waits, or who chose to wait longer. */
export interface Awaited {
  readonly person: Person;
  readonly bot?: Deadline;
  readonly waits?: Person;
}

/** The part of the room that countdowns use. */
interface CountdownsRoom {
  readonly table: Table | undefined;
  readonly sessions: Sessions;
  readonly presence: { readonly awaited: readonly Awaited[] };
  readonly readyCheck: { readonly deadline: Deadline | undefined };
  readonly turnDeadline: Deadline | undefined;
}

/** The text of a message without countdowns. */
const NONE = JSON.stringify({ away: [] });

/** Sends each client the countdowns of the table, whenever they change. */
export class Countdowns {
  readonly #room: CountdownsRoom;
  readonly #now: () => number;

  /** @param now milliseconds since some fixed moment */
  constructor(room: CountdownsRoom, now: () => number) {
    this.#room = room;
    this.#now = now;
  }

  /** Sends a client the countdowns, if they are not those that it was sent last. */
  send(client: Client): void {
    const { table, presence, readyCheck, turnDeadline } = this.#room;
    if (table === undefined) {
      delete client.lastCountdowns;
      return;
    }
    // Not even the fact of a hidden turn may show.
    const turn = (client.lastUpdate?.sight.toAct ?? null) === null ? undefined : turnDeadline;
    const next = readyCheck.deadline;
    const running = { ...(turn === undefined ? {} : { turn }), ...(next === undefined ? {} : { next }), away: presence.awaited };
    const key = JSON.stringify(running);
    if ((client.lastCountdowns ?? NONE) === key) return;
    client.lastCountdowns = key;
    const away = presence.awaited.map(({ person, bot, waits }) => ({
      person,
      ...(bot === undefined ? {} : { bot: this.#left(bot) }),
      ...(waits === undefined ? {} : { waits }),
    }));
    this.#room.sessions.send(client, {
      type: 'countdowns',
      ...(turn === undefined ? {} : { turn: this.#left(turn) }),
      ...(next === undefined ? {} : { next: this.#left(next) }),
      away,
    });
  }

  #left({ until, of }: Deadline): NonNullable<CountdownsMessage['turn']> {
    return { left: Math.min(of, Math.max(0, until - this.#now())), of };
  }
}
