import { hostname } from 'node:os';
import { formatLink } from '../../../engine/protocol/link.ts';
import type { ClientMessage, NearbyTable } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Refusal, type Result } from '../../../engine/contract/result.ts';
import { JoinCode } from './access.ts';
import { withRef, type Client, type Connection } from '../sessions/sessions.ts';
import type { Network, Visit, Whereabouts } from '../ports/network.ts';
import { VISITS } from '../limits/limits.ts';
import type { TableHost } from '../ports/peer.ts';
import type { Room } from '../lobby/room.ts';

const NOWHERE: Whereabouts = { addresses: [], door: null };

/** The way into the room from the network: it decides which guests may come in, and reports them to the owner. */
export class Admission {
  readonly access: JoinCode;
  readonly #host: TableHost;
  readonly #room: Room;
  readonly #network: Network | undefined;
  readonly #addressesChanged: (addresses: readonly string[]) => void;
  #whereabouts = NOWHERE;
  readonly #now: () => number;
  /** The last visit of each device that opened a page of the table, the latest first. */
  #visits: readonly (Visit & { readonly time: number })[] = [];
  /** The pending operations of opening and closing; settled once there are none. */
  #queued: Promise<void> = Promise.resolve();
  readonly #nearbyWatchers = new Set<Client>();
  #nearby: readonly NearbyTable[] = [];
  #stopBrowsing: (() => void) | undefined;

  /**
   * @param now milliseconds since 1970
   * @param found receives the addresses of the open table, code included, when it is opened and whenever they change
   */
  constructor(
    host: TableHost,
    room: Room,
    network: Network | undefined,
    code: string,
    now: () => number,
    found: (addresses: readonly string[]) => void,
  ) {
    this.#host = host;
    this.#room = room;
    this.#network = network;
    this.#addressesChanged = found;
    this.#now = now;
    // Not the machine's clock: set back by a day, it would make an address wait for a day.
    this.access = new JoinCode(code, () => performance.now());
    room.onPeopleChanged(() => this.peopleChanged());
  }

  /** Opens the table to the network. */
  open(): Promise<Result<void, 'lan/no-network' | 'lan/no-port'>> {
    return this.#queue(() => this.#opened());
  }

  /** Closes it again: guests have to leave, their seats are kept. */
  close(): Promise<void> {
    return this.#queue(() => this.#closed());
  }

  /** Runs operations of opening and closing one after another: two requests to open it open it once. */
  #queue<T>(does: () => Promise<T>): Promise<T> {
    const done = this.#queued.then(does);
    this.#queued = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  async #opened(): Promise<Result<void, 'lan/no-network' | 'lan/no-port'>> {
    if (this.access.open) return ok(undefined);
    if (this.#network === undefined) return refuse('lan/no-network', 'this table has no way to the network');
    const opened = await this.#network.open(
      this.#host,
      (now) => {
        if (this.access.open) this.#moved(now);
      },
      (visit) => {
        if (this.access.open) this.#visited(visit);
      },
    );
    if (!opened.ok) return opened;
    this.#network.keepCode(this.access.code);
    this.access.open = true;
    this.#updateSign();
    this.#moved(opened.value);
    return ok(undefined);
  }

  /** The table is found elsewhere from now on. */
  #moved(now: Whereabouts): void {
    this.#whereabouts = now;
    this.#sendToOwners();
    this.#addressesChanged(this.links().addresses);
  }

  /** A device has opened a page of the table. */
  #visited(visit: Visit): void {
    const others = this.#visits.filter(({ from }) => from !== visit.from);
    this.#visits = [{ ...visit, time: this.#now() }, ...others].slice(0, VISITS.shown);
    this.peopleChanged();
  }

  /** The visits as owners receive them. */
  #visitors(): { visits?: { from: string; at: string; page: Visit['page']; seconds: number }[] } {
    if (this.#visits.length === 0) return {};
    const now = this.#now();
    return {
      visits: this.#visits.map(({ time, ...visit }) => ({ ...visit, seconds: Math.max(0, Math.round((now - time) / 1000)) })),
    };
  }

  /** Makes another code for guests who are not in yet. */
  renew(): void {
    this.access.renew();
    this.#network?.keepCode(this.access.code);
    this.peopleChanged();
  }

  /** Ends everything outside. */
  async end(): Promise<void> {
    this.#nearbyWatchers.clear();
    this.#updateBrowsing();
    await this.close();
  }

  async #closed(): Promise<void> {
    if (!this.access.open) return;
    this.access.open = false;
    this.#whereabouts = NOWHERE;
    this.#visits = [];
    const by = this.#room.ownerName();
    const closed: Refusal = { ...CLOSED, ...(by === undefined ? {} : { facts: { name: by } }) };
    for (const client of this.#room.sessions.clients())
      if (!client.session.owner) {
        this.#room.sessions.refuse(client, closed, undefined);
        this.#room.sessions.close(client, closed.message);
      }
    await this.#room.sessions.outbox.flushed();
    await this.#network?.close();
  }

  /** Does what the owner wants of the network. */
  async configure(client: Client, { open, locked, renew, ref }: Extract<ClientMessage, { type: 'lan' }>): Promise<void> {
    this.access.locked = locked ?? this.access.locked;
    if (renew === true) this.renew();
    if (open === true) {
      const opened = await this.open();
      if (!opened.ok) return this.#room.sessions.refuse(client, opened.error, ref);
    }
    if (open === false) {
      await this.close();
      this.#room.refreshPeople();
    }
    this.#sendToOwners(client, ref);
    this.#updateSign();
  }

  /** An owner looks for tables nearby, or no longer. */
  watchNearby(client: Client, { look, ref }: Extract<ClientMessage, { type: 'nearby' }>): void {
    this.#nearbyWatchers.delete(client);
    if (look) this.#nearbyWatchers.add(client);
    this.#room.sessions.send(client, { type: 'nearby', tables: look ? this.#nearby : [], ref });
    this.#updateBrowsing();
  }

  /** A connection is gone. */
  connectionClosed(connection: Connection): void {
    for (const client of this.#nearbyWatchers) if (client === connection) this.#nearbyWatchers.delete(client);
    this.#updateBrowsing();
  }

  /** A guest came, went, sat down or stood up: notifies owners and updates the sign. */
  peopleChanged(): void {
    if (!this.access.open) return;
    this.#updateSign();
    this.#sendName();
    this.#sendToOwners();
  }

  /** Those who came before the owner had given their name know the table by another. */
  #sendName(): void {
    const { sessions } = this.#room;
    const name = this.tableName();
    for (const client of sessions.clients())
      if (client.lastName !== name) sessions.send(client, { type: 'named', name: (client.lastName = name) });
  }

  /** Where the table is found, code included. */
  links(): { readonly addresses: readonly string[]; readonly link: string | null } {
    const { addresses, door } = this.#whereabouts;
    const { code } = this.access;
    const key = door === null ? '' : `&key=${door.key}`;
    return {
      addresses: addresses.map((address) => `${address}#join=${code}${key}`),
      link: door === null ? null : formatLink({ ...door, code }),
    };
  }

  /** Looks for tables while anybody wants to know. */
  #updateBrowsing(): void {
    if (this.#nearbyWatchers.size === 0) {
      this.#stopBrowsing?.();
      this.#stopBrowsing = undefined;
      this.#nearby = [];
    } else
      this.#stopBrowsing ??= this.#network?.browse((tables) => {
        this.#nearby = tables;
        for (const client of this.#nearbyWatchers) this.#room.sessions.send(client, { type: 'nearby', tables });
      });
  }

  #sendToOwners(sender?: Client, ref?: number): void {
    const { sessions } = this.#room;
    const { open, locked, code } = this.access;
    const present = new Set(sessions.clients().map(({ session }) => session));
    const clients = [...sessions.all()]
      .filter((session) => !session.owner && (present.has(session) || this.#room.peopleOf(session).length > 0))
      .map((session) => ({
        id: session.id,
        name: session.name ?? '',
        person: this.#room.peopleOf(session)[0] ?? null,
        present: present.has(session),
      }));
    for (const client of sessions.clients())
      if (client.session.owner)
        sessions.send(client, {
          type: 'lan',
          open,
          name: this.tableName(),
          locked,
          code,
          ...this.links(),
          guests: clients,
          ...this.#visitors(),
          ...withRef(client === sender ? ref : undefined),
        });
  }

  /** The public name of the table: that of the first person at the host's own machine, else the owner's, else that of the machine. */
  tableName(): string {
    return this.#room.ownerName() ?? hostname();
  }

  #updateSign(): void {
    if (!this.access.open) return;
    const { onTable } = this.#room;
    const people = onTable?.people ?? [];
    const game = onTable?.game ?? null;
    this.#network?.show({
      name: this.tableName(),
      game,
      seats: people.filter(({ kind }) => kind === 'open').length,
      locked: this.access.locked,
    });
  }
}

const CLOSED: Refusal = { code: 'table/closed', message: 'the table has been closed to the network' };
