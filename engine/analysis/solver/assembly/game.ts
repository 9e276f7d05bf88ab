/* The game that is searched, and how far the search has come. */

export let players: i32 = 4;
/** The seats whose points are counted, as bits. */
export let most: i32 = 0;
export let noTrumps: bool = false;
/** Whether no situation bars trumps lower than the winning one. */
export let anyDiscard: bool = true;
export let mustFollow: bool = true;
/** Whether everybody who can win a plain trick in its suit may do so by the highest card. */
export let freeTops: bool = true;
export let perTrick: i32 = 0;
export let lastTrick: i32 = 0;

/** Nodes visited, and at how many the search gives up. */
export let counted: i32 = 0;
let limit: i32 = 0;
/** Whether the search has been given up: nothing it says means anything. */
export let stopped: bool = false;

export function setGame(seats: i32, side: i32, trumpless: i32, discard: i32, follow: i32, tops: i32, trick: i32, last: i32): void {
  players = seats;
  most = side;
  noTrumps = trumpless !== 0;
  anyDiscard = discard !== 0;
  mustFollow = follow !== 0;
  freeTops = tops !== 0;
  perTrick = trick;
  lastTrick = last;
}

export function setLimit(nodes: i32): void {
  counted = 0;
  limit = nodes;
  stopped = false;
}

export function count(nodes: i32): void {
  counted += nodes;
}

/** Gives the search up once it has visited too many nodes. */
export function mayGoOn(): bool {
  if (counted > limit) stopped = true;
  return !stopped;
}

/** Whether a seat is of the side whose points are counted. */
export function isOurs(seat: i32): bool {
  return ((most >>> seat) & 1) === 1;
}

/** The seat to act after another. */
export function seatAfter(seat: i32): i32 {
  return seat + 1 === players ? 0 : seat + 1;
}
