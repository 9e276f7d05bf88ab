import { ADDRESSES, MESSAGES, REQUESTS, SOCKETS, TABLE_CROWD, type CrowdLimits } from '../../host/limits/limits.ts';
import { Rate, Rates } from '../../host/limits/rate.ts';

/** One socket among those that share the room. */
export interface ConnectionSlot {
  readonly address: string;
  /** Whether it carries WebSocket frames. */
  upgraded: boolean;
  /** Whether the table has let in who is at its other end. */
  known: boolean;
  /** Whether it is at the door of a hall, or sees only what everybody may. */
  outside: boolean;
  /** Bytes of an answer that its reader has not taken yet. */
  unread: number;
  /** Whether nothing is being asked or answered on it. */
  isIdle(): boolean;
  /** Ends it at once. */
  end(): void;
}

/** Those from one address. */
interface Origin {
  readonly places: Set<ConnectionSlot>;
  readonly sockets: Rate;
  readonly upgrades: Rate;
  readonly bytes: Rate;
}

/** Keeps any one address from using up the room, the memory or the time that all share. */
export class ConnectionLimits {
  readonly #now: () => number;
  readonly #byAddress: boolean;
  readonly #crowd: CrowdLimits;
  readonly #origins = new Map<string, Origin>();
  readonly #requests: Rates;
  readonly #sent: Rates;
  #total = 0;
  #upgradedTotal = 0;
  #unread = 0;

  /**
   * @param now milliseconds since some fixed moment
   * @param byAddress whether what comes from one address is limited; not for this machine's own pages
   * @param crowd how many sockets and connections there may be
   */
  constructor(now: () => number, byAddress: boolean, crowd: CrowdLimits = TABLE_CROWD) {
    this.#now = now;
    this.#crowd = crowd;
    this.#byAddress = byAddress;
    this.#requests = new Rates(REQUESTS.rate, now);
    this.#sent = new Rates(REQUESTS.bytes, now);
  }

  /** Takes a new socket in, and ends another one for it where there are too many; whether it may stay. */
  arrive(place: ConnectionSlot): boolean {
    const origin = this.#originOf(place.address);
    if (this.#byAddress) {
      if (!origin.sockets.take()) return false;
      if (origin.places.size >= this.#crowd.socketsByAddress && !this.#makeRoomAmong(origin.places)) return false;
    }
    if (this.#total >= this.#crowd.sockets && !this.#makeRoomAmong(this.#mostCrowded(({ known }) => !known))) return false;
    origin.places.add(place);
    this.#total += 1;
    return true;
  }

  /** A socket is gone. Said of one that never arrived, or is gone already, it changes nothing. */
  leave(place: ConnectionSlot): void {
    if (this.#origins.get(place.address)?.places.delete(place) !== true) return;
    this.#total -= 1;
    if (place.upgraded) this.#upgradedTotal -= 1;
    this.#unread -= place.unread;
  }

  /** Whether a socket may become a WebSocket connection; one that the table does not know may have to leave for it. */
  upgrade(place: ConnectionSlot): 'granted' | 'too many' | 'no room' {
    const { places, upgrades } = this.#originOf(place.address);
    if (this.#byAddress) {
      const here = [...places].filter(({ upgraded }) => upgraded).length;
      if (here >= this.#crowd.connectionsByAddress || !upgrades.take()) return 'too many';
    }
    const isStranger = ({ upgraded, known }: ConnectionSlot): boolean => upgraded && !known;
    if (this.#upgradedTotal >= this.#crowd.connections) {
      const [oldest] = this.#mostCrowded(isStranger);
      if (oldest === undefined) return 'no room';
      this.#dismiss(oldest);
    }
    place.upgraded = true;
    this.#upgradedTotal += 1;
    return 'granted';
  }

  /**
   * The host has welcomed the client of a socket: as one that it knows, or outside, where it never takes the room of these.
   * @param outside whether it is at the door of a hall, or sees only what everybody may
   */
  welcome(place: ConnectionSlot, outside: boolean): void {
    place.known = !outside;
    place.outside = outside;
    if (!outside || !this.#byAddress) return;
    const isOutside = (one: ConnectionSlot): boolean => one.outside;
    const here = [...this.#originOf(place.address).places].filter(isOutside);
    const most =
      here.length > this.#crowd.outsideByAddress
        ? here
        : this.#countOf(isOutside) > this.#crowd.outside
          ? this.#mostCrowded(isOutside)
          : [];
    const [oldest] = most;
    if (oldest !== undefined) this.#dismiss(oldest);
  }

  #countOf(kind: (place: ConnectionSlot) => boolean): number {
    return [...this.#origins.values()].reduce((sum, { places }) => sum + [...places].filter(kind).length, 0);
  }

  /** How many bytes a new connection may send: it alone, and all from its address. */
  incoming({ address }: ConnectionSlot): readonly Rate[] {
    return this.#byAddress ? [new Rate(MESSAGES.bytes, this.#now), this.#originOf(address).bytes] : [];
  }

  /** Whether one more request from an address may be answered. */
  ask(address: string): boolean {
    return !this.#byAddress || this.#requests.take(address);
  }

  /** Counts an answer until it is {@link answered}; whether there is memory for it, and its address has not had too much. One for a socket that is gone needs none. */
  answer(place: ConnectionSlot, bytes: number): boolean {
    const { places } = this.#originOf(place.address);
    if (!places.has(place)) return true;
    const here = [...places].reduce((sum, { unread }) => sum + unread, 0);
    if (this.#unread + bytes > REQUESTS.unread || (this.#byAddress && here + bytes > REQUESTS.unreadByAddress)) return false;
    if (this.#byAddress && !this.#sent.take(place.address, bytes)) return false;
    place.unread += bytes;
    this.#unread += bytes;
    return true;
  }

  /** The reader of a socket has taken all of its answer. */
  answered(place: ConnectionSlot): void {
    if (this.#origins.get(place.address)?.places.has(place) === true) this.#unread -= place.unread;
    place.unread = 0;
  }

  /** How many sockets there are, for tests and reports. */
  get size(): number {
    return this.#total;
  }

  #originOf(address: string): Origin {
    const origin = this.#origins.get(address) ?? {
      places: new Set(),
      sockets: new Rate(SOCKETS.opened, this.#now),
      upgrades: new Rate(this.#crowd.opened, this.#now),
      bytes: new Rate(MESSAGES.bytesByAddress, this.#now),
    };
    this.#origins.delete(address);
    this.#origins.set(address, origin);
    if (this.#origins.size > ADDRESSES) this.#forgetOldest();
    return origin;
  }

  #forgetOldest(): void {
    for (const [address, { places }] of this.#origins)
      if (places.size === 0) {
        this.#origins.delete(address);
        return;
      }
  }

  /** The places of some kind at the address that has most of them, the oldest first. */
  #mostCrowded(kind: (place: ConnectionSlot) => boolean): ConnectionSlot[] {
    let most: ConnectionSlot[] = [];
    for (const { places } of this.#origins.values()) {
      const here = [...places].filter(kind);
      if (here.length > most.length) most = here;
    }
    return most;
  }

  /** Ends the oldest that is idle, or else the oldest of all that the table does not know; whether there was one. */
  #makeRoomAmong(places: Iterable<ConnectionSlot>): boolean {
    const strangers = [...places].filter(({ known }) => !known);
    const leaving = strangers.find((place) => !place.upgraded && place.isIdle()) ?? strangers[0];
    if (leaving === undefined) return false;
    this.#dismiss(leaving);
    return true;
  }

  #dismiss(place: ConnectionSlot): void {
    this.leave(place);
    place.end();
  }
}
