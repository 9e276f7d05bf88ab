import { WHO } from '../../trick/masks.ts';
import { lastWinner, legalOf, pointsOf } from './wordHands.ts';

/** What {@link makeEnding} has to know of a game; as in {@link import('./wordTables.ts').WordTables}. */
export interface EndingGame {
  readonly players: number;
  /** The seats whose points are counted, as bits. */
  readonly most: number;
  readonly noTrumps: boolean;
  readonly barsUnder: boolean;
  readonly perTrick: number;
}

/** The arrays of the search: read as they are when asked. `counted`: nodes visited. */
export interface EndingArrays {
  readonly hands: Int32Array;
  readonly mates: Int32Array;
  readonly duty: Int32Array;
  readonly value: Int32Array;
  readonly above: Int32Array;
  readonly trumpPoints: Int32Array;
  readonly plainPoints: Int32Array;
  readonly counted: Int32Array;
}

/** The search where two cards of each are left: the last trick follows from the one before. */
export function makeEnding({ hands, mates, duty, value, above, trumpPoints, plainPoints, counted }: EndingArrays) {
  let players = 4;
  let most = 0;
  let noTrumps = false;
  let anyDiscard = true;
  let perTrick = 0;
  /** All points still to be made. */
  let total = 0;

  function turn(
    place: number,
    seat: number,
    suit: number,
    beats: number,
    kind: number,
    winner: number,
    table: number,
    goal: number,
  ): number {
    counted[0] = (counted[0] ?? 0) + 1;
    const hand = hands[seat] ?? 0;
    const ourTurn = ((most >>> seat) & 1) === 1;
    const leads = place === 0;
    const closes = place === players - 1;
    const after = seat + 1 === players ? 0 : seat + 1;
    let choices = hand;
    if (!leads) {
      const who = ((mates[seat] ?? 0) >>> winner) & 1 ? WHO.mate : place === 1 ? WHO.second : WHO.opponent;
      choices = legalOf(hand, suit, beats, duty, kind * 3 + who, noTrumps, anyDiscard);
    }
    // Of two cards the more promising first: one that beats, the dearer to the own side, the cheaper to the other.
    let bit = 31 - Math.clz32(choices);
    let other = choices ^ (1 << bit);
    if (other !== 0) {
      const lower = 31 - Math.clz32(other);
      const up = (beats >>> bit) & 1;
      const down = (beats >>> lower) & 1;
      const dear = leads ? true : up !== 0 && down !== 0 ? closes : (((most >>> winner) & 1) === 1) === ourTurn;
      if (up === down ? dear !== (value[bit] ?? 0) >= (value[lower] ?? 0) : down !== 0) {
        other = 1 << bit;
        bit = lower;
      }
    }
    let result = ourTurn ? -1 : 10_000;
    for (;;) {
      const one = 1 << bit;
      hands[seat] = hand ^ one;
      const takes = leads || (one & beats) !== 0;
      const nextWinner = takes ? seat : winner;
      let score;
      if (closes) {
        const points = pointsOf(table | one, trumpPoints, plainPoints) + perTrick;
        const rest = total - points;
        score = ((most >>> nextWinner) & 1) === 1 ? points : 0;
        if (score < goal && score + rest >= goal) {
          counted[0] = (counted[0] ?? 0) + players;
          if (((most >>> lastWinner(hands, above, nextWinner, players)) & 1) === 1) score += rest;
        } else if (score < goal) score += rest;
      } else {
        const nextKind = noTrumps ? 1 : leads ? (bit < 8 ? 0 : 1) : takes && bit < 8 && kind === 1 ? 2 : kind;
        score = turn(
          place + 1,
          after,
          leads ? 255 << (bit & 24) : suit,
          takes ? (above[bit] ?? 0) : beats,
          nextKind,
          nextWinner,
          table | one,
          goal,
        );
      }
      if (ourTurn ? score > result : score < result) result = score;
      if (other === 0 || ourTurn === score >= goal) break;
      bit = 31 - Math.clz32(other);
      other = 0;
    }
    hands[seat] = hand;
    return result;
  }

  return {
    begin(game: EndingGame): void {
      ({ players, most, noTrumps, perTrick } = game);
      anyDiscard = !game.barsUnder;
    },
    /** Points of the side `most`, at least where they reach the goal, else at most. */
    value(leader: number, points: number, goal: number): number {
      total = points;
      return turn(0, leader, 0, 0, 0, leader, 0, goal);
    },
  };
}
