import type { WrittenNet } from '../../../contract/learned.ts';
import type { Net } from './netPolicy.ts';

/** Writes a net down. */
export function writeNet({ players, bits, units, rows, out }: Net): WrittenNet {
  return { players, bits, units, numbers: btoa([...rows, ...out].map((one) => String.fromCharCode(one & 255)).join('')) };
}

/** Reads what {@link writeNet} wrote. */
export function netFrom({ players, bits, units, numbers }: WrittenNet): Net {
  const all = Int8Array.from(atob(numbers), (char) => char.charCodeAt(0));
  return { players, bits, units, rows: all.subarray(0, all.length - units), out: all.subarray(all.length - units) };
}
