import type { Board } from '../../cards/trick/board.ts';
import type { InformationSet } from './informationSet.ts';
import { PastChoices } from './pastChoices.ts';
import { playLogLikelihood, type OpponentModel } from './choiceLikelihood.ts';
import { partnershipMaskOf, type PartnershipMask } from './partnershipMask.ts';
import { float64At, int16At, int32At, itemAt, uint8At } from '../../cards/indexed.ts';
import { cardsInTrick } from '../../contract/view.ts';

/**
 * How likely the play so far was in a world. Every seat but the thinking one is taken to be a player of one of some kinds, each as likely before
 * its first card as any other, and of that kind throughout the deal.
 */
export class PlayLikelihood {
  readonly #infoSet: InformationSet;
  readonly #opponentModels: readonly OpponentModel[];
  readonly #past: Board;
  readonly #mask: PartnershipMask | null;
  readonly #choices: PastChoices | null;
  /** By seat and kind: the logarithm of the likelihood of its plays in the last world asked about. */
  readonly sums: Float64Array;

  constructor(infoSet: InformationSet, opponentModels: readonly OpponentModel[], past: Board) {
    this.#infoSet = infoSet;
    this.#opponentModels = opponentModels;
    this.#past = past;
    this.#mask = partnershipMaskOf(infoSet);
    this.sums = new Float64Array(past.players * opponentModels.length);
    // Where cards uncover others, or a hidden card decides the sides, a play hangs on more than its seat's hand.
    const alone = !past.stacked && infoSet.rules.called === undefined;
    if (alone && infoSet.plays.length > 0) {
      rewind(past, infoSet.board, infoSet);
      this.#choices = new PastChoices(infoSet.plays, infoSet.seat, opponentModels, past);
    } else this.#choices = null;
  }

  /** The logarithm of the likelihood of a world, as it stands on a board. */
  of(world: Board): number {
    const { plays, seat: own } = this.#infoSet;
    const past = this.#past;
    if (plays.length === 0) return 0;
    const kinds = this.#opponentModels.length;
    const { sums } = this;
    if (this.#choices === null) this.#replay(world);
    else for (let seat = 0; seat < past.players; seat += 1) if (seat !== own) this.#choices.weigh(world, seat, sums);
    let log = 0;
    for (let seat = 0; seat < past.players; seat += 1) if (seat !== own) log += this.#either(seat * kinds, kinds);
    return log;
  }

  /** Plays a world through from its first card, and adds up the logarithms by seat and kind. */
  #replay(world: Board): void {
    const { plays, seat: own } = this.#infoSet;
    const past = this.#past;
    rewind(past, world, this.#infoSet);
    const opponentModels = this.#opponentModels;
    const kinds = opponentModels.length;
    const { sums } = this;
    sums.fill(0);
    for (const { seat, place } of plays) {
      if (seat !== own) {
        past.findLegal();
        const friends = this.#mask?.of(past);
        let at = seat * kinds;
        for (const opponentModel of opponentModels) {
          if (friends !== undefined) opponentModel.policy.allies = friends;
          sums[at] = float64At(sums, at) + playLogLikelihood(opponentModel, past, place);
          at += 1;
        }
      }
      past.play(place);
    }
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
    // The card that it uncovered goes back under it.
    const below = past.stacked ? int16At(past.under, place) : -1;
    if (below >= 0) hands[(seat << 2) + (below >> 5)] = int32At(hands, (seat << 2) + (below >> 5)) & ~(1 << (below & 31));
    hands[at] = int32At(hands, at) | (1 << (place & 31));
    live[place >> 5] = int32At(live, place >> 5) | (1 << (place & 31));
    past.worth += uint8At(layout.value, place);
  }
  past.seat = past.leader = itemAt(plays, 0).seat;
}
