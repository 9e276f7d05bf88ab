import type { Surroundings } from './addresses.ts';

/** A machine that a test moves from network to network. */
export class Place implements Surroundings {
  private current: readonly string[];
  private readonly looks = new Set<() => void>();

  constructor(addresses: readonly string[]) {
    this.current = addresses;
  }

  /** How many look for its addresses again and again. */
  get watchers(): number {
    return this.looks.size;
  }

  addresses(): readonly string[] {
    return this.current;
  }

  every(look: () => void): () => void {
    this.looks.add(look);
    return () => this.looks.delete(look);
  }

  /** It has other addresses, and whoever looks for them finds out. */
  move(...addresses: readonly string[]): void {
    this.current = addresses;
    for (const look of this.looks) look();
  }
}
