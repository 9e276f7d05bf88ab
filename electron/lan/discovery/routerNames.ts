import { promises } from 'node:dns';

/** Most names that are remembered: a router gives a machine one or two. */
const MOST = 8;

/**
 * The names that the router of a network gives this machine (`desk.fritz.box`), found by looking its own addresses up. Only the resolver that the system
 * itself asks can name them, so a page from elsewhere cannot pass for the table by a name of its own (DNS rebinding).
 */
export class RouterNames {
  readonly #reverse: (address: string) => Promise<string[]>;
  readonly #byAddress = new Map<string, readonly string[]>();

  /** @param reverse looks an address up; by default the system's resolver does */
  constructor(reverse: (address: string) => Promise<string[]> = (address) => promises.reverse(address)) {
    this.#reverse = reverse;
  }

  /** The names found so far. */
  get all(): readonly string[] {
    return [...new Set([...this.#byAddress.values()].flat())].slice(0, MOST);
  }

  /** Looks up addresses that are new, once each, and forgets those that are gone. The names are there when the resolver has answered. */
  look(addresses: readonly string[]): void {
    for (const known of this.#byAddress.keys()) if (!addresses.includes(known)) this.#byAddress.delete(known);
    for (const address of addresses) {
      if (this.#byAddress.has(address)) continue;
      this.#byAddress.set(address, []);
      void this.#reverse(address).then(
        (names) =>
          this.#byAddress.has(address) &&
          this.#byAddress.set(
            address,
            names.map((name) => name.replace(/\.$/, '').toLowerCase()),
          ),
        // A router that gives no names is no fault.
        () => undefined,
      );
    }
  }
}
