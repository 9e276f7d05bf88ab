import type { After } from './botTurns.ts';

/** A clock that a test sets. */
export class Clock {
  now = 0;
  private readonly timers = new Set<{ readonly at: number; readonly then: () => void }>();

  readonly after: After = (wait, then) => {
    const timer = { at: this.now + wait, then };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  };

  pass(time: number): void {
    this.now += time;
    for (const timer of [...this.timers]) if (timer.at <= this.now && this.timers.delete(timer)) timer.then();
  }
}
