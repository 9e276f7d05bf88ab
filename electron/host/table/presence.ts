import type { Timer } from '../ports/timer.ts';
import type { Person } from '../ports/person.ts';

/** How long a person may be away before a bot plays for them, in milliseconds. */
export const GRACE = 20_000;

/** Watches absences: a bot plays for a person who has been away for a while, and hands the seat back the moment they return. */
export class Presence {
  readonly #after: Timer;
  /** The time a person may be away, in milliseconds. */
  grace: number;
  readonly #changed: () => void;
  /** Cancels the wait for each person who is away. */
  readonly #waits = new Map<Person, () => void>();
  readonly #substituted = new Set<Person>();
  /** Those who are there but let their time run out. */
  readonly #idle = new Set<Person>();

  /** @param changed called when a bot begins to play for a person */
  constructor(after: Timer, grace: number, changed: () => void) {
    this.#after = after;
    this.grace = grace;
    this.#changed = changed;
  }

  /** Whether a bot plays for a person. */
  isSubstituted(person: Person): boolean {
    return this.#substituted.has(person) || this.#idle.has(person);
  }

  /** Lets a bot play for a person who is there but does not play. */
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

/** Limits the time of the person to act. It times one turn at once. */
export class TurnClock {
  readonly #after: Timer;
  readonly #now: () => number;
  #callOff: () => void = () => undefined;
  /** The timed turn and its deadline. */
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

  /** Times a turn, unless it is timed already: coming back gives no more time. */
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
