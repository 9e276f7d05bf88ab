import { OWNERS, HANDS, get, set } from './memory';

/* The game that is searched, and how far the search has come. */

export let players: i32 = 4;
/** The seats whose points are counted, as bits. */
export let most: i32 = 0;
export let noTrumps: bool = false;
/** Whether no situation bars trumps lower than the winning one. */
export let anyDiscard: bool = true;
export let mustFollow: bool = true;
export let perTrick: i32 = 0;
export let lastTrick: i32 = 0;
/** Cards worth as much as the lowest of their suit, from it up without a gap; those of trumps, of plain suits. */
export let low: i32 = 0;
export let lowTrumps: i32 = 0;
export let lowPlain: i32 = 0;
/** Whether low cards are told apart by owner only: those of three a suit fit into a word, at two bits each. */
export let byOwner: bool = false;

/** Nodes visited, and at how many the search gives up. */
export let counted: i32 = 0;
let limit: i32 = 0;
/** Whether the search has been given up: nothing it says means anything. */
export let stopped: bool = false;

export function setGame(seats: i32, side: i32, trumpless: i32, discard: i32, follow: i32, trick: i32, last: i32, lows: i32): void {
  players = seats;
  most = side;
  noTrumps = trumpless !== 0;
  anyDiscard = discard !== 0;
  mustFollow = follow !== 0;
  perTrick = trick;
  lastTrick = last;
  low = lows;
  lowTrumps = lows & 255;
  lowPlain = (lows >>> 8) & 255;
  byOwner = seats <= 4 && max(lowTrumps, lowPlain) < 8;
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

/** Notes whose the low cards are: by slot and its low cards in play, two bits each behind a one, lowest first. */
export function nameOwners(): void {
  for (let slot = 0; slot < 4; slot += 1)
    for (let cards = 0; cards < 8; cards += 1) {
      let code = 1;
      for (let bit = 0; bit < 3; bit += 1) if ((cards >> bit) & 1) code = (code << 2) | ownerOf(slot * 8 + bit);
      set(OWNERS, slot * 16 + cards, code);
    }
}

function ownerOf(bit: i32): i32 {
  for (let seat = 1; seat < players; seat += 1) if ((get(HANDS, seat) >>> bit) & 1) return seat;
  return 0;
}

/** Whose the low cards in play are, suit by suit. */
export function ownersOf(cards: i32): i32 {
  return (
    get(OWNERS, cards & lowTrumps) |
    (get(OWNERS, 16 | ((cards >>> 8) & lowPlain)) << 7) |
    (get(OWNERS, 32 | ((cards >>> 16) & lowPlain)) << 14) |
    (get(OWNERS, 48 | ((cards >>> 24) & lowPlain)) << 21)
  );
}
