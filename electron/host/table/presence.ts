import type { After } from './botTurns.ts';
import type { Person } from './table.ts';

/** How long a person may be away before a bot plays for them, in milliseconds. */
export const GRACE = 20_000;

/** Keeps seats warm: a bot plays for whoever has been away for a while, and hands the seat back the moment they return. */
export class Absence {
  private readonly after: After;
  /** How long somebody may be away, in milliseconds. */
  grace: number;
  private readonly changed: () => void;
  /** What calls off the wait for each person that is away. */
  private readonly waits = new Map<Person, () => void>();
  private readonly replaced = new Set<Person>();
  /** Those who are there but let their time run out. */
  private readonly asleep = new Set<Person>();

  /** @param changed told when a bot begins to play for somebody */
  constructor(after: After, grace: number, changed: () => void) {
    this.after = after;
    this.grace = grace;
    this.changed = changed;
  }

  /** Whether a bot plays for a person. */
  has(person: Person): boolean {
    return this.replaced.has(person) || this.asleep.has(person);
  }

  /** A bot plays for somebody who is there, but does not play. */
  sleep(person: Person): void {
    this.asleep.add(person);
    this.changed();
  }

  /** They are with us again; whether they were not. */
  wake(person: Person): boolean {
    return this.asleep.delete(person);
  }

  /** Takes note of who is away now. `left`: those who will not come back; a bot plays for them at once. */
  note(away: readonly Person[], left: readonly Person[]): void {
    const absent = new Set([...away, ...left]);
    for (const person of this.replaced) if (!absent.has(person)) this.replaced.delete(person);
    for (const [person, callOff] of this.waits)
      if (!away.includes(person)) {
        callOff();
        this.waits.delete(person);
      }
    for (const person of left) this.replaced.add(person);
    for (const person of away)
      if (!this.replaced.has(person) && !this.waits.has(person))
        this.waits.set(
          person,
          this.after(this.grace, () => {
            this.waits.delete(person);
            this.replaced.add(person);
            this.changed();
          }),
        );
  }

  /** Forgets everybody. */
  clear(): void {
    this.asleep.clear();
    this.note([], []);
  }
}
