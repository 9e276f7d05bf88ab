import * as v from 'valibot';
import type { DeepReadonly } from '../common.ts';
import { game } from '../values.ts';

/** The kinds of decisions whose losses are added up: `count` is a card against which speaks what had been played. */
export const DECISION_KINDS = ['call', 'lead', 'follow', 'discard', 'count'] as const;

/** Figures by kind of decision, in the order of {@link DECISION_KINDS}. */
const byKind = v.strictTuple([v.number(), v.number(), v.number(), v.number(), v.number()]);
const trend = v.strictObject({
  game,
  who: v.string(),
  deals: v.number(),
  decisions: v.number(),
  /** Points lost in all, and the standard error of the points lost a decision. */
  lost: v.number(),
  se: v.number(),
  /** How many decisions are inaccuracies, mistakes and blunders. */
  marks: v.strictObject({ inaccuracy: v.number(), mistake: v.number(), blunder: v.number() }),
  kinds: v.strictObject({ decisions: byKind, lost: byKind }),
  /** How many deals a point takes together. */
  window: v.number(),
  /** Points lost a decision up to a deal, counted from 1: the sum, twice its standard error, and the part of each kind. */
  points: v.array(v.strictObject({ deal: v.number(), mean: v.number(), error: v.number(), parts: byKind })),
});
/** The cost of a person's decisions in a game, over time. */
export type LossTrend = DeepReadonly<v.InferOutput<typeof trend>>;

/** Reads the trends of an answer; those of another version are left out. */
export function lossTrendsIn(trends: readonly unknown[]): LossTrend[] {
  return trends.flatMap((one) => {
    const parsed = v.safeParse(trend, one);
    return parsed.success ? [parsed.output] : [];
  });
}
