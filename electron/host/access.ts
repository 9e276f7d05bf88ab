import { randomInt } from 'node:crypto';
import { ok, refuse, type Result } from '../../engine/result.ts';
import { Rate } from './rate.ts';
import { isSecret } from './secret.ts';

/** Letters and digits that nobody takes for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;
/** Wrong codes from one address before it has to wait, and how long at first, in milliseconds; each further one doubles it. */
export const TRIES = 5;
export const FIRST_LOCKOUT = 30_000;
const LONGEST_LOCKOUT = 3_600_000;
/** Wrong codes from everywhere, at once and a minute: addresses are cheap on a network. */
const WRONG_AT_ONCE = 30;
const WRONG_A_MINUTE = 30;
/** Addresses that are remembered; beyond, the oldest are forgotten. */
const MOST_ADDRESSES = 10_000;

/** A join code: about 30 bits, to be read out across a room. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Whether a text is a code as {@link newCode} makes them. */
export function isCode(text: string): boolean {
  return text.length === CODE_LENGTH && [...text].every((sign) => ALPHABET.includes(sign));
}

/** The door of a table: closed, open to whoever knows the code, or locked. */
export class Access {
  open = false;
  locked = false;
  code: string;
  private readonly now: () => number;
  private readonly wrong: Rate;
  private readonly failures = new Map<string, { count: number; until: number }>();

  /** @param now milliseconds since some fixed moment */
  constructor(code: string, now: () => number) {
    this.code = code;
    this.now = now;
    this.wrong = new Rate({ burst: WRONG_AT_ONCE, perSecond: WRONG_A_MINUTE / 60 }, now);
  }

  /** Another code; whoever is in stays in. */
  renew(): void {
    this.code = newCode();
  }

  /**
   * Whether somebody new may come in. Codes: `table/closed`, `table/locked`, `table/code-needed`, `table/wrong-code`, and `table/too-many-tries` with the
   * milliseconds to `wait`.
   * @param address where they come from; `undefined`: this machine
   */
  admit(address: string | undefined, code: string | undefined): Result<void> {
    if (!this.open) return refuse('table/closed', 'the table is not open to others');
    if (this.locked) return refuse('table/locked', 'nobody new is let in');
    if (code === undefined) return refuse('table/code-needed', 'the code of the table is needed');
    const place = address ?? 'here';
    const failed = this.failures.get(place);
    const now = this.now();
    if (failed !== undefined && failed.until > now) return tooMany(failed.until - now);
    if (isSecret(plain(code), plain(this.code))) {
      this.failures.delete(place);
      return ok(undefined);
    }
    if (!this.wrong.take()) return tooMany(60_000);
    const count = (failed?.count ?? 0) + 1;
    const wait = count < TRIES ? 0 : Math.min(FIRST_LOCKOUT * 2 ** (count - TRIES), LONGEST_LOCKOUT);
    this.failures.delete(place);
    this.failures.set(place, { count, until: now + wait });
    const [oldest] = this.failures.keys();
    if (this.failures.size > MOST_ADDRESSES && oldest !== undefined) this.failures.delete(oldest);
    return refuse('table/wrong-code', 'that is not the code of the table', { left: Math.max(0, TRIES - count) });
  }
}

function tooMany(wait: number): Result<never> {
  return refuse('table/too-many-tries', 'too many wrong codes', { wait: Math.ceil(wait) });
}

/** A code as it is compared: however it was typed. */
function plain(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
