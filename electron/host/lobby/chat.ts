import { currentDeal } from '../../../engine/match/match.ts';
import type { ClientMessage, TableSettings, ServerMessage } from '../../../engine/protocol/messages.ts';
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

/** The chat of the table. The host keeps none of it. */
export class Chat {
  readonly #room: ChatRoom;
  readonly #now: () => number;
  readonly #bySession = new WeakMap<Session, Rate>();
  readonly #byAddress: Rates;
  readonly #byTable: Rate;

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
    const told: ServerMessage = { type: 'said', from: session.id, name: name ?? session.name ?? '', person, ...what };
    for (const one of sessions.clients()) sessions.send(one, { ...told, ...withRef(one === client ? message.ref : undefined) });
    return ok(undefined);
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
