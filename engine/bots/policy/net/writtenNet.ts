import type { Net } from './netPolicy.ts';

/** A net as it is written down: rows and then what units add, in base 64. */
export interface WrittenNet {
  readonly players: number;
  readonly bits: number;
  readonly units: number;
  readonly numbers: string;
}

/** What has been learned of a game: for the score of the deal, and for points in tricks. */
export interface Nets {
  readonly score?: WrittenNet;
  readonly tricks?: WrittenNet;
}

/** Writes a net down. */
export function written({ players, bits, units, rows, out }: Net): WrittenNet {
  return { players, bits, units, numbers: btoa([...rows, ...out].map((one) => String.fromCharCode(one & 255)).join('')) };
}

/** Reads what {@link written} wrote. */
export function netFrom({ players, bits, units, numbers }: WrittenNet): Net {
  const all = Int8Array.from(atob(numbers), (char) => char.charCodeAt(0));
  return { players, bits, units, rows: all.subarray(0, all.length - units), out: all.subarray(all.length - units) };
}
