import { byOwner, low, ownersOf } from './game';
import { ENTRIES, ENTRIES_SIZE, ENTRY_BITS } from './memory';

/*
 * Positions at trick boundaries and what is known of their values. Of two positions on one place the later stays. Low cards that differ in
 * nothing but their rank are told apart by owner only.
 */

const LAST_GENERATION: i32 = 0x7fff;

let generation: i32 = 0;

/** Forgets all positions: those of another deal are none. */
export function forgetEntries(): void {
  generation += 1;
  if (generation <= LAST_GENERATION) return;
  memory.fill(ENTRIES, 0, ENTRIES_SIZE);
  generation = 1;
}

/** The two words that tell a position apart within its deal. */
export function firstOf(all: i32): i32 {
  return byOwner ? all & ~low : all;
}
export function secondOf(all: i32): i32 {
  return byOwner ? ownersOf(all) : 0;
}

/** Where a position is kept. */
export function placeOf(first: i32, second: i32, leader: i32): i32 {
  let hash = (first * 0x9e3779b1) ^ (second * 0xc2b2ae35) ^ (leader * 0x85ebca6b);
  hash ^= hash >>> 15;
  return ENTRIES + (((hash * 0x2c1b3c6d) >>> (32 - ENTRY_BITS)) << 4);
}

/** Whether it is kept there. */
export function isAt(at: i32, first: i32, second: i32, leader: i32): bool {
  return load<i32>(at) === first && load<i32>(at, 4) === second && (load<i32>(at, 8) & ~255) === ((generation << 16) | (leader << 8));
}

/** The best lead; the least and the most that the side makes. */
export function leadAt(at: i32): i32 {
  return load<u8>(at, 8);
}
export function leastAt(at: i32): i32 {
  return load<i16>(at, 14);
}
export function mostAt(at: i32): i32 {
  return load<i16>(at, 12);
}

export function keep(at: i32, first: i32, second: i32, leader: i32, lead: i32, least: i32, highest: i32): void {
  store<i32>(at, first);
  store<i32>(at, second, 4);
  store<i32>(at, (generation << 16) | (leader << 8) | lead, 8);
  store<i32>(at, (least << 16) | (highest & 65535), 12);
}
