import { isIPv6 } from 'node:net';
import type { GuessLimits } from './limits.ts';
import { Rate } from './rate.ts';

/** Counts wrong guesses at something short: each address that makes too many has to wait, and so does everybody once there are too many from everywhere. */
export class Guesses {
  readonly #limits: GuessLimits;
  readonly #now: () => number;
  readonly #wrong: Rate;
  readonly #failures = new Map<string, { count: number; until: number }>();

  /** @param now milliseconds since some fixed moment */
  constructor(limits: GuessLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
    this.#wrong = new Rate(limits.wrong, now);
  }

  /**
   * Milliseconds until a guess from an address may be looked at, right or wrong; 0: now.
   * @param address `undefined`: this machine
   */
  wait(address: string | undefined): number {
    const failed = this.#failures.get(placeOf(address));
    const own = failed === undefined ? 0 : failed.until - this.#now();
    return Math.max(0, own, this.#wrong.wait());
  }

  /** A guess was right: its address begins again. */
  right(address: string | undefined): void {
    this.#failures.delete(placeOf(address));
  }

  /** A guess was wrong. Returns how many more its address has before it must wait. */
  wrong(address: string | undefined): number {
    const { tries, firstLockout, longestLockout, addresses } = this.#limits;
    const place = placeOf(address);
    const before = this.#failures.get(place);
    const count = before === undefined ? 1 : before.count + 1;
    const wait = count < tries ? 0 : Math.min(firstLockout * 2 ** (count - tries), longestLockout);
    this.#failures.delete(place);
    this.#failures.set(place, { count, until: this.#now() + wait });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > addresses && oldest !== undefined) this.#failures.delete(oldest);
    this.#wrong.take();
    return Math.max(0, tries - count);
  }
}

/** The place that guesses are counted by: an address of IPv4, and the first half of one of IPv6, whose other half a machine chooses as it likes. */
function placeOf(address: string | undefined): string {
  const [plain = ''] = (address ?? 'here').split('%');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  // A double colon stands for as many zeros as are missing.
  const rest = tail === undefined || tail === '' ? [] : tail.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  const first = [...groups, ...zeros, ...rest].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
