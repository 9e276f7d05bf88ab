import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RandomBytes } from './channel.ts';
import { guestExchange, type GuestExchange } from './cpace.ts';
import type { ServerMessage } from './server.ts';

/** The session id where nothing is encrypted: on the host's own machine. */
export const PLAIN_SESSION = utf8ToBytes('trickhouse loopback');

/** The handling of a text that came from the table. */
export interface EntryOutcome {
  /** Goes on to the page. */
  readonly deliver?: string;
  /** Goes back to the table. */
  readonly send?: string;
  /** Whether the connection must end: the other side does not know the code. */
  readonly end?: true;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The guest's way into a table. The page gives the code with its `hello`; from here on only an exchange goes to the table that proves to each side that
 * the other knows it. A token is tried first, since it is worth something to one host only: that with the key it was kept under.
 */
export class Entry {
  readonly #sid: Uint8Array;
  readonly #proven: boolean;
  readonly #random: RandomBytes;
  #code: string | undefined;
  #hello: Fields = {};
  #exchange: GuestExchange | undefined;
  #isProof: ((proof: Uint8Array) => boolean) | undefined;
  /** Whether the page has received a welcome: this channel leads to the right host. */
  #welcomed = false;
  /** Whether an exchange is under way, and the `hello` that waits for its end. */
  #waiting = false;
  #held: string | undefined;

  /**
   * @param sid the channel's session id
   * @param proven whether a host has to know the code before the page hears of a `welcome`, a token apart; not on the host's own machine
   */
  constructor(sid: Uint8Array, proven: boolean, random: RandomBytes) {
    this.#sid = sid;
    this.#proven = proven;
    this.#random = random;
  }

  /**
   * The text to send for a text of the page: a code never leaves. `undefined` for a `hello` that has to wait until the exchange under way is settled: begun
   * again, that would count as a wrong guess.
   */
  say(text: string): string | undefined {
    const said = text.startsWith('{"type":"hello"') ? fieldsOf(text) : undefined;
    if (said === undefined) return text;
    if (this.#waiting) {
      this.#held = text;
      return undefined;
    }
    const { code, ...hello } = said;
    this.#code = typeof code === 'string' && code !== '' ? code : undefined;
    this.#hello = hello;
    this.#exchange = undefined;
    this.#isProof = undefined;
    return this.#code === undefined || typeof hello['token'] === 'string' ? JSON.stringify(hello) : this.#begin(this.#code);
  }

  /** Returns the handling of a text of the table. */
  hear(text: string): EntryOutcome {
    const [, type] = /^\{"type":"(challenge|welcome|refusal)"/.exec(text) ?? [];
    const told = type === undefined ? undefined : fieldsOf(text);
    if (told === undefined) return { deliver: text };
    if (type === 'challenge') return this.#answer(told['pake']);
    const code = this.#code;
    if (type === 'refusal' && told['code'] === 'table/code-needed' && code !== undefined && this.#exchange === undefined)
      return { send: this.#begin(code) };
    this.#waiting = false;
    if (type !== 'welcome' || this.#mayWelcome(told['proof'])) return { deliver: text, ...this.#sayHeld() };
    const refusal: ServerMessage = {
      type: 'refusal',
      code: 'channel/code-unknown',
      message: 'the host does not know the code of the table',
    };
    return { deliver: JSON.stringify(refusal), end: true };
  }

  #begin(code: string): string {
    this.#waiting = true;
    this.#exchange = guestExchange(code, this.#sid, this.#random);
    return JSON.stringify({ ...this.#hello, pake: bytesToHex(this.#exchange.share) });
  }

  #sayHeld(): { readonly send?: string } {
    const held = this.#held;
    this.#held = undefined;
    const send = held === undefined ? undefined : this.say(held);
    return send === undefined ? {} : { send };
  }

  /** One challenge answers one share: a second one would be a second guess at what the guest knows. */
  #answer(share: unknown): EntryOutcome {
    const exchange = this.#exchange;
    if (exchange === undefined || this.#isProof !== undefined) return {};
    const finished = exchange.finish(bytesIn(share));
    this.#isProof = finished.ok ? (proof) => finished.value.isProof(proof) : () => false;
    return finished.ok ? { send: JSON.stringify({ type: 'confirm', tag: bytesToHex(finished.value.confirmation) }) } : {};
  }

  #mayWelcome(proof: unknown): boolean {
    const proven = this.#exchange === undefined ? typeof this.#hello['token'] === 'string' : this.#isProof?.(bytesIn(proof)) === true;
    this.#welcomed ||= proven || !this.#proven;
    return this.#welcomed;
  }
}

function fieldsOf(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** The bytes of hex digits; empty for any other text. */
function bytesIn(hex: unknown): Uint8Array {
  return typeof hex === 'string' && /^(?:[0-9a-f]{2}){1,64}$/.test(hex) ? hexToBytes(hex) : new Uint8Array();
}
