import { recordOf } from '../../../engine/match/record.ts';
import type { ClientMessage, Doubt, TableMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import type { MatchLine } from '../../store/format/lines.ts';
import type { Person } from '../ports/person.ts';
import type { Client, Session, Sessions } from '../sessions/sessions.ts';
import type { Table } from './table.ts';

/** The part of the room that doubts use. */
interface DoubtRoom {
  readonly table: Table | undefined;
  readonly sessions: Sessions;
  readonly readyCheck: { stop(): void };
  peopleOf(session: Session): Person[];
  broadcastTable(sender: Client, ref: number): void;
  sendTable(client: Client, ref?: number): void;
}

/** A doubt, and whose it is. */
interface Kept extends Doubt {
  readonly session: Session;
}

/**
 * The deals of the match on the table that players' devices found unfair. One of them stops the table: the next deal waits until every player present goes on.
 * The file of the match keeps them.
 */
export class Doubts {
  readonly #room: DoubtRoom;
  readonly #now: () => number;
  #match: string | undefined;
  #found: Kept[] = [];
  #open = false;

  /** @param now milliseconds since 1970 */
  constructor(room: DoubtRoom, now: () => number) {
    this.#room = room;
    this.#now = now;
  }

  /** Whether the people at the table have still to decide. */
  get isOpen(): boolean {
    return this.#foundHere().length > 0 && this.#open;
  }

  /** The part of a `table` message. */
  get told(): Pick<TableMessage, 'doubts'> {
    const found = this.#foundHere().map(({ deal, names, code }) => ({ deal, names, code }));
    return found.length === 0 ? {} : { doubts: { open: this.#open, found } };
  }

  /** Everybody goes on. */
  settle(): void {
    this.#open = false;
  }

  /** A device reports what it found. */
  report(
    client: Client,
    { deal, code, ref }: Extract<ClientMessage, { type: 'doubt' }>,
  ): Result<void, 'table/none' | 'table/not-seated' | 'match/deal-open'> {
    const { table } = this.#room;
    const { session } = client;
    if (table === undefined) return refuse('table/none', 'no match is on the table');
    const own = this.#room.peopleOf(session);
    if (own.length === 0) return refuse('table/not-seated', 'spectators have no say in it');
    const played = table.match.deals[deal - 1];
    if (played === undefined || played.result === null) return refuse('match/deal-open', 'that deal is not over');
    const found = this.#foundHere();
    // A device that came back finds the same again.
    if (found.some((one) => one.deal === deal && one.session.holder === session.holder)) return ok(this.#room.sendTable(client, ref));
    const names = own.flatMap((person) => table.people[person]?.name ?? []);
    this.#found = [...found, { deal, code, names, session }];
    this.#match = table.header.id;
    this.#open = true;
    this.#room.readyCheck.stop();
    const line: MatchLine = { doubt: { deal, code, names }, at: this.#now() };
    this.#room.sessions.outbox.waitFor(table.journal.append(JSON.stringify(line)));
    this.#room.broadcastTable(client, ref);
    return ok(undefined);
  }

  /** Sends the record of the deals that are over. */
  take(client: Client, { ref }: Extract<ClientMessage, { type: 'take' }>): Result<void, 'table/none'> {
    const { table } = this.#room;
    if (table === undefined) return refuse('table/none', 'no match is on the table');
    const { match, header } = table;
    const shown = { ...match, deals: match.deals.filter(({ result }) => result !== null) };
    const name = `${header.game}-${new Date(header.at).toISOString().slice(0, 10)}.trick.json`;
    this.#room.sessions.send(client, { type: 'record', ref, match: header.id, name, text: `${JSON.stringify(recordOf(shown))}\n` });
    return ok(undefined);
  }

  #foundHere(): readonly Kept[] {
    return this.#match !== undefined && this.#match === this.#room.table?.header.id ? this.#found : [];
  }
}
