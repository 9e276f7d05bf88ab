import type { Level } from '../../../engine/bots/levels.ts';
import type { Seed } from '../../../engine/cards/random.ts';
import { currentDeal } from '../../../engine/match/match.ts';
import type { Customs, Pace, TableMessage, TablePerson, UpdateMessage } from '../../../engine/protocol/messages.ts';
import { Absence } from './presence.ts';
import { answersFor } from '../history/analysisConsent.ts';
import { Audience, withRef, type Guest, type Session } from '../sessions/sessions.ts';
import type { Bots } from '../workers/bots.ts';
import { BotTurns, type After } from './botTurns.ts';
import { FairShuffle } from './fairShuffle.ts';
import { type Gathering } from '../lobby/lobby.ts';
import { Helps } from './assists.ts';
import { isSameName } from '../../../engine/protocol/names.ts';
import { NextDeal } from './readyCheck.ts';
import { Table, type Person } from './table.ts';
import type { Tokens } from '../../store/tokens.ts';
import { TurnClock } from './turnClock.ts';

/** Who plays for somebody who is away. */
const SUBSTITUTE: Level = 'rule';
/** Seconds that whoever still reads the reckoning has, once somebody is ready. */
const PAUSE = 45;

/** What is on the table, who is in the room, and who of them is told what. */
export class Room {
  readonly audience: Audience;
  onTable: Table | Gathering | undefined;
  pace: Pace;
  /** Seconds that people have for a turn; `null`: as long as they like. */
  seconds: number | null = null;
  customs: Customs;
  readonly shuffle: FairShuffle;
  readonly helps: Helps;
  readonly nextDeal: NextDeal;
  private readonly turns: BotTurns;
  private readonly absence: Absence;
  private readonly clock: TurnClock;
  private unsaved: string | null = null;
  /** Those who have not been told of the last change in the room, until {@link Room.tellNews}. */
  private readonly uninformed = new Set<Guest>();

  constructor(
    bots: Bots,
    after: After,
    pace: Pace,
    grace: number,
    shareTime: number | undefined,
    randomSeed: () => Seed,
    now: () => number,
    tokens: Tokens,
  ) {
    this.audience = new Audience(tokens);
    this.shuffle = new FairShuffle(this, after, shareTime, randomSeed);
    this.pace = pace;
    this.helps = new Helps(this, bots, now);
    this.customs = { talk: 'between', grace: Math.round(grace / 1000), pause: PAUSE, hands: false };
    this.nextDeal = new NextDeal(this, after);
    this.turns = new BotTurns(bots, after);
    this.clock = new TurnClock(after, now);
    this.absence = new Absence(after, grace, () => {
      this.tellTable();
      this.askBots();
    });
  }

  /** The match on the table, once it has begun. */
  get table(): Table | undefined {
    return this.onTable instanceof Table ? this.onTable : undefined;
  }

  /** Takes everything off the table. */
  clear(): void {
    this.turns.callOff();
    this.clock.stop();
    this.nextDeal.stop();
    this.shuffle.stop();
    this.absence.clear();
    this.onTable = undefined;
    this.helps.clear();
    for (const session of this.audience.everySession()) session.watching = null;
  }

  mine(session: Session, person: Person): boolean {
    const one = this.onTable?.people[person];
    return (one?.kind === 'here' && session.owner) || (one?.kind === 'away' && one.tokenHash === session.holder);
  }

  /** The people a session acts for. */
  own(session: Session): Person[] {
    return this.onTable?.people.flatMap((_, person) => (this.mine(session, person) ? [person] : [])) ?? [];
  }

  /** Whether somebody else at the table, or in the room, has a name. */
  isTaken(name: string, session: Session): boolean {
    const sits = this.onTable?.people.some(
      (one, person) => one.kind !== 'open' && !this.mine(session, person) && isSameName(one.name, name),
    );
    if (sits === true) return true;
    return this.audience
      .guests()
      .some((one) => one.session !== session && one.session.name !== undefined && isSameName(one.session.name, name));
  }

  /** Everybody sees the table as the one person they act for; where that is nobody, or several with a curtain between them, as a spectator. */
  seatEverybody(): void {
    for (const session of this.audience.everySession()) this.seat(session);
  }

  seat(session: Session): void {
    const [first, ...more] = this.own(session);
    session.watching = first !== undefined && more.length === 0 ? first : null;
  }

  /** Somebody came, went, sat down or stood up. {@link Room.tellNews} has to follow, which may be a little later. */
  peopleChanged(): void {
    this.noteAbsent();
    this.uninformed.clear();
    for (const guest of this.audience.guests()) this.uninformed.add(guest);
    this.shuffle.peopleChanged();
    this.nextDeal.peopleChanged();
    this.askBots();
  }

  /** Other customs from now on. What is left out stays as it is. */
  setCustoms(customs: { readonly [name in keyof Customs]?: Customs[name] | undefined }): void {
    const { talk, grace, pause, hands } = customs;
    const before = this.customs;
    this.customs = {
      talk: talk ?? before.talk,
      grace: grace ?? before.grace,
      pause: pause === undefined ? before.pause : pause,
      hands: hands ?? before.hands,
    };
    this.absence.grace = this.customs.grace * 1000;
    this.nextDeal.time();
  }

  /** Whether somebody is there, and plays for themselves. */
  isHere(person: Person): boolean {
    return this.present(person) && !this.absence.has(person);
  }

  /** Takes note of who is away, so that bots play for them in time. */
  noteAbsent(): void {
    const people = this.table?.people ?? [];
    const away = people.flatMap(({ kind }, person) => (kind === 'away' && !this.present(person) ? [person] : []));
    const left = people.flatMap(({ kind }, person) => (kind === 'open' ? [person] : []));
    this.absence.note(away, left);
  }

  /** Tells everybody of a change once it is written; the sender's update acknowledges it. */
  tellAll(written: Promise<void>, tableToo: boolean, sender?: Guest, ref?: number): void {
    this.audience.outbox.waitFor(written.then(() => this.checkSaving()));
    this.helps.moved();
    if (tableToo) this.tellTable();
    this.timeTurn();
    for (const guest of this.audience.guests()) this.tellUpdate(guest, true, guest === sender ? ref : undefined);
    this.askBots();
  }

  /** Tells everybody of the table itself. */
  tellTable(sender?: Guest, ref?: number): void {
    for (const guest of this.audience.guests()) this.tellTableTo(guest, guest === sender ? ref : undefined);
  }

  /** Tells of comings and goings, as far as a message since has not told of them and they concern what a connection sees. */
  tellNews(): void {
    const here = new Set(this.audience.guests());
    for (const guest of [...this.uninformed]) {
      this.uninformed.delete(guest);
      if (here.has(guest)) this.tellTableTo(guest, undefined, true);
    }
  }

  /** @param changed whether a table that is as it was last told is not told again */
  tellTableTo(guest: Guest, ref?: number, changed = false): void {
    const { session } = guest;
    this.uninformed.delete(guest);
    const news = this.onTable?.news((person) => this.describe(session, person));
    if (news === undefined) return;
    const message: TableMessage = {
      ...news,
      watching: session.watching,
      pace: this.pace,
      clock: this.seconds,
      helps: this.helps.granted(session),
      hints: this.helps.hints,
      customs: this.customs,
      consent: this.table === undefined ? [] : answersFor(this.table.consent, (person) => this.mine(session, person)),
    };
    const text = JSON.stringify(message);
    if (changed && guest.table === text) return;
    guest.table = text;
    this.audience.send(guest, { ...message, ...withRef(ref) });
  }

  /** Tells one connection what it sees. `told`: whether it saw the version before this one, and so may be told what happened. */
  tellUpdate(guest: Guest, told: boolean, ref?: number): void {
    const { table } = this;
    const { watching } = guest.session;
    // Nobody sees cards of a table that is not the one they know.
    if (this.uninformed.has(guest)) this.tellTableTo(guest, undefined, true);
    const seen = table?.update(watching, told, ref);
    if (table === undefined || seen === undefined) return;
    const turn = table.toAct();
    const hidden = seen.view.toAct === null && turn !== null;
    // Whoever shares a machine has to be told to pass it on, even where others must not know why.
    const elsewhere = hidden && turn !== watching && this.mine(guest.session, turn);
    const asked = elsewhere ? { ...seen, asked: table.seatOf(turn) } : seen;
    // Whoever plays knows what they have seen, and no more.
    const hands = this.customs.hands && this.own(guest.session).length === 0 ? table.dealtHands() : undefined;
    const update = hands === undefined ? asked : { ...asked, hands };
    if (told && ref === undefined && isOld(update, guest.last)) return;
    guest.last = update;
    const left = hidden ? undefined : this.clock.left();
    this.audience.send(guest, left === undefined ? update : { ...update, left });
  }

  /** Times whoever is to act, where people have only so much time; a bot plays for those who let it run out. */
  timeTurn(): void {
    const { table, seconds } = this;
    const person = table?.toAct() ?? null;
    const kind = person === null ? undefined : table?.people[person]?.kind;
    if (table === undefined || person === null || seconds === null || kind === 'bot' || kind === 'open' || this.absence.has(person))
      return this.clock.stop();
    this.clock.time(`${table.header.id} ${table.steps} ${seconds}`, seconds * 1000, () => this.absence.sleep(person));
  }

  /** Somebody has said something: whoever plays at their end is with us. */
  wake(session: Session): void {
    if (this.own(session).filter((person) => this.absence.wake(person)).length === 0) return;
    this.tellTable();
    this.timeTurn();
    this.askBots();
  }

  /** Has a bot choose, where it is a bot's turn. */
  askBots(): void {
    const { table } = this;
    if (table === undefined) return this.turns.callOff();
    const levelOf = (person: Person): Level | undefined => {
      const one = table.people[person];
      if (one?.kind === 'bot') return one.level;
      return this.absence.has(person) ? SUBSTITUTE : undefined;
    };
    this.turns.ask(table, this.pace, levelOf, (person, version, action) => {
      const done = table.act(person, version, action, false);
      if (!done.ok) throw new Error(`a bot's ${action}: ${done.error.code}`);
      this.tellAll(done.value, currentDeal(table.match) === undefined);
    });
  }

  private present(person: Person): boolean {
    return this.audience.guests().some(({ session }) => this.mine(session, person));
  }

  private describe(session: Session, person: Person): Omit<TablePerson, 'seat'> {
    const one = this.onTable?.people[person];
    if (one === undefined) throw new RangeError(`nobody is person ${person}`);
    return {
      name: one.name,
      kind: one.kind,
      ...(one.kind === 'bot' ? { level: one.level } : {}),
      present: one.kind === 'bot' || this.present(person),
      substitute: this.absence.has(person),
      mine: this.mine(session, person),
      ready: this.nextDeal.has(person),
    };
  }

  /** Tells when saving begins to fail, and when it works again. */
  private checkSaving(): void {
    const journal = this.table?.journal;
    const fault = journal?.fault ?? null;
    if (fault === this.unsaved) return;
    this.unsaved = fault;
    this.tellTable();
    if (fault !== null) void journal?.recovery().then(() => this.checkSaving());
  }
}

/** Whether an update tells nothing that the one before it has not told: that something was done which is kept from the viewer is not told either. */
function isOld(update: UpdateMessage, last: UpdateMessage | undefined): boolean {
  if (last?.version !== update.version || last.seat !== update.seat || update.events.length > 0) return false;
  return JSON.stringify([update.view, update.legal, update.asked]) === JSON.stringify([last.view, last.legal, last.asked]);
}
