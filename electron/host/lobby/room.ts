import type { Level } from '../../../engine/bots/levels.ts';
import type { Seed } from '../../../engine/cards/random.ts';
import type { TableSettings, Pace, TableMessage } from '../../../engine/protocol/messages.ts';
import { Countdowns, type Deadline } from '../table/countdowns.ts';
import { Presence, TurnClock } from '../table/presence.ts';
import { answersFor } from '../table/consentAnswers.ts';
import { whoIsAway } from '../table/absence.ts';
import { Sessions, withRef, type Client, type Session } from '../sessions/sessions.ts';
import { updateText, withFields, type Sight } from '../sessions/sight.ts';
import type { Bots } from '../workers/bots.ts';
import type { Timer } from '../ports/timer.ts';
import { BotTurns } from '../table/botTurns.ts';
import { FairShuffle } from '../table/fairShuffle.ts';
import { Lobby } from './lobby.ts';
import { LostSeats } from './lostSeats.ts';
import { describePerson } from './describePerson.ts';
import { Assists } from '../table/assists.ts';
import { isSameName } from '../../../engine/protocol/names.ts';
import { dispatch } from '../table/dispatch.ts';
import { NEWS_INTERVAL } from '../limits/limits.ts';
import { Throttle } from '../limits/throttle.ts';
import { Doubts } from '../table/doubts.ts';
import { ReadyCheck } from '../table/readyCheck.ts';
import type { Person } from '../ports/person.ts';
import { Table } from '../table/table.ts';
import { Votes } from '../table/votes.ts';
import type { Tokens } from '../../store/tokens.ts';

/** The bot that plays for a person who is away. */
const SUBSTITUTE: Level = 'rule';
/** Seconds that the others may still read the score of a deal, once one person is ready. */
const PAUSE = 45;

/** The parts and services of a room. */
interface RoomSettings {
  readonly bots: Bots;
  readonly after: Timer;
  readonly pace: Pace;
  /** How long a person may be away before a bot plays for them, in milliseconds. */
  readonly grace: number;
  /** How long a device has for its part in a deal's seed, in milliseconds; omitted: {@link FairShuffle}'s own time. */
  readonly shareTime?: number | undefined;
  /** How long people have for their answers to a take-back or a claim, in milliseconds; omitted: the time of {@link Votes}. */
  readonly voteTime?: number | undefined;
  readonly randomSeed: () => Seed;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly tokens: Tokens;
  /** Whether a match waits to be finished. */
  readonly isUnfinished: (match: string) => boolean;
}

/** The room: the match on the table, the people in it, and the messages that each of them receives. */
export class Room {
  readonly sessions: Sessions;
  onTable: Table | Lobby | undefined;
  pace: Pace;
  /** Seconds that people have for a turn; `null`: as long as they like. */
  turnSeconds: number | null = null;
  settings: TableSettings;
  readonly shuffle: FairShuffle;
  readonly assists: Assists;
  readonly votes: Votes;
  readonly readyCheck: ReadyCheck;
  readonly doubts: Doubts;
  readonly #botTurns: BotTurns;
  readonly #isUnfinished: (match: string) => boolean;
  readonly presence: Presence;
  readonly lostSeats = new LostSeats(() => this.table);
  readonly #clock: TurnClock;
  readonly #countdowns: Countdowns;
  readonly #tableChanges = new Throttle(NEWS_INTERVAL, () => {
    this.#flushTableChanges();
    this.#peopleListener();
  });
  #peopleListener: () => void = () => undefined;
  #savedListener: () => void = () => undefined;
  #unsaved: string | null = null;
  /** Clients that have not received the last change in the room, until {@link Room.peopleChanged} sends it. */
  readonly #outdated = new Set<Client>();

  constructor({ bots, after, pace, grace, shareTime, voteTime, randomSeed, now, tokens, isUnfinished }: RoomSettings) {
    this.#isUnfinished = isUnfinished;
    this.sessions = new Sessions(tokens);
    this.shuffle = new FairShuffle(this, after, shareTime, randomSeed);
    this.pace = pace;
    this.assists = new Assists(this, bots, now);
    this.votes = new Votes(this, after, now, voteTime);
    this.settings = { talk: 'between', grace: Math.round(grace / 1000), pause: PAUSE, hands: false, latecomers: true };
    this.readyCheck = new ReadyCheck(this, after, now);
    this.doubts = new Doubts(this, now);
    this.#botTurns = new BotTurns(bots, after);
    this.#clock = new TurnClock(after, now);
    this.#countdowns = new Countdowns(this, now);
    this.presence = new Presence(after, now, grace, () => {
      this.broadcastTable();
      // A bot in the place of an absent person does not vote: the vote goes on without that person.
      this.votes.peopleChanged();
      this.requestBot();
    });
  }

  /** The match on the table, once it has begun. */
  get table(): Table | undefined {
    return this.onTable instanceof Table ? this.onTable : undefined;
  }

  /** Takes everything off the table. */
  clear(): void {
    this.#botTurns.callOff();
    this.#clock.stop();
    this.readyCheck.stop();
    this.shuffle.stop();
    this.presence.clear();
    this.onTable = undefined;
    this.assists.reset();
    this.votes.stop();
    for (const session of this.sessions.all()) session.watching = null;
  }

  playsAs(session: Session, person: Person): boolean {
    const one = this.onTable?.people[person];
    return (one?.kind === 'here' && session.owner) || (one?.kind === 'away' && one.tokenHash === session.holder);
  }

  /** The name of the first person at the host's own machine, else the owner's; `undefined`: neither has one. */
  ownerName(): string | undefined {
    const owner = this.sessions.clients().find(({ session }) => session.owner && session.name !== undefined);
    return this.onTable?.people.find(({ kind }) => kind === 'here')?.name ?? owner?.session.name;
  }

  /** The people a session acts for. */
  peopleOf(session: Session): Person[] {
    return this.onTable?.people.flatMap((_, person) => (this.playsAs(session, person) ? [person] : [])) ?? [];
  }

  /** Whether another person at the table, or in the room, has a name. */
  isNameTaken(name: string, session: Session): boolean {
    // Before the first deal bots make way for people. The owner, who may sit at a phone of their own, has a name at the table or none.
    const isLobby = this.onTable instanceof Lobby;
    const sits = this.onTable?.people.some(
      (one, person) =>
        one.kind !== 'open' && !(isLobby && one.kind === 'bot') && !this.playsAs(session, person) && isSameName(one.name, name),
    );
    return sits === true || this.guestNames(session).some((other) => isSameName(other, name));
  }

  /** The names of the guests in the room, seated or not, except for those of one session. */
  guestNames(except?: Session): string[] {
    return this.sessions
      .clients()
      .flatMap(({ session }) => (session === except || session.owner || session.name === undefined ? [] : [session.name]));
  }

  /** Sets each session's viewpoint: the one person it acts for; a spectator if there is no such person, or several with a curtain between them. */
  resetViewpoints(): void {
    for (const session of this.sessions.all()) this.resetViewpoint(session);
  }

  resetViewpoint(session: Session): void {
    const [first, ...more] = this.peopleOf(session);
    session.watching = first !== undefined && more.length === 0 ? first : null;
  }

  /** Registers who else hears, after the clients, that people came, went, sat down or stood up. */
  onPeopleChanged(listener: () => void): void {
    this.#peopleListener = listener;
  }

  /** People came, went, sat down or stood up: the clients are sent the table, at most every {@link NEWS_INTERVAL}. */
  peopleChanged(): void {
    this.refreshPeople();
    this.#tableChanges.soon();
  }

  /** The same, where the clients hear of it with their next message. */
  refreshPeople(): void {
    this.trackPresence();
    this.restartClock();
    this.#outdated.clear();
    for (const client of this.sessions.clients()) this.#outdated.add(client);
    this.shuffle.peopleChanged();
    this.readyCheck.peopleChanged();
    this.votes.peopleChanged();
    this.requestBot();
  }

  /** Sends no more changes of the people. */
  close(): void {
    this.#tableChanges.stop();
  }

  /** Other customs from now on. What is left out stays as it is. */
  changeSettings(customs: { readonly [name in keyof TableSettings]?: TableSettings[name] | undefined }): void {
    const { talk, grace, pause, hands, latecomers } = customs;
    const before = this.settings;
    this.settings = {
      talk: talk ?? before.talk,
      grace: grace ?? before.grace,
      pause: pause === undefined ? before.pause : pause,
      hands: hands ?? before.hands,
      latecomers: latecomers ?? before.latecomers,
    };
    this.presence.grace = this.settings.grace * 1000;
    this.readyCheck.restartTimeout();
  }

  /** Whether a person is there and plays in person. */
  isPlaying(person: Person): boolean {
    return this.isPresent(person) && !this.presence.isSubstituted(person);
  }

  /** Whether a bot plays for a person now: their own, or for as long as they are away or their seat is open. */
  hasBot(person: Person): boolean {
    const kind = this.onTable?.people[person]?.kind;
    return kind === 'bot' || kind === 'open' || this.presence.isSubstituted(person);
  }

  /** Takes note of who is away, so that bots play for them in time. */
  trackPresence(): void {
    const { away, left } = whoIsAway(
      this.table?.people ?? [],
      (person) => this.isPresent(person),
      (person) => this.presence.isHeld(person),
    );
    this.presence.track(away, left);
  }

  /** Sends the table to every client. */
  broadcastTable(sender?: Client, ref?: number): void {
    for (const client of this.sessions.clients()) this.sendTable(client, client === sender ? ref : undefined);
  }

  /** Sends comings and goings that no later message has carried, if they change what a connection sees. */
  #flushTableChanges(): void {
    const here = new Set(this.sessions.clients());
    for (const client of [...this.#outdated]) {
      this.#outdated.delete(client);
      if (here.has(client)) this.sendTable(client, undefined, true);
    }
  }

  /** A page that is without a table has forgotten the last one: the same table, taken up again, is news to it. */
  forgetTable(client: Client): void {
    delete client.lastTable;
    delete client.lastUpdate;
  }

  /** @param changed whether to skip a table that equals the last one sent */
  sendTable(client: Client, ref?: number, changed = false): void {
    const { session } = client;
    const { onTable } = this;
    this.#outdated.delete(client);
    if (onTable === undefined) return;
    const news = onTable.state((person) => describePerson(this, session, person));
    const repeats = this.table?.header.repeats;
    const message: Omit<TableMessage, 'sheet'> = {
      ...news,
      ...this.doubts.told,
      ...(repeats === undefined ? {} : { repeats: { ...repeats, waits: this.#isUnfinished(repeats.match) } }),
      watching: session.watching,
      pace: this.pace,
      clock: this.turnSeconds,
      helps: this.assists.grantedTo(session),
      hints: this.assists.hints,
      customs: this.settings,
      consent: this.table === undefined ? [] : answersFor(this.table.consent, (person) => this.playsAs(session, person)),
    };
    const { sheet } = onTable;
    const text = JSON.stringify(message);
    const last = client.lastTable;
    if (!changed || last?.text !== text || last.sheet !== sheet) {
      client.lastTable = { text, sheet };
      this.sessions.sendText(client, withFields(text, `"sheet":${sheet}${ref === undefined ? '' : `,"ref":${ref}`}`));
    }
    this.#countdowns.send(client);
  }

  /** Sends one connection its view. `sawLast`: whether it saw the version before this one, and so gets the events between. */
  sendUpdate(client: Client, sawLast: boolean, ref?: number): void {
    const { table } = this;
    const { watching } = client.session;
    // A client must know the table before it sees cards of it.
    if (this.#outdated.has(client)) this.sendTable(client, undefined, true);
    const sight = table?.sight(watching);
    if (table === undefined || sight === undefined) return;
    const turn = table.toAct();
    const hidden = sight.toAct === null && turn !== null;
    // People who share a machine must learn when to pass it on, even if others must not know why.
    const elsewhere = hidden && turn !== watching && this.playsAs(client.session, turn);
    const asked = elsewhere ? table.seatOf(turn) : undefined;
    // A player knows the cards they have seen, and no more.
    const hands = this.settings.hands && this.peopleOf(client.session).length === 0 ? table.dealtHands() : undefined;
    const events = sawLast ? table.eventsFor(watching) : [];
    const last = client.lastUpdate;
    // Not even the fact of a hidden action may show: it adds nothing to the update before it.
    const repeats = events.length === 0 && asked === last?.asked && isSame(sight, last?.sight);
    if (!sawLast || ref !== undefined || !repeats) {
      client.lastUpdate = { sight, asked };
      const left = hidden ? undefined : this.#clock.remaining();
      const own = {
        ...(asked === undefined ? {} : { asked }),
        ...(hands === undefined ? {} : { hands }),
        ...(left === undefined ? {} : { left }),
      };
      this.sessions.sendText(client, updateText(sight, { events, ...own, ...withRef(ref) }));
    }
    this.#countdowns.send(client);
  }

  /** The limit of the turn that is timed; `undefined` where none is. */
  get turnDeadline(): Deadline | undefined {
    return this.#clock.deadline;
  }

  /** Times the person to act, if turns are limited; a bot plays for a person whose time runs out. */
  restartClock(): void {
    const { table, turnSeconds } = this;
    const person = table?.toAct() ?? null;
    const kind = person === null ? undefined : table?.people[person]?.kind;
    if (
      table === undefined ||
      person === null ||
      turnSeconds === null ||
      this.votes.isOpen ||
      kind === 'bot' ||
      kind === 'open' ||
      this.presence.isHeld(person) ||
      this.presence.isSubstituted(person)
    )
      return this.#clock.stop();
    this.#clock.start(`${table.header.id} ${table.steps} ${turnSeconds}`, turnSeconds * 1000, () => this.presence.markIdle(person));
  }

  /** Notes a sign of life: the people who play at this session are present. */
  wake(session: Session): void {
    if (this.peopleOf(session).filter((person) => this.presence.markActive(person)).length === 0) return;
    this.broadcastTable();
    this.restartClock();
    this.requestBot();
  }

  /** Has a bot choose, where it is a bot's turn. */
  requestBot(): void {
    const { table } = this;
    if (table === undefined || this.votes.isOpen) return this.#botTurns.callOff();
    const levelOf = (person: Person): Level | undefined => {
      const one = table.people[person];
      if (one?.kind === 'bot') return one.level;
      return this.presence.isSubstituted(person) ? SUBSTITUTE : undefined;
    };
    this.#botTurns.ask(table, this.pace, levelOf, (person, version, action) => {
      const done = dispatch(this, (played) => played.validateAction(person, version, action, false));
      if (!done.ok) throw new Error(`a bot's ${action}: ${done.error.code}`);
      this.presence.noteStandIn(person);
    });
  }

  /** Whether a connected page plays for a person. */
  isPresent(person: Person): boolean {
    return this.sessions.clients().some(({ session }) => this.playsAs(session, person));
  }

  /** Registers who hears after each change of the match that is on the disk, or that the disk has not taken. */
  onSaved(listener: () => void): void {
    this.#savedListener = listener;
  }

  /** Sends the table when saving begins to fail, and when it works again. */
  reportSaving(): void {
    this.#savedListener();
    const journal = this.table?.journal;
    const fault = journal?.fault ?? null;
    if (fault === this.#unsaved) return;
    this.#unsaved = fault;
    this.broadcastTable();
    if (fault !== null) void journal?.recovery().then(() => this.reportSaving());
  }
}

function isSame(sight: Sight, last: Sight | undefined): boolean {
  return last?.version === sight.version && last.seat === sight.seat && last.fields === sight.fields;
}
