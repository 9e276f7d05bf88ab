import type { Seat } from '../cards/card.ts';
import type { DealState, Game, TakenTrick } from '../games/game.ts';
import { OVER } from '../phases/phase.ts';
import type { Board } from '../trick/board.ts';
import type { Scene } from './scene.ts';

/** What a bot plays for: the score of the deal, or points in tricks. */
export type Aim = 'score' | 'tricks';

/** Weight of a point in tricks beside the score: of two ways to the same score the one with more points is the safer. */
const POINT = 0.02;

/** What a finished board is worth to the thinking seat: its score less the others', as the game reckons it. */
export class Worth {
  readonly #scene: Scene;
  readonly #aim: Aim;
  readonly #known = new Map<number, number>();
  /** The seats on the first camp's side, as bits: everybody's tricks are counted for one of two camps. */
  readonly #fixed: boolean;

  constructor(scene: Scene, aim: Aim) {
    this.#scene = scene;
    this.#aim = aim;
    this.#fixed = scene.rules.called === undefined;
  }

  of(board: Board): number {
    const { seat } = this.#scene;
    const camp = this.#camp(board);
    let points = 0;
    let tricks = 0;
    let bonus = 0;
    let all = 0;
    let allBonus = 0;
    for (let other = 0; other < board.players; other += 1) {
      const own = (camp >>> other) & 1;
      all += board.points[other] as number;
      allBonus += board.bonuses[other] as number;
      if (own === 0) continue;
      points += board.points[other] as number;
      tricks += board.tricks[other] as number;
      bonus += board.bonuses[other] as number;
    }
    const ours = (camp >>> seat) & 1 ? 1 : -1;
    if (this.#aim === 'tricks') return ours * (2 * points - all);
    const first = this.#scene.view.tricks.length === 0 ? (camp >>> board.first) & 1 : 0;
    // Bonuses are multiples of ten.
    const key =
      ((((first * 64 + tricks) * 512 + points) * 128 + bonus / 10) * 128 + (allBonus - bonus) / 10) * 128 + (this.#fixed ? 0 : camp);
    let known = this.#known.get(key);
    if (known === undefined) this.#known.set(key, (known = this.#score(board)));
    return known;
  }

  /** One of two camps: the declarer's where there is a declarer, else the thinking seat's. */
  #camp(board: Board): number {
    const { view, seat } = this.#scene;
    return board.mates[view.declarer ?? seat] as number;
  }

  #score(board: Board): number {
    const { game, seat, view } = this.#scene;
    const { scores, points } = game.score(this.#ended(game, board));
    let others = 0;
    let count = 0;
    let rest = 0;
    for (let other = 0; other < scores.length; other += 1) {
      if (other === seat || (game.partners && ((board.mates[seat] ?? 0) >>> other) & 1)) continue;
      others += scores[other] ?? 0;
      rest += points[other] ?? 0;
      count += 1;
    }
    const camp = this.#camp(board);
    const reached = view.declarer === null ? (points[seat] ?? 0) : ((camp >>> seat) & 1 ? 1 : -1) * (points[view.declarer] ?? 0);
    return (scores[seat] ?? 0) - others / count + POINT * (view.declarer === null ? reached - rest / count : 2 * reached);
  }

  /** The deal as it would be over: the tricks that a board adds, each camp's in one seat's hands. */
  #ended(game: Game, board: Board): DealState {
    const { state } = this.#scene;
    const camp = this.#camp(board);
    const seats = [...board.points.keys()];
    const inside = seats.filter((seat) => (camp >>> seat) & 1);
    const outside = seats.filter((seat) => !((camp >>> seat) & 1));
    const first = (camp >>> board.first) & 1 ? [inside, outside] : [outside, inside];
    const tail = first.flatMap((side) => tricksOf(side, board));
    const play = state.play ?? { leader: 0, trick: [], tricks: [] };
    const ended: DealState = {
      ...state,
      phase: OVER,
      hands: state.hands.map(() => []),
      play: { leader: play.leader, trick: [], tricks: [...play.tricks, ...tail] },
    };
    return game.ended?.(ended, { bonuses: [...board.bonuses], mates: [...board.mates] }) ?? ended;
  }
}

/** The tricks of a side, as if one of its seats had won them all. */
function tricksOf(side: readonly Seat[], board: Board): TakenTrick[] {
  const winner = side[0];
  if (winner === undefined) return [];
  const sum = (of: Int32Array): number => side.reduce((all, seat) => all + (of[seat] ?? 0), 0);
  const count = sum(board.tricks);
  return Array.from({ length: count }, (_, i) => ({ leader: winner, cards: [], winner, points: i === 0 ? sum(board.points) : 0 }));
}
