import { GUESSES, HISTORY, HISTORY_SIZE, IN_SUIT, KILLERS, KILLERS_SIZE, MOVES, get, set } from './memory';

/* Which of its cards a turn tries first. A ply is a turn's number in its deal, counted from the end. */

/** Where the guesses of each kind begin: as the host lays them. */
export const LEADS: i32 = 0;
export const MASTERS: i32 = 32;
export const TAKES: i32 = 64;
export const TAKES_LAST: i32 = 96;
export const GIVES: i32 = 128;
export const LOSES: i32 = 160;

/** Roles of a turn: it leads, has an own card winning, plays against one. */
export const LEADING: i32 = 0;
export const WITH: i32 = 32;
export const AGAINST: i32 = 64;

/** The most cards of one hand. */
const WIDTH: i32 = 16;
/** What history may add to a move, what killers add, and what the table's lead has. */
const HISTORY_MOST: i32 = 1 << 20;
const KILLER: i32 = 1 << 21;
const HINT: i32 = 1 << 24;

/** Forgets what was learnt of another deal. */
export function forgetMoves(): void {
  memory.fill(HISTORY, 0, HISTORY_SIZE);
  memory.fill(KILLERS, 255, KILLERS_SIZE);
}

/**
 * Lists a turn's cards with what they promise; returns how many there are. `beats`: the cards that win the trick so far, guessed at as
 * `beating`, the others as `losing`; `inPlay`: what a lead may meet.
 */
export function list(ply: i32, choices: i32, role: i32, beats: i32, beating: i32, losing: i32, hint: i32, inPlay: i32): i32 {
  const base = ply * WIDTH;
  const first = get(KILLERS, ply * 2);
  const second = get(KILLERS, ply * 2 + 1);
  let at = base;
  for (let rest = choices; rest !== 0; rest &= rest - 1) {
    const bit = ctz<i32>(rest);
    let promise = get(HISTORY, role + bit) + get(GUESSES, ((beats >>> bit) & 1 ? beating : losing) + bit);
    if (role === LEADING && (inPlay & get(IN_SUIT, bit)) === 0) promise += get(GUESSES, MASTERS + bit);
    // Masks instead of branches: a processor guesses these wrong.
    promise += (KILLER & -i32(bit === first)) + (HISTORY_MOST & -i32(bit === second)) + (HINT & -i32(bit === hint));
    set(MOVES, at, (promise << 5) | bit);
    at += 1;
  }
  return at - base;
}

/** The most promising of the cards from number `index` on, which takes that number: most turns need no second. */
export function take(ply: i32, index: i32, count: i32): i32 {
  const from = ply * WIDTH + index;
  const end = ply * WIDTH + count;
  let top = get(MOVES, from);
  for (let at = from + 1; at < end; at += 1) {
    const move = get(MOVES, at);
    const swap = (top ^ move) & -i32(move > top);
    set(MOVES, at, move ^ swap);
    top ^= swap;
  }
  return top & 31;
}

/** Remembers a card that decided its turn. */
export function reward(ply: i32, role: i32, bit: i32, left: i32): void {
  set(HISTORY, role + bit, min(HISTORY_MOST, get(HISTORY, role + bit) + left * left));
  const first = get(KILLERS, ply * 2);
  if (first === bit) return;
  set(KILLERS, ply * 2 + 1, first);
  set(KILLERS, ply * 2, bit);
}
