import { topBit } from './cards';
import { VALUE, get } from './memory';

/*
 * Runs: cards of a hand and suit between which nobody else has one in play. They win and lose alike now and later, and every duty sees them
 * alike; only their points differ. So whoever holds two of a run gets by one at most that many points more than by the other: what has been
 * lost with one for certain need not be tried with the other. And once it is certain who gets the trick, the dearest of a run belongs to the
 * own side, the cheapest to the other.
 */

/** Farther apart than any two cards. */
const NEVER: i32 = 1000;

/** One card of each run. `foreign`: cards in play of all others; `beats`: those by which the own side wins the trick; `wins`: by others too. */
export function bestOfRuns(choices: i32, foreign: i32, beats: i32, wins: bool): i32 {
  let kept = 0;
  for (let rest = choices; rest !== 0;) {
    const top = topBit(rest);
    const below = foreign & (255 << (top & 24)) & ((1 << top) - 1);
    const run = rest & (255 << (top & 24)) & (below === 0 ? -1 : -2 << topBit(below));
    rest ^= run;
    kept |= wins || (beats >>> top) & 1 ? 1 << top : run & -run;
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
