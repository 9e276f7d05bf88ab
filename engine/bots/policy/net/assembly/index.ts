/*
 * Adds up the rows of a net for every card that may be played, eight units of 16 bits at a time, and says what each card is worth: whole numbers
 * alone, so that every machine answers alike. The host lists what is seen, rows as addresses: how many of the whole, and these; then for each
 * suit how many rows, these, how many cards, and two rows for each of those; −1 ends the list.
 */

/** The list; the worth of each card, in the list's order; what a unit adds to it; the sums of the whole and of a suit; then the rows. */
export const LIST: i32 = 0;
export const WORTH: i32 = 2048;
export const OUT: i32 = 2560;
const WHOLE: i32 = 3072;
const SUIT: i32 = 3584;
export const ROWS: i32 = 4096;

/** Sets `sum` to `from` and as many rows as the list has at `at`. */
function add(sum: i32, from: i32, at: i32, count: i32, bytes: i32): void {
  for (let unit = 0; unit < bytes; unit += 64) {
    let a = v128.load(from + unit);
    let b = v128.load(from + unit, 16);
    let c = v128.load(from + unit, 32);
    let d = v128.load(from + unit, 48);
    for (let i = 0; i < count; i += 1) {
      const row = load<i32>(at + (i << 2)) + unit;
      a = i16x8.add_sat_s(a, v128.load(row));
      b = i16x8.add_sat_s(b, v128.load(row, 16));
      c = i16x8.add_sat_s(c, v128.load(row, 32));
      d = i16x8.add_sat_s(d, v128.load(row, 48));
    }
    v128.store(sum + unit, a);
    v128.store(sum + unit, b, 16);
    v128.store(sum + unit, c, 32);
    v128.store(sum + unit, d, 48);
  }
}

/** Rates what is listed; `units`: a multiple of 32, 256 at most. */
export function rate(units: i32): void {
  const bytes = units << 1;
  const none = i16x8.splat(0);
  let at = LIST;
  let worth = WORTH;
  let count = load<i32>(at);
  // The first row of the whole is what everything begins with.
  const first = load<i32>(at + 4);
  add(WHOLE, first, at + 8, count - 1, bytes);
  at += 4 + (count << 2);
  for (;;) {
    count = load<i32>(at);
    if (count < 0) return;
    add(SUIT, WHOLE, at + 4, count, bytes);
    at += 4 + (count << 2);
    for (let cards = load<i32>(at); cards > 0; cards -= 1) {
      const one = load<i32>(at, 4);
      const two = load<i32>(at, 8);
      at += 8;
      let sum = i32x4.splat(0);
      for (let unit = 0; unit < bytes; unit += 16) {
        const held = i16x8.add_sat_s(i16x8.add_sat_s(v128.load(SUIT + unit), v128.load(one + unit)), v128.load(two + unit));
        sum = i32x4.add(sum, i32x4.dot_i16x8_s(i16x8.max_s(held, none), v128.load(OUT + unit)));
      }
      store<i32>(worth, i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1) + i32x4.extract_lane(sum, 2) + i32x4.extract_lane(sum, 3));
      worth += 4;
    }
    at += 4;
  }
}
