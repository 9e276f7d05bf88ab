import type { Board } from '../../cards/trick/board.ts';
import type { PlayoutPolicy } from '../policy/playoutPolicy.ts';
import type { InformationSet } from './informationSet.ts';
import { partnershipMaskOf, type PartnershipMask } from './partnershipMask.ts';
import { float64At, int16At, int32At, itemAt, uint8At } from '../../cards/indexed.ts';
import { cardsInTrick } from '../../contract/view.ts';

/** How a kind of player chooses: the better a card looks to it, the likelier it is played. */
export interface OpponentModel {
  readonly policy: PlayoutPolicy;
  /** Points, in units of an average trick, by which a choice has to be worse to be e times less likely. */
  readonly temperature: number;
}

/** The share of choices that follow no policy at all. */
const CHANCE = 0.07;

/** The logarithm of how likely a player of some kind plays a card; the legal cards of the seat to move must have been found. */
export function playLogLikelihood({ policy, temperature }: OpponentModel, board: Board, place: number): number {
  policy.score(board);
  const { count, places, scores } = policy;
  if (count < 2) return 0;
  const scale = 1 / (temperature * policy.unit);
  let most = -Infinity;
  for (let i = 0; i < count; i += 1) most = Math.max(most, float64At(scores, int32At(places, i)));
  let all = 0;
  for (let i = 0; i < count; i += 1) all += Math.exp((float64At(scores, int32At(places, i)) - most) * scale);
  const chosen = float64At(scores, policy.listed(board, place));
  return Math.log(((1 - CHANCE) * Math.exp((chosen - most) * scale)) / all + CHANCE / count);
}

/**
 * How likely the play so far was in a world. Every seat but the thinking one is taken to be a player of one of some kinds, each as likely before
 * its first card as any other, and of that kind throughout the deal.
 */
export class PlayLikelihood {
  readonly #infoSet: InformationSet;
  readonly #opponentModels: readonly OpponentModel[];
  readonly #past: Board;
  readonly #mask: PartnershipMask | null;
  /** By seat and kind: the logarithm of the likelihood of its plays in the last world asked about. */
  readonly sums: Float64Array;

  constructor(infoSet: InformationSet, opponentModels: readonly OpponentModel[], past: Board) {
    this.#infoSet = infoSet;
    this.#opponentModels = opponentModels;
    this.#past = past;
    this.#mask = partnershipMaskOf(infoSet);
    this.sums = new Float64Array(past.players * opponentModels.length);
  }

  /** The logarithm of the likelihood of a world, as it stands on a board. */
  of(world: Board): number {
    const { plays, seat: own } = this.#infoSet;
    const past = this.#past;
    if (plays.length === 0) return 0;
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
    let log = 0;
    for (let seat = 0; seat < past.players; seat += 1) if (seat !== own) log += this.#either(seat * kinds, kinds);
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
    // The card that it uncovered goes back under it.
    const below = past.stacked ? int16At(past.under, place) : -1;
    if (below >= 0) hands[(seat << 2) + (below >> 5)] = int32At(hands, (seat << 2) + (below >> 5)) & ~(1 << (below & 31));
    hands[at] = int32At(hands, at) | (1 << (place & 31));
    live[place >> 5] = int32At(live, place >> 5) | (1 << (place & 31));
    past.worth += uint8At(layout.value, place);
  }
  past.seat = past.leader = itemAt(plays, 0).seat;
}
