import { currentDeal } from '../../../engine/match/match.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import type { SentCode } from '../../../engine/contract/refusals.ts';
import type { Person } from '../ports/person.ts';
import type { Client, Sessions } from '../sessions/sessions.ts';
import type { Change, Table } from './table.ts';

/** The part of the room that the dispatcher uses. */
export interface DispatchRoom {
  readonly table: Table | undefined;
  readonly sessions: Sessions;
  readonly assists: { cancelStale(): void };
  readonly presence: { forgetStandIns(person: Person): boolean };
  sendTable(client: Client): void;
  sendUpdate(client: Client, sawLast: boolean, ref?: number): void;
  restartClock(): void;
  requestBot(): void;
  reportSaving(): void;
}

/** The client that a change comes from, and the number of its message. */
export interface Origin {
  readonly client: Client;
  readonly ref: number;
}

/**
 * The one way in which a match on the table changes, whether a player, a bot or the end of a pause causes it. A refused change has changed nothing.
 * @param validate the change that a message asks of the table, or why the table refuses it
 * @param origin its update acknowledges the message
 */
export function dispatch<Code extends SentCode>(
  room: DispatchRoom,
  validate: (table: Table) => Result<Change, Code>,
  origin?: Origin,
): Result<void, Code | 'table/none'> {
  const { table, sessions } = room;
  if (table === undefined) return refuse('table/none', 'no match is on the table');

  // Validate: version, turn and rules.
  const change = validate(table);
  if (!change.ok) return change;

  // Apply: the table's state and version move on.
  table.apply(change.value);
  const back = origin?.client.session.watching ?? null;
  const isBack = back !== null && room.presence.forgetStandIns(back);

  // Persist: no message leaves the host before the lines are on the disk.
  sessions.outbox.waitFor(table.persist(change.value).then(() => room.reportSaving()));

  // Broadcast: where a deal began or ended the table with its scores, then to each client what its seat sees.
  room.assists.cancelStale();
  if (change.value.shuffle !== undefined || currentDeal(table.match) === undefined)
    for (const client of sessions.clients()) room.sendTable(client);
  else if (origin !== undefined && isBack) room.sendTable(origin.client);
  room.restartClock();
  for (const client of sessions.clients()) room.sendUpdate(client, true, client === origin?.client ? origin.ref : undefined);

  // The next turn may be a bot's.
  room.requestBot();
  return ok(undefined);
}
