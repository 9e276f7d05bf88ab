import { isIP } from 'node:net';
import { isLinkLocal, isUniqueLocal } from './ipv6.ts';

/** The service type of tables in multicast DNS (RFC 6763, 4.1.2), in lower case. */
export const SERVICE = '_trickhouse._tcp.local';

/** A table that was heard of, not yet known to be there. */
export interface Heard {
  /** Of the host, for as long as it runs. */
  readonly id: string;
  /** Where it may be: some of the addresses may be dead. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** Its public key, in base64url. */
  readonly key: string;
}

/** Most records of a packet that are read: a table needs ten. */
const MOST_RECORDS = 512;
/** Services that are remembered, of one sender and of all. A router that passes on what other networks say speaks for several tables. */
const MOST_SERVICES = { ofSender: 16, all: 128 } as const;
/** No machine has more addresses that matter. */
export const MOST_ADDRESSES = 8;
/** The longest time to remember a service without hearing it again, in seconds: the listener queries every few seconds. */
const LONGEST_LIFE = 60;

/** A record of a packet, as far as it makes sense. */
interface DnsRecord {
  readonly type: string;
  /** In lower case: names differ in nothing else (RFC 6762, 16). */
  readonly name: string;
  /** Seconds; 0 takes a record back. */
  readonly ttl: number;
  readonly data: unknown;
}

interface Remembered extends Heard {
  readonly instance: string;
  readonly sender: string;
  /** When it is forgotten, in milliseconds. */
  readonly until: number;
}

/**
 * The tables that packets of multicast DNS speak of. Anybody on the network may send anything: the work for a packet is linear in its length, and no more is
 * remembered than {@link MOST_SERVICES}. What one sender says takes nothing from what another one says. Where there is no room, a new service takes the place
 * of the one that was heard longest ago, of its own sender if that one has all it may have; one that is known to be there keeps its place.
 */
export class Services {
  readonly #now: () => number;
  readonly #isKnown: (heard: Heard) => boolean;
  /** By what is said of them and who says it; the one heard longest ago first. */
  readonly #remembered = new Map<string, Remembered>();

  /**
   * @param now milliseconds since some fixed moment
   * @param isKnown whether a table has answered
   */
  constructor(now: () => number, isKnown: (heard: Heard) => boolean = () => false) {
    this.#now = now;
    this.#isKnown = isKnown;
  }

  /** All that are remembered, at most {@link MOST_SERVICES}. */
  get all(): readonly Heard[] {
    return [...this.#remembered.values()];
  }

  /**
   * Takes in a response.
   * @param sender the address that it came from
   * @returns whether that changes what is remembered
   */
  take(packet: unknown, sender: string): boolean {
    const records = recordsOf(packet);
    const pointers = new Map<string, number>();
    const targets = new Map<string, { readonly port: number; readonly target: string }>();
    const texts = new Map<string, ReadonlyMap<string, string>>();
    const addresses = new Map<string, string[]>();
    for (const { type, name, ttl, data } of records)
      if (type === 'PTR' && name === SERVICE && typeof data === 'string') pointers.set(data.toLowerCase(), ttl);
      else if (type === 'SRV' && ttl > 0) targets.set(name, targetOf(data));
      else if (type === 'TXT' && ttl > 0) texts.set(name, textOf(data));
      else if ((type === 'A' || type === 'AAAA') && ttl > 0 && typeof data === 'string')
        addresses.set(name, [...(addresses.get(name) ?? []), data].slice(0, MOST_ADDRESSES));
    let changed = false;
    const gone = new Set([...pointers].flatMap(([instance, ttl]) => (ttl === 0 ? instance : [])));
    if (gone.size > 0)
      for (const [key, one] of this.#remembered)
        if (one.sender === sender && gone.has(one.instance)) changed = this.#remembered.delete(key) || changed;
    for (const [instance, ttl] of pointers) {
      const at = targets.get(instance);
      const heard =
        ttl === 0 || at === undefined ? undefined : heardOf(at.port, texts.get(instance), sender, addresses.get(at.target) ?? []);
      if (heard === undefined) continue;
      const until = this.#now() + Math.min(ttl, LONGEST_LIFE) * 1000;
      changed = this.#remember({ ...heard, instance, sender, until }) || changed;
    }
    return changed;
  }

  /** Forgets what has not been heard for its time. Returns whether there was any. */
  expire(): boolean {
    const now = this.#now();
    let changed = false;
    for (const [key, { until }] of this.#remembered) if (until <= now) changed = this.#remembered.delete(key) || changed;
    return changed;
  }

  #remember(one: Remembered): boolean {
    const key = `${one.id} ${one.key} ${one.port} ${one.sender}`;
    const was = this.#remembered.get(key);
    if (was === undefined && !this.#makeRoom(one.sender)) return false;
    // Last, as the latest that was heard.
    this.#remembered.delete(key);
    this.#remembered.set(key, one);
    return was?.addresses.join() !== one.addresses.join();
  }

  /** Forgets the service heard longest ago if there is no room for one more of a sender. Returns whether there is room then. */
  #makeRoom(sender: string): boolean {
    const ofSender = [...this.#remembered.values()].filter((one) => one.sender === sender).length;
    if (ofSender < MOST_SERVICES.ofSender && this.#remembered.size < MOST_SERVICES.all) return true;
    for (const [key, one] of this.#remembered) {
      if ((ofSender >= MOST_SERVICES.ofSender && one.sender !== sender) || this.#isKnown(one)) continue;
      return this.#remembered.delete(key);
    }
    return false;
  }
}

/** The records of a packet, as far as they make sense. */
function recordsOf(packet: unknown): DnsRecord[] {
  const { answers, additionals } = Object(packet) as Readonly<Record<string, unknown>>;
  return [answers, additionals]
    .flatMap((list) => (Array.isArray(list) ? (list.slice(0, MOST_RECORDS) as readonly unknown[]) : []))
    .slice(0, MOST_RECORDS)
    .flatMap((record): DnsRecord[] => {
      const { type, name, ttl, data } = Object(record) as Readonly<Record<string, unknown>>;
      return typeof type === 'string' && typeof name === 'string' && typeof ttl === 'number'
        ? [{ type, name: name.toLowerCase(), ttl, data }]
        : [];
    });
}

function targetOf(data: unknown): { readonly port: number; readonly target: string } {
  const { port, target } = Object(data) as Readonly<Record<string, unknown>>;
  return { port: typeof port === 'number' ? port : 0, target: typeof target === 'string' ? target.toLowerCase() : '' };
}

/** The attributes of a TXT record (RFC 6763, 6.4: of two with one name the first counts). */
function textOf(data: unknown): ReadonlyMap<string, string> {
  const strings: readonly unknown[] = Array.isArray(data) ? data : [data];
  const attributes = strings.flatMap((one): (readonly [string, string])[] => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(one instanceof Uint8Array ? Buffer.from(one).toString('latin1') : '') ?? [];
    return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value]];
  });
  return new Map(attributes.reverse());
}

/** The table that a service announces; `undefined` if the announcement is not valid. */
function heardOf(
  port: number,
  text: ReadonlyMap<string, string> | undefined,
  sender: string,
  addresses: readonly string[],
): Heard | undefined {
  const [id = '', key = ''] = [text?.get('id'), text?.get('key')];
  if (port === 0 || !/^[a-z0-9]{1,32}$/.test(id) || !/^[\w-]{43}$/.test(key)) return undefined;
  const from = isIP(sender) === 4 || isLocalSix(sender) ? [sender] : [];
  const places = [...from, ...addresses.filter((address) => (isIP(address) === 4 ? isLocal(address) : isUniqueLocal(address)))];
  return places.length === 0 ? undefined : { id, key, port, addresses: [...new Set(places)].slice(0, MOST_ADDRESSES) };
}

/** Whether an IPv6 packet with this source comes from a neighbour; from the internet a packet may come without any translation on its way. */
function isLocalSix(sender: string): boolean {
  return isLinkLocal(sender) || isUniqueLocal(sender);
}

/** Whether an IPv4 address belongs to a local network. A stranger's announcement never makes the app connect to the wider internet. */
function isLocal(address: string): boolean {
  return /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/.test(address);
}
