import * as v from 'valibot';
import { count, matchId, ref } from '../common.ts';
import { seat } from '../values.ts';

/** The owner's request for what decisions cost over time, and its answer. */

/** How bad a decision is. */
export const MARKS = ['none', 'inaccuracy', 'mistake', 'blunder'] as const;

/** A mean of replays, in points, and its standard error. */
const estimate = v.strictObject({ mean: v.number(), se: v.number() });

export const PLAY_REQUESTS = [
  /** Requests the cost of decisions over time, by game and person, as far as they have been judged. */
  v.strictObject({ type: v.literal('trends'), ref }),
  /** Requests the worth of the cards of a deal of a finished match to a person, and the result; worked out when requested, `stop` ends it. */
  v.strictObject({ type: v.literal('luck'), ref, match: matchId, deal: count, person: seat }),
] as const;

export const PLAY_ANSWERS = [
  /** By game and person, as `lossTrend.ts` reads them: the page fetches that with the room that shows them. */
  v.strictObject({ type: v.literal('trends'), ref, trends: v.array(v.unknown()) }),
  v.strictObject({
    type: v.literal('luck'),
    ref,
    deal: v.number(),
    deals: v.number(),
    /** The person's margin in the deal, in points: score less the mean of the others'. */
    result: v.number(),
    /** Worth of the cards: the same on average when expert bots play the deal in every seat. */
    cards: estimate,
    /** Points that the others' play brought: how much more it is when an expert bot plays in the person's seat alone, and bots of the others' level in theirs. */
    others: estimate,
    /** Points that the person's own play brought: the rest of the result. */
    play: estimate,
  }),
] as const;
