/** Entries of a table, as a power of two. Larger ones search fewer nodes and are slower for it: they leave the processor's cache. */
const BITS = 16;
const LAST_GENERATION = 0x7fff;

/**
 * Positions at trick boundaries and what is known of their values, eight numbers each: the fields of all cards in play; the deal's number, the
 * leader and the best lead; the bounds. Of two positions on one place the later stays. The table serves every search of fields in a process:
 * only one runs at a time. Made when first needed.
 */
let entries: Int32Array | undefined;
export function entriesOfFields(): Int32Array {
  return (entries ??= new Int32Array(8 << BITS));
}

let generation = 0;

/** A number for a new deal. */
export function nextGeneration(): number {
  generation += 1;
  if (generation > LAST_GENERATION) {
    entries?.fill(0);
    generation = 1;
  }
  return generation;
}

/** The place of a position in {@link entriesOfFields}. */
export function placeOfFields(a: number, b: number, c: number, d: number, leader: number): number {
  let hash =
    Math.imul(a, 0x9e3779b1) ^
    Math.imul(b, 0xc2b2ae35) ^
    Math.imul(c, 0x27d4eb2f) ^
    Math.imul(d, 0x165667b1) ^
    Math.imul(leader, 0x85ebca6b);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> (32 - BITS)) << 3;
}
