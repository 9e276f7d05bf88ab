import type { RefusalCode } from '../../engine/contract/refusals.ts';
import { ok, refuse, type Refusal, type Result } from '../../engine/contract/result.ts';
import { addTo, MAX_MESSAGE_BYTES, parseClient, type Pace } from '../../engine/protocol/messages.ts';
import {
  parseToHall,
  MOST_FROM_ORGANISER,
  MOST_FROM_PHONE,
  type HallMessage,
  type SaidToHall,
} from '../../engine/evening/messages/toHall.ts';
import { HALL_PROTOCOL } from '../../engine/evening/messages/hallRoles.ts';
import type { FromHall } from '../../engine/evening/messages/fromHall.ts';
import { MESSAGES } from '../host/limits/limits.ts';
import { Rate } from '../host/limits/rate.ts';
import type { Network, Whereabouts } from '../host/ports/network.ts';
import type { ConnectionHandler, Peer, TableHost } from '../host/ports/peer.ts';
import { chance } from '../host/ports/random.ts';
import { timer, type Timer } from '../host/ports/timer.ts';
import { GRACE } from '../host/table/presence.ts';
import { localBots, workerBots, type Bots } from '../host/workers/bots.ts';
import { Arrivals } from './access/arrivals.ts';
import { Reception, type Entered } from './access/reception.ts';
import type { HallPart } from './access/keys.ts';
import { Broadcast } from './broadcast.ts';
import { Office, type HallResult } from './office.ts';
import { dealAtTables } from './views/dealAtTables.ts';
import { HallTables } from './tables/hallTables.ts';
import { HallViews } from './views/hallViews.ts';

/** The settings of a hall; tests give their own clock and chance. */
export interface HallSettings {
  /** The folder of the matches, in which that of the evenings is. */
  readonly dataDir: string;
  readonly network?: Network;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly randomSeed?: () => string;
  /** The bundle of electron/host/workers/worker.ts, for the bots of tables with the program's cards; omitted: they think on this thread. */
  readonly worker?: string;
  readonly after?: Timer;
  readonly pace?: Pace;
  /** How long a person at such a table may be away before a bot plays for them, in milliseconds. */
  readonly grace?: number;
  /** How long people at such a table have for their answers to a take-back or a claim, in milliseconds. */
  readonly voteTime?: number | undefined;
  /** Called with the addresses of the open hall, whenever they change. */
  readonly addressesChanged?: (addresses: readonly string[]) => void;
}

/** Milliseconds between two looks at whether the disk takes what it refused: the files try again by themselves. */
const LOOK_AGAIN = 1000;

/** A connection to the hall. */
interface HallClient {
  readonly peer: Peer;
  readonly rate: Rate;
  part: HallPart | null;
  /** The author of its lines. */
  by: string;
  /** The view that it was sent last, its clock apart. */
  last: string;
  /** The table at which it plays, where it is the page of a table. */
  seat: ConnectionHandler | null;
}

/** A club evening that people connect to. Requests are handled one after another, each on the disk before anybody sees what it changed. */
export class Hall implements TableHost {
  readonly #office: Office;
  readonly #network: Network | undefined;
  readonly #now: () => number;
  readonly #addressesChanged: (addresses: readonly string[]) => void;
  readonly #reception: Reception;
  readonly #arrivals = new Arrivals<HallClient>();
  readonly #clients = new Set<HallClient>();
  readonly #views: HallViews;
  readonly #broadcast: Broadcast<HallClient>;
  /** Whether something has changed since the views were begun. */
  #stale = true;
  readonly #tables: HallTables;
  #whereabouts: Whereabouts | null = null;
  #closed = false;
  #lookAgain: NodeJS.Timeout | undefined;
  #queue: Promise<void> = Promise.resolve();

  private constructor(office: Office, settings: HallSettings) {
    const { network, now = Date.now, addressesChanged = () => undefined, worker } = settings;
    const { after = timer, pace = 'normal', grace = GRACE, voteTime } = settings;
    const openBots = (): Bots => (worker === undefined ? localBots() : workerBots(worker));
    this.#tables = new HallTables({ openBots, now, after, pace, grace, voteTime }, () =>
      this.#then(async () => {
        await this.#followTables();
        if (!this.#closed) this.#changed();
      }),
    );
    this.#office = office;
    this.#network = network;
    this.#now = now;
    this.#addressesChanged = addressesChanged;
    // Not the machine's clock: set back by a day, it would make an address wait for a day.
    this.#reception = new Reception(() => performance.now());
    this.#views = new HallViews(office, this.#tables, now, (token) => this.#linkTo(token));
    this.#broadcast = new Broadcast({
      clients: () => [...this.#clients].filter(({ part }) => part !== null),
      send: (client) => this.#sendView(client),
      between: (task) => this.#then(task),
    });
  }

  /** Opens the hall of a data folder, with the evening that was open. */
  static async open(settings: HallSettings): Promise<Hall> {
    const { now = Date.now, randomSeed = chance } = settings;
    const hall = new Hall(await Office.open(settings.dataDir, now, randomSeed), settings);
    // Tables go on from their files, and what they brought before is booked.
    await hall.#followTables();
    return hall;
  }

  connect(peer: Peer): ConnectionHandler {
    const client: HallClient = { peer, rate: new Rate(MESSAGES.rate, this.#now), part: null, by: '', last: '', seat: null };
    this.#clients.add(client);
    return {
      receive: (text) => (client.seat === null ? this.#then(() => this.#receive(client, text)) : client.seat.receive(text)),
      closed: () => {
        this.#arrivals.leave(client);
        // Messages before this may seat it.
        this.#then(() => client.seat?.closed());
        if (this.#clients.delete(client) && client.part !== null) this.#then(() => this.#changed());
      },
    };
  }

  /** Opens the hall to the network. */
  openDoor(): Promise<Result<void, 'lan/no-port' | 'lan/no-network'>> {
    return new Promise((resolve) => this.#then(async () => resolve(await this.#openDoor())));
  }

  /** Resolves once every request so far has been handled, and everybody was sent what it changed. */
  async settled(): Promise<void> {
    this.#then(() => this.#broadcast.finish());
    await this.#queue;
  }

  async close(): Promise<void> {
    await this.settled();
    this.#closed = true;
    clearTimeout(this.#lookAgain);
    this.#broadcast.close();
    await this.#tables.close();
    for (const { peer } of this.#clients) peer.close('the hall is closing');
    this.#clients.clear();
    await this.#network?.close();
    await this.#office.close();
  }

  /** Handles one thing after another. */
  #then(task: () => void | Promise<void>): void {
    this.#queue = this.#queue.then(task);
  }

  async #receive(client: HallClient, text: string): Promise<void> {
    if (!this.#clients.has(client)) return;
    if (client.seat !== null) return client.seat.receive(text);
    const isOrganiser = client.peer.owner || client.part?.role === 'organiser';
    if (!isOrganiser && !client.rate.take()) return this.#refuse(client, TOO_FAST);
    const message = parseToHall(text, isOrganiser ? MOST_FROM_ORGANISER : MOST_FROM_PHONE);
    if (message === undefined && client.part === null && this.#sit(client, text)) return;
    if (message === undefined) return this.#refuse(client, { code: 'hall/malformed', message: 'this is no message to the hall' });
    if (message.type === 'ping') return this.#send(client, { type: 'pong' });
    if (message.type === 'hello') return this.#hello(client, message);
    if (client.part === null)
      return this.#refuse(client, { code: 'hall/no-hello', message: 'a connection begins with hello' }, message.ref);
    const done = await this.#handle(client, client.part, message);
    if (!done.ok) return this.#refuse(client, done.error, message.ref);
    if (done.value !== undefined) return this.#send(client, done.value);
    this.#changed();
    this.#sendView(client);
    this.#send(client, { type: 'done', ref: message.ref });
  }

  /** Passes a connection that begins as one to a table does on to the table of its seat. Returns whether it begins so. */
  #sit(client: HallClient, text: string): boolean {
    const hello = parseClient(text, MAX_MESSAGE_BYTES);
    if (!hello.ok || hello.value.type !== 'hello') return false;
    const { token = '' } = hello.value;
    if (!token.startsWith('seat-')) return false;
    client.seat = this.#tables.connect(client.peer, token) ?? null;
    if (client.seat !== null) client.seat.receive(text);
    else this.#refuse(client, NO_SEAT);
    return true;
  }

  #hello(client: HallClient, hello: Extract<HallMessage, { type: 'hello' }>): void {
    const { evening, desk } = this.#office;
    const entered = this.#reception.enter(client.peer, hello, desk?.choices ?? null, evening);
    if (!entered.ok) return this.#refuse(client, entered.error);
    this.#welcome(client, entered.value);
  }

  #welcome(client: HallClient, { part, token, by }: Entered): void {
    this.#arrivals.leave(client);
    // The card of a player opens one phone at a time: the latest.
    const isCard = part.role === 'player' || part.role === 'standIn';
    const had = (one: HallPart | null): boolean => one?.role === part.role && one.of === part.of && one.one === part.one;
    if (isCard) for (const other of [...this.#clients]) if (other !== client && had(other.part)) this.#dismiss(other);
    client.part = part;
    client.by = by;
    client.last = '';
    this.#send(client, { type: 'welcome', protocol: HALL_PROTOCOL, role: part.role, token });
    this.#changed();
    this.#sendView(client);
  }

  /** Lets a phone that waits at the door in with a number, or turns it away. */
  async #admit({ by }: HallClient, { arrival, entrant }: SaidToHall<'admit'>): Promise<HallResult<undefined>> {
    const found = this.#arrivals.find(arrival);
    if (found === undefined) return refuse('hall/gone', 'this phone waits no longer');
    const { client, name } = found;
    if (entrant === null) {
      this.#arrivals.leave(client);
      this.#refuse(client, { code: 'hall/turned-away', message: 'the organiser did not let this phone in' });
      return ok(undefined);
    }
    const entered = await this.#office.admit(by, entrant, name);
    if (entered.ok) this.#welcome(client, entered.value);
    return entered.ok ? ok(undefined) : entered;
  }

  #dismiss(client: HallClient): void {
    this.#refuse(client, { code: 'hall/moved', message: 'another phone has this card now' });
    this.#clients.delete(client);
    client.peer.close('hall/moved');
  }

  /** Does what a message wants; `undefined` in the result: everybody is sent what has changed. */
  async #handle(
    client: HallClient,
    part: HallPart,
    message: Exclude<HallMessage, { type: 'hello' | 'ping' }>,
  ): Promise<HallResult<FromHall | undefined>> {
    if (message.type === 'lines') return this.#withTables(await this.#office.write(part, client.by, message.lines));
    if (message.type === 'arrive') {
      const isOutside = part.role === 'door' || part.role === 'spectator';
      if (!isOutside) return refuse('hall/not-yours', 'this phone is in already');
      return this.#arrivals.come(client, client.peer.address, message.name)
        ? ok(undefined)
        : refuse('hall/too-many-wait', 'too many phones wait');
    }
    if (message.type === 'admit' && (part.role === 'organiser' || part.role === 'helper')) return this.#admit(client, message);
    if (message.type === 'bots' && (part.role === 'organiser' || part.role === 'helper')) {
      this.#tables.playForAbsent(message.table);
      return ok(undefined);
    }
    if (message.type === 'deal') return dealAtTables(part, message, this.#office, this.#tables);
    if (part.role !== 'organiser' || message.type === 'admit') return NOT_THEIRS;
    if (message.type === 'door') {
      if (message.open) return this.#openDoor();
      await this.#network?.close();
      this.#whereabouts = null;
      return ok(undefined);
    }
    if (message.type === 'bots') return NOT_THEIRS;
    // No file may be open while a name is taken out of it.
    if (message.type === 'forget') await this.#tables.rest();
    const answer = await this.#office.handle(message);
    if (answer.ok || message.type === 'forget') await this.#followTables();
    // Another evening has other links: who came by those of the one before begins again.
    if (answer.ok && (message.type === 'create' || message.type === 'choose'))
      for (const client of this.#clients) if (client.part !== null && client.part.role !== 'organiser') this.#dismiss(client);
    return answer;
  }

  /** Brings the tables to what a request has changed. */
  async #withTables<T>(done: HallResult<T>): Promise<HallResult<T>> {
    if (done.ok) await this.#followTables();
    return done;
  }

  /** Opens and closes tables, and books what they have brought, each result once. */
  async #followTables(): Promise<void> {
    if (this.#closed) return;
    await this.#tables.follow(this.#office.opened, this.#office.desk);
    for (const result of this.#tables.results()) await this.#office.book(result);
  }

  async #openDoor(): Promise<Result<undefined, 'lan/no-port' | 'lan/no-network'>> {
    if (this.#whereabouts !== null) return ok(undefined);
    if (this.#network === undefined) return refuse('lan/no-network', 'this hall has no way to the network');
    const opened = await this.#network.open(
      this,
      (now) => {
        this.#whereabouts = now;
        this.#addressesChanged(now.addresses);
        this.#then(() => this.#changed());
      },
      () => undefined,
    );
    if (!opened.ok) return opened;
    this.#whereabouts = opened.value;
    this.#addressesChanged(opened.value.addresses);
    return ok(undefined);
  }

  #linkTo(token: string): string | null {
    const { addresses = [], door = null } = this.#whereabouts ?? {};
    const [first] = addresses;
    return first === undefined ? null : `${first}#t=${token}${door === null ? '' : `&key=${door.key}`}`;
  }

  /** Something has changed: everybody will be sent their view. */
  #changed(): void {
    this.#stale = true;
    this.#broadcast.due();
  }

  /** Sends a connection its view, if it is another than the last. */
  #sendView(client: HallClient): void {
    if (client.part === null || !this.#clients.has(client)) return;
    if (this.#stale) this.#beginViews();
    const { text, key } = this.#views.of(client.part);
    if (key === client.last) return;
    client.last = key;
    client.peer.send(text);
  }

  #beginViews(): void {
    this.#stale = false;
    // No request comes with it when the disk is well again.
    clearTimeout(this.#lookAgain);
    if (this.#office.fault !== null && !this.#closed) this.#lookAgain = setTimeout(() => this.#changed(), LOOK_AGAIN).unref();
    const present = new Map<string, number>();
    for (const { part } of this.#clients) if (part !== null) addTo(present, part.role, 1);
    this.#views.begin({
      open: this.#whereabouts !== null,
      addresses: [...(this.#whereabouts?.addresses ?? [])],
      present: Object.fromEntries(present),
      arrivals: this.#arrivals.list,
    });
  }

  #send({ peer }: HallClient, message: FromHall): void {
    peer.send(JSON.stringify(message));
  }

  #refuse(client: HallClient, { code, message, facts }: Refusal<RefusalCode>, ref?: number): void {
    this.#send(client, {
      type: 'refusal',
      code,
      message,
      ...(facts === undefined ? {} : { facts: { ...facts } }),
      ...(ref === undefined ? {} : { ref }),
    });
  }
}

const NOT_THEIRS = refuse('hall/not-yours', 'only the organiser may do that');
const NO_SEAT: Refusal = { code: 'table/closed', message: 'no table is open for this seat' };
const TOO_FAST: Refusal = { code: 'protocol/too-fast', message: 'too many messages' };
