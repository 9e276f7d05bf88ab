import { VISITS } from '../../host/limits/limits.ts';
import { Rate, Rates } from '../../host/limits/rate.ts';
import type { Visit } from '../../host/ports/network.ts';

/** Reports the devices that open a page, no faster than {@link VISITS} allows. */
export class Visits {
  readonly #visited: ((visit: Visit) => void) | undefined;
  readonly #byAddress: Rates;
  readonly #total: Rate;

  /**
   * @param visited receives the visits; `undefined`: none are reported
   * @param now milliseconds since some fixed moment
   */
  constructor(visited: ((visit: Visit) => void) | undefined, now: () => number) {
    this.#visited = visited;
    this.#byAddress = new Rates(VISITS.byAddress, now);
    this.#total = new Rate(VISITS.total, now);
  }

  /**
   * Reports a visit; returns whether the rates allow it.
   * @param from the device's address
   * @param host the `Host` of its request
   */
  report(from: string, host: string | undefined, page: Visit['page']): boolean {
    if (this.#visited === undefined || !this.#byAddress.take(from) || !this.#total.take()) return false;
    this.#visited({ from, at: (host ?? '').replace(/:\d+$/, ''), page });
    return true;
  }
}
