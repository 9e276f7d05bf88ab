import { players } from './game';
import { CLASSES, HANDS, HOLDERS, OWNERS, TOPS, VALUE, WINS, get, set } from './memory';

/* What the cards of a deal are to each other, by slot and those in play of it: reckoned when the deal begins. */

/** How many worths there are in {@link CLASSES}. */
export let classes: i32 = 0;

/** Reckons it for the hands in the memory, all cards of which are `all`. */
export function nameSuits(all: i32): void {
  for (let seat = 0; seat < players; seat += 1)
    for (let rest = get(HANDS, seat); rest !== 0; rest &= rest - 1) set(HOLDERS, ctz<i32>(rest), seat);
  for (let slot = 0; slot < 4; slot += 1) nameSuit(slot, (all >>> (slot << 3)) & 255);
  nameClasses(all);
}

function nameSuit(slot: i32, whole: i32): void {
  const none = slot << 8;
  set(OWNERS, none, 1);
  set(TOPS, none, -1);
  store<i64>(WINS + (none << 3), 0);
  // Every part of the suit, after the parts it has.
  for (let cards = whole & -whole; cards !== 0; cards = (cards - whole) & whole) {
    const top = 31 - clz<i32>(cards);
    const at = none | cards;
    const rest = at ^ (1 << top);
    const bit = (slot << 3) | top;
    const seat = get(HOLDERS, bit);
    const joins = get(TOPS, rest) >> 8 === seat;
    set(OWNERS, at, (get(OWNERS, rest) << 3) | seat);
    set(TOPS, at, (seat << 8) | (1 << top) | (joins ? get(TOPS, rest) & 255 : 0));
    const wins = i64(1 | (get(VALUE, bit) << 8)) << i64(seat << 4);
    store<i64>(WINS + (at << 3), joins ? load<i64>(WINS + (rest << 3)) + wins : wins);
  }
}

/** Notes which cards are worth as much as each other, the dearest first, as far as they are worth anything. */
function nameClasses(all: i32): void {
  classes = 0;
  for (let below = 10_000; ; classes += 1) {
    let worth = 0;
    let cards = 0;
    for (let rest = all; rest !== 0; rest &= rest - 1) {
      const bit = ctz<i32>(rest);
      const value = get(VALUE, bit);
      if (value >= below || value < worth) continue;
      cards = value > worth ? 1 << bit : cards | (1 << bit);
      worth = value;
    }
    if (worth === 0) return;
    set(CLASSES, classes << 1, cards);
    set(CLASSES, (classes << 1) | 1, worth);
    below = worth;
  }
}

function partOf(slot: i32, all: i32): i32 {
  return (slot << 8) | ((all >>> (slot << 3)) & 255);
}

/** Whose the cards of a slot are that are in play, lowest first: three bits each behind a one. */
export function ownersOf(slot: i32, all: i32): i32 {
  return get(OWNERS, partOf(slot, all));
}

/** Who holds the highest card of a slot, and, in the low byte, the run of that seat's cards from it down; −1 where none is in play. */
export function topsIn(slot: i32, all: i32): i32 {
  return get(TOPS, partOf(slot, all));
}

/** Of that run, for {@link winsOf}: how many, and their points. */
export function winsIn(slot: i32, all: i32): i64 {
  return load<i64>(WINS + (partOf(slot, all) << 3));
}

/** A seat's share of a sum of such: how many in the low byte, their points above it. */
export function winsOf(sum: i64, seat: i32): i32 {
  return i32(sum >>> i64(seat << 4)) & 0xffff;
}
