import { lastWinner, pointsOf, topBit, topsOf } from './cards';
import { ending } from './ending';
import { find, highest as mostKnown, hint, keep, least as leastKnown } from './entries';
import { count, isOurs, lastTrick, mayGoOn, noTrumps, perTrick, players, seatAfter, stopped } from './game';
import { ABOVE, HANDS, LIVE, OURS, TOTALS, TRUMP_POINTS, get, set } from './memory';
import { AGAINST, GIVES, LEADING, LEADS, LOSES, TAKES, TAKES_LAST, WITH, list, reward, take } from './moves';
import { apart, choicesOf } from './runs';
import { sure, sureOfOthers } from './sure';
import { against, certain, reckon } from './untrumped';

/* Whether the side `most` makes a goal: the points that show it, at least where they reach the goal, else at most. */

/** The best card of the lead that returned last. */
let best: i32 = 0;

/** From a lead on. */
function fromLead(left: i32, seat: i32, goal: i32, hint: i32): i32 {
  count(1);
  const hand = get(HANDS, seat);
  const ourTurn = isOurs(seat);
  const after = seatAfter(seat);
  const ply = left * players;
  const all = get(LIVE, left);
  const foreign = all & ~hand;
  const cards = list(ply, choicesOf(0, left, seat, 0, 0, 0, seat), LEADING, 0, 0, LEADS, hint, all);
  let result = ourTurn ? -1 : 10_000;
  let chosen = 0;
  let tried = 0;
  /** What the cards that need not be tried may lead to. */
  let bound = result;
  for (let i = 0; i < cards; i += 1) {
    const bit = take(ply, i, cards);
    const one = 1 << bit;
    if (i > 0) {
      const points = apart(bit, tried, foreign);
      if (ourTurn ? result + points < goal : result - points >= goal) {
        bound = ourTurn ? max(bound, result + points) : min(bound, result - points);
        continue;
      }
    }
    tried |= one;
    set(HANDS, seat, hand ^ one);
    const score = within(1, left, after, 255 << (bit & 24), get(ABOVE, bit), noTrumps || bit > 7 ? 1 : 0, seat, one, goal);
    if (ourTurn ? score > result : score < result) {
      result = score;
      chosen = bit;
    }
    if (stopped) break;
    if (ourTurn === score >= goal) {
      if (cards > 1) reward(ply, LEADING, bit, left);
      break;
    }
  }
  set(HANDS, seat, hand);
  best = chosen;
  return ourTurn ? max(result, bound) : min(result, bound);
}

/**
 * From a turn within a trick on. `suit`: the led suit as a byte of ones; `beats`: all cards that beat the winning one; `table`: the cards on
 * the table.
 */
export function within(place: i32, left: i32, seat: i32, suit: i32, beats: i32, kind: i32, winner: i32, table: i32, goal: i32): i32 {
  return place === players - 1
    ? last(left, seat, suit, beats, kind, winner, table, goal)
    : follow(place, left, seat, suit, beats, kind, winner, table, goal);
}

function follow(place: i32, left: i32, seat: i32, suit: i32, beats: i32, kind: i32, winner: i32, table: i32, goal: i32): i32 {
  count(1);
  const hand = get(HANDS, seat);
  const after = seatAfter(seat);
  const choices = choicesOf(place, left, seat, suit, beats, kind, winner);
  if ((choices & (choices - 1)) === 0) {
    set(HANDS, seat, hand ^ choices);
    const takes = (choices & beats) !== 0;
    const nextBeats = takes ? get(ABOVE, topBit(choices)) : beats;
    const nextKind = takes && kind === 1 && !noTrumps && (choices & 255) !== 0 ? 2 : kind;
    const score = within(place + 1, left, after, suit, nextBeats, nextKind, takes ? seat : winner, table | choices, goal);
    set(HANDS, seat, hand);
    return score;
  }
  const ourTurn = isOurs(seat);
  const role = isOurs(winner) === ourTurn ? WITH : AGAINST;
  const ply = left * players - place;
  const cards = list(ply, choices, role, beats, TAKES, role === WITH ? GIVES : LOSES, -1, 0);
  let result = ourTurn ? -1 : 10_000;
  let tried = 0;
  /** What the cards that need not be tried may lead to. */
  let bound = result;
  const foreign = get(LIVE, left) & ~hand;
  for (let i = 0; i < cards; i += 1) {
    const bit = take(ply, i, cards);
    const one = 1 << bit;
    if (i > 0) {
      const points = apart(bit, tried, foreign);
      if (ourTurn ? result + points < goal : result - points >= goal) {
        bound = ourTurn ? max(bound, result + points) : min(bound, result - points);
        continue;
      }
    }
    tried |= one;
    set(HANDS, seat, hand ^ one);
    const takes = (one & beats) !== 0;
    const nextBeats = takes ? get(ABOVE, bit) : beats;
    const nextKind = takes && kind === 1 && !noTrumps && bit < 8 ? 2 : kind;
    const score = within(place + 1, left, after, suit, nextBeats, nextKind, takes ? seat : winner, table | one, goal);
    if (ourTurn ? score > result : score < result) result = score;
    if (stopped) break;
    if (ourTurn === score >= goal) {
      reward(ply, role, bit, left);
      break;
    }
  }
  set(HANDS, seat, hand);
  return ourTurn ? max(result, bound) : min(result, bound);
}

/** From the last turn of a trick on. */
function last(left: i32, seat: i32, suit: i32, beats: i32, kind: i32, winner: i32, table: i32, goal: i32): i32 {
  count(1);
  const hand = get(HANDS, seat);
  const place = players - 1;
  const ourTurn = isOurs(seat);
  const choices = choicesOf(place, left, seat, suit, beats, kind, winner);
  if ((choices & (choices - 1)) === 0) {
    set(HANDS, seat, hand ^ choices);
    const score = closedFor(left, (choices & beats) !== 0 ? seat : winner, table | choices, goal);
    set(HANDS, seat, hand);
    return score;
  }
  const role = isOurs(winner) === ourTurn ? WITH : AGAINST;
  const ply = left * players - place;
  const cards = list(ply, choices, role, beats, TAKES_LAST, role === WITH ? GIVES : LOSES, -1, 0);
  let result = ourTurn ? -1 : 10_000;
  for (let i = 0; i < cards; i += 1) {
    const bit = take(ply, i, cards);
    const one = 1 << bit;
    set(HANDS, seat, hand ^ one);
    const score = closedFor(left, (one & beats) !== 0 ? seat : winner, table | one, goal);
    if (ourTurn ? score > result : score < result) result = score;
    if (stopped) break;
    if (ourTurn === score >= goal) {
      reward(ply, role, bit, left);
      break;
    }
  }
  set(HANDS, seat, hand);
  return result;
}

/** Once a trick is full. */
export function closedFor(left: i32, winner: i32, table: i32, goal: i32): i32 {
  const points = pointsOf(table) + perTrick + (left === 1 ? lastTrick : 0);
  const gain = isOurs(winner) ? points : 0;
  return gain + trickFor(winner, get(LIVE, left) & ~table, get(OURS, left) & ~table, get(TOTALS, left) - points, goal - gain, left - 1);
}

/** From a trick on, `leader` to lead: `all` are the cards in play, `held` those of the side `most`; `total`: points to be made. */
export function trickFor(leader: i32, all: i32, held: i32, total: i32, goal: i32, left: i32): i32 {
  if (goal > total) return total;
  if (goal <= 0) return 0;
  if (left === 1) {
    count(players);
    return isOurs(lastWinner(leader)) ? total : 0;
  }
  let highest = total;
  let lowest = 0;
  const trumps = noTrumps ? 0 : all & 255;
  if (trumps !== 0) {
    // Trumps that nothing beats win their tricks, whatever anybody does.
    const mine = held & 255;
    const theirs = trumps ^ mine;
    if (mine > theirs) {
      lowest = get(TRUMP_POINTS, topsOf(mine, theirs));
      if (goal <= lowest) return lowest;
    } else {
      highest -= get(TRUMP_POINTS, topsOf(theirs, mine));
      if (goal > highest) return highest;
    }
  }
  if (!mayGoOn()) return 0;

  const at = find(all, leader, total);
  if (leastKnown >= goal) return leastKnown;
  if (mostKnown < goal) return mostKnown;
  const lead = hint;
  lowest = max(lowest, leastKnown);
  highest = min(highest, mostKnown);
  const ours = isOurs(leader);
  const needed = ours ? goal : total - goal + 1;
  let own = 0;
  let others = 0;
  if (trumps === 0) {
    reckon(leader, all, left, total, needed, total - needed + 1);
    own = certain;
    others = against;
  } else {
    own = sure(leader, all, held, left, total, needed);
    if (own < needed && (ours ? highest < total : lowest > 0)) others = sureOfOthers(leader, all, held, left, total, total - needed + 1);
  }
  lowest = max(lowest, ours ? own : others);
  highest = min(highest, total - (ours ? others : own));
  if (lowest >= goal) return lowest;
  if (highest < goal) return highest;

  beginTrick(left, all, held, total);
  const result = left === 2 ? ending(leader, total, goal) : fromLead(left, leader, goal, lead);
  if (stopped) return 0;
  if (result >= goal) lowest = result;
  else highest = result;
  keep(at, all, leader, best, lowest, highest);
  return result;
}

/** Notes what there is when a trick begins. */
export function beginTrick(left: i32, all: i32, held: i32, total: i32): void {
  set(LIVE, left, all);
  set(OURS, left, held);
  set(TOTALS, left, total);
}
