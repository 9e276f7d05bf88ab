import { legalOf, topBit } from './cards';
import { isOurs, mustFollow, players, seatAfter } from './game';
import { ABOVE, HANDS, LIVE, VALUE, get } from './memory';

/*
 * Runs: cards of a hand and suit between which nobody else has one in play. They win and lose alike now and later, and every duty sees them
 * alike; only their points differ. So whoever holds two of a run gets by one at most that many points more than by the other: what has been
 * lost with one for certain need not be tried with the other. And if it is certain which side gets the trick, the dearest of a run belongs
 * into it when that is the own side, the cheapest when it is not: nothing is lost by it later.
 */

/** Farther apart than any two cards. */
const NEVER: i32 = 1000;

/** The cards that a seat may play and that need be tried; of a trick's lead, or with `suit`, `beats`, `kind` as in {@link legalOf}. */
export function choicesOf(place: i32, left: i32, seat: i32, suit: i32, beats: i32, kind: i32, winner: i32): i32 {
  const hand = get(HANDS, seat);
  const choices = place > 0 ? legalOf(place, seat, suit, beats, kind, winner) : hand;
  if ((choices & (choices - 1)) === 0) return choices;
  const foreign = get(LIVE, left) & ~hand;
  // Cells from each card upwards until somebody else's: what lies above one of them is of its run.
  let pass = ~foreign & 0xfefefefe;
  let cells = choices | (pass & (choices << 1));
  pass &= pass << 1;
  cells |= pass & (cells << 2);
  pass &= pass << 2;
  cells |= pass & (cells << 4);
  if ((choices & 0xfefefefe & (cells << 1)) === 0) return choices;
  const ourTurn = isOurs(seat);
  const wins = place > 0 && isOurs(winner) === ourTurn;
  let kept = 0;
  for (let rest = choices; rest !== 0;) {
    const top = topBit(rest);
    const whole = 255 << (top & 24);
    const below = foreign & whole & ((1 << top) - 1);
    const run = rest & whole & (below === 0 ? -1 : -2 << topBit(below));
    rest ^= run;
    if ((run & (run - 1)) === 0) kept |= run;
    else if (place === 0) kept |= ofRun(run, top, get(ABOVE, top), true, seat, 0, whole);
    else {
      const takes = ((beats >>> top) & 1) !== 0;
      kept |= ofRun(run, top, takes ? get(ABOVE, top) : beats, takes || wins, seat, place, suit);
    }
  }
  return kept;
}

/** Of a run the cards that need be tried. `over`: what beats the trick once one of them lies there, and it is the own side's or not. */
function ofRun(run: i32, top: i32, over: i32, own: bool, seat: i32, place: i32, suit: i32): i32 {
  const ourTurn = isOurs(seat);
  let foes = 0;
  let mates = 0;
  let foeMust = false;
  let mateMust = false;
  for (let later = place + 1, other = seat; later < players; later += 1) {
    other = seatAfter(other);
    const hand = get(HANDS, other);
    const may = mustFollow && (hand & suit) !== 0 ? hand & suit : hand;
    if (isOurs(other) === ourTurn) {
      mates |= may & over;
      if ((may & ~over) === 0) mateMust = true;
    } else {
      foes |= may & over;
      if ((may & ~over) === 0) foeMust = true;
    }
  }
  if (foes === 0 && (own || mateMust)) return 1 << top;
  if (mates === 0 && (!own || foeMust)) return run & -run;
  let kept = 0;
  let previous = -1;
  for (let rest = run; rest !== 0; rest &= rest - 1) {
    const worth = get(VALUE, ctz<i32>(rest));
    if (worth !== previous) kept |= rest & -rest;
    previous = worth;
  }
  return kept;
}

/** By how many points a card differs from the nearest of its run among those tried. */
export function apart(bit: i32, tried: i32, foreign: i32): i32 {
  const suit = 255 << (bit & 24);
  const lower = suit & ((1 << bit) - 1);
  const higher = suit & (-2 << bit);
  const worth = get(VALUE, bit);
  let points = NEVER;
  const below = tried & lower;
  if (below !== 0) {
    const near = topBit(below);
    if ((foreign & lower & (-2 << near)) === 0) points = worth - get(VALUE, near);
  }
  const above = tried & higher;
  if (above !== 0) {
    const near = ctz<i32>(above);
    if ((foreign & higher & ((1 << near) - 1)) === 0) points = min(points, get(VALUE, near) - worth);
  }
  return points;
}
