import { ARRIVALS } from '../../host/limits/limits.ts';

/** A phone at the door that has given a name. */
interface Arrival<Client> {
  readonly id: number;
  readonly name: string;
  /** `undefined`: this machine. */
  readonly address: string | undefined;
  readonly client: Client;
}

/** Phones that have given a name at the door, and wait for the organiser's nod. They are not kept over a restart: a phone gives its name again. */
export class Arrivals<Client> {
  #waiting: readonly Arrival<Client>[] = [];
  #last = 0;

  /** Those who wait, in order. */
  get list(): { readonly id: number; readonly name: string }[] {
    return this.#waiting.map(({ id, name }) => ({ id, name }));
  }

  /** A phone gives a name, or another one. Returns whether there is room for it: no address takes that of all others. */
  come(client: Client, address: string | undefined, name: string): boolean {
    this.leave(client);
    const here = this.#waiting.filter((one) => one.address === address);
    if (this.#waiting.length >= ARRIVALS.total || here.length >= ARRIVALS.byAddress) return false;
    this.#last += 1;
    this.#waiting = [...this.#waiting, { id: this.#last, name, address, client }];
    return true;
  }

  /** The phone that waits under a number. */
  find(id: number): Arrival<Client> | undefined {
    return this.#waiting.find((one) => one.id === id);
  }

  /** A phone waits no longer. */
  leave(client: Client): void {
    this.#waiting = this.#waiting.filter((one) => one.client !== client);
  }
}
