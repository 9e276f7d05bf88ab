import { randomBytes } from 'node:crypto';
import type { ServerMessage, UpdateMessage } from '../../engine/protocol/messages.ts';
import type { Refusal } from '../../engine/result.ts';
import { Outbox } from './outbox.ts';
import type { Peer } from './peer.ts';
import type { Person } from './table.ts';

/** One person's way to the table, which survives the connection: the token takes it up again. */
export interface Session {
  readonly token: string;
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
  /** The last update it was sent. */
  last?: UpdateMessage;
}

const MOST_SESSIONS = 1000;
/** 24 bytes in base64url. */
const TOKEN = /^[\w-]{32}$/;

/** A connection that has said hello. */
export type Guest = Visitor & { session: Session };

/** Everybody connected to the table, and the one way in which they are told something. */
export class Audience {
  readonly outbox = new Outbox();
  private readonly visitors = new Set<Visitor>();
  private readonly sessions = new Map<string, Session>();

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
   * The session that a token stands for on a connection; `undefined` where there is none. A token is worth nothing on a connection that may do less, or
   * more, than the one it was given to.
   */
  known(visitor: Visitor, token: string | undefined): Session | undefined {
    const session = token === undefined ? undefined : this.sessions.get(token);
    return session?.owner === visitor.peer.owner ? session : undefined;
  }

  /** A token as tables give them, if it stands for nobody. */
  freeToken(token: string | undefined): string | undefined {
    return token !== undefined && TOKEN.test(token) && !this.sessions.has(token) ? token : undefined;
  }

  /** A session for somebody new. `token`: one that was given before this program started. */
  newSession(owner: boolean, name: string | undefined, token = randomBytes(24).toString('base64url')): Session {
    const session: Session = { token, id: randomBytes(4).toString('hex'), owner, name, watching: null };
    this.sessions.set(token, session);
    this.forgetOldest();
    return session;
  }

  /** Ends a session: its token opens nothing any more, its connections are told why and ended. */
  endSession(session: Session, why: Refusal): void {
    this.sessions.delete(session.token);
    for (const visitor of this.visitors)
      if (visitor.session === session) {
        this.refuse(visitor, why, undefined);
        delete visitor.session;
        this.dismiss(visitor, why.message);
      }
  }

  /** Forgets guests who are not there, but for those whose seats are kept: their tokens open nothing any more. */
  forgetAbsent(isKept: (session: Session) => boolean): void {
    const here = new Set(this.guests().map(({ session }) => session));
    for (const session of this.sessions.values())
      if (!session.owner && !here.has(session) && !isKept(session)) this.sessions.delete(session.token);
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

  refuse(visitor: Visitor, { code, message, facts }: Refusal, ref: number | undefined): void {
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
        this.sessions.delete(session.token);
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
