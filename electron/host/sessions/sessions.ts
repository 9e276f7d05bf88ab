import { randomBytes } from 'node:crypto';
import type { ServerMessage, UpdateMessage } from '../../../engine/protocol/messages.ts';
import type { SentCode } from '../../../engine/contract/refusals.ts';
import type { Refusal } from '../../../engine/contract/result.ts';
import { Outbox } from './outbox.ts';
import type { Sight } from './sight.ts';
import type { Peer } from '../ports/peer.ts';
import type { Person } from '../ports/person.ts';
import type { Tokens } from '../../store/tokens.ts';

/** One person's way to the table, which survives the connection: a token takes it up again. */
export interface Session {
  /** Who it is, whatever token they have by now: the hash of their first one. */
  readonly holder: string;
  /** The id that the owner uses for it; it reveals nothing. */
  readonly id: string;
  /** How the person calls themselves. */
  name: string | undefined;
  /** The language of their page, where it has sent one. */
  language?: string;
  readonly owner: boolean;
  /** When it came into the room, in comings and goings counted one by one; 0: with a token from before. */
  readonly came: number;
  /** As whom the table is seen; `null`: a spectator, or the curtain is down. */
  watching: Person | null;
}

/** A connection; without a session before its hello. */
export interface Connection {
  readonly peer: Peer;
  session?: Session;
  /** The token that it was given. */
  token?: string;
  /** The last count sent of other connections that have opened its seat since; none was sent while it is 0. */
  others?: number;
  /** Calls off what waits for that token to have arrived. */
  cancelTokenSettling?: () => void;
  /** Whether it takes part in making the seeds of deals. */
  fair?: boolean;
  /** The last update it was sent, and the seat that it was asked to play, if there was one. */
  lastUpdate?: { readonly sight: Sight; readonly asked: UpdateMessage['asked'] };
  /** The last name of the table that it received. */
  lastName?: string;
  /** The last countdowns it received, as text. */
  lastCountdowns?: string;
  /** The last table it received, as text, with its score sheet apart: all clients have the same. */
  lastTable?: { readonly text: string; readonly sheet: string };
}

const MOST_SESSIONS = 1000;
/** The moment at which a holder left who has not been in the room since the start. */
const NEVER = 0;

/** A connection that has said hello. */
export type Client = Connection & { session: Session };

/** All clients connected to the table, and the one way to send them messages. */
export class Sessions {
  readonly outbox = new Outbox();
  readonly #connections = new Set<Connection>();
  /** By their holders. */
  readonly #sessions = new Map<string, Session>();
  /** How many guests have come and gone since the start, and when each holder's last connection was closed. */
  #moments = 0;
  readonly #left = new Map<string, number>();
  readonly tokens: Tokens;

  constructor(tokens: Tokens) {
    this.tokens = tokens;
  }

  connect(peer: Peer): Connection {
    const connection = { peer };
    this.#connections.add(connection);
    return connection;
  }

  /** Whether they were still there. */
  disconnect(connection: Connection): boolean {
    const was = this.#connections.delete(connection);
    if (was && connection.session !== undefined) this.#noteLeft(connection.session.holder);
    return was;
  }

  #noteLeft(holder: string): void {
    this.#moments += 1;
    this.#left.delete(holder);
    this.#left.set(holder, this.#moments);
    const [oldest] = this.#left.keys();
    if (this.#left.size > MOST_SESSIONS && oldest !== undefined) this.#left.delete(oldest);
  }

  /** Whether a session is a newcomer's who has never been in the room together with a holder. */
  hasNotMet(session: Session, holder: string): boolean {
    return session.came > (this.#left.get(holder) ?? NEVER);
  }

  isConnected(connection: Connection): boolean {
    return this.#connections.has(connection);
  }

  /**
   * The session of a holder on a connection; `undefined` if there is none. A session is not valid on a connection with fewer or more rights than the one
   * it began on.
   */
  sessionOf(connection: Connection, holder: string | undefined): Session | undefined {
    const session = holder === undefined ? undefined : this.#sessions.get(holder);
    return session?.owner === connection.peer.owner ? session : undefined;
  }

  /** A session for a holder who has none. `known`: they have shown a token from before. */
  newSession(owner: boolean, name: string | undefined, holder: string, known: boolean): Session {
    this.#moments += 1;
    const came = known ? 0 : this.#moments;
    const session: Session = { holder, id: randomBytes(4).toString('hex'), owner, name, came, watching: null };
    this.#sessions.set(holder, session);
    this.#forgetOldest();
    return session;
  }

  /** A guest has a seat: they are known again after a restart. */
  keepSeat({ holder }: Session): void {
    this.outbox.waitFor(this.tokens.keep(holder));
  }

  /** Ends a session: invalidates its tokens, and closes its connections with the reason. */
  endSession(session: Session, why: Refusal): void {
    this.#sessions.delete(session.holder);
    this.tokens.end(session.holder);
    for (const connection of this.#connections) if (connection.session === session) this.#expel(connection, why);
  }

  /** Ends every connection of a guest's session but the guest's own. */
  endOthers(client: Client, why: Refusal): void {
    for (const connection of this.#connections)
      if (connection.session === client.session && connection !== client) this.#expel(connection, why);
  }

  /** Sends each connection of a guest the number of others that have opened the seat since. */
  sendElsewhere(session: Session): void {
    if (session.owner) return;
    const all = this.clients().filter((client) => client.session === session);
    for (const [at, client] of all.entries()) {
      const others = all.length - 1 - at;
      const { others: sent = 0 } = client;
      if (others === sent) continue;
      client.others = others;
      this.send(client, { type: 'elsewhere', others });
    }
  }

  #expel(connection: Connection, why: Refusal): void {
    connection.cancelTokenSettling?.();
    this.refuse(connection, why, undefined);
    delete connection.session;
    this.close(connection, why.message);
  }

  /** Forgets guests who are not there, but for those whose seats are kept: their tokens open nothing any more. */
  forgetAbsent(isKept: (session: Session) => boolean): void {
    const here = new Set(this.clients().map(({ session }) => session));
    for (const session of this.#sessions.values())
      if (!session.owner && !here.has(session) && !isKept(session)) {
        this.#sessions.delete(session.holder);
        this.tokens.end(session.holder);
      }
  }

  /** Those who have said hello. */
  clients(): Client[] {
    return [...this.#connections].filter((connection): connection is Client => connection.session !== undefined);
  }

  all(): Iterable<Session> {
    return this.#sessions.values();
  }

  send(connection: Connection, message: ServerMessage): void {
    this.sendText(connection, JSON.stringify(message));
  }

  /** Sends the JSON text of a message that was made before. */
  sendText(connection: Connection, text: string): void {
    this.outbox.post(() => {
      if (this.isConnected(connection)) connection.peer.send(text);
    });
  }

  refuse(connection: Connection, { code, message, facts }: Refusal<SentCode>, ref: number | undefined): void {
    this.send(connection, { type: 'refusal', code, message, ...(facts === undefined ? {} : { facts }), ...withRef(ref) });
  }

  /** Closes a connection after its last message is sent. */
  close(connection: Connection, reason: string): void {
    this.outbox.post(() => {
      if (this.disconnect(connection)) connection.peer.close(reason);
    });
  }

  /** Sessions of guests long gone are forgotten, the oldest first, when there are very many. */
  #forgetOldest(): void {
    if (this.#sessions.size <= MOST_SESSIONS) return;
    const inUse = new Set(this.clients().map(({ session }) => session));
    for (const session of this.#sessions.values())
      if (!session.owner && !inUse.has(session)) {
        this.#sessions.delete(session.holder);
        return;
      }
  }

  closeAll(reason: string): void {
    for (const connection of this.#connections) this.close(connection, reason);
  }
}

/** The number of the message that is answered, where it had one. */
export function withRef(ref: number | undefined): { ref?: number } {
  return ref === undefined ? {} : { ref };
}
