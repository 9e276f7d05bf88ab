import { ENTRIES, ENTRIES_SIZE, ENTRY_BITS, VALUE, get } from './memory';
import { ownersOf } from './suits';

/*
 * Positions at trick boundaries and what is known of their values. A position's cards take a place by whose they are, suit by suit in order of
 * strength: positions that agree in this are played alike, card for card, and differ in points only. So what is known of one bounds the other:
 * by no more than its cards are worth less in all, and no more than they are worth more. Of two positions on one place the later stays.
 */

const LAST_GENERATION: i32 = 0x7fff;
/** With no more cards than this half of the table will do. */
const FEW_CARDS: i32 = 24;

let generation: i32 = 0;
/** How far a hash is shifted to be a place. */
let shift: i32 = 32 - ENTRY_BITS;

/** What {@link find} knows of a position: the least and the most that the side makes; the best lead, −1 where nothing is known. */
export let least: i32 = 0;
export let highest: i32 = 0;
export let hint: i32 = -1;

/** Forgets all positions: those of another deal, of so many cards, are none. */
export function forgetEntries(cards: i32): void {
  shift = 32 - ENTRY_BITS + i32(cards <= FEW_CARDS);
  generation += 1;
  if (generation <= LAST_GENERATION) return;
  memory.fill(ENTRIES, 0, ENTRIES_SIZE);
  generation = 1;
}

/** Looks a position up, of which nothing is known but that its points come to `total`; returns its place. */
export function find(all: i32, leader: i32, total: i32): i32 {
  const trumps = ownersOf(0, all);
  const first = ownersOf(1, all);
  const second = ownersOf(2, all);
  const third = ownersOf(3, all);
  let hash = ((trumps * 0x9e3779b1) ^ (first * 0xc2b2ae35)) + ((second * 0x27d4eb2f) ^ (third * 0x165667b1)) + leader * 0x85ebca6b;
  hash ^= hash >>> 15;
  const at = ENTRIES + (((hash * 0x2c1b3c6d) >>> shift) << 4);
  least = 0;
  highest = total;
  hint = -1;
  if ((load<i32>(at, 4) & ~255) !== ((generation << 16) | (leader << 8))) return at;
  const kept = load<i32>(at);
  if (kept === all) {
    least = load<i16>(at, 10);
    highest = load<i16>(at, 8);
    hint = load<u8>(at, 4);
    return at;
  }
  if (ownersOf(0, kept) !== trumps || ownersOf(1, kept) !== first || ownersOf(2, kept) !== second || ownersOf(3, kept) !== third) return at;
  let less = 0;
  let more = 0;
  for (let slot = 0; slot < 32; slot += 8) {
    let there = (kept >>> slot) & 255;
    let here = (all >>> slot) & 255;
    while (there !== here) {
      const gain = get(VALUE, slot + ctz<i32>(here)) - get(VALUE, slot + ctz<i32>(there));
      if (gain > 0) more += gain;
      else less -= gain;
      there &= there - 1;
      here &= here - 1;
    }
  }
  least = max(least, load<i16>(at, 10) - less);
  highest = min(highest, load<i16>(at, 8) + more);
  hint = sameCard(load<u8>(at, 4), kept, all);
  return at;
}

/** The card of `all` that stands where `bit` stands among the cards of `kept`. */
function sameCard(bit: i32, kept: i32, all: i32): i32 {
  const slot = bit & 24;
  let cards = (all >>> slot) & 255;
  for (let below = (kept >>> slot) & ((1 << (bit & 7)) - 1); below !== 0; below &= below - 1) cards &= cards - 1;
  return slot + ctz<i32>(cards);
}

/** Keeps what is known of a position at its place. */
export function keep(at: i32, all: i32, leader: i32, lead: i32, lowest: i32, most: i32): void {
  store<i32>(at, all);
  store<i32>(at, (generation << 16) | (leader << 8) | lead, 4);
  store<i32>(at, (lowest << 16) | (most & 65535), 8);
}
