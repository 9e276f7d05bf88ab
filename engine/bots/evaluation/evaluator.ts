import type { Seat } from '../../cards/card.ts';
import { OVER, type DealState, type TakenTrick } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import type { Board } from '../../cards/trick/board.ts';
import type { Aim } from '../../contract/search/search.ts';
import type { InformationSet } from '../inference/informationSet.ts';
import { int32At, itemAt } from '../../cards/indexed.ts';

/** Weight of a point in tricks beside the score: of two ways to the same score the one with more points is the safer. */
export const POINT = 0.02;

/** No side's bonuses of a deal reach this: a key that holds two of them is still a whole number that a double holds. */
const MOST_BONUS = 4096;

/** Evaluates finished boards for the thinking seat by the game's own score, and remembers the results. */
export class Evaluator {
  readonly #infoSet: InformationSet;
  readonly #aim: Aim;
  readonly #tieBreak: number;
  readonly #known = new Map<number, number>();
  /** Whether sides are the same in every world. */
  readonly #fixed: boolean;

  /** `tieBreak`: the weight of a point in tricks beside the score. */
  constructor(infoSet: InformationSet, aim: Aim, tieBreak: number) {
    this.#infoSet = infoSet;
    this.#aim = aim;
    this.#tieBreak = tieBreak;
    this.#fixed = infoSet.rules.called === undefined;
  }

  of(board: Board): number {
    const { game, state, seat, view } = this.#infoSet;
    const camp = campOf(board, view.declarer, seat);
    let points = 0;
    let tricks = 0;
    let bonus = 0;
    let all = 0;
    let allBonus = 0;
    for (let other = 0; other < board.players; other += 1) {
      all += int32At(board.points, other);
      allBonus += int32At(board.bonuses, other);
      if (((camp >>> other) & 1) === 0) continue;
      points += int32At(board.points, other);
      tricks += int32At(board.tricks, other);
      bonus += int32At(board.bonuses, other);
    }
    if (this.#aim === 'tricks') return ((camp >>> seat) & 1 ? 1 : -1) * (2 * points - all);
    const first = view.tricks.length === 0 ? (camp >>> board.first) & 1 : 0;
    const key =
      ((((first * 64 + tricks) * 512 + points) * MOST_BONUS + bonus) * MOST_BONUS + allBonus - bonus) * 128 + (this.#fixed ? 0 : camp);
    let known = this.#known.get(key);
    if (known === undefined) this.#known.set(key, (known = evaluate(game, finishedDeal(game, state, board, camp), seat, this.#tieBreak)));
    return known;
  }
}

/** One of the two camps for which all tricks are counted: the declarer's where there is a declarer, else a seat's own. */
export function campOf(board: Board, declarer: Seat | null, seat: Seat): number {
  return int32At(board.mates, declarer ?? seat);
}

/**
 * Returns the value of a finished deal to a seat: its score less the average score of the others, and its margin in points of tricks by the weight
 * `tieBreak`.
 */
export function evaluate(game: Game, over: DealState, seat: Seat, tieBreak: number): number {
  const { scores, points } = game.score(over);
  const rules = game.trick(over);
  const declarer = over.declarer ?? seat;
  const sides = rules?.sides ?? scores.map((_, other) => other);
  let others = 0;
  let count = 0;
  for (let other = 0; other < scores.length; other += 1) {
    if (other === seat || (game.partners && sides[other] === sides[seat])) continue;
    others += itemAt(scores, other);
    count += 1;
  }
  const inPoints = (sides[declarer] === sides[seat] ? 2 : -2) * itemAt(points, declarer);
  return itemAt(scores, seat) - others / count + tieBreak * inPoints;
}

/** A state as it would be over once a board has been played out: the tricks that this adds, each camp's in one seat's hands. */
export function finishedDeal(game: Game, state: DealState, board: Board, camp: number): DealState {
  const seats = [...board.points.keys()];
  const inside = seats.filter((seat) => (camp >>> seat) & 1);
  const outside = seats.filter((seat) => !((camp >>> seat) & 1));
  const first = (camp >>> board.first) & 1 ? [inside, outside] : [outside, inside];
  const play = state.play ?? { leader: 0, trick: [], tricks: [] };
  const over: DealState = {
    ...state,
    phase: OVER,
    hands: state.hands.map(() => []),
    play: { leader: play.leader, trick: [], tricks: [...play.tricks, ...first.flatMap((side) => tricksOf(side, board))] },
  };
  return game.ended?.(over, { bonuses: [...board.bonuses], mates: [...board.mates] }) ?? over;
}

/** The tricks of a camp, as if one of its seats had won them all. */
function tricksOf(camp: readonly Seat[], board: Board): TakenTrick[] {
  const winner = camp[0];
  if (winner === undefined) return [];
  const sum = (of: Int32Array): number => camp.reduce((all, seat) => all + int32At(of, seat), 0);
  const count = sum(board.tricks);
  return Array.from({ length: count }, (_, i) => ({ leader: winner, cards: [], winner, points: i === 0 ? sum(board.points) : 0 }));
}
