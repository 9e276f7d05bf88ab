/** Two hypotheses about the mean margin of a match, fixed before the first deal, and the error rates at which the test decides between them. */
export interface TestBounds {
  /** The margin of a side that is no better, in points a deal. */
  readonly h0: number;
  /** The margin worth having. */
  readonly h1: number;
  /** The chance that {@link h1} is accepted though {@link h0} is true. */
  readonly alpha: number;
  /** The chance that {@link h1} is rejected though it is true. */
  readonly beta: number;
}

/** The margins of a match so far, as sums over duplicate deals. */
export interface MarginSums {
  readonly deals: number;
  readonly sum: number;
  readonly squares: number;
}

/** The state of a sequential test. */
export interface TestState {
  /** The logarithm of the likelihood ratio of the hypotheses. */
  readonly llr: number;
  /** The limits at which the test ends. */
  readonly lower: number;
  readonly upper: number;
  /** `null` while the test goes on. */
  readonly verdict: 'accepted' | 'rejected' | null;
}

/** Deals before the first verdict: with fewer the error rates do not hold for margins as skewed as an exponential distribution. */
const LEAST = 100;

/**
 * The generalized sequential probability ratio test of a mean whose variance is unknown (Wald 1945; Van den Bergh 2020 for matches of chess engines): the
 * likelihoods are those of normal margins, each hypothesis with the variance that suits it best. One observation is a deal that was played with the sides exchanged: so the luck
 * of the cards, and the dependence of the two playings, stay inside it. Throws RangeError for hypotheses or rates out of order.
 * @param least deals before the first verdict; 40 are enough for bell-shaped margins
 */
export function sequentialTest({ deals, sum, squares }: MarginSums, { h0, h1, alpha, beta }: TestBounds, least = LEAST): TestState {
  if (!(h1 > h0)) throw new RangeError(`a sequential test needs h1 above h0, not ${h1} and ${h0}`);
  if (!(alpha > 0 && beta > 0 && alpha + beta < 1)) throw new RangeError(`error rates of ${alpha} and ${beta} separate nothing`);
  const [lower, upper] = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)];
  const mean = deals === 0 ? 0 : sum / deals;
  const variance = deals === 0 ? 0 : squares / deals - mean * mean;
  if (deals < least || variance <= 0) return { llr: 0, lower, upper, verdict: null };
  const llr = (deals / 2) * Math.log((variance + (mean - h0) ** 2) / (variance + (mean - h1) ** 2));
  return { llr, lower, upper, verdict: llr >= upper ? 'accepted' : llr <= lower ? 'rejected' : null };
}
