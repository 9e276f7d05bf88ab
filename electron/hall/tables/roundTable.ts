import type { TableDeal } from '../../../engine/evening/form/values.ts';
import { playedDeals } from '../../../engine/evening/scoring/dealtSlips.ts';
import { currentDeal, withLimit, type Match } from '../../../engine/match/match.ts';
import { ok, type Refusal, type Result } from '../../../engine/contract/result.ts';
import type { Pace } from '../../../engine/protocol/messages.ts';
import { Host } from '../../host/host.ts';
import { Lobby, type MatchPlan } from '../../host/lobby/lobby.ts';
import type { ConnectionHandler, Peer } from '../../host/ports/peer.ts';
import type { Timer } from '../../host/ports/timer.ts';
import { dispatch } from '../../host/table/dispatch.ts';
import type { Bots } from '../../host/workers/bots.ts';
import { overLine } from '../../store/format/derived.ts';
import type { SavedPerson } from '../../store/format/person.ts';
import type { Store } from '../../store/store.ts';
import type { ReadMatch } from '../../store/storedMatch.ts';
import { gated } from './gate.ts';
import { isSamePerson } from './seating.ts';

/** The services that the tables of an evening share. */
export interface TableServices {
  readonly store: Store;
  readonly bots: Bots;
  readonly after: Timer;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly pace: Pace;
  /** How long a person may be away before a bot plays for them, in milliseconds. */
  readonly grace: number;
  /** How long people have for their answers to a take-back or a claim, in milliseconds. */
  readonly voteTime?: number | undefined;
}

/** The place of a table in an evening. */
export interface TablePlace {
  readonly round: number;
  readonly table: number;
}

/** A table to be opened: its match, by an id that follows from its place, and who sits there. */
export interface TablePlan extends TablePlace {
  readonly id: string;
  readonly plan: MatchPlan;
  readonly people: readonly SavedPerson[];
  readonly sides: number;
}

/** Whether a seat's person is there, is away, or has a bot that plays for them. */
export type SeatState = 'here' | 'away' | 'bot';

/** Seconds that people have for the score of a deal, once it is over. */
const PAUSE = 30;
/** Milliseconds before the next deal where bots alone play. */
const BOTS_PAUSE: Readonly<Record<Pace, number>> = { slow: 3000, normal: 2000, quick: 1000, instant: 0 };
const NEXT_TABLE: Refusal = { code: 'table/kicked', message: 'another person has this seat now' };

/** A table of a round that plays with the program's cards: a table of the product without an owner, which deals by itself. */
export class RoundTable {
  readonly place: TablePlace;
  readonly #host: Host;
  readonly #services: TableServices;
  readonly #sides: number;
  /** Whether the round's clock has run out: no deal begins any more. */
  readonly #timeIsUp: () => boolean;
  /** The end of a round as the evening's form has it. */
  readonly #limit: NonNullable<MatchPlan['limit']>;
  #stopWaiting: () => void = () => undefined;
  #forget: () => void = () => undefined;
  /** The deals that were over when the next one was last waited for. */
  #waitsAfter = -1;
  #dealsKnown = 0;

  private constructor(host: Host, { round, table, sides, plan }: TablePlan, services: TableServices, timeIsUp: () => boolean) {
    this.place = { round, table };
    this.#host = host;
    this.#services = services;
    this.#sides = sides;
    this.#timeIsUp = timeIsUp;
    this.#limit = plan.limit ?? {};
  }

  /**
   * Opens a table: with its match as the disk has it, else with the first deal. Returns the match alone, as it was read, if it is over. A refusal: there is a match, but it cannot be read; nothing is dealt in
   * its place.
   * @param changed called when a deal is over, and when a person comes or goes
   */
  static async open(
    wanted: TablePlan,
    services: TableServices,
    timeIsUp: () => boolean,
    changed: (table: RoundTable) => void,
  ): Promise<Result<RoundTable | ReadMatch>> {
    const { store, bots, after, now, pace, grace, voteTime } = services;
    const { id, plan, people } = wanted;
    const past = store.history.get(id) === undefined ? undefined : await store.read(id);
    if (past !== undefined) return past;
    let resumed = await store.resume(id);
    // The store has put a damaged file aside, one that a power cut left half written, too: then there is no match now.
    if (!resumed.ok && resumed.error.code !== 'store/unknown-match') resumed = await store.resume(id);
    if (!resumed.ok && resumed.error.code !== 'store/unknown-match') return resumed;
    const host = new Host({ store, bots, after, now, pace, grace, voteTime, shared: true });
    host.room.changeSettings({ pause: PAUSE, latecomers: false });
    const table = new RoundTable(host, wanted, services, timeIsUp);
    if (resumed.ok) {
      host.matches.takeUp(resumed.value);
      table.reseat(people);
    } else host.matches.deal(new Lobby(id, plan, people));
    const look = (): void => {
      table.#goOn();
      changed(table);
    };
    let later: () => void = () => undefined;
    host.room.onPeopleChanged(() => {
      look();
      // Bots begin to play for those who stay away.
      later();
      later = after(grace + 100, look);
    });
    const stage = (): string => [table.dealsKnown, table.isOver, table.isUnsaved].join(' ');
    if (!table.isUnsaved) table.#dealsKnown = table.dealsDone;
    let told = stage();
    const tell = (): void => {
      if (stage() === told) return;
      told = stage();
      changed(table);
    };
    host.room.onSaved(() => {
      table.#goOn();
      tell();
      if (table.isUnsaved || table.dealsDone === table.#dealsKnown) return;
      // No other device knows of a deal before those of its players.
      const done = table.dealsDone;
      void host.room.sessions.outbox.flushed().then(() => {
        table.#dealsKnown = Math.max(table.#dealsKnown, done);
        tell();
      });
    });
    table.#forget = () => later();
    table.followClock();
    table.#goOn();
    return ok(table);
  }

  get match(): Match {
    const { table } = this.#host.room;
    if (table === undefined) throw new RangeError('the table has a match from its opening to its end');
    return table.match;
  }

  get dealsDone(): number {
    return this.match.deals.filter(({ result }) => result !== null).length;
  }

  /** Whether the round is over here: after the last deal, or with the deal in which the clock ran out. */
  get isOver(): boolean {
    return this.match.standing.over;
  }

  /** The deals that others may know of: their ends are on the disk, and the people here have been sent them. */
  get dealsKnown(): number {
    return this.#dealsKnown;
  }

  /** Whether the round is over here, and others may know of all its deals. */
  get isSettled(): boolean {
    return this.isOver && !this.isUnsaved && this.dealsDone > 0 && this.#dealsKnown === this.dealsDone;
  }

  /** Whether a change of the match is not on the disk, or not yet. */
  get isUnsaved(): boolean {
    return this.#host.room.table?.journal.unwritten !== '';
  }

  /** Ends the round here if its clock has run out: at once between two deals, else with the deal in play. A clock that was stopped meanwhile, or begun again, ends nothing. */
  followClock(): void {
    const { room } = this.#host;
    const { table } = room;
    if (table === undefined || table.match.standing.over) return;
    const { deals } = table.match;
    const limit = this.#timeIsUp() ? { ...this.#limit, deals: deals.length } : this.#limit;
    if (limit.deals === table.match.limit?.deals) return;
    if (currentDeal(table.match) !== undefined) {
      table.match = withLimit(table.match, limit);
      return room.broadcastTable();
    }
    this.#stopWaiting();
    room.readyCheck.stop();
    dispatch(room, (played) => {
      const match = withLimit(played.match, limit);
      return ok({ match, events: [], lines: [overLine(match, this.#services.now())] });
    });
  }

  /** Whether a bot has played here, be it in the place of a person who was away. */
  get botPlayed(): boolean {
    return this.#host.room.table?.botActed === true;
  }

  /** Its deals so far. */
  deals(): TableDeal[] {
    return playedDeals(this.match, this.#sides);
  }

  seats(): SeatState[] {
    const { room } = this.#host;
    return (room.table?.people ?? []).map((_, person) => (room.hasBot(person) ? 'bot' : room.isPlaying(person) ? 'here' : 'away'));
  }

  /** Lets in a connection of a holder, whose seat follows from the evening. */
  connect(peer: Peer, holder: string): ConnectionHandler {
    const { address, session } = peer;
    return gated(
      (own) => this.#host.connect(own),
      {
        owner: false,
        holder,
        ...(address === undefined ? {} : { address }),
        ...(session === undefined ? {} : { session }),
        send: (text) => peer.send(text),
        close: (reason) => peer.close(reason),
      },
      (type) => type === 'next' && this.isOver,
    );
  }

  /** Has bots play for those who are away, until they come back. */
  playForAbsent(): void {
    const { room } = this.#host;
    for (const person of (room.table?.people ?? []).keys()) if (room.presence.isAwaited(person)) room.presence.substitute(person);
    room.restartClock();
    this.#goOn();
  }

  /** Seats who sits there now. A match that is over stays as it was played. */
  reseat(people: readonly SavedPerson[]): void {
    const { room } = this.#host;
    const { table, sessions } = room;
    if (table === undefined || table.match.standing.over) return;
    let moved = false;
    for (const [person, taken] of people.entries()) {
      const before = table.people[person];
      if (isSamePerson(before, taken)) continue;
      moved = true;
      sessions.outbox.waitFor(table.seat(person, taken));
      room.presence.markActive(person);
      if (before?.kind === 'away')
        for (const session of [...sessions.all()]) if (session.holder === before.tokenHash) sessions.endSession(session, NEXT_TABLE);
    }
    if (!moved) return;
    room.resetViewpoints();
    room.peopleChanged();
    for (const client of sessions.clients()) room.sendUpdate(client, false);
  }

  /** Deals the next deal in time, whether everybody is ready or not. */
  #goOn(): void {
    const { room } = this.#host;
    const { table } = room;
    if (table === undefined || currentDeal(table.match) !== undefined || this.isOver) return this.#stopWaiting();
    const someone = table.people.some((one, person) => one.kind === 'away' && room.isPlaying(person));
    const key = table.match.deals.length * 2 + (someone ? 1 : 0);
    if (this.#waitsAfter === key) return;
    this.#stopWaiting();
    this.#waitsAfter = key;
    const { after, pace } = this.#services;
    const off = after(someone ? PAUSE * 1000 : BOTS_PAUSE[pace], () => {
      if (room.table !== table || currentDeal(table.match) !== undefined || this.isOver) return;
      room.readyCheck.stop();
      dispatch(room, (played) => played.validateDeal(null));
    });
    this.#stopWaiting = () => {
      off();
      this.#waitsAfter = -1;
    };
  }

  /** Ends the table: connections, and the file of its match. */
  async close(): Promise<void> {
    this.#stopWaiting();
    this.#forget();
    this.#host.room.onSaved(() => undefined);
    this.#host.room.onPeopleChanged(() => undefined);
    await this.#host.close();
  }
}
