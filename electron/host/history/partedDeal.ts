import { float64At } from '../../../engine/cards/indexed.ts';
import type { Level } from '../../../engine/bots/levels.ts';
import type { Seat } from '../../../engine/cards/card.ts';
import type { SavedPerson } from '../../store/format/person.ts';

/** A mean of replays, in points of a margin, and its standard error. */
interface Estimate {
  readonly mean: number;
  readonly se: number;
}

/** The result of a person in a deal, in parts that add up to it. */
export interface PartedDeal {
  /** The margin that expert bots make of the cards in every seat. */
  readonly cards: Estimate;
  /** How much more it is with an expert bot in the person's seat alone, the others as they play. */
  readonly others: Estimate;
  /** The rest: the person's own play, and how guesses fell. */
  readonly play: Estimate;
}

/** The level that replays deals for an expert: one of `expert` takes several times as long. */
const EXPERT: Level = 'hard';

/** The levels of the bots that play a deal in every seat: first experts in all; then one in a seat alone, where bots play as they did and people as experts. */
export function replayLevels(people: readonly (SavedPerson | undefined)[], seat: Seat): readonly [all: Level[], own: Level[]] {
  const own = people.map((person, at) => (at !== seat && person?.kind === 'bot' ? person.level : EXPERT));
  return [people.map(() => EXPERT), own];
}

/**
 * Parts the margin of a deal by the margins of its replays: with experts in every seat, and with one in the person's seat alone. The two are pairs: each has
 * the chance of the other.
 */
export function partedDeal(result: number, all: readonly number[], own: readonly number[]): PartedDeal {
  const before = Float64Array.from(all);
  const cards = estimateOf(all);
  const others = estimateOf(own.map((margin, turn) => margin - float64At(before, turn)));
  // The remainder, so that the parts add up to the result without rounding.
  const play = { mean: result - cards.mean - others.mean, se: estimateOf(own).se };
  return { cards, others, play };
}

function estimateOf(margins: readonly number[]): Estimate {
  const count = margins.length;
  const mean = margins.reduce((sum, margin) => sum + margin, 0) / count;
  const squares = margins.reduce((sum, margin) => sum + (margin - mean) ** 2, 0);
  return { mean, se: Math.sqrt(squares / (count * (count - 1))) };
}
