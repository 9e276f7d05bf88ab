import { randomBytes } from 'node:crypto';
import type { Seed } from '../../engine/cards/random.ts';
import { gameById } from '../../engine/games/index.ts';
import { currentDeal, startMatch } from '../../engine/match/match.ts';
import { resolveOptions } from '../../engine/match/options.ts';
import { drawnSeats, fixedSeats } from '../../engine/match/seating.ts';
import {
  MAX_MESSAGE_BYTES,
  MAX_OWNER_MESSAGE_BYTES,
  parseClient,
  PROTOCOL,
  type ClientMessage,
  type Pace,
} from '../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../engine/result.ts';
import { MATCH_FORMAT, newMatchId, type MatchHeader, type SavedPerson } from '../store/lines.ts';
import type { Store } from '../store/store.ts';
import { Archive, type ArchiveMessage } from './archive.ts';
import { Audience, withRef, type Guest, type Session, type Visitor } from './audience.ts';
import type { Bots } from './bots.ts';
import { BotTurns, type After } from './botTurns.ts';
import { GAME_INFOS } from './gameInfo.ts';
import type { Connection, Peer, TableHost } from './peer.ts';
import { Table, type Person } from './table.ts';

/** What a host needs of the world. Tests bring their own clock and chance. */
export interface HostSettings {
  readonly store: Store;
  readonly bots: Bots;
  readonly pace?: Pace;
  /** 256 bits of chance for a new match. */
  readonly randomSeed?: () => Seed;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly after?: After;
}

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
type MatchSetup = Omit<MatchHeader, 'format' | 'id' | 'at'>;

/** A table that people join, over whatever carries text. One match is on it at a time. */
export class Host implements TableHost {
  private readonly store: Store;
  private readonly bots: Bots;
  private readonly randomSeed: () => Seed;
  private readonly now: () => number;
  private readonly audience = new Audience();
  private readonly archive: Archive;
  private readonly turns: BotTurns;
  private table: Table | undefined;
  private pace: Pace;
  /** Versions go on counting from one match to the next: no action finds its way into another match. */
  private version = 0;
  private unsaved: string | null = null;
  /** How many matches have been put away: what was asked for before the last of them has been overtaken. */
  private putAways = 0;

  constructor({ store, bots, pace = 'normal', randomSeed = chance, now = Date.now, after = timer }: HostSettings) {
    this.store = store;
    this.bots = bots;
    this.pace = pace;
    this.randomSeed = randomSeed;
    this.now = now;
    this.archive = new Archive(store, randomSeed, now);
    this.turns = new BotTurns(bots, after);
  }

  connect(peer: Peer): Connection {
    const visitor = this.audience.arrive(peer);
    return {
      receive: (text) => {
        if (this.audience.isHere(visitor)) this.receive(visitor, text);
      },
      closed: () => {
        if (this.audience.leave(visitor) && visitor.session !== undefined) this.tellTable();
      },
    };
  }

  async close(): Promise<void> {
    this.putAway();
    this.audience.dismissAll('the table is closing');
    await this.audience.outbox.empty();
    await this.bots.close();
    await this.store.close();
  }

  private receive(visitor: Visitor, text: string): void {
    const parsed = parseClient(text, visitor.session?.owner === true ? MAX_OWNER_MESSAGE_BYTES : MAX_MESSAGE_BYTES);
    if (!parsed.ok) return this.audience.refuse(visitor, parsed.error, undefined);
    const message = parsed.value;
    if (message.type === 'hello') return this.hello(visitor, message);
    const { session } = visitor;
    if (session === undefined)
      return this.audience.refuse(visitor, { code: 'protocol/no-hello', message: 'a connection begins with hello' }, message.ref);
    const guest = Object.assign(visitor, { session });
    const done = this.handle(guest, message);
    if (done.ok) return;
    this.audience.refuse(guest, done.error, message.ref);
    if (message.type === 'act' || message.type === 'next') this.tellUpdate(guest, false);
  }

  private handle(guest: Guest, message: Exclude<ClientMessage, { type: 'hello' }>): Result<void> {
    if (message.type === 'act') return this.act(guest, message);
    if (message.type === 'watch') return this.watch(guest, message);
    if (message.type === 'next') return this.next(guest, message);
    if (!guest.session.owner) return refuse('table/not-owner', 'only the owner of the table may do that');
    switch (message.type) {
      case 'start':
        return this.start(guest, message);
      case 'resume':
        void this.resume(guest, message);
        return ok(undefined);
      case 'again':
        return this.again(guest, message.ref);
      case 'leave':
        this.putAway();
        for (const one of this.audience.guests()) this.tellHome(one, one === guest ? message.ref : undefined);
        return ok(undefined);
      case 'pace':
        this.pace = message.pace;
        this.tellTable(guest, message.ref);
        this.askBots();
        return ok(undefined);
      default:
        void this.lookUp(guest, message);
        return ok(undefined);
    }
  }

  private hello(visitor: Visitor, { protocol, token }: Said<'hello'>): void {
    if (protocol !== PROTOCOL) {
      const facts = { protocol: PROTOCOL };
      this.audience.refuse(visitor, { code: 'protocol/other-version', message: `this table speaks version ${PROTOCOL}`, facts }, undefined);
      return this.audience.dismiss(visitor, 'another version of the protocol');
    }
    const { guest, returns } = this.audience.welcome(visitor, token);
    const { session } = guest;
    if (!returns) session.watching = this.only(session);
    this.audience.send(guest, { type: 'welcome', protocol: PROTOCOL, token: session.token, owner: session.owner, games: GAME_INFOS });
    if (this.table === undefined) return this.tellHome(guest);
    this.tellTable();
    this.tellUpdate(guest, false);
  }

  private start(
    guest: Guest,
    { game: id, options: given, people, seating, dealer, seed = this.randomSeed(), ref }: Said<'start'>,
  ): Result<void> {
    const game = gameById(id);
    const options = resolveOptions(game, given);
    if (!options.ok) return options;
    const players = people.flatMap((one): SavedPerson[] => (one.kind === 'open' ? [] : [one]));
    if (players.length < people.length) return refuse('table/seats-open', 'somebody has to take every seat first');
    const possible = startMatch(game, options.value, namesOf(players));
    if (!possible.ok) return possible;
    if (dealer !== undefined && dealer >= players.length) return refuse('match/bad-dealer', `no seat ${dealer}`, { dealer });
    const seats = seating === 'draw' ? drawnSeats(game, players.length, seed) : fixedSeats(game, players.length, dealer, seed);
    const seated = seats.order.flatMap((place) => players[place] ?? []);
    const draw = seats.draw && [...seats.draw];
    const cut = seats.cut && [...seats.cut];
    this.begin(guest, ref, { game: id, options: options.value, people: seated, seed, draw, cut }, seats.dealer);
    return ok(undefined);
  }

  private again(guest: Guest, ref: number): Result<void> {
    const { table } = this;
    if (table === undefined) return NO_TABLE;
    if (!table.match.standing.over) return refuse('table/match-not-over', 'the match is not over');
    const { game, options, people } = table.header;
    const last = table.match.deals.at(-1)?.dealer ?? 0;
    this.begin(guest, ref, { game, options, people, seed: this.randomSeed(), draw: null, cut: null }, (last + 1) % people.length);
    return ok(undefined);
  }

  /** Puts a new match on the table and deals. */
  private begin(guest: Guest, ref: number, setup: MatchSetup, dealer: number): void {
    this.putAway();
    const at = this.now();
    const header: MatchHeader = { format: MATCH_FORMAT, id: newMatchId(at), ...setup, at };
    const match = must(startMatch(gameById(header.game), header.options, namesOf(header.people)));
    const table = new Table(header, match, this.store.create(header), this.version, this.now);
    this.table = table;
    const written = must(table.deal(dealer));
    this.seatEverybody();
    this.tellAll(written, true, guest, ref);
  }

  private async resume(guest: Guest, { match: id, ref }: Said<'resume'>): Promise<void> {
    this.putAway();
    const turn = this.putAways;
    // The same match may just be on its way from the table to the disk.
    await this.audience.outbox.empty();
    const resumed = await this.store.resume(id);
    if (!resumed.ok) return this.audience.refuse(guest, resumed.error, ref);
    if (turn !== this.putAways) return this.audience.refuse(guest, OVERTAKEN, ref);
    const { header, match, journal } = resumed.value;
    this.table = new Table(header, match, journal, this.version, this.now);
    this.seatEverybody();
    this.tellTable();
    for (const one of this.audience.guests()) this.tellUpdate(one, false, one === guest ? ref : undefined);
    this.askBots();
  }

  /** Answers what concerns matches that are not on the table. */
  private async lookUp(guest: Guest, message: ArchiveMessage): Promise<void> {
    if (message.type === 'delete' && message.match === this.table?.header.id) return this.audience.refuse(guest, IN_PLAY, message.ref);
    await this.audience.outbox.empty();
    const answer = await this.archive.answer(message);
    if (answer.ok) this.audience.send(guest, answer.value);
    else this.audience.refuse(guest, answer.error, message.ref);
  }

  private act(guest: Guest, { version, action, ref }: Said<'act'>): Result<void> {
    const { table } = this;
    const { watching } = guest.session;
    if (table === undefined) return NO_TABLE;
    if (watching === null) return NOT_SEATED;
    const done = table.act(watching, version, action);
    if (!done.ok) return done;
    this.tellAll(done.value, currentDeal(table.match) === undefined, guest, ref);
    return ok(undefined);
  }

  private next(guest: Guest, { version, ref }: Said<'next'>): Result<void> {
    const { table } = this;
    if (table === undefined) return NO_TABLE;
    if (!guest.session.owner && this.own(guest.session).length === 0) return NOT_SEATED;
    const done = table.next(version);
    if (!done.ok) return done;
    this.tellAll(done.value, true, guest, ref);
    return ok(undefined);
  }

  private watch(guest: Guest, { person, ref }: Said<'watch'>): Result<void> {
    if (this.table === undefined) return NO_TABLE;
    const { session } = guest;
    if (person !== null && !this.mine(session, person)) return refuse('table/not-yours', 'nobody looks into somebody else’s cards');
    session.watching = person;
    this.tellTable(guest, undefined, guest);
    this.tellUpdate(guest, false, ref);
    return ok(undefined);
  }

  /** Takes the match off the table; it is kept, among the unfinished ones or in the history. */
  private putAway(): void {
    const { table } = this;
    this.turns.callOff();
    this.putAways += 1;
    if (table === undefined) return;
    this.version = table.version + 1;
    this.table = undefined;
    const { over } = table.match.standing;
    if (over) this.store.forget(table.header.id);
    else this.store.remember(table.summary());
    this.audience.outbox.waitFor(table.journal.close().then(() => (over ? this.store.finish(table.header.id) : undefined)));
    for (const session of this.audience.everySession()) session.watching = null;
  }

  private mine(session: Session, person: Person): boolean {
    const one = this.table?.people[person];
    return (one?.kind === 'here' && session.owner) || (one?.kind === 'away' && one.token === session.token);
  }

  private own(session: Session): Person[] {
    return this.table?.people.flatMap((_, person) => (this.mine(session, person) ? [person] : [])) ?? [];
  }

  /** The one person a session acts for; `null` where there are none, or several with a curtain between them. */
  private only(session: Session): Person | null {
    const own = this.own(session);
    return own.length === 1 ? (own[0] ?? null) : null;
  }

  private seatEverybody(): void {
    for (const session of this.audience.everySession()) session.watching = this.only(session);
  }

  private askBots(): void {
    const { table } = this;
    if (table === undefined) return;
    this.turns.ask(table, this.pace, (person, version, action) => {
      this.tellAll(must(table.act(person, version, action)), currentDeal(table.match) === undefined);
    });
  }

  /** Tells everybody of a change once it is written; the sender's update acknowledges it. */
  private tellAll(written: Promise<void>, tableToo: boolean, sender?: Guest, ref?: number): void {
    this.audience.outbox.waitFor(written.then(() => this.checkSaving()));
    if (tableToo) this.tellTable();
    for (const guest of this.audience.guests()) this.tellUpdate(guest, true, guest === sender ? ref : undefined);
    this.askBots();
  }

  /** Tells when saving begins to fail, and when it works again. */
  private checkSaving(): void {
    const fault = this.table?.journal.fault ?? null;
    if (fault === this.unsaved) return;
    this.unsaved = fault;
    this.tellTable();
  }

  /** Tells everybody, or one, of the table itself. */
  private tellTable(sender?: Guest, ref?: number, only?: Guest): void {
    const { table } = this;
    if (table === undefined) return;
    const guests = this.audience.guests();
    const present = (person: Person): boolean => guests.some(({ session }) => this.mine(session, person));
    for (const guest of only === undefined ? guests : [only]) {
      const { session } = guest;
      const news = table.message((person) => this.mine(session, person), present);
      this.audience.send(guest, { ...news, watching: session.watching, pace: this.pace, ...withRef(guest === sender ? ref : undefined) });
    }
  }

  private tellUpdate(guest: Guest, told: boolean, ref?: number): void {
    const update = this.table?.update(guest.session.watching, told, ref);
    if (update !== undefined) this.audience.send(guest, update);
  }

  private tellHome(guest: Guest, ref?: number): void {
    this.audience.send(guest, { type: 'home', unfinished: guest.session.owner ? this.store.unfinished() : [], ...withRef(ref) });
  }
}

const NO_TABLE = refuse('table/none', 'no match is on the table');
const NOT_SEATED = refuse('table/not-seated', 'spectators do not play');
const IN_PLAY = { code: 'table/in-play', message: 'the match is on the table' } as const;
const OVERTAKEN = { code: 'table/overtaken', message: 'something else has been put on the table' } as const;

function chance(): Seed {
  return randomBytes(32).toString('hex');
}

function timer(wait: number, then: () => void): () => void {
  const set = setTimeout(then, wait);
  return () => clearTimeout(set);
}

function namesOf(people: readonly SavedPerson[]): string[] {
  return people.map(({ name }) => name);
}

/** The value of a result that cannot be a refusal: everything it could be refused for has been checked. */
function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}
