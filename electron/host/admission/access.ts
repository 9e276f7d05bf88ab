import { randomBytes, randomInt } from 'node:crypto';
import { hostExchange, type HostExchange } from '../../../engine/protocol/cpace.ts';
import { ok, refuse, type Result, type Refused } from '../../../engine/contract/result.ts';
import { Guesses } from '../limits/guesses.ts';
import { CODES } from '../limits/limits.ts';
import { Rate, Rates } from '../limits/rate.ts';

/** Letters and digits that are hard to confuse. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;

/** A join code: about 30 bits, to be read out across a room. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Whether a text is a code as {@link newCode} makes them. */
export function isCode(text: string): boolean {
  return text.length === CODE_LENGTH && [...text].every((sign) => ALPHABET.includes(sign));
}

/** The door of a table: closed, open to guests who know the code, or locked. */
export class JoinCode {
  open = false;
  locked = false;
  code: string;
  readonly #guesses: Guesses;
  readonly #exchanges: Rate;
  readonly #exchangesByAddress: Rates;

  /** @param now milliseconds since some fixed moment */
  constructor(code: string, now: () => number) {
    this.code = code;
    this.#guesses = new Guesses(CODES, now);
    this.#exchanges = new Rate(CODES.total, now);
    this.#exchangesByAddress = new Rates(CODES.byAddress, now);
  }

  /** Makes another code; guests who are in stay in. */
  renew(): void {
    this.code = newCode();
  }

  /**
   * Whether a new visitor may try the code. `table/too-many-tries` bears the milliseconds to `wait`.
   * @param address where they come from; `undefined`: this machine
   */
  mayTry(address: string | undefined): Result<void, TryCode> {
    if (!this.open) return refuse('table/closed', 'the table is not open to others');
    if (this.locked) return refuse('table/locked', 'the table is locked to newcomers');
    const wait = this.#guesses.wait(address);
    return wait > 0 ? tooMany(wait) : ok(undefined);
  }

  /** Begins an exchange about the code. `table/too-many-tries` also if too many visitors try at once. */
  startExchange(address: string | undefined, share: Uint8Array, session: Uint8Array): Result<HostExchange, TryCode | 'channel/bad-share'> {
    const may = this.mayTry(address);
    if (!may.ok) return may;
    // By address first: one that asks too often takes nothing from the others.
    if (!this.#exchangesByAddress.take(address ?? 'here') || !this.#exchanges.take()) return tooMany(1000);
    return hostExchange(this.code, session, share, (length) => randomBytes(length));
  }

  /**
   * Judges an attempt at the code; an exchange that was not finished is a wrong one.
   * @param isRight called only if the address may try at all, and there were not too many wrong ones from everywhere
   */
  judge(address: string | undefined, isRight: () => boolean): Result<void, TryCode | 'table/wrong-code'> {
    const may = this.mayTry(address);
    if (!may.ok) return may;
    if (isRight()) {
      this.#guesses.right(address);
      return ok(undefined);
    }
    return refuse('table/wrong-code', 'that is not the code of the table', { left: this.#guesses.wrong(address) });
  }
}

type TryCode = 'table/closed' | 'table/locked' | 'table/too-many-tries';

function tooMany(wait: number): Refused<'table/too-many-tries'> {
  return refuse('table/too-many-tries', 'too many wrong codes', { wait: Math.ceil(wait) });
}
