import { freeName } from '../../../engine/protocol/names.ts';
import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import type { HostExchange } from '../../../engine/protocol/cpace.ts';
import { PLAIN_SESSION } from '../../../engine/protocol/entry.ts';
import { ok, refuse, type Refusal, type Result, type CodeOf } from '../../../engine/contract/result.ts';
import type { JoinCode } from './access.ts';
import type { Client, Connection } from '../sessions/sessions.ts';
import type { Timer } from '../ports/timer.ts';
import type { Room } from '../lobby/room.ts';
import { Spectators } from './spectators.ts';

const OPENED_ELSEWHERE: Refusal = { code: 'table/opened-elsewhere', message: 'the seat is open on another connection' };

type Hello = Extract<ClientMessage, { type: 'hello' }>;

/** How long a connection has to stand until the token that it was given has certainly arrived, in milliseconds: several heartbeats were answered by then. */
export const TOKEN_GRACE = 60_000;

/** Who comes into the room, as whom, and with which token. */
export class Entrance {
  readonly #room: Room;
  readonly #access: JoinCode;
  readonly #after: Timer;
  readonly #spectators: Spectators;
  /** Exchanges about the code that are not finished. */
  readonly #exchanges = new Map<Connection, { readonly exchange: HostExchange; readonly hello: Hello }>();

  constructor(room: Room, access: JoinCode, after: Timer) {
    this.#room = room;
    this.#access = access;
    this.#after = after;
    this.#spectators = new Spectators(room);
  }

  /**
   * A hello: the guest that the visitor is from now on, or `undefined` for one who has to confirm that they know the code.
   */
  hello(
    connection: Connection,
    hello: Hello,
  ): Result<Client | undefined, 'table/code-needed' | 'table/full' | CodeOf<JoinCode['startExchange']>> {
    this.connectionClosed(connection);
    connection.fair = hello.fair === true;
    const { sessions } = this.#room;
    const { owner, address, session = PLAIN_SESSION } = connection.peer;
    // A hall has let them in, and only to a seat that is theirs.
    if (connection.peer.holder !== undefined) return this.#enter(connection, hello);
    const holder = sessions.tokens.holderOf(hello.token);
    const known = connection.session ?? sessions.sessionOf(connection, holder);
    const seated = holder !== undefined && this.#hasSeat(holder);
    // A token opens a locked door, but not a closed one.
    if (owner || ((known !== undefined || seated) && this.#access.open)) return this.#enter(connection, hello);
    const may = this.#access.mayTry(address);
    if (!may.ok) return may;
    if (hello.pake === undefined) return refuse('table/code-needed', 'the code of the table is needed');
    const exchange = this.#access.startExchange(address, Buffer.from(hello.pake, 'hex'), session);
    if (!exchange.ok) return exchange;
    this.#exchanges.set(connection, { exchange: exchange.value, hello });
    sessions.send(connection, { type: 'challenge', pake: Buffer.from(exchange.value.share).toString('hex') });
    return ok(undefined);
  }

  /** A visitor confirms that they know the code. `table/code-needed`: nothing was to be confirmed. */
  confirm(
    connection: Connection,
    tag: string,
  ): Result<{ readonly guest: Client; readonly proof: string }, 'table/code-needed' | 'table/full' | CodeOf<JoinCode['judge']>> {
    const begun = this.#exchanges.get(connection);
    if (begun === undefined) return refuse('table/code-needed', 'the code of the table is needed');
    this.#exchanges.delete(connection);
    const { exchange, hello } = begun;
    const judged = this.#access.judge(connection.peer.address, () => exchange.isConfirmation(Buffer.from(tag, 'hex')));
    if (!judged.ok) return judged;
    const entered = this.#enter(connection, hello);
    return entered.ok ? ok({ guest: entered.value, proof: Buffer.from(exchange.proof).toString('hex') }) : entered;
  }

  /** A visitor has gone, or begins again: an exchange that was not finished was a guess. */
  connectionClosed(connection: Connection): void {
    if (this.#exchanges.delete(connection)) this.#access.judge(connection.peer.address, () => false);
  }

  #enter(connection: Connection, { token, name, language }: Hello): Result<Client, 'table/full'> {
    const { sessions } = this.#room;
    const { owner } = connection.peer;
    const holder = connection.peer.holder ?? sessions.tokens.holderOf(token);
    const known = connection.session ?? sessions.sessionOf(connection, holder);
    const seated = holder !== undefined && this.#hasSeat(holder);
    if (!owner && !seated && (known === undefined || this.#room.peopleOf(known).length === 0)) {
      const room = this.#spectators.admit(connection);
      if (!room.ok) return room;
    }
    const client = known === undefined ? this.#openSession(connection, name, holder) : Object.assign(connection, { session: known });
    const { session } = client;
    if (language !== undefined) session.language = language;
    const called = name ?? session.name;
    session.name = called === undefined || owner ? called : freeName(called, (other) => this.#room.isNameTaken(other, session));
    if (client.token === undefined) this.#giveToken(client, token);
    this.#spectators.limit(session, OPENED_ELSEWHERE);
    return ok(client);
  }

  /** Ends all other connections of a session, and all tokens but a new one for this connection. */
  takeOver(client: Client): void {
    const { sessions } = this.#room;
    const { session } = client;
    if (session.owner) return;
    sessions.endOthers(client, OPENED_ELSEWHERE);
    if (client.peer.holder !== undefined) {
      client.others = 0;
      return;
    }
    const { token } = sessions.tokens.create();
    sessions.outbox.waitFor(sessions.tokens.keepOnly(session.holder, token));
    client.cancelTokenSettling?.();
    client.others = 0;
    client.token = token;
  }

  /** Opens a session for a new guest, or for one from before this start of the program. */
  #openSession(connection: Connection, name: string | undefined, holder: string | undefined): Client {
    const { sessions, onTable } = this.#room;
    const { owner } = connection.peer;
    if (holder !== undefined && !owner && (this.#hasSeat(holder) || sessions.tokens.has(holder))) {
      const one = onTable?.people.find((person) => person.kind === 'away' && person.tokenHash === holder);
      return this.#seat(connection, sessions.newSession(false, one?.name ?? name, holder, true));
    }
    const created = sessions.tokens.create();
    const client = this.#seat(connection, sessions.newSession(owner, name, created.holder, false));
    client.token = created.token;
    return client;
  }

  #seat(connection: Connection, session: Client['session']): Client {
    this.#room.resetViewpoint(session);
    return Object.assign(connection, { session });
  }

  /** Whether a holder has a seat at the table, or takes back the one that they had. */
  #hasSeat(holder: string): boolean {
    if (this.#room.lostSeats.of(holder) !== undefined) return true;
    return this.#room.onTable?.people.some((person) => person.kind === 'away' && person.tokenHash === holder) === true;
  }

  /** A connection is given another token; the one it showed stays valid until that has been used, or has certainly arrived. */
  #giveToken(client: Client, shown: string | undefined): void {
    const { tokens, outbox } = this.#room.sessions;
    const { holder, owner } = client.session;
    // Owners are owners by their connection: their token only distinguishes their windows. In a hall the seat follows from the connection, too.
    if (owner || client.peer.holder !== undefined) {
      client.token = shown ?? '';
      return;
    }
    const { token, written } = tokens.rotate(holder, shown);
    outbox.waitFor(written);
    client.token = token;
    client.cancelTokenSettling = this.#after(TOKEN_GRACE, () => tokens.settle(holder, token));
  }
}
