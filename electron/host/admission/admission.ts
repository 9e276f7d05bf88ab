import { hostname } from 'node:os';
import { formatLink } from '../../../engine/protocol/link.ts';
import type { ClientMessage, NearbyTable } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Refusal, type Result } from '../../../engine/result.ts';
import { Access } from './access.ts';
import { withRef, type Guest, type Visitor } from '../sessions/sessions.ts';
import type { Network, Whereabouts } from '../network.ts';
import type { TableHost } from '../peer.ts';
import type { Room } from '../table/room.ts';

const NOWHERE: Whereabouts = { addresses: [], door: null };

/** The way into the room from the network: who may come in, and what the owner is told of those who did. */
export class Door {
  readonly access: Access;
  private readonly host: TableHost;
  private readonly room: Room;
  private readonly network: Network | undefined;
  private readonly found: (addresses: readonly string[]) => void;
  private whereabouts = NOWHERE;
  /** What is being done to the door; settled once nothing is. */
  private lastTurn: Promise<void> = Promise.resolve();
  private readonly lookers = new Set<Guest>();
  private nearby: readonly NearbyTable[] = [];
  private stopLooking: (() => void) | undefined;

  /**
   * @param now milliseconds since 1970
   * @param found told the addresses of the open table, code included, when it is opened and whenever they change
   */
  constructor(
    host: TableHost,
    room: Room,
    network: Network | undefined,
    code: string,
    now: () => number,
    found: (addresses: readonly string[]) => void,
  ) {
    this.host = host;
    this.room = room;
    this.network = network;
    this.found = found;
    this.access = new Access(code, now);
  }

  /** Opens the table to the network. */
  open(): Promise<Result<void, 'lan/no-network' | 'lan/no-port'>> {
    return this.inTurn(() => this.opened());
  }

  /** Closes it again: guests have to leave, their seats are kept. */
  close(): Promise<void> {
    return this.inTurn(() => this.closed());
  }

  /** Does one thing to the door after the other: whoever asks twice opens it once. */
  private inTurn<T>(does: () => Promise<T>): Promise<T> {
    const done = this.lastTurn.then(does);
    this.lastTurn = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  private async opened(): Promise<Result<void, 'lan/no-network' | 'lan/no-port'>> {
    if (this.access.open) return ok(undefined);
    if (this.network === undefined) return refuse('lan/no-network', 'this table has no way to the network');
    const opened = await this.network.open(this.host, (now) => {
      if (this.access.open) this.moved(now);
    });
    if (!opened.ok) return opened;
    this.network.keepCode(this.access.code);
    this.access.open = true;
    this.show();
    this.moved(opened.value);
    return ok(undefined);
  }

  /** The table is found elsewhere from now on. */
  private moved(now: Whereabouts): void {
    this.whereabouts = now;
    this.tellOwners();
    this.found(this.news().addresses);
  }

  /** Another code for whoever is not in yet. */
  renew(): void {
    this.access.renew();
    this.network?.keepCode(this.access.code);
    this.peopleChanged();
  }

  /** Ends everything outside. */
  async end(): Promise<void> {
    this.lookers.clear();
    this.lookAround();
    await this.close();
  }

  private async closed(): Promise<void> {
    if (!this.access.open) return;
    this.access.open = false;
    this.whereabouts = NOWHERE;
    for (const guest of this.room.audience.guests())
      if (!guest.session.owner) {
        this.room.audience.refuse(guest, CLOSED, undefined);
        this.room.audience.dismiss(guest, CLOSED.message);
      }
    await this.room.audience.outbox.empty();
    await this.network?.close();
  }

  /** Does what the owner wants of the network. */
  async set(guest: Guest, { open, locked, renew, ref }: Extract<ClientMessage, { type: 'lan' }>): Promise<void> {
    this.access.locked = locked ?? this.access.locked;
    if (renew === true) this.renew();
    if (open === true) {
      const opened = await this.open();
      if (!opened.ok) return this.room.audience.refuse(guest, opened.error, ref);
    }
    if (open === false) {
      await this.close();
      this.room.peopleChanged();
    }
    this.tellOwners(guest, ref);
    this.show();
  }

  /** An owner looks for tables nearby, or no longer. */
  look(guest: Guest, { look, ref }: Extract<ClientMessage, { type: 'nearby' }>): void {
    this.lookers.delete(guest);
    if (look) this.lookers.add(guest);
    this.room.audience.send(guest, { type: 'nearby', tables: look ? this.nearby : [], ref });
    this.lookAround();
  }

  /** A connection is gone. */
  left(visitor: Visitor): void {
    for (const guest of this.lookers) if (guest === visitor) this.lookers.delete(guest);
    this.lookAround();
  }

  /** Somebody came, went, sat down or stood up: owners hear of it, and the sign outside is put right. */
  peopleChanged(): void {
    if (!this.access.open) return;
    this.show();
    this.tellOwners();
  }

  /** Where the table is found, code included. */
  news(): { readonly addresses: readonly string[]; readonly link: string | null } {
    const { addresses, door } = this.whereabouts;
    const { code } = this.access;
    const key = door === null ? '' : `&key=${door.key}`;
    return {
      addresses: addresses.map((address) => `${address}#join=${code}${key}`),
      link: door === null ? null : formatLink({ ...door, code }),
    };
  }

  /** Looks for tables while anybody wants to know. */
  private lookAround(): void {
    if (this.lookers.size === 0) {
      this.stopLooking?.();
      this.stopLooking = undefined;
      this.nearby = [];
    } else
      this.stopLooking ??= this.network?.browse((tables) => {
        this.nearby = tables;
        for (const guest of this.lookers) this.room.audience.send(guest, { type: 'nearby', tables });
      });
  }

  private tellOwners(sender?: Guest, ref?: number): void {
    const { audience } = this.room;
    const { open, locked, code } = this.access;
    const present = new Set(audience.guests().map(({ session }) => session));
    const guests = [...audience.everySession()]
      .filter((session) => !session.owner && (present.has(session) || this.room.own(session).length > 0))
      .map((session) => ({
        id: session.id,
        name: session.name ?? '',
        person: this.room.own(session)[0] ?? null,
        present: present.has(session),
      }));
    for (const guest of audience.guests())
      if (guest.session.owner)
        audience.send(guest, {
          type: 'lan',
          open,
          name: this.name(),
          locked,
          code,
          ...this.news(),
          guests,
          ...withRef(guest === sender ? ref : undefined),
        });
  }

  /** What others call the table: by whoever sits at the host's own machine, else by the machine. */
  name(): string {
    return this.room.onTable?.people.find(({ kind }) => kind === 'here')?.name ?? hostname();
  }

  private show(): void {
    if (!this.access.open) return;
    const { onTable } = this.room;
    const people = onTable?.people ?? [];
    const game = onTable?.game ?? null;
    this.network?.show({ name: this.name(), game, seats: people.filter(({ kind }) => kind === 'open').length, locked: this.access.locked });
  }
}

const CLOSED: Refusal = { code: 'table/closed', message: 'the table has been closed to the network' };
