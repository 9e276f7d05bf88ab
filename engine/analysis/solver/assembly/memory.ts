/*
 * What lies where in the memory of the search, in bytes. The host fills in hands and the tables of the game, by these names; everything else
 * is the search's own. Tables are of words of 32 bits.
 */

/** By seat: its cards; the seats of its side as bits. */
export const HANDS: i32 = 0;
export const MATES: i32 = 32;
/** By bit: points; all cards that beat it; those of them in its suit. */
export const VALUE: i32 = 64;
export const ABOVE: i32 = 192;
export const IN_SUIT: i32 = 320;
/** The duty's masks, nine of each kind; what moves may promise, 32 of each kind. */
export const DUTY: i32 = 448;
export const GUESSES: i32 = 704;
/** By byte: points of trumps, of plain cards. */
export const TRUMP_POINTS: i32 = 1472;
export const PLAIN_POINTS: i32 = 2496;

/** By cards left: what is in play when the trick begins, what of it the side `most` holds, all points still to be made. */
export const LIVE: i32 = 3520;
export const OURS: i32 = 3648;
export const TOTALS: i32 = 3776;
/** By role and bit; by ply, two each. */
export const HISTORY: i32 = 4160;
export const HISTORY_SIZE: i32 = 384;
export const KILLERS: i32 = 4544;
export const KILLERS_SIZE: i32 = 264;
/** By ply, sixteen cards each: what they promise, and the card in the five lowest bits. */
export const MOVES: i32 = 4864;

/** By slot and its cards in play, 256 a slot: whose they are; the top run; that run's number and points, in words of 64 bits. */
export const OWNERS: i32 = 8192;
export const TOPS: i32 = 12288;
export const WINS: i32 = 16384;
/** By bit: whose the card was when the deal began. */
export const HOLDERS: i32 = 24576;
/** By worth, the dearest first, two each: the cards, the worth. */
export const CLASSES: i32 = 24704;

/** Entries of the table of positions at most, as a power of two. Larger ones search fewer nodes, but leave the processor's cache. */
export const ENTRY_BITS: i32 = 14;
/** Four words an entry: the cards in play; the deal's number, the leader and the best lead; the bounds; none. */
export const ENTRIES: i32 = 32768;
export const ENTRIES_SIZE: i32 = 16 << ENTRY_BITS;

/** The word number `at` of a table. */
export function get(table: i32, at: i32): i32 {
  return load<i32>(table + (at << 2));
}

/** Sets the word number `at` of a table. */
export function set(table: i32, at: i32, word: i32): void {
  store<i32>(table + (at << 2), word);
}
