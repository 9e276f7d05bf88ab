import { currentDeal } from '../../../engine/match/match.ts';
import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Result, type CodeOf } from '../../../engine/contract/result.ts';
import type { Client, Session } from '../sessions/sessions.ts';
import type { Timer } from '../ports/timer.ts';
import type { Deadline } from './countdowns.ts';
import type { Shuffle } from './dealSeeds.ts';
import { dispatch, type DispatchRoom, type Origin } from './dispatch.ts';
import type { Doubts } from './doubts.ts';
import type { FairShuffle } from './fairShuffle.ts';
import type { Person } from '../ports/person.ts';
import type { Table } from './table.ts';

/** The part of the room that the check uses. */
interface ReadyRoom extends DispatchRoom {
  readonly doubts: Pick<Doubts, 'isOpen' | 'settle'>;
  readonly shuffle: Pick<FairShuffle, 'isRunning' | 'run'>;
  readonly settings: { readonly pause: number | null };
  peopleOf(session: Session): Person[];
  isPlaying(person: Person): boolean;
  sendTable(client: Client, ref?: number): void;
  broadcastTable(sender: Client, ref: number): void;
}

/**
 * Decides when to deal the next deal: once everyone present has seen the score. It waits for the others as long as the table's settings
 * allow, counted from the first who was ready; the owner can go on at once.
 */
export class ReadyCheck {
  readonly #room: ReadyRoom;
  readonly #after: Timer;
  #ready = new Set<Person>();
  /** The end of a deal for which people are ready. */
  #since = '';
  #callOff: () => void = () => undefined;
  readonly #now: () => number;
  #deadline: Deadline | undefined;

  /** @param now milliseconds since some fixed moment */
  constructor(room: ReadyRoom, after: Timer, now: () => number) {
    this.#room = room;
    this.#after = after;
    this.#now = now;
  }

  /** When the next deal is dealt, ready or not; `undefined` where nothing limits the wait. */
  get deadline(): Deadline | undefined {
    return this.#deadline;
  }

  /** Whether a person has seen the score of the deal on the table. */
  isReady(person: Person): boolean {
    const { table } = this.#room;
    return table !== undefined && this.#since === keyOf(table) && this.#ready.has(person);
  }

  /** Marks a person as ready. */
  markReady(
    client: Client,
    { version, now, ref }: Extract<ClientMessage, { type: 'next' }>,
  ): Result<
    void,
    'table/none' | 'table/not-seated' | 'table/not-owner' | 'table/doubted' | CodeOf<Table['mayDeal']> | CodeOf<Table['validateDeal']>
  > {
    const { table } = this.#room;
    const { session } = client;
    if (table === undefined) return refuse('table/none', 'no match is on the table');
    const own = this.#room.peopleOf(session);
    if (!session.owner && own.length === 0) return refuse('table/not-seated', 'spectators do not play');
    if (!session.owner && now === true) return refuse('table/not-owner', 'only the owner of the table goes on at once');
    // A table without players waits for its owner alone.
    if (now === true && this.#room.doubts.isOpen && this.#waitedFor().length > 0)
      return refuse('table/doubted', 'the last deal is said to be unfair: every player present has to go on');
    const possible = table.mayDeal(session.watching, version);
    if (!possible.ok) return possible;
    if (this.#room.shuffle.isRunning) return ok(this.#room.sendTable(client, ref));
    this.#begin(table);
    // A repeated message is no news for the others.
    if (now !== true && own.every((person) => this.#ready.has(person))) return ok(this.#room.sendTable(client, ref));
    for (const person of own) this.#ready.add(person);
    if (now === true || this.#allReady()) return this.#deal(table, { client, ref });
    this.restartTimeout();
    this.#room.broadcastTable(client, ref);
    return ok(undefined);
  }

  /** A person came or went: stops waiting for those who are gone. */
  peopleChanged(): void {
    const { table } = this.#room;
    if (table === undefined || this.#room.shuffle.isRunning || this.#since !== keyOf(table) || this.#ready.size === 0) return;
    if (this.#waitedFor().length > 0 && this.#allReady()) this.#deal(table);
  }

  /** Starts the time again, if one person is ready. */
  restartTimeout(): void {
    const { table, settings } = this.#room;
    if (table === undefined || this.#since !== keyOf(table) || this.#ready.size === 0) return;
    this.#stopTimeout();
    if (settings.pause === null || this.#room.doubts.isOpen) return;
    const of = settings.pause * 1000;
    this.#deadline = { until: this.#now() + of, of };
    this.#callOff = this.#after(of, () => {
      if (this.#room.table === table && this.#since === keyOf(table)) this.#deal(table);
    });
  }

  #stopTimeout(): void {
    this.#callOff();
    this.#callOff = () => undefined;
    this.#deadline = undefined;
  }

  stop(): void {
    this.#stopTimeout();
    this.#ready.clear();
    this.#since = '';
  }

  #begin(table: Table): void {
    if (this.#since === keyOf(table)) return;
    this.stop();
    this.#since = keyOf(table);
  }

  /** The people who are presumably still reading. */
  #waitedFor(): Person[] {
    const people = this.#room.table?.people ?? [];
    return people.flatMap(({ kind }, person) => ((kind === 'here' || kind === 'away') && this.#room.isPlaying(person) ? [person] : []));
  }

  #allReady(): boolean {
    return this.#waitedFor().every((person) => this.#ready.has(person));
  }

  #deal(table: Table, origin?: Origin): Result<void, 'table/none' | CodeOf<Table['validateDeal']>> {
    this.stop();
    this.#room.doubts.settle();
    const next = (shuffle: Shuffle | null): Result<void, 'table/none' | CodeOf<Table['validateDeal']>> =>
      dispatch(this.#room, (played) => played.validateDeal(shuffle), origin);
    const job = table.shuffleJob(next);
    if (job === null) return next(null);
    this.#room.shuffle.run(job);
    return ok(undefined);
  }
}

/** A key that identifies the end of a deal. */
function keyOf({ header, match, steps }: Table): string {
  return currentDeal(match) === undefined ? `${header.id} ${steps}` : '';
}
