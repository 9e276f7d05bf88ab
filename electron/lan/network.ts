import { randomBytes } from 'node:crypto';
import { LAN_PORT } from '../../engine/protocol/link.ts';
import type { NearbyTable } from '../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../engine/contract/result.ts';
import type { CrowdLimits } from '../host/limits/limits.ts';
import type { Network, Sign, Visit, Whereabouts } from '../host/ports/network.ts';
import type { TableHost } from '../host/ports/peer.ts';
import { SURROUNDINGS, whenMoved, type Surroundings } from './discovery/addresses.ts';
import { advertise, listen } from './discovery/bonjour.ts';
import { inUrl } from './discovery/ipv6.ts';
import { Identity, type IdentityPlaces } from './identity.ts';
import { Nearby } from './discovery/nearby.ts';
import type { TableAddress } from './relay.ts';
import { serveTable, type TableServer } from './server/server.ts';
import type { Heard } from './discovery/services.ts';

/** The file of a table's key and code, in the folder of its data. */
export const IDENTITY = 'network.json';
/** How many ports from the usual one are tried before any will do. */
const PORTS_TRIED = 8;

export interface LanSettings {
  /** The folder of the built renderer, for browsers. */
  readonly pages: string;
  /** Where to listen: there or a few ports further if that one is taken, so that bookmarks and firewalls need to know one. 0: any that is free. */
  readonly port?: number;
  /** Where key and code are kept; omitted: only for as long as the program runs. */
  readonly identity?: IdentityPlaces;
  /** The page at `/`, and how many sockets and connections there may be; by default those of a table. */
  readonly entry?: string;
  readonly crowd?: CrowdLimits;
  /** Whether the table is made known by multicast DNS, and others are looked for. */
  readonly announce?: boolean;
  /** The machine's place on its networks; by default this machine's own. */
  readonly here?: Surroundings;
}

/** The local network: pages and table for browsers, an encrypted way in for the app, and a word to everybody that there is a table. */
export class Lan implements Network {
  readonly #settings: LanSettings;
  readonly #id = randomBytes(6).toString('hex');
  readonly #identity: Identity;
  #sign: Sign = { name: '', game: null, seats: 0, locked: false };
  #server: TableServer | undefined;
  readonly #here: Surroundings;
  #unadvertise: (() => Promise<void>) | undefined;
  #settle: (() => void) | undefined;

  constructor(settings: LanSettings) {
    this.#settings = settings;
    this.#identity = new Identity(settings.identity ?? {});
    this.#here = settings.here ?? SURROUNDINGS;
  }

  get code(): string | null {
    return this.#identity.code;
  }

  keepCode(code: string): void {
    this.#identity.keepCode(code);
  }

  async open(
    host: TableHost,
    moved: (now: Whereabouts) => void,
    visited: (visit: Visit) => void = () => undefined,
  ): Promise<Result<Whereabouts, 'lan/no-port'>> {
    const { pages, port = LAN_PORT, announce = true, entry, crowd } = this.#settings;
    const place = { ...(entry === undefined ? {} : { entry }), ...(crowd === undefined ? {} : { crowd }) };
    const { keys } = this.#identity;
    const key = Buffer.from(keys.public).toString('base64url');
    const sign = (): object => ({ id: this.#id, key, ...this.#sign });
    const names = (): readonly string[] => this.#here.names();
    const check = { visited, name: () => this.#sign.name };
    const listen = (at: number): Promise<TableServer> =>
      onBothFamilies((address) => serveTable({ host, pages, port: at, address, names, keys, sign, check, ...place }));
    const wanted = port === 0 ? [0] : [...Array.from({ length: PORTS_TRIED }, (_, i) => port + i), 0];
    const server = await firstFree(wanted, listen);
    if (!server.ok) return server;
    this.#server = server.value;
    this.#identity.keep();
    await this.#here.settled();
    const listening = this.#server.port;
    const at = (addresses: readonly string[]): Whereabouts => whereabouts(addresses, this.#here.localName, listening, key);
    if (announce) this.#unadvertise = advertise(this.#id, listening, key, this.#here);
    this.#settle = whenMoved(this.#here, (addresses) => moved(at(addresses)));
    return ok(at(this.#here.addresses()));
  }

  show(sign: Sign): void {
    this.#sign = sign;
  }

  browse(found: (tables: readonly NearbyTable[]) => void): () => void {
    if (this.#settings.announce === false) return () => undefined;
    const nearby = new Nearby((changed, isKnown) => listen(changed, this.#here, isKnown), this.#id, found);
    return () => nearby.stop();
  }

  /** Looks for the table with a key, and reports the places that announce it whenever they change; the result stops it. */
  seek(key: string, changed: (places: readonly TableAddress[]) => void): () => void {
    if (this.#settings.announce === false) return () => undefined;
    let known = '[]';
    const isIt = (one: Heard): boolean => one.key === key;
    const report = (heard: readonly Heard[]): void => {
      const places = heard.filter(isIt).flatMap(({ addresses, port }) => addresses.map((host) => ({ host, port })));
      const now = JSON.stringify(places);
      if (now === known) return;
      known = now;
      changed(places);
    };
    return listen(report, this.#here, isIt);
  }

  async close(): Promise<void> {
    const server = this.#server;
    const unadvertise = this.#unadvertise;
    this.#settle?.();
    this.#settle = undefined;
    this.#server = undefined;
    this.#unadvertise = undefined;
    await Promise.all([unadvertise?.(), server?.close()]);
  }
}

function whereabouts(addresses: readonly string[], localName: string | undefined, port: number, key: string): Whereabouts {
  const [first] = addresses;
  const door = first === undefined ? null : { host: first, port, key };
  const names = first === undefined || localName === undefined ? addresses : [...addresses, localName];
  return { addresses: names.map((name) => `http://${inUrl(name)}:${port}/`), door };
}

/** Listens to IPv6 and IPv4 with one socket, or to IPv4 alone where the system has no IPv6. */
async function onBothFamilies(listen: (address: string) => Promise<TableServer>): Promise<TableServer> {
  try {
    return await listen('::');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL'))
      return listen('0.0.0.0');
    throw error;
  }
}

/** A server on the first port that can be had. */
async function firstFree(
  ports: readonly number[],
  listen: (port: number) => Promise<TableServer>,
): Promise<Result<TableServer, 'lan/no-port'>> {
  let why = '';
  for (const port of ports)
    try {
      return ok(await listen(port));
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
    }
  return refuse('lan/no-port', `the network cannot be listened to: ${why}`, { port: ports[0] });
}
