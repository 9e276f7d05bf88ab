import { randomBytes } from 'node:crypto';
import type { ServerMessage } from '../../engine/protocol/messages.ts';
import type { Refusal } from '../../engine/result.ts';
import { Outbox } from './outbox.ts';
import type { Peer } from './peer.ts';
import type { Person } from './table.ts';

/** One person's way to the table, which survives the connection: the token takes it up again. */
export interface Session {
  readonly token: string;
  readonly owner: boolean;
  /** As whom the table is seen; `null`: a spectator, or the curtain is down. */
  watching: Person | null;
}

/** A connection; without a session before its hello. */
export interface Visitor {
  readonly peer: Peer;
  session?: Session;
}

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
   * The session of a connection that says hello: that of the token, else a new one. A token is worth nothing on a connection that may do less, or
   * more, than the one it was given to.
   */
  welcome(visitor: Visitor, token: string | undefined): { guest: Guest; returns: boolean } {
    const known = token === undefined ? undefined : this.sessions.get(token);
    const { owner } = visitor.peer;
    const returns = known?.owner === owner;
    const session = known?.owner === owner ? known : { token: randomBytes(24).toString('hex'), owner, watching: null };
    this.sessions.set(session.token, session);
    return { guest: Object.assign(visitor, { session }), returns };
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

  dismissAll(reason: string): void {
    for (const visitor of this.visitors) this.dismiss(visitor, reason);
  }
}

/** The number of the message that is answered, where it had one. */
export function withRef(ref: number | undefined): { ref?: number } {
  return ref === undefined ? {} : { ref };
}
