/**
 * Ratings by Glicko-2 (Glickman 2013, "Example of the Glicko-2 system"): a player against puzzles whose difficulty is known and does not change. Figures are
 * on the scale of Glicko.
 */
export interface Rating {
  readonly rating: number;
  /** Rating deviation: the standard error of the rating. */
  readonly deviation: number;
  readonly volatility: number;
}

/** One result against an opponent: 1 for a win, 0 for a loss. */
export interface RatedGame {
  readonly rating: number;
  readonly deviation: number;
  readonly score: number;
}

/** A player of whom nothing is known. */
export const NEW_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** The deviation of every puzzle. */
export const PUZZLE_DEVIATION = 150;

const SCALE = 173.7178;
const MIDDLE = 1500;
const TAU = 0.5;
const PRECISION = 1e-6;

/** The rating after one period with some games; without any only the deviation grows. */
export function ratedAfter({ rating, deviation, volatility }: Rating, games: readonly RatedGame[]): Rating {
  const mu = (rating - MIDDLE) / SCALE;
  const phi = deviation / SCALE;
  if (games.length === 0) return { rating, deviation: Math.min(NEW_RATING.deviation, SCALE * Math.hypot(phi, volatility)), volatility };
  let [information, gain] = [0, 0];
  for (const game of games) {
    const g = weightOf(game.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (game.rating - MIDDLE) / SCALE)));
    information += g * g * expected * (1 - expected);
    gain += g * (game.score - expected);
  }
  const variance = 1 / information;
  const sigma = volatilityAfter(phi, volatility, variance, variance * gain);
  const before = Math.hypot(phi, sigma);
  const after = 1 / Math.sqrt(1 / (before * before) + 1 / variance);
  return {
    rating: SCALE * (mu + after * after * gain) + MIDDLE,
    deviation: Math.min(NEW_RATING.deviation, SCALE * after),
    volatility: sigma,
  };
}

function weightOf(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
}

/** Step 5 of the paper: the Illinois method. */
function volatilityAfter(phi: number, sigma: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + variance + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = Math.log(delta * delta - phi * phi - variance);
  if (delta * delta <= phi * phi + variance) {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    high = a - k * TAU;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [next, fNext];
  }
  return Math.exp(low / 2);
}
