import { topBit, topsOf } from './cards';
import { lastTrick, most, mustFollow, noTrumps, perTrick, players } from './game';
import { CLASSES, HANDS, TRUMP_POINTS, VALUE, get } from './memory';
import { classes } from './suits';

/** Lost tricks up to which it is worth reckoning what the others can make of them. */
const FEW: i32 = 3;

/** The most that `n` cards of a hand are worth. */
function dearest(hand: i32, n: i32): i32 {
  let sum = 0;
  for (let at = 0; at < classes; at += 1) {
    const more = popcnt<i32>(hand & get(CLASSES, at << 1)) - n;
    const some = n + (more & (more >> 31));
    sum += some * get(CLASSES, (at << 1) | 1);
    n -= some;
  }
  return sum;
}

/** Points that are certain for the leader's side when a trick begins. `all`: the cards in play; `held`: those of the side `most`. */
export function sure(leader: i32, all: i32, held: i32, left: i32, total: i32, needed: i32): i32 {
  const hand = get(HANDS, leader);
  const mine = (most >>> leader) & 1;
  const trumps = noTrumps ? 0 : all & 255;
  let tops = 0;
  let topTricks = 0;
  let drawn = false;
  let draw = 0;
  if (trumps !== 0) {
    const ours = trumps & (mine === 1 ? held : ~held);
    tops = topsOf(ours, trumps ^ ours);
    for (let seat = 0; seat < players; seat += 1) {
      const own = get(HANDS, seat) & 255;
      if (((most >>> seat) & 1) !== mine) draw = max(draw, popcnt<i32>(own));
      else topTricks = max(topTricks, popcnt<i32>(own & tops));
    }
    drawn = mustFollow && draw > 0 && popcnt<i32>(topsOf(hand & 255, trumps & ~hand)) >= draw;
    if (drawn) topTricks = popcnt<i32>(tops & hand);
  }
  let sum = get(TRUMP_POINTS, tops);
  let extra = 0;
  let cashed = 0;
  let certain = tops;
  for (let shift = noTrumps ? 0 : 8; shift < 32; shift += 8) {
    const own = (hand >>> shift) & 255;
    if (own === 0) continue;
    let run = topsOf(own, ((all & ~hand) >>> shift) & 255);
    if (run === 0) continue;
    let safe = left;
    let stays = left;
    for (let seat = 0; !noTrumps && seat < players; seat += 1) {
      const other = get(HANDS, seat);
      if (seat === leader || (other & 255) === 0) continue;
      const follows = mustFollow ? popcnt<i32>((other >>> shift) & 255) : 0;
      if (((most >>> seat) & 1) !== mine) {
        if (!drawn && follows < safe) safe = follows;
      } else if (follows < stays && !(drawn && popcnt<i32>(other & 255) <= draw)) stays = follows;
    }
    // The highest are worth the most.
    for (let round = 0; run !== 0 && round < safe; round += 1) {
      const bit = topBit(run);
      run ^= 1 << bit;
      const worth = get(VALUE, shift + bit);
      if (round >= stays) {
        if (worth > extra) extra = worth;
        break;
      }
      sum += worth;
      cashed += 1;
      certain |= 1 << (shift + bit);
    }
  }
  return withFew(left - cashed - topTricks, certain, sum + extra, total, needed);
}

/** The same for the other side: trumps that nothing beats win their tricks, and the rest can make no more of what is left than that. */
export function sureOfOthers(leader: i32, all: i32, held: i32, left: i32, total: i32, needed: i32): i32 {
  const trumps = all & 255;
  const mine = (most >>> leader) & 1;
  const theirs = trumps & (mine === 1 ? ~held : held);
  const tops = topsOf(theirs, trumps ^ theirs);
  let tricks = 0;
  for (let seat = 0; seat < players; seat += 1)
    if (((most >>> seat) & 1) !== mine) tricks = max(tricks, popcnt<i32>(get(HANDS, seat) & tops));
  return withFew(left - tricks, tops, get(TRUMP_POINTS, tops), total, needed);
}

/** What is certain when `sum` is, and all but `lost` tricks are. `certain`: cards that win theirs; less than `needed` helps nobody. */
export function withFew(lost: i32, certain: i32, sum: i32, total: i32, needed: i32): i32 {
  if (lost <= 0) return total;
  if (lost > FEW || sum >= needed) return sum;
  let rest = total - lost * perTrick - lastTrick;
  for (let seat = 0; seat < players && rest >= needed; seat += 1) rest -= dearest(get(HANDS, seat) & ~certain, lost);
  return rest >= needed ? rest : sum;
}
