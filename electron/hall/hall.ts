import type { RefusalCode } from '../../engine/contract/refusals.ts';
import { ok, refuse, type Refusal, type Result } from '../../engine/contract/result.ts';
import { addTo } from '../../engine/protocol/messages.ts';
import { parseToHall, MOST_FROM_ORGANISER, MOST_FROM_PHONE, type HallMessage } from '../../engine/evening/messages/toHall.ts';
import { HALL_PROTOCOL } from '../../engine/evening/messages/hallRoles.ts';
import type { FromHall } from '../../engine/evening/messages/fromHall.ts';
import type { OrganiserView } from '../../engine/evening/messages/views.ts';
import { MESSAGES } from '../host/limits/limits.ts';
import { Rate } from '../host/limits/rate.ts';
import type { Network, Whereabouts } from '../host/ports/network.ts';
import type { ConnectionHandler, Peer, TableHost } from '../host/ports/peer.ts';
import { chance } from '../host/ports/random.ts';
import { Reception } from './access/reception.ts';
import type { HallPart } from './access/keys.ts';
import { Office, type HallResult } from './office.ts';
import { HallViews } from './views/hallViews.ts';

/** The settings of a hall; tests give their own clock and chance. */
export interface HallSettings {
  /** The folder of the matches, in which that of the evenings is. */
  readonly dataDir: string;
  readonly network?: Network;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly randomSeed?: () => string;
  /** Called with the addresses of the open hall, whenever they change. */
  readonly addressesChanged?: (addresses: readonly string[]) => void;
}

/** A connection to the hall. */
interface HallClient {
  readonly peer: Peer;
  readonly rate: Rate;
  part: HallPart | null;
  /** The author of its lines. */
  by: string;
  /** The view that it was sent last, its clock apart. */
  last: string;
}

/** A club evening that people connect to. Requests are handled one after another, each on the disk before anybody sees what it changed. */
export class Hall implements TableHost {
  readonly #office: Office;
  readonly #network: Network | undefined;
  readonly #now: () => number;
  readonly #addressesChanged: (addresses: readonly string[]) => void;
  readonly #reception: Reception;
  readonly #clients = new Set<HallClient>();
  readonly #views: HallViews;
  #whereabouts: Whereabouts | null = null;
  #queue: Promise<void> = Promise.resolve();

  private constructor(office: Office, { network, now = Date.now, addressesChanged = () => undefined }: HallSettings) {
    this.#office = office;
    this.#network = network;
    this.#now = now;
    this.#addressesChanged = addressesChanged;
    this.#reception = new Reception(now);
    this.#views = new HallViews(office, now, (token) => this.#linkTo(token));
  }

  /** Opens the hall of a data folder, with the evening that was open. */
  static async open(settings: HallSettings): Promise<Hall> {
    const { now = Date.now, randomSeed = chance } = settings;
    return new Hall(await Office.open(settings.dataDir, now, randomSeed), settings);
  }

  connect(peer: Peer): ConnectionHandler {
    const client: HallClient = { peer, rate: new Rate(MESSAGES.rate, this.#now), part: null, by: '', last: '' };
    this.#clients.add(client);
    return {
      receive: (text) => this.#then(() => this.#receive(client, text)),
      closed: () => {
        if (this.#clients.delete(client) && client.part !== null) this.#then(() => this.#sendViews());
      },
    };
  }

  /** Opens the hall to the network. */
  openDoor(): Promise<Result<void, 'lan/no-port' | 'lan/no-network'>> {
    return new Promise((resolve) => this.#then(async () => resolve(await this.#openDoor())));
  }

  /** Resolves once every request so far has been handled. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  async close(): Promise<void> {
    await this.#queue;
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
    const isOrganiser = client.peer.owner || client.part?.role === 'organiser';
    if (!isOrganiser && !client.rate.take()) return this.#refuse(client, TOO_FAST);
    const message = parseToHall(text, isOrganiser ? MOST_FROM_ORGANISER : MOST_FROM_PHONE);
    if (message === undefined) return this.#refuse(client, { code: 'hall/malformed', message: 'this is no message to the hall' });
    if (message.type === 'ping') return this.#send(client, { type: 'pong' });
    if (message.type === 'hello') return this.#hello(client, message);
    if (client.part === null)
      return this.#refuse(client, { code: 'hall/no-hello', message: 'a connection begins with hello' }, message.ref);
    const done = await this.#handle(client, client.part, message);
    if (!done.ok) return this.#refuse(client, done.error, message.ref);
    if (done.value !== undefined) return this.#send(client, done.value);
    this.#sendViews();
    this.#send(client, { type: 'done', ref: message.ref });
  }

  #hello(client: HallClient, hello: Extract<HallMessage, { type: 'hello' }>): void {
    const { evening, desk } = this.#office;
    const entered = this.#reception.enter(client.peer, hello, desk?.choices ?? null, evening);
    if (!entered.ok) return this.#refuse(client, entered.error);
    const { part, token, by } = entered.value;
    // The card of a player opens one phone at a time: the latest one.
    if (part.role === 'player')
      for (const other of this.#clients)
        if (other !== client && other.part?.role === 'player' && other.part.of === part.of) this.#dismiss(other);
    client.part = part;
    client.by = by;
    client.last = '';
    this.#send(client, { type: 'welcome', protocol: HALL_PROTOCOL, role: part.role, token });
    this.#sendViews();
  }

  #dismiss(client: HallClient): void {
    this.#refuse(client, { code: 'hall/moved', message: 'another phone has this card now' });
    this.#clients.delete(client);
    client.peer.close('hall/moved');
  }

  /** Does what a message wants; `undefined` in the result: everybody is sent what has changed. */
  async #handle(
    { by }: HallClient,
    part: HallPart,
    message: Exclude<HallMessage, { type: 'hello' | 'ping' }>,
  ): Promise<HallResult<FromHall | undefined>> {
    if (message.type === 'lines') return this.#office.write(part, by, message.lines);
    if (part.role !== 'organiser') return refuse('hall/not-yours', 'only the organiser may do that');
    if (message.type === 'door') {
      if (message.open) return this.#openDoor();
      await this.#network?.close();
      this.#whereabouts = null;
      return ok(undefined);
    }
    const answer = await this.#office.handle(message);
    // Another evening has other links: who came by those of the one before begins again.
    if (answer.ok && (message.type === 'create' || message.type === 'choose'))
      for (const client of this.#clients) if (client.part !== null && client.part.role !== 'organiser') this.#dismiss(client);
    return answer;
  }

  async #openDoor(): Promise<Result<undefined, 'lan/no-port' | 'lan/no-network'>> {
    if (this.#whereabouts !== null) return ok(undefined);
    if (this.#network === undefined) return refuse('lan/no-network', 'this hall has no way to the network');
    const opened = await this.#network.open(
      this,
      (now) => {
        this.#whereabouts = now;
        this.#addressesChanged(now.addresses);
        this.#then(() => this.#sendViews());
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

  /** Sends every connection its view, where it is another than the last. */
  #sendViews(): void {
    const present = new Map<string, number>();
    for (const { part } of this.#clients) if (part !== null) addTo(present, part.role, 1);
    const door: Omit<OrganiserView['door'], 'links'> = {
      open: this.#whereabouts !== null,
      addresses: [...(this.#whereabouts?.addresses ?? [])],
      present: Object.fromEntries(present),
    };
    this.#views.begin(door);
    for (const client of this.#clients) {
      if (client.part === null) continue;
      const { text, key } = this.#views.of(client.part);
      if (key === client.last) continue;
      client.last = key;
      client.peer.send(text);
    }
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

const TOO_FAST: Refusal = { code: 'protocol/too-fast', message: 'too many messages' };
