import { anyDiscard, noTrumps, players } from './game';
import { ABOVE, DUTY, HANDS, MATES, PLAIN_POINTS, TRUMP_POINTS, get } from './memory';

/* What the search asks of cards; a hand is one word of four bytes, trumps in the lowest. */

// Kinds of a duty's masks, and the situations of each: as the host lays them.
const FOLLOW: i32 = 0;
const BEAT: i32 = 9;
const SUIT: i32 = 18;
const OVER: i32 = 27;
const TRUMP: i32 = 36;
const LOW_TRUMP: i32 = 45;
const UNDER: i32 = 54;
const OPPONENT: i32 = 0;
const MATE: i32 = 1;
const SECOND: i32 = 2;

/** The highest card. */
export function topBit(cards: i32): i32 {
  return 31 - clz<i32>(cards);
}

/** Points of the cards of a word. */
export function pointsOf(cards: i32): i32 {
  return (
    get(TRUMP_POINTS, cards & 255) +
    get(PLAIN_POINTS, (cards >>> 8) & 255) +
    get(PLAIN_POINTS, (cards >>> 16) & 255) +
    get(PLAIN_POINTS, cards >>> 24)
  );
}

/** The cards of a field that are higher than all of another. */
export function topsOf(field: i32, other: i32): i32 {
  return other === 0 ? field : field & -(1 << (32 - clz<i32>(other)));
}

/**
 * The cards that a seat may play within a trick. `suit`: the led suit as a byte of ones; `beats`: all cards that beat the winning one; `kind`:
 * trumps led, a plain suit led, one that has been trumped.
 */
export function legalOf(place: i32, seat: i32, suit: i32, beats: i32, kind: i32, winner: i32): i32 {
  const hand = get(HANDS, seat);
  const who = (get(MATES, seat) >>> winner) & 1 ? MATE : place === 1 ? SECOND : OPPONENT;
  const at = kind * 3 + who;
  const held = hand & suit & get(DUTY, FOLLOW + at);
  if (held !== 0) {
    const higher = held & beats & get(DUTY, BEAT + at);
    return higher !== 0 ? higher : (held & get(DUTY, SUIT + at)) | (held & -held);
  }
  if (noTrumps) return hand;
  const trumps = hand & 255;
  const higher = trumps & beats & get(DUTY, OVER + at);
  if (higher !== 0) return higher;
  const due = (trumps & get(DUTY, TRUMP + at)) | (trumps & -trumps & get(DUTY, LOW_TRUMP + at));
  if (due !== 0) return due;
  if (anyDiscard) return hand;
  const free = hand & (~255 | get(DUTY, UNDER + at) | beats);
  return free !== 0 ? free : hand;
}

/** Who wins the last trick, in which nobody has a choice. */
export function lastWinner(leader: i32): i32 {
  let beats = get(ABOVE, topBit(get(HANDS, leader)));
  let winner = leader;
  for (let place = 1, seat = leader; place < players; place += 1) {
    seat = seat + 1 === players ? 0 : seat + 1;
    const one = get(HANDS, seat);
    if ((one & beats) !== 0) {
      beats = get(ABOVE, topBit(one));
      winner = seat;
    }
  }
  return winner;
}
