import type { Seed } from '../../engine/cards/random.ts';
import { currentDeal } from '../../engine/match/match.ts';
import {
  MAX_MESSAGE_BYTES,
  MAX_OWNER_MESSAGE_BYTES,
  parseClient,
  isOtherVersion,
  PROTOCOL,
  type ClientMessage,
  type Pace,
} from '../../engine/protocol/messages.ts';
import { ok, refuse, type Refusal, type Result } from '../../engine/result.ts';
import type { Store } from '../store/store.ts';
import { GRACE } from './table/presence.ts';
import { newCode } from './admission/access.ts';
import { Agreeing } from './history/analysisConsent.ts';
import { Arranging } from './lobby/arranging.ts';
import { Archive, type ArchiveMessage } from './history/archive.ts';
import { withRef, type Guest, type Visitor } from './sessions/sessions.ts';
import type { Bots } from './workers/bots.ts';
import { timer, type After } from './table/botTurns.ts';
import { chance } from './random.ts';
import { Door } from './admission/admission.ts';
import { Entrance } from './admission/entrance.ts';
import { foundIn } from './history/startReport.ts';
import { GAME_INFOS } from './gameInfo.ts';
import { Gathering } from './lobby/lobby.ts';
import { Matches } from './history/matches.ts';
import type { Network } from './network.ts';
import type { Connection, Peer, TableHost } from './peer.ts';
import { NEWS_INTERVAL } from './limits.ts';
import { MessageLimits } from './sessions/messageLimits.ts';
import { Room } from './table/room.ts';
import { Seats } from './lobby/seats.ts';
import { studies, type Studies } from './workers/analysisJobs.ts';
import { Talking } from './sessions/chat.ts';
import { Throttle } from './throttle.ts';

/** What a host needs of the world. Tests bring their own clock and chance. */
export interface HostSettings {
  readonly store: Store;
  readonly bots: Bots;
  /** Who works positions out; the table's own thread where left out. */
  readonly studies?: Studies;
  /** The way to the network, where there is one. */
  readonly network?: Network;
  readonly pace?: Pace;
  /** 256 bits of chance for a new match. */
  readonly randomSeed?: () => Seed;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly after?: After;
  /** How long somebody may be away before a bot plays for them, in milliseconds. */
  readonly grace?: number;
  /** How long a device has for its commitment to a share in the next deal, and again for its reveal, in milliseconds. */
  readonly shareTime?: number;
  /** The code with which others join. */
  readonly code?: string;
  /** Told the web addresses of the table, when it is opened to the network and whenever they change. */
  readonly found?: (addresses: readonly string[]) => void;
}

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** What is not the owner's alone to say. */
type Everybodys = 'hello' | 'confirm' | 'alone' | 'act' | 'watch' | 'next' | 'say' | 'emote' | 'sit' | 'stand' | 'hint' | 'agree';
type ForSeeds = 'commit' | 'reveal' | 'prove';

/** A table that people join, over whatever carries text. One match is on it at a time. */
export class Host implements TableHost {
  private readonly store: Store;
  private readonly bots: Bots;
  private readonly archive: Archive;
  private readonly studies: Studies;
  private readonly room: Room;
  private readonly door: Door;
  private readonly entrance: Entrance;
  private readonly matches: Matches;
  private readonly seats: Seats;
  private readonly arranging: Arranging;
  private readonly talking: Talking;
  private readonly agreeing: Agreeing;
  private readonly limits: MessageLimits;
  private readonly news = new Throttle(NEWS_INTERVAL, () => {
    this.room.tellNews();
    this.door.peopleChanged();
  });

  constructor(settings: HostSettings) {
    const {
      store,
      bots,
      studies: workers = studies(),
      network,
      pace = 'normal',
      randomSeed = chance,
      now: clock = Date.now,
      after = timer,
      grace = GRACE,
      shareTime,
      code = network?.code ?? newCode(),
      found = () => undefined,
    } = settings;
    // No file takes a time before 1970: a machine whose clock stands there plays on as if it stood at its beginning.
    const now = (): number => Math.max(0, Math.trunc(clock()));
    this.store = store;
    this.bots = bots;
    this.studies = workers;
    this.archive = new Archive(store, workers, randomSeed, now);
    this.room = new Room(bots, after, pace, grace, shareTime, randomSeed, now, store.tokens);
    this.door = new Door(this, this.room, network, code, now, found);
    this.entrance = new Entrance(this.room, this.door.access, after);
    const changed = (): void => this.peopleChanged();
    this.matches = new Matches(this.room, store, now, changed, () => this.door.peopleChanged());
    this.seats = new Seats(this.room, changed, now);
    this.arranging = new Arranging(this.room, changed);
    this.talking = new Talking(this.room, now);
    this.limits = new MessageLimits(now);
    this.agreeing = new Agreeing(this.room, (guest) => this.seats.mayWrite(guest));
  }

  connect(peer: Peer): Connection {
    const { audience } = this.room;
    const visitor = audience.arrive(peer);
    return {
      receive: (text) => {
        if (audience.isHere(visitor)) this.receive(visitor, text);
      },
      closed: () => {
        visitor.callOff?.();
        this.entrance.left(visitor);
        if (!audience.leave(visitor)) return;
        this.door.left(visitor);
        if (visitor.session === undefined) return;
        audience.tellElsewhere(visitor.session);
        this.peopleChanged();
      },
    };
  }

  /** Opens the table to the network, as the owner's `lan` does. */
  openToNetwork(): Promise<Result<void, 'lan/no-port' | 'lan/no-network'>> {
    return this.door.open();
  }

  /** Takes up the match that was played last, if it is unfinished and guests play in it; whether it did. For a host that nobody sits at. */
  async resumeShared(): Promise<boolean> {
    return this.matches.takeUpShared();
  }

  /** What the owner is told of the network. */
  get whereabouts(): { readonly addresses: readonly string[]; readonly link: string | null } {
    return this.door.news();
  }

  async close(): Promise<void> {
    const { audience } = this.room;
    this.matches.putAway();
    this.news.stop();
    await this.door.end();
    audience.dismissAll('the table is closing');
    await audience.outbox.empty();
    await this.bots.close();
    await this.studies.close();
    await this.store.close();
  }

  private receive(visitor: Visitor, text: string): void {
    const { audience } = this.room;
    const { session } = visitor;
    const parsed = parseClient(text, session?.owner === true ? MAX_OWNER_MESSAGE_BYTES : MAX_MESSAGE_BYTES);
    if (!parsed.ok) {
      audience.refuse(visitor, parsed.error, undefined);
      if (isOtherVersion(parsed.error)) audience.dismiss(visitor, parsed.error.code);
      return;
    }
    const message = parsed.value;
    if (message.type === 'hello') return this.hello(visitor, message);
    if (message.type === 'confirm') return this.confirm(visitor, message);
    if (session === undefined)
      return audience.refuse(visitor, { code: 'protocol/no-hello', message: 'a connection begins with hello' }, message.ref);
    const guest = Object.assign(visitor, { session });
    this.room.wake(session);
    const allowed = this.limits.admit(guest, message.type);
    const done = allowed.ok ? this.handle(guest, message) : allowed;
    if (done.ok) return;
    audience.refuse(guest, done.error, message.ref);
    const acted = message.type === 'act' || message.type === 'next' || message.type === 'undo' || message.type === 'claim';
    if (acted && this.limits.mayHaveUpdate(guest)) this.room.tellUpdate(guest, false);
  }

  private handle(guest: Guest, message: Exclude<ClientMessage, { type: 'hello' | 'confirm' }>): Result<void> {
    if (this.room.shuffle.keepsSeats(message.type)) return refuse('table/dealing', 'the cards are being dealt');
    switch (message.type) {
      case 'act':
        return this.act(guest, message);
      case 'watch':
        return this.watch(guest, message);
      case 'next':
        return this.room.nextDeal.say(guest, message);
      case 'say':
      case 'emote':
        return this.talking.say(guest, message);
      case 'sit':
        return this.seats.sit(guest, message);
      case 'commit':
      case 'reveal':
      case 'prove':
        return this.room.shuffle.hear(guest, message);
      case 'stand':
        return this.seats.stand(guest, message.ref);
      case 'alone':
        return this.alone(guest, message.ref);
      case 'hint':
        return this.room.helps.hint(guest, message);
      case 'agree':
        return this.agree(guest, message);
      default:
        return guest.session.owner ? this.rule(guest, message) : refuse('table/not-owner', 'only the owner of the table may do that');
    }
  }

  /** What only the owner may do. */
  private rule(guest: Guest, message: Exclude<ClientMessage, { type: Everybodys | ForSeeds }>): Result<void> {
    switch (message.type) {
      case 'start':
        return this.matches.start(guest, message);
      case 'begin':
        return this.matches.begin(guest, message);
      case 'resume':
        void this.matches.resume(guest, message).then(() => this.letGuestsBack());
        return DONE;
      case 'again':
        return this.matches.again(guest, message.ref);
      case 'leave':
        this.matches.putAway();
        for (const one of this.room.audience.guests()) this.tellHome(one, one === guest ? message.ref : undefined);
        this.peopleChanged();
        return DONE;
      case 'pace':
        this.room.pace = message.pace;
        this.tellHabits(guest, message.ref);
        this.room.askBots();
        return DONE;
      case 'lan':
        void this.door.set(guest, message);
        return DONE;
      case 'nearby':
        this.door.look(guest, message);
        return DONE;
      case 'clock':
        this.room.seconds = message.seconds;
        this.room.timeTurn();
        this.tellHabits(guest, message.ref);
        for (const one of this.room.audience.guests()) this.room.tellUpdate(one, false);
        return DONE;
      case 'customs':
        this.room.setCustoms(message);
        this.tellHabits(guest, message.ref);
        for (const one of this.room.audience.guests()) this.room.tellUpdate(one, false);
        return DONE;
      case 'arrange':
        return this.arranging.arrange(guest, message);
      case 'undo':
        return this.room.helps.undo(guest, message);
      case 'claim':
        return this.room.helps.claim(guest, message);
      case 'hints':
        return this.room.helps.allow(guest, message);
      case 'kick': {
        const kicked = this.seats.kick(guest, message);
        // Whoever has been shown the door knows the code.
        if (kicked.ok) this.door.renew();
        return kicked;
      }
      case 'rematch':
        void this.rematch(guest, message);
        return DONE;
      case 'stop':
        this.studies.stop();
        return DONE;
      default:
        void this.lookUp(guest, message);
        return DONE;
    }
  }

  private hello(visitor: Visitor, message: Said<'hello'>): void {
    const allowed = this.limits.hello(visitor);
    const entered = allowed.ok ? this.entrance.hello(visitor, message) : allowed;
    if (!entered.ok) return this.room.audience.refuse(visitor, entered.error, undefined);
    if (entered.value !== undefined) this.welcome(entered.value);
  }

  private confirm(visitor: Visitor, { tag }: Said<'confirm'>): void {
    const confirmed = this.entrance.confirm(visitor, tag);
    if (!confirmed.ok) return this.room.audience.refuse(visitor, confirmed.error, undefined);
    this.welcome(confirmed.value.guest, confirmed.value.proof);
  }

  /** Somebody has come in, or says another name. */
  private welcome(guest: Guest, proof?: string): void {
    const { session, token = '' } = guest;
    const { audience } = this.room;
    const { owner } = session;
    const shown = { name: this.door.name(), ...(proof === undefined ? {} : { proof }) };
    audience.send(guest, { type: 'welcome', protocol: PROTOCOL, token, owner, games: GAME_INFOS, ...shown });
    audience.tellElsewhere(session);
    if (this.room.onTable === undefined) this.tellHome(guest);
    this.peopleChanged();
    this.room.tellUpdate(guest, false);
  }

  /** A guest wants the seat for one connection alone. */
  private alone(guest: Guest, ref: number): Result<void> {
    this.entrance.closeOthers(guest);
    this.welcome(guest);
    this.room.audience.send(guest, { type: 'elsewhere', others: 0, ref });
    return DONE;
  }

  /** Answers what concerns matches that are not on the table. */
  private async lookUp(guest: Guest, message: ArchiveMessage): Promise<void> {
    const { audience, table } = this.room;
    if (message.type === 'delete' && message.match === table?.header.id) return audience.refuse(guest, IN_PLAY, message.ref);
    await audience.outbox.empty();
    const answer = await this.archive.answer(message);
    if (!answer.ok) return audience.refuse(guest, answer.error, message.ref);
    audience.send(guest, answer.value);
    // What was taken in or brought back may wait to be finished.
    if (answer.value.type === 'kept' && this.room.onTable === undefined) this.tellHome(guest);
  }

  /** Deals the cards of a match that is over once more. */
  private async rematch(guest: Guest, message: Said<'rematch'>): Promise<void> {
    await this.room.audience.outbox.empty();
    const opened = await this.archive.open(message);
    const done = opened.ok ? this.matches.rematch(guest, message, opened.value) : opened;
    if (!done.ok) this.room.audience.refuse(guest, done.error, message.ref);
  }

  private act(guest: Guest, { version, action, ref }: Said<'act'>): Result<void> {
    const { table } = this.room;
    const { watching } = guest.session;
    if (table === undefined) return NO_TABLE;
    if (watching === null) return NOT_SEATED;
    const done = table.act(watching, version, action);
    if (!done.ok) return done;
    this.room.tellAll(done.value, currentDeal(table.match) === undefined, guest, ref);
    return DONE;
  }

  /** Of the match on the table everybody says it for themselves; of one that is over, people at the owner's machine. */
  private agree(guest: Guest, message: Said<'agree'>): Result<void> {
    const { match } = message;
    if (match === undefined || match === this.room.table?.header.id) return this.agreeing.say(guest, message);
    if (!guest.session.owner) return refuse('table/not-owner', 'only the owner of the table may do that');
    void this.lookUp(guest, { ...message, match });
    return DONE;
  }

  private watch(guest: Guest, { person, ref }: Said<'watch'>): Result<void> {
    const { onTable } = this.room;
    if (onTable === undefined) return NO_TABLE;
    const { session } = guest;
    if (person !== null && !this.room.mine(session, person)) return refuse('table/not-yours', 'nobody looks into somebody else’s cards');
    session.watching = person;
    this.room.tellTableTo(guest, onTable instanceof Gathering ? ref : undefined);
    this.room.tellUpdate(guest, false, ref);
    return DONE;
  }

  /** A match with guests in it is theirs, too: the door is open for them. */
  private async letGuestsBack(): Promise<void> {
    if (this.room.table?.people.some(({ kind }) => kind === 'away') === true) await this.door.open();
  }

  private peopleChanged(): void {
    this.room.peopleChanged();
    this.news.soon();
  }

  /** The owner likes something otherwise: everybody hears of it with the table; where there is none, the owner does. */
  private tellHabits(guest: Guest, ref: number): void {
    if (this.room.onTable === undefined) this.tellHome(guest, ref);
    else this.room.tellTable(guest, ref);
  }

  private tellHome(guest: Guest, ref?: number): void {
    const { owner } = guest.session;
    const unfinished = owner ? this.store.unfinished() : [];
    const found = owner ? foundIn(this.store.takeNews()) : {};
    this.room.audience.send(guest, { type: 'home', unfinished, ...found, ...withRef(ref) });
  }
}

const DONE = ok(undefined);
const NO_TABLE = refuse('table/none', 'no match is on the table');
const NOT_SEATED = refuse('table/not-seated', 'spectators do not play');
const IN_PLAY: Refusal = { code: 'table/in-play', message: 'the match is on the table' };
