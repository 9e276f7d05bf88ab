import { freeName } from '../../../engine/protocol/names.ts';
import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import type { HostExchange } from '../../../engine/protocol/cpace.ts';
import { PLAIN_SESSION } from '../../../engine/protocol/entry.ts';
import { ok, refuse, type Refusal, type Result, type CodeOf } from '../../../engine/result.ts';
import type { Access } from './access.ts';
import type { Guest, Visitor } from '../sessions/sessions.ts';
import type { After } from '../table/botTurns.ts';
import type { Room } from '../table/room.ts';
import { Spectators } from '../sessions/spectators.ts';

const OPENED_ELSEWHERE: Refusal = { code: 'table/opened-elsewhere', message: 'the seat is open on another connection' };

type Hello = Extract<ClientMessage, { type: 'hello' }>;

/** How long a connection has to stand until the token that it was given has certainly arrived, in milliseconds: several heartbeats were answered by then. */
export const TOKEN_GRACE = 60_000;

/** Who comes into the room, as whom, and with which token. */
export class Entrance {
  private readonly room: Room;
  private readonly access: Access;
  private readonly after: After;
  private readonly spectators: Spectators;
  /** Exchanges about the code that are not finished. */
  private readonly exchanges = new Map<Visitor, { readonly exchange: HostExchange; readonly hello: Hello }>();

  constructor(room: Room, access: Access, after: After) {
    this.room = room;
    this.access = access;
    this.after = after;
    this.spectators = new Spectators(room);
  }

  /**
   * A hello: the guest that the visitor is from now on, or `undefined` for one who has to confirm that they know the code.
   */
  hello(visitor: Visitor, hello: Hello): Result<Guest | undefined, 'table/code-needed' | 'table/full' | CodeOf<Access['begin']>> {
    this.left(visitor);
    visitor.fair = hello.fair === true;
    const { audience } = this.room;
    const { owner, address, session = PLAIN_SESSION } = visitor.peer;
    const holder = audience.tokens.holderOf(hello.token);
    const known = visitor.session ?? audience.known(visitor, holder);
    const seated = holder !== undefined && this.hasSeat(holder);
    // A token opens a locked door, but not a closed one.
    if (owner || ((known !== undefined || seated) && this.access.open)) return this.enter(visitor, hello);
    const may = this.access.mayTry(address);
    if (!may.ok) return may;
    if (hello.pake === undefined) return refuse('table/code-needed', 'the code of the table is needed');
    const exchange = this.access.begin(address, Buffer.from(hello.pake, 'hex'), session);
    if (!exchange.ok) return exchange;
    this.exchanges.set(visitor, { exchange: exchange.value, hello });
    audience.send(visitor, { type: 'challenge', pake: Buffer.from(exchange.value.share).toString('hex') });
    return ok(undefined);
  }

  /** A visitor confirms that they know the code. `table/code-needed`: nothing was to be confirmed. */
  confirm(
    visitor: Visitor,
    tag: string,
  ): Result<{ readonly guest: Guest; readonly proof: string }, 'table/code-needed' | 'table/full' | CodeOf<Access['judge']>> {
    const begun = this.exchanges.get(visitor);
    if (begun === undefined) return refuse('table/code-needed', 'the code of the table is needed');
    this.exchanges.delete(visitor);
    const { exchange, hello } = begun;
    const judged = this.access.judge(visitor.peer.address, () => exchange.isConfirmation(Buffer.from(tag, 'hex')));
    if (!judged.ok) return judged;
    const entered = this.enter(visitor, hello);
    return entered.ok ? ok({ guest: entered.value, proof: Buffer.from(exchange.proof).toString('hex') }) : entered;
  }

  /** A visitor has gone, or begins again: an exchange that was not finished was a guess. */
  left(visitor: Visitor): void {
    if (this.exchanges.delete(visitor)) this.access.judge(visitor.peer.address, () => false);
  }

  private enter(visitor: Visitor, { token, name }: Hello): Result<Guest, 'table/full'> {
    const { audience } = this.room;
    const { owner } = visitor.peer;
    const holder = audience.tokens.holderOf(token);
    const known = visitor.session ?? audience.known(visitor, holder);
    const seated = holder !== undefined && this.hasSeat(holder);
    if (!owner && !seated && (known === undefined || this.room.own(known).length === 0)) {
      const room = this.spectators.admit(visitor);
      if (!room.ok) return room;
    }
    const guest = known === undefined ? this.begin(visitor, name, holder) : Object.assign(visitor, { session: known });
    const { session } = guest;
    const called = name ?? session.name;
    session.name = called === undefined || owner ? called : freeName(called, (other) => this.room.isTaken(other, session));
    if (guest.token === undefined) this.giveToken(guest, token);
    this.spectators.limit(session, OPENED_ELSEWHERE);
    return ok(guest);
  }

  /** Ends all other connections of a session, and all tokens but a new one for this connection. */
  closeOthers(guest: Guest): void {
    const { audience } = this.room;
    const { session } = guest;
    if (session.owner) return;
    audience.endOthers(guest, OPENED_ELSEWHERE);
    const { token } = audience.tokens.create();
    audience.outbox.waitFor(audience.tokens.keepOnly(session.holder, token));
    guest.callOff?.();
    guest.others = 0;
    guest.token = token;
  }

  /** Somebody is new here, or has been here before this program was started. */
  private begin(visitor: Visitor, name: string | undefined, holder: string | undefined): Guest {
    const { audience, onTable } = this.room;
    const { owner } = visitor.peer;
    if (holder !== undefined && !owner && (this.hasSeat(holder) || audience.tokens.has(holder))) {
      const one = onTable?.people.find((person) => person.kind === 'away' && person.tokenHash === holder);
      return this.seat(visitor, audience.newSession(false, one?.name ?? name, holder));
    }
    const created = audience.tokens.create();
    const guest = this.seat(visitor, audience.newSession(owner, name, created.holder));
    guest.token = created.token;
    return guest;
  }

  private seat(visitor: Visitor, session: Guest['session']): Guest {
    this.room.seat(session);
    return Object.assign(visitor, { session });
  }

  /** Whether a holder has a seat at the table. */
  private hasSeat(holder: string): boolean {
    return this.room.onTable?.people.some((person) => person.kind === 'away' && person.tokenHash === holder) === true;
  }

  /** A connection is given another token; the one it showed stays valid until that has been used, or has certainly arrived. */
  private giveToken(guest: Guest, shown: string | undefined): void {
    const { tokens, outbox } = this.room.audience;
    const { holder, owner } = guest.session;
    // Owners are owners by their connection: their token only tells their windows apart.
    if (owner) {
      guest.token = shown ?? '';
      return;
    }
    const { token, written } = tokens.rotate(holder, shown);
    outbox.waitFor(written);
    guest.token = token;
    guest.callOff = this.after(TOKEN_GRACE, () => tokens.settle(holder, token));
  }
}
