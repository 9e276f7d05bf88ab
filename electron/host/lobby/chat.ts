import { currentDeal } from '../../../engine/match/match.ts';
import { MAX_KEPT_LINES, type ClientMessage, type TableSettings, type ServerMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import { withRef, type Client, type Session, type Sessions } from '../sessions/sessions.ts';
import { CHAT } from '../limits/limits.ts';
import { Rate, Rates } from '../limits/rate.ts';
import type { Person } from '../ports/person.ts';
import type { Table } from '../table/table.ts';
import type { Lobby } from './lobby.ts';

/** The part of the room that the chat uses. */
interface ChatRoom {
  readonly sessions: Sessions;
  readonly table: Table | undefined;
  readonly onTable: Table | Lobby | undefined;
  readonly settings: Pick<TableSettings, 'talk'>;
  peopleOf(session: Session): Person[];
}

/** A line that is kept. */
interface KeptLine {
  readonly line: Omit<Extract<ServerMessage, { type: 'chat' }>['lines'][number], 'mine'>;
  /** When it was said, by the chat's clock. */
  readonly at: number;
}

/** The chat of the table. The host keeps its last lines, in memory only, for pages that are loaded again. */
export class Chat {
  readonly #room: ChatRoom;
  readonly #now: () => number;
  readonly #bySession = new WeakMap<Session, Rate>();
  readonly #byAddress: Rates;
  readonly #byTable: Rate;
  /** The latest last. */
  readonly #kept: KeptLine[] = [];

  /** @param now milliseconds since some fixed moment */
  constructor(room: ChatRoom, now: () => number) {
    this.#room = room;
    this.#now = now;
    this.#byAddress = new Rates(CHAT.byAddress, now);
    this.#byTable = new Rate(CHAT.byTable, now);
  }

  /** Passes a message on. */
  say(client: Client, message: Extract<ClientMessage, { type: 'say' | 'emote' }>): Result<void, 'table/silent' | 'table/too-much-talk'> {
    const { settings, table, sessions } = this.#room;
    const playing = table !== undefined && currentDeal(table.match) !== undefined;
    if (settings.talk === 'never' || (settings.talk === 'between' && playing))
      return refuse('table/silent', 'the chat of this table is closed now', { talk: settings.talk });
    const { session } = client;
    if (!this.#takeRate(client)) return refuse('table/too-much-talk', 'let others say something, too');
    const [first] = this.#room.peopleOf(session);
    const person = session.watching ?? first ?? null;
    const what = message.type === 'say' ? { text: message.text } : { emote: message.emote };
    const name = person === null ? undefined : this.#room.onTable?.people[person]?.name;
    const line = { from: session.id, name: name ?? session.name ?? '', ...what };
    this.#kept.push({ line, at: this.#now() });
    if (this.#kept.length > MAX_KEPT_LINES) this.#kept.shift();
    const told: ServerMessage = { type: 'said', ...line, person };
    for (const one of sessions.clients()) sessions.send(one, { ...told, ...withRef(one === client ? message.ref : undefined) });
    return ok(undefined);
  }

  /** Sends the last lines to a client that has come in. */
  recall(client: Client): void {
    const { settings, sessions } = this.#room;
    if (settings.talk === 'never') return;
    const oldest = this.#now() - CHAT.kept;
    const lines = this.#kept.flatMap(({ line, at }) => (at < oldest ? [] : [{ ...line, mine: line.from === client.session.id }]));
    if (lines.length > 0) sessions.send(client, { type: 'chat', lines });
  }

  /** Whether one more line may be said: by this person, from their address, at this table. The owner speaks in a crowd, too. */
  #takeRate({ session, peer: { address } }: Client): boolean {
    const rate = this.#bySession.get(session) ?? new Rate(CHAT.bySession, this.#now);
    this.#bySession.set(session, rate);
    return (
      rate.take() && (address === undefined || session.owner || this.#byAddress.take(address)) && (session.owner || this.#byTable.take())
    );
  }
}
