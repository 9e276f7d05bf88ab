import { addTo } from '../../../engine/cards/counts.ts';
import type { Timer } from '../ports/timer.ts';
import type { Person } from '../ports/person.ts';
import type { Awaited, Deadline } from './countdowns.ts';

/** How long a person may be away before a bot plays for them, in milliseconds. */
export const GRACE = 20_000;

/** Watches absences: a bot plays for a person who has been away for a while, and hands the seat back the moment they return. */
export class Presence {
  readonly #after: Timer;
  readonly #now: () => number;
  /** The time a person may be away, in milliseconds. */
  grace: number;
  readonly #changed: () => void;
  /** The wait for each person who is away, and what cancels it. */
  readonly #waits = new Map<Person, Deadline & { readonly callOff: () => void }>();
  /** Those for whom the table waits without a limit, each with the person who chose that; `null`: an owner without a seat. */
  readonly #held = new Map<Person, Person | null>();
  readonly #substituted = new Set<Person>();
  /** Those who are there but let their time run out. */
  readonly #idle = new Set<Person>();
  /** How often bots have acted in the place of a person since that person acted last. */
  readonly #standIns = new Map<Person, number>();
  /** Those who will not come back. */
  #left: readonly Person[] = [];

  /**
   * @param now milliseconds since some fixed moment
   * @param changed called when a bot begins to play for a person
   */
  constructor(after: Timer, now: () => number, grace: number, changed: () => void) {
    this.#after = after;
    this.#now = now;
    this.grace = grace;
    this.#changed = changed;
  }

  /** Whether a bot plays for a person. */
  isSubstituted(person: Person): boolean {
    return this.#substituted.has(person) || this.#idle.has(person);
  }

  /** The people who are away and for whom no bot plays yet. */
  get awaited(): Awaited[] {
    const counted = [...this.#waits].map(([person, { until, of }]): Awaited => ({ person, bot: { until, of } }));
    const held = [...this.#held].map(([person, by]): Awaited => ({ person, ...(by === null ? {} : { waits: by }) }));
    return [...counted, ...held].sort((a, b) => a.person - b.person);
  }

  /** Whether a person is away, and no bot plays for them yet. */
  isAwaited(person: Person): boolean {
    return this.#waits.has(person) || this.#held.has(person);
  }

  /** Whether the table waits for a person without a limit. */
  isHeld(person: Person): boolean {
    return this.#held.has(person);
  }

  /** Waits without a limit for a person who is away. `by`: who chose it; `null`: an owner without a seat. */
  hold(person: Person, by: Person | null): void {
    this.#stopWaiting(person);
    this.#held.set(person, by);
  }

  /** Lets a bot play at once for a person who is away. */
  substitute(person: Person): void {
    this.#stopWaiting(person);
    this.#substituted.add(person);
    this.#changed();
  }

  #stopWaiting(person: Person): void {
    this.#waits.get(person)?.callOff();
    this.#waits.delete(person);
    this.#held.delete(person);
  }

  /** Lets a bot play for a person who is there but does not play. */
  markIdle(person: Person): void {
    this.#idle.add(person);
    this.#changed();
  }

  /** Notes that a bot has acted, which counts where it did so in the place of a person who may come back. */
  noteStandIn(person: Person): void {
    if (this.isSubstituted(person) && !this.#left.includes(person)) addTo(this.#standIns, person);
  }

  /** A person acts again: they need not hear of the bot any more; whether there was something to hear. */
  forgetStandIns(person: Person): boolean {
    return this.#standIns.delete(person);
  }

  /** How often a bot has acted in a person's place, as the table's message says it to that person. */
  standInsFor(person: Person): { readonly stoodIn?: number } {
    const stoodIn = this.#standIns.get(person);
    return stoodIn === undefined ? {} : { stoodIn };
  }

  /** They are with us again; whether they were not. */
  markActive(person: Person): boolean {
    return this.#idle.delete(person);
  }

  /** Takes note of who is away now. `left`: those who will not come back; a bot plays for them at once. */
  track(away: readonly Person[], left: readonly Person[]): void {
    const absent = new Set([...away, ...left]);
    this.#left = left;
    for (const person of this.#substituted) if (!absent.has(person)) this.#substituted.delete(person);
    for (const person of [...this.#waits.keys(), ...this.#held.keys()]) if (!away.includes(person)) this.#stopWaiting(person);
    for (const person of left) {
      this.#substituted.add(person);
      this.#standIns.delete(person);
    }
    for (const person of away)
      if (!this.#substituted.has(person) && !this.isAwaited(person)) {
        const { grace } = this;
        const callOff = this.#after(grace, () => this.substitute(person));
        this.#waits.set(person, { until: this.#now() + grace, of: grace, callOff });
      }
  }

  /** Forgets everybody. */
  clear(): void {
    this.#idle.clear();
    this.#standIns.clear();
    this.track([], []);
  }
}

/** Limits the time of the person to act. It times one turn at once. */
export class TurnClock {
  readonly #after: Timer;
  readonly #now: () => number;
  #callOff: () => void = () => undefined;
  /** The timed turn and its deadline. */
  #turn: ({ readonly key: string } & Deadline) | undefined;

  /** @param now milliseconds since some fixed moment */
  constructor(after: Timer, now: () => number) {
    this.#after = after;
    this.#now = now;
  }

  /** The limit of the turn that is timed; `undefined` where none is. */
  get deadline(): Deadline | undefined {
    return this.#turn === undefined ? undefined : { until: this.#turn.until, of: this.#turn.of };
  }

  /** Milliseconds left of the turn that is timed; `undefined` where none is. */
  remaining(): number | undefined {
    return this.#turn === undefined ? undefined : Math.max(0, this.#turn.until - this.#now());
  }

  /** Times a turn, unless it is timed already: coming back gives no more time. */
  start(key: string, length: number, late: () => void): void {
    if (this.#turn?.key === key) return;
    this.stop();
    this.#turn = { key, until: this.#now() + length, of: length };
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
