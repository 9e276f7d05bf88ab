import { lastWinner, legalOf, pointsOf, topBit } from './cards';
import { count, isOurs, noTrumps, perTrick, players, seatAfter } from './game';
import { ABOVE, HANDS, VALUE, get, set } from './memory';

/* The search where two cards of each are left: the last trick follows from the one before. */

/** All points still to be made. */
let total: i32 = 0;

/** Points of the side `most`, at least where they reach the goal, else at most. */
export function ending(leader: i32, points: i32, goal: i32): i32 {
  total = points;
  return turn(0, leader, 0, 0, 0, leader, 0, goal);
}

function turn(place: i32, seat: i32, suit: i32, beats: i32, kind: i32, winner: i32, table: i32, goal: i32): i32 {
  count(1);
  const hand = get(HANDS, seat);
  const ourTurn = isOurs(seat);
  const leads = place === 0;
  const closes = place === players - 1;
  const after = seatAfter(seat);
  const choices = leads ? hand : legalOf(place, seat, suit, beats, kind, winner);
  // Of two cards the more promising first: one that beats, the dearer to the own side, the cheaper to the other.
  let bit = topBit(choices);
  let other = choices ^ (1 << bit);
  if (other !== 0) {
    const lower = topBit(other);
    const up = (beats >>> bit) & 1;
    const down = (beats >>> lower) & 1;
    const dear = leads ? true : up !== 0 && down !== 0 ? closes : isOurs(winner) === ourTurn;
    if (up === down ? dear !== get(VALUE, bit) >= get(VALUE, lower) : down !== 0) {
      other = 1 << bit;
      bit = lower;
    }
  }
  let result = ourTurn ? -1 : 10_000;
  for (;;) {
    const one = 1 << bit;
    set(HANDS, seat, hand ^ one);
    const takes = leads || (one & beats) !== 0;
    const nextWinner = takes ? seat : winner;
    let score = 0;
    if (closes) {
      const points = pointsOf(table | one) + perTrick;
      const rest = total - points;
      score = isOurs(nextWinner) ? points : 0;
      if (score < goal && score + rest >= goal) {
        count(players);
        if (isOurs(lastWinner(nextWinner))) score += rest;
      } else if (score < goal) score += rest;
    } else {
      const nextKind = noTrumps ? 1 : leads ? (bit < 8 ? 0 : 1) : takes && bit < 8 && kind === 1 ? 2 : kind;
      const nextSuit = leads ? 255 << (bit & 24) : suit;
      score = turn(place + 1, after, nextSuit, takes ? get(ABOVE, bit) : beats, nextKind, nextWinner, table | one, goal);
    }
    if (ourTurn ? score > result : score < result) result = score;
    if (other === 0 || ourTurn === score >= goal) break;
    bit = topBit(other);
    other = 0;
  }
  set(HANDS, seat, hand);
  return result;
}
