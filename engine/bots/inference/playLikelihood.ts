import type { Board } from '../../cards/trick/board.ts';
import type { InformationSet } from './informationSet.ts';
import { PastChoices } from './pastChoices.ts';
import type { OpponentModel } from './choiceLikelihood.ts';
import { partnershipMaskOf } from './partnershipMask.ts';
import { float64At, int32At, itemAt, uint8At } from '../../cards/indexed.ts';
import { cardsInTrick } from '../../contract/view.ts';

/**
 * How likely the play so far was in a world. Every seat but the thinking one is taken to be a player of one of some kinds, each as likely before
 * its first card as any other, and of that kind throughout the deal.
 */
export class PlayLikelihood {
  readonly #infoSet: InformationSet;
  readonly #opponentModels: readonly OpponentModel[];
  readonly #choices: PastChoices | null;
  /** By seat and kind: the logarithm of the likelihood of its plays in the last world asked about. */
  readonly sums: Float64Array;

  constructor(infoSet: InformationSet, opponentModels: readonly OpponentModel[], past: Board) {
    this.#infoSet = infoSet;
    this.#opponentModels = opponentModels;
    this.sums = new Float64Array(past.players * opponentModels.length);
    if (infoSet.plays.length === 0) this.#choices = null;
    else {
      rewind(past, infoSet.board, infoSet);
      this.#choices = new PastChoices(
        infoSet.plays,
        infoSet.seat,
        opponentModels,
        past,
        partnershipMaskOf(infoSet.board, infoSet.rules.called),
      );
    }
  }

  /** The logarithm of the likelihood of a world, as it stands on a board. */
  of(world: Board): number {
    const choices = this.#choices;
    if (choices === null) return 0;
    const { seat: own } = this.#infoSet;
    const kinds = this.#opponentModels.length;
    let log = 0;
    for (let seat = 0; seat < world.players; seat += 1) {
      if (seat === own) continue;
      choices.weigh(world, seat, this.sums);
      log += this.#either(seat * kinds, kinds);
    }
    return log;
  }

  /** The logarithm of the mean of some likelihoods. */
  #either(from: number, kinds: number): number {
    let most = -Infinity;
    for (let at = from; at < from + kinds; at += 1) most = Math.max(most, float64At(this.sums, at));
    let all = 0;
    for (let at = from; at < from + kinds; at += 1) all += Math.exp(float64At(this.sums, at) - most);
    return most + Math.log(all / kinds);
  }
}

/** Sets a board to the beginning of the play of a world. */
function rewind(past: Board, world: Board, { plays, view }: InformationSet): void {
  past.copy(world);
  past.voids.fill(0);
  past.count = 0;
  past.gain = 0;
  past.first = -1;
  past.points.fill(0);
  past.tricks.fill(0);
  const { players, hands, live, layout } = past;
  const onTable = cardsInTrick(view);
  past.left = world.left + (plays.length - onTable) / players + (world.count === 0 && onTable > 0 ? 1 : 0);
  for (let i = plays.length - 1; i >= 0; i -= 1) {
    const { seat, place } = itemAt(plays, i);
    const at = (seat << 2) + (place >> 5);
    hands[at] = int32At(hands, at) | (1 << (place & 31));
    live[place >> 5] = int32At(live, place >> 5) | (1 << (place & 31));
    past.worth += uint8At(layout.value, place);
  }
  past.seat = past.leader = itemAt(plays, 0).seat;
}
