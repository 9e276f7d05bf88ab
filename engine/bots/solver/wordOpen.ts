import { lastWinner, pointsOf } from './wordHands.ts';
import type { makeMoves } from './wordMoves.ts';
import { GUESS } from './wordTables.ts';

/** What {@link makeOpen} has to know of a game. */
export interface OpenGame {
  readonly players: number;
  /** The seats whose points are counted, as bits. */
  readonly most: number;
  readonly noTrumps: boolean;
  readonly perTrick: number;
  readonly lastTrick: number;
}

type Within = (
  left: number,
  seat: number,
  suit: number,
  beats: number,
  kind: number,
  winner: number,
  table: number,
  goal: number,
) => number;

/** The search for a goal, which this one asks; its arrays are read and written as it does. */
export interface Probes {
  readonly order: ReturnType<typeof makeMoves>;
  readonly hands: Int32Array;
  readonly live: Int32Array;
  readonly ours: Int32Array;
  readonly totals: Int32Array;
  readonly above: Int32Array;
  readonly trumpPoints: Int32Array;
  readonly plainPoints: Int32Array;
  readonly counted: Int32Array;
  /** Whether the search has been given up: nothing it says means anything. */
  stopped(): boolean;
  choicesOf(place: number, left: number, seat: number, suit: number, beats: number, kind: number, winner: number): number;
  follow(place: number, ...rest: Parameters<Within>): number;
  readonly last: Within;
  closed(left: number, winner: number, table: number, goal: number): number;
  trick(leader: number, all: number, held: number, total: number, goal: number, left: number): number;
}

/** The search for a value: the first card of each turn with the whole window, of the others only whether they are better at all. */
export function makeOpen(probes: Probes) {
  const { order, hands, live, ours, totals, above, trumpPoints, plainPoints, counted } = probes;
  let players = 4;
  let most = 0;
  let noTrumps = false;
  let perTrick = 0;
  let lastTrick = 0;

  /** The value from a turn on: exact between `alpha` and `beta`, else a bound on that side. */
  function turn(
    place: number,
    left: number,
    seat: number,
    suit: number,
    beats: number,
    kind: number,
    winner: number,
    table: number,
    alpha: number,
    beta: number,
  ): number {
    counted[0] = (counted[0] ?? 0) + 1;
    const hand = hands[seat] ?? 0;
    const ourTurn = ((most >>> seat) & 1) === 1;
    const leads = place === 0;
    const closes = place === players - 1;
    const after = seat + 1 === players ? 0 : seat + 1;
    const ply = left * players - place;
    const role = leads ? 0 : (((most >>> winner) & 1) === 1) === ourTurn ? 32 : 64;
    const choices = probes.choicesOf(place, left, seat, suit, beats, kind, winner);
    const beating = closes ? GUESS.takesLast : GUESS.takes;
    const losing = leads ? GUESS.leads : role === 32 ? GUESS.gives : GUESS.loses;
    const count = order.list(ply, choices, role, leads ? 0 : beats, beating, losing, -1, (live[left] ?? 0) & ~table);
    let result = ourTurn ? -1 : 10_000;
    for (let i = 0; i < count; i += 1) {
      const bit = order.take(ply, i, count);
      const one = 1 << bit;
      hands[seat] = hand ^ one;
      const takes = leads || (one & beats) !== 0;
      const nextSuit = leads ? 255 << (bit & 24) : suit;
      const nextBeats = takes ? (above[bit] ?? 0) : beats;
      const nextKind = noTrumps ? 1 : leads ? (bit < 8 ? 0 : 1) : takes && bit < 8 && kind === 1 ? 2 : kind;
      const nextWinner = takes ? seat : winner;
      const nextTable = table | one;
      let score = 0;
      if (i > 0) {
        const goal = ourTurn ? alpha + 1 : beta;
        score = closes
          ? probes.closed(left, nextWinner, nextTable, goal)
          : place === players - 2
            ? probes.last(left, after, nextSuit, nextBeats, nextKind, nextWinner, nextTable, goal)
            : probes.follow(place + 1, left, after, nextSuit, nextBeats, nextKind, nextWinner, nextTable, goal);
      }
      if (i === 0 || (score > alpha && score < beta)) {
        const low = i > 0 && ourTurn ? score : alpha;
        const high = i > 0 && !ourTurn ? score : beta;
        score = closes
          ? closed(left, nextWinner, nextTable, low, high)
          : turn(place + 1, left, after, nextSuit, nextBeats, nextKind, nextWinner, nextTable, low, high);
      }
      if (probes.stopped()) break;
      if (ourTurn ? score > result : score < result) result = score;
      if (ourTurn) alpha = Math.max(alpha, score);
      else beta = Math.min(beta, score);
      if (alpha >= beta) {
        order.reward(ply, role, bit, left);
        break;
      }
    }
    hands[seat] = hand;
    return result;
  }

  /** The same once a trick is full. */
  function closed(left: number, winner: number, table: number, alpha: number, beta: number): number {
    const points = pointsOf(table, trumpPoints, plainPoints) + perTrick + (left === 1 ? lastTrick : 0);
    const gain = ((most >>> winner) & 1) === 1 ? points : 0;
    const rest = (live[left] ?? 0) & ~table;
    return gain + trick(winner, rest, (ours[left] ?? 0) & ~table, (totals[left] ?? 0) - points, alpha - gain, beta - gain, left - 1);
  }

  /** The same from a trick on. */
  function trick(leader: number, all: number, held: number, total: number, alpha: number, beta: number, left: number): number {
    if (left === 0 || beta <= 0) return 0;
    if (alpha >= total) return total;
    if (left === 1) return ((most >>> lastWinner(hands, above, leader, players)) & 1) === 1 ? total : 0;
    if (beta - alpha === 1) return probes.trick(leader, all, held, total, beta, left);
    live[left] = all;
    ours[left] = held;
    totals[left] = total;
    return turn(0, left, leader, 0, 0, 0, leader, 0, alpha, beta);
  }

  return {
    begin(game: OpenGame): void {
      ({ players, most, noTrumps, perTrick, lastTrick } = game);
    },
    turn,
    trick,
  };
}
