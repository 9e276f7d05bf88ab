import { Rate } from '../host/rate.ts';

/** Connections from one address at a time: everybody behind one of them, with a page or two each. */
const MOST_AT_ONCE = 24;
/** New ones from one address, at once and a second in the long run: each costs the host some milliseconds of arithmetic. */
const BURST = 60;
const PER_SECOND = 5;
/** Addresses that are remembered; beyond, the oldest are forgotten. */
const MOST_ADDRESSES = 1000;

/** Sees to it that nobody takes all the room at the door. */
export class Crowd {
  private readonly now: () => number;
  private readonly places = new Map<string, { here: number; readonly rate: Rate }>();

  /** @param now milliseconds since some fixed moment */
  constructor(now: () => number) {
    this.now = now;
  }

  /** Whether one more may come in from an address; who may is counted until {@link Crowd.leave}. */
  enter(address: string): boolean {
    const place = this.places.get(address) ?? { here: 0, rate: new Rate(BURST, PER_SECOND, this.now) };
    this.places.delete(address);
    this.places.set(address, place);
    this.forget();
    if (place.here >= MOST_AT_ONCE || !place.rate.take()) return false;
    place.here += 1;
    return true;
  }

  leave(address: string): void {
    const place = this.places.get(address);
    if (place !== undefined) place.here -= 1;
  }

  private forget(): void {
    if (this.places.size <= MOST_ADDRESSES) return;
    const nobody = [...this.places].find(([, { here }]) => here === 0);
    if (nobody !== undefined) this.places.delete(nobody[0]);
  }
}
