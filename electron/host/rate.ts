/** Allows so many messages at once, and so many a second in the long run. */
export class Rate {
  private readonly burst: number;
  private readonly perSecond: number;
  private readonly now: () => number;
  private left: number;
  private last: number;

  /** @param now milliseconds since some fixed moment */
  constructor(burst: number, perSecond: number, now: () => number) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.now = now;
    this.left = burst;
    this.last = now();
  }

  /** Whether one more is allowed now. */
  take(): boolean {
    const now = this.now();
    // A clock that is set back takes nothing away.
    this.left = Math.min(this.burst, this.left + (Math.max(0, now - this.last) / 1000) * this.perSecond);
    this.last = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
