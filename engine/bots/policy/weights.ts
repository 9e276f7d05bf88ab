import { PACKS } from '../../cards/pack.ts';
import type { GameId } from '../../contract/gameId.ts';
import type { TrickSpec } from '../../cards/trick/spec.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import type { Aim } from '../../contract/search/search.ts';
import { TUNED_BY_GAME } from '../../games/learned/tuned.ts';

/**
 * The weights of the heuristic policy, in units of an average trick's points or as a factor of points; the number is the index in a vector of
 * {@link PolicyWeights}. Learned vectors depend on this order.
 */
const WEIGHT = {
  /** Keeping the lowest trump. */
  trumpLow: 0,
  /** Keeping the highest trump. */
  trumpHigh: 1,
  /** Keeping a trump that nothing beats. */
  trumpMaster: 2,
  /** A trump's own points when it is kept. */
  trumpPoints: 3,
  /** Keeping a plain card that nothing beats. */
  masterKeep: 4,
  /** The own points of such a card. */
  masterPoints: 5,
  /** The own points of a plain card with company in its suit. */
  guarded: 6,
  /** The own points of the last plain card of a suit. */
  bare: 7,
  /** Drawing trumps, on the declarer's side. */
  draw: 8,
  /** Having the lead after the trick. */
  lead: 9,
  /** The points that seats still to play add to a trick. */
  rest: 10,
  /** How far a partner's chance to beat the trick counts. */
  mateBeats: 11,
  /** The points that the others add to a lead. */
  leadRest: 12,
  /** Each trump more than an opponent has, when drawing. */
  long: 13,
  /** Drawing trumps, against the declarer. */
  drawAgainst: 14,
  /** The own points of a card that one card alone beats. */
  second: 15,
  /** Leading the last plain card of a suit with trumps in hand. */
  leadSingle: 16,
  /** Leading a suit that an opponent may trump. */
  leadToRuffer: 17,
  /** Leading a suit that a partner may trump. */
  leadToMateRuff: 18,
  /** Playing the last plain card of a suit with trumps in hand. */
  makeVoid: 19,
  /** Leading a suit whose higher cards are all with others. */
  leadLow: 20,
  /** The points of such a lead. */
  leadRun: 21,
  /** The bonus for the cards of a trick. */
  bonus: 22,
  /** How much keeping a card loses in value towards the end. */
  fade: 23,
  /** Keeping the lowest trump, more on the declarer's side. */
  trumpDeclares: 24,
  /** Each card of its suit in hand when a plain card is kept. */
  length: 25,
} as const;
type WeightName = keyof typeof WEIGHT;

/** Weights as a vector. */
export type PolicyWeights = Float64Array;

/** A vector that is known to hold every weight: reading one by its number is always safe. */
export type WeightVector = PolicyWeights & { readonly [index in (typeof WEIGHT)[WeightName]]: number };

/** Whether a vector holds as many weights as {@link WEIGHT} names. */
export function isWholeVector(weights: PolicyWeights): weights is WeightVector {
  return weights.length === WEIGHT_COUNT;
}

/** The weights that games have in common. */
const USUAL: { readonly [name in WeightName]: number } = {
  trumpLow: 0.4,
  trumpHigh: 1.55,
  trumpMaster: 0.76,
  trumpPoints: 0.09,
  masterKeep: -0.04,
  masterPoints: 0.48,
  guarded: 0.09,
  bare: -0.01,
  draw: 0.19,
  lead: -0.12,
  rest: 0.88,
  mateBeats: 1.18,
  leadRest: 0.68,
  long: 0.26,
  drawAgainst: -0.2,
  second: -0.01,
  leadSingle: -0.12,
  leadToRuffer: 0.37,
  leadToMateRuff: 0.01,
  makeVoid: 0.37,
  leadLow: -0.19,
  leadRun: 0.26,
  bonus: 0.8,
  fade: -0.5,
  trumpDeclares: 0,
  length: -0.1,
};
const NAMES = Object.keys(WEIGHT) as readonly WeightName[];
/** The number of weights. */
export const WEIGHT_COUNT = NAMES.length;
/** The weights of a game for which none have been learned. */
export const DEFAULT_WEIGHTS: PolicyWeights = Float64Array.from(NAMES, (name) => USUAL[name]);

/** The policy's weights for a game and what is played for: tuned ones where there are some. */
export function weightsOf(id: GameId, aim: Aim = 'score'): PolicyWeights {
  const learned = TUNED_BY_GAME[id];
  const tuned = aim === 'tricks' ? (learned?.tricks ?? learned?.weights) : learned?.weights;
  return tuned === undefined ? DEFAULT_WEIGHTS : Float64Array.from(DEFAULT_WEIGHTS, (usual, i) => tuned[i] ?? usual);
}

/** Points of an average trick. */
export function unitOf(spec: TrickSpec, players: number): number {
  const { cards } = PACKS[spec.pack];
  return (trickKernel(spec, 'S').points(cards) * players) / cards.length + spec.perTrick;
}
