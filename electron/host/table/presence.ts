import type { Timer } from '../timer.ts';
import type { Person } from '../person.ts';

/** How long a person may be away before a bot plays for them, in milliseconds. */
export const GRACE = 20_000;

/** Keeps seats warm: a bot plays for whoever has been away for a while, and hands the seat back the moment they return. */
export class Presence {
  readonly #after: Timer;
  /** How long somebody may be away, in milliseconds. */
  grace: number;
  readonly #changed: () => void;
  /** What calls off the wait for each person that is away. */
  readonly #waits = new Map<Person, () => void>();
  readonly #substituted = new Set<Person>();
  /** Those who are there but let their time run out. */
  readonly #idle = new Set<Person>();

  /** @param changed told when a bot begins to play for somebody */
  constructor(after: Timer, grace: number, changed: () => void) {
    this.#after = after;
    this.grace = grace;
    this.#changed = changed;
  }

  /** Whether a bot plays for a person. */
  isSubstituted(person: Person): boolean {
    return this.#substituted.has(person) || this.#idle.has(person);
  }

  /** A bot plays for somebody who is there, but does not play. */
  markIdle(person: Person): void {
    this.#idle.add(person);
    this.#changed();
  }

  /** They are with us again; whether they were not. */
  markActive(person: Person): boolean {
    return this.#idle.delete(person);
  }

  /** Takes note of who is away now. `left`: those who will not come back; a bot plays for them at once. */
  track(away: readonly Person[], left: readonly Person[]): void {
    const absent = new Set([...away, ...left]);
    for (const person of this.#substituted) if (!absent.has(person)) this.#substituted.delete(person);
    for (const [person, callOff] of this.#waits)
      if (!away.includes(person)) {
        callOff();
        this.#waits.delete(person);
      }
    for (const person of left) this.#substituted.add(person);
    for (const person of away)
      if (!this.#substituted.has(person) && !this.#waits.has(person))
        this.#waits.set(
          person,
          this.#after(this.grace, () => {
            this.#waits.delete(person);
            this.#substituted.add(person);
            this.#changed();
          }),
        );
  }

  /** Forgets everybody. */
  clear(): void {
    this.#idle.clear();
    this.track([], []);
  }
}

/** Gives whoever is to act so much time, and no more. One turn is timed at once. */
export class TurnClock {
  readonly #after: Timer;
  readonly #now: () => number;
  #callOff: () => void = () => undefined;
  /** What is timed, and until when. */
  #turn: { readonly key: string; readonly until: number } | undefined;

  /** @param now milliseconds since some fixed moment */
  constructor(after: Timer, now: () => number) {
    this.#after = after;
    this.#now = now;
  }

  /** Milliseconds left of the turn that is timed; `undefined` where none is. */
  remaining(): number | undefined {
    return this.#turn === undefined ? undefined : Math.max(0, this.#turn.until - this.#now());
  }

  /** Times a turn, unless it is timed already: nobody gets more time by coming back. */
  start(key: string, length: number, late: () => void): void {
    if (this.#turn?.key === key) return;
    this.stop();
    this.#turn = { key, until: this.#now() + length };
    this.#callOff = this.#after(length, () => {
      this.#turn = undefined;
      late();
    });
  }

  stop(): void {
    this.#callOff();
    this.#callOff = () => undefined;
    this.#turn = undefined;
  }
}
