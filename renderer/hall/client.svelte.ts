import { getContext, setContext } from 'svelte';
import { HALL_PROTOCOL } from '../../engine/evening/messages/hallRoles.ts';
import { parseFromHall, type FromHall, type HallAnswer } from '../../engine/evening/messages/fromHall.ts';
import type { HallMessage, UnsignedLine } from '../../engine/evening/messages/toHall.ts';
import type { HallView } from '../../engine/evening/messages/views.ts';
import type { Link, LinkState } from '../link/link.ts';
import { MessageReader } from '../link/reader.ts';
import { EVENING_HASH, SEAT_TOKEN } from '../state/session/eveningSeat.ts';
import { PlayerSettings, type KeyValueStore } from '../state/settings.svelte.ts';
import { HallWords } from '../words/hall.svelte.ts';
import { Words } from '../words/words.svelte.ts';

const PLACE = 'trickhouse.hall';

/** A message to the hall without the number by which it is answered. */
type Request = HallMessage extends infer Message ? (Message extends { readonly ref: number } ? Omit<Message, 'ref'> : never) : never;
type Refusal = Omit<HallAnswer<'refusal'>, 'type'>;

/** The reader of the hall's messages; what it cannot read is a refusal. */
export const hallReader = (): MessageReader<FromHall> =>
  new MessageReader(
    (text) => parseFromHall(text) ?? { type: 'refusal', code: 'hall/malformed', message: 'this is no message of the hall' },
  );

export type HallLink = Link<HallMessage, FromHall>;

/** The page's connection to the hall, and what it shows. */
export class HallClient {
  readonly settings: PlayerSettings;
  readonly hall = new HallWords(new Words());
  view = $state.raw<HallView | null>(null);
  link = $state<LinkState>('lost');
  /** The latest refusal that no request waited for. */
  refused = $state.raw<Refusal | null>(null);
  /** Milliseconds at which the view came, for the clock of a round. */
  viewAt = $state(0);
  readonly #link: HallLink;
  readonly #store: KeyValueStore;
  readonly #now: () => number;
  #token: string;
  #ref = 0;
  readonly #waiting = new Map<number, (answer: FromHall) => void>();
  /** Requests under way, by their text. */
  readonly #doing = new Map<string, Promise<Refusal | null>>();

  /** @param token of the link by which the page was opened; empty: the one kept, or this is the organiser's machine */
  constructor(link: HallLink, store: KeyValueStore, languages: readonly string[], token: string, now: () => number) {
    this.#link = link;
    this.#store = store;
    this.#now = now;
    this.settings = new PlayerSettings(store, languages);
    this.#token = token === '' ? (store.getItem(PLACE) ?? '') : token;
    void this.hall.speak(this.settings.values.language);
    link.onMessage((message) => this.#hear(message));
    link.onState((state) => {
      this.link = state;
      if (state === 'open') this.#greet({});
    });
  }

  /** Says hello with number and digits of a player card. */
  enter(number: number, pin: string): void {
    this.refused = null;
    this.#greet({ number, pin });
  }

  /** Goes to the table of a seat: the page of tables finds its token under the name by which it looks for it in an evening. */
  sit(token: string): void {
    this.#store.setItem(SEAT_TOKEN, token);
    location.assign(`index.html${EVENING_HASH}${/&key=[\w-]{43}/.exec(location.hash)?.[0] ?? ''}`);
  }

  /** Forgets the card of this phone. */
  forget(): void {
    this.#token = '';
    this.#store.setItem(PLACE, '');
    this.#greet({});
  }

  /** Sends a request; resolves with the answer. Requests that a lost connection swallowed are refused. */
  async request(message: Request): Promise<FromHall> {
    if (this.link !== 'open') return { type: 'refusal', code: 'link/lost', message: 'the hall is away' };
    this.#ref += 1;
    const ref = this.#ref;
    const answer = new Promise<FromHall>((resolve) => this.#waiting.set(ref, resolve));
    this.#link.send({ ...message, ref });
    return answer;
  }

  /** Writes lines of the journal, all or none; returns the refusal, if there is one. */
  async write(...lines: UnsignedLine[]): Promise<Refusal | null> {
    return this.do({ type: 'lines', lines: lines.map((line) => ({ ...line })) });
  }

  /** Sends a request whose answer is only whether it was done; returns the refusal, if there is one. A request that is under way is not sent again: a double click counts once. */
  do(message: Request): Promise<Refusal | null> {
    const text = JSON.stringify(message);
    const doing = this.#doing.get(text) ?? this.#done(message).finally(() => this.#doing.delete(text));
    this.#doing.set(text, doing);
    return doing;
  }

  async #done(message: Request): Promise<Refusal | null> {
    const answer = await this.request(message);
    const refusal = answer.type === 'refusal' ? answer : null;
    this.refused = refusal;
    return refusal;
  }

  #greet(card: { readonly number?: number; readonly pin?: string }): void {
    for (const resolve of this.#waiting.values()) resolve({ type: 'refusal', code: 'link/lost', message: 'the connection was lost' });
    this.#waiting.clear();
    this.#link.send({ type: 'hello', protocol: HALL_PROTOCOL, token: this.#token, ...card });
  }

  #hear(message: FromHall): void {
    const waits = 'ref' in message && message.ref !== undefined ? this.#waiting.get(message.ref) : undefined;
    if ('ref' in message && message.ref !== undefined) this.#waiting.delete(message.ref);
    waits?.(message);
    if (message.type === 'welcome') {
      if (message.token !== '') {
        this.#token = message.token;
        this.#store.setItem(PLACE, message.token);
      }
    } else if (message.type === 'view') {
      this.view = message.view;
      this.viewAt = this.#now();
    } else if (message.type === 'refusal' && waits === undefined) this.refused = message;
  }
}

const KEY = Symbol('hall');

export function provideHall(client: HallClient): HallClient {
  return setContext(KEY, client);
}

export function useHall(): HallClient {
  return getContext<HallClient>(KEY);
}
