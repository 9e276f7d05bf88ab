import { lastWinner, pointsOf } from './cards';
import { count, isOurs, lastTrick, noTrumps, perTrick, players, seatAfter, stopped } from './game';
import { beginTrick, closedFor, trickFor, within } from './goal';
import { ABOVE, HANDS, LIVE, OURS, TOTALS, get, set } from './memory';
import { AGAINST, GIVES, LEADING, LEADS, LOSES, TAKES, TAKES_LAST, WITH, list, reward, take } from './moves';
import { choicesOf } from './runs';

/* The search for a value: the first card of each turn with the whole window, of the others only whether they are better at all. */

/** The value from a turn on: exact between `alpha` and `beta`, else a bound on that side. */
export function turn(
  place: i32,
  left: i32,
  seat: i32,
  suit: i32,
  beats: i32,
  kind: i32,
  winner: i32,
  table: i32,
  alpha: i32,
  beta: i32,
): i32 {
  count(1);
  const hand = get(HANDS, seat);
  const ourTurn = isOurs(seat);
  const leads = place === 0;
  const closes = place === players - 1;
  const after = seatAfter(seat);
  const ply = left * players - place;
  const role = leads ? LEADING : isOurs(winner) === ourTurn ? WITH : AGAINST;
  const choices = choicesOf(place, left, seat, suit, beats, kind, winner);
  const losing = leads ? LEADS : role === WITH ? GIVES : LOSES;
  const cards = list(ply, choices, role, leads ? 0 : beats, closes ? TAKES_LAST : TAKES, losing, -1, get(LIVE, left) & ~table);
  let result = ourTurn ? -1 : 10_000;
  for (let i = 0; i < cards; i += 1) {
    const bit = take(ply, i, cards);
    const one = 1 << bit;
    set(HANDS, seat, hand ^ one);
    const takes = leads || (one & beats) !== 0;
    const nextSuit = leads ? 255 << (bit & 24) : suit;
    const nextBeats = takes ? get(ABOVE, bit) : beats;
    const nextKind = noTrumps ? 1 : leads ? (bit < 8 ? 0 : 1) : takes && bit < 8 && kind === 1 ? 2 : kind;
    const nextWinner = takes ? seat : winner;
    const laid = table | one;
    let score = 0;
    if (i > 0) {
      const goal = ourTurn ? alpha + 1 : beta;
      score = closes
        ? closedFor(left, nextWinner, laid, goal)
        : within(place + 1, left, after, nextSuit, nextBeats, nextKind, nextWinner, laid, goal);
    }
    if (i === 0 || (score > alpha && score < beta)) {
      const low = i > 0 && ourTurn ? score : alpha;
      const high = i > 0 && !ourTurn ? score : beta;
      score = closes
        ? closed(left, nextWinner, laid, low, high)
        : turn(place + 1, left, after, nextSuit, nextBeats, nextKind, nextWinner, laid, low, high);
    }
    if (stopped) break;
    if (ourTurn ? score > result : score < result) result = score;
    if (ourTurn) alpha = max(alpha, score);
    else beta = min(beta, score);
    if (alpha >= beta) {
      reward(ply, role, bit, left);
      break;
    }
  }
  set(HANDS, seat, hand);
  return result;
}

/** The same once a trick is full. */
function closed(left: i32, winner: i32, table: i32, alpha: i32, beta: i32): i32 {
  const points = pointsOf(table) + perTrick + (left === 1 ? lastTrick : 0);
  const gain = isOurs(winner) ? points : 0;
  const rest = get(LIVE, left) & ~table;
  return gain + trick(winner, rest, get(OURS, left) & ~table, get(TOTALS, left) - points, alpha - gain, beta - gain, left - 1);
}

/** The same from a trick on. */
export function trick(leader: i32, all: i32, held: i32, total: i32, alpha: i32, beta: i32, left: i32): i32 {
  if (left === 0 || beta <= 0) return 0;
  if (alpha >= total) return total;
  if (left === 1) return isOurs(lastWinner(leader)) ? total : 0;
  if (beta - alpha === 1) return trickFor(leader, all, held, total, beta, left);
  beginTrick(left, all, held, total);
  return turn(0, left, leader, 0, 0, 0, leader, 0, alpha, beta);
}
