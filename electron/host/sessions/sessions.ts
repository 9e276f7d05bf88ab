import { randomBytes } from 'node:crypto';
import type { ServerMessage, UpdateMessage } from '../../../engine/protocol/messages.ts';
import type { SentCode } from '../../../engine/refusals.ts';
import type { Refusal } from '../../../engine/result.ts';
import { Outbox } from './outbox.ts';
import type { Peer } from '../peer.ts';
import type { Person } from '../table/table.ts';
import type { Tokens } from '../../store/tokens.ts';

/** One person's way to the table, which survives the connection: a token takes it up again. */
export interface Session {
  /** Who it is, whatever token they have by now: the hash of their first one. */
  readonly holder: string;
  /** What the owner calls it by; gives nothing away. */
  readonly id: string;
  /** How the person calls themselves. */
  name: string | undefined;
  readonly owner: boolean;
  /** As whom the table is seen; `null`: a spectator, or the curtain is down. */
  watching: Person | null;
}

/** A connection; without a session before its hello. */
export interface Visitor {
  readonly peer: Peer;
  session?: Session;
  /** The token that it was given. */
  token?: string;
  /** How many other connections it was told of that have opened its seat since. */
  others?: number;
  /** Calls off what waits for that token to have arrived. */
  callOff?: () => void;
  /** Whether it takes part in making the seeds of deals. */
  fair?: boolean;
  /** The last update it was sent. */
  last?: UpdateMessage;
  /** The last table it was told, as text. */
  table?: string;
}

const MOST_SESSIONS = 1000;

/** A connection that has said hello. */
export type Guest = Visitor & { session: Session };

/** Everybody connected to the table, and the one way in which they are told something. */
export class Audience {
  readonly outbox = new Outbox();
  private readonly visitors = new Set<Visitor>();
  /** By their holders. */
  private readonly sessions = new Map<string, Session>();
  readonly tokens: Tokens;

  constructor(tokens: Tokens) {
    this.tokens = tokens;
  }

  arrive(peer: Peer): Visitor {
    const visitor = { peer };
    this.visitors.add(visitor);
    return visitor;
  }

  /** Whether they were still there. */
  leave(visitor: Visitor): boolean {
    return this.visitors.delete(visitor);
  }

  isHere(visitor: Visitor): boolean {
    return this.visitors.has(visitor);
  }

  /**
   * The session of a holder on a connection; `undefined` where there is none. It is worth nothing on a connection that may do less, or more, than the one
   * it began on.
   */
  known(visitor: Visitor, holder: string | undefined): Session | undefined {
    const session = holder === undefined ? undefined : this.sessions.get(holder);
    return session?.owner === visitor.peer.owner ? session : undefined;
  }

  /** A session for a holder who has none. */
  newSession(owner: boolean, name: string | undefined, holder: string): Session {
    const session: Session = { holder, id: randomBytes(4).toString('hex'), owner, name, watching: null };
    this.sessions.set(holder, session);
    this.forgetOldest();
    return session;
  }

  /** A guest has a seat: they are known again after a restart. */
  keepSeat({ holder }: Session): void {
    this.outbox.waitFor(this.tokens.keep(holder));
  }

  /** Ends a session: its tokens open nothing any more, its connections are told why and ended. */
  endSession(session: Session, why: Refusal): void {
    this.sessions.delete(session.holder);
    this.tokens.end(session.holder);
    for (const visitor of this.visitors) if (visitor.session === session) this.turnOut(visitor, why);
  }

  /** Ends every connection of a guest's session but the guest's own. */
  endOthers(guest: Guest, why: Refusal): void {
    for (const visitor of this.visitors) if (visitor.session === guest.session && visitor !== guest) this.turnOut(visitor, why);
  }

  /** Tells each connection of a guest how many others have opened the seat since. */
  tellElsewhere(session: Session): void {
    if (session.owner) return;
    const all = this.guests().filter((guest) => guest.session === session);
    for (const [at, guest] of all.entries()) {
      const others = all.length - 1 - at;
      if (others === (guest.others ?? 0)) continue;
      guest.others = others;
      this.send(guest, { type: 'elsewhere', others });
    }
  }

  private turnOut(visitor: Visitor, why: Refusal): void {
    visitor.callOff?.();
    this.refuse(visitor, why, undefined);
    delete visitor.session;
    this.dismiss(visitor, why.message);
  }

  /** Forgets guests who are not there, but for those whose seats are kept: their tokens open nothing any more. */
  forgetAbsent(isKept: (session: Session) => boolean): void {
    const here = new Set(this.guests().map(({ session }) => session));
    for (const session of this.sessions.values())
      if (!session.owner && !here.has(session) && !isKept(session)) {
        this.sessions.delete(session.holder);
        this.tokens.end(session.holder);
      }
  }

  /** Those who have said hello. */
  guests(): Guest[] {
    return [...this.visitors].filter((visitor): visitor is Guest => visitor.session !== undefined);
  }

  everySession(): Iterable<Session> {
    return this.sessions.values();
  }

  send(visitor: Visitor, message: ServerMessage): void {
    const text = JSON.stringify(message);
    this.outbox.post(() => {
      if (this.isHere(visitor)) visitor.peer.send(text);
    });
  }

  refuse(visitor: Visitor, { code, message, facts }: Refusal<SentCode>, ref: number | undefined): void {
    this.send(visitor, { type: 'refusal', code, message, ...(facts === undefined ? {} : { facts }), ...withRef(ref) });
  }

  /** Ends a connection, once it has been told everything. */
  dismiss(visitor: Visitor, reason: string): void {
    this.outbox.post(() => {
      if (this.leave(visitor)) visitor.peer.close(reason);
    });
  }

  /** Sessions of guests long gone are forgotten, the oldest first, when there are very many. */
  private forgetOldest(): void {
    if (this.sessions.size <= MOST_SESSIONS) return;
    const inUse = new Set(this.guests().map(({ session }) => session));
    for (const session of this.sessions.values())
      if (!session.owner && !inUse.has(session)) {
        this.sessions.delete(session.holder);
        return;
      }
  }

  dismissAll(reason: string): void {
    for (const visitor of this.visitors) this.dismiss(visitor, reason);
  }
}

/** The number of the message that is answered, where it had one. */
export function withRef(ref: number | undefined): { ref?: number } {
  return ref === undefined ? {} : { ref };
}
