/** Entries of a table, as a power of two. Larger ones search fewer nodes and are slower for it: they leave the processor's cache. */
const BITS = 16;
const LAST_GENERATION = 0x7fff;

/**
 * Positions at trick boundaries and what is known of their values, four numbers each: two words that tell the position apart within one deal;
 * the deal's number, the leader and the best lead; the bounds. Of two positions on one place the later stays. The table serves every search
 * of a process: only one runs at a time.
 */
export const ENTRIES = new Int32Array(4 << BITS);

/** The same for hands of four fields, eight numbers each: the fields of all cards in play, then as above. Made when first needed. */
let fieldEntries: Int32Array | undefined;
export function entriesOfFields(): Int32Array {
  return (fieldEntries ??= new Int32Array(8 << BITS));
}

let generation = 0;

/** A number for a new deal. */
export function nextGeneration(): number {
  generation += 1;
  if (generation > LAST_GENERATION) {
    ENTRIES.fill(0);
    fieldEntries?.fill(0);
    generation = 1;
  }
  return generation;
}

/** The place of a position in {@link ENTRIES}. */
export function placeOfKey(first: number, second: number, leader: number): number {
  let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0xc2b2ae35) ^ Math.imul(leader, 0x85ebca6b);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> (32 - BITS)) << 2;
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
