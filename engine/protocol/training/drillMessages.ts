import * as v from 'valibot';
import { ref, type DeepReadonly } from '../common.ts';
import { action, card, game, seat, trump } from '../values.ts';

/** The owner's requests for drills, and the answers. No question bears its answer. */

const drill = v.picklist(['trumps', 'voids', 'out', 'points', 'worth', 'roem', 'melds', 'bid']);
export type DrillName = v.InferOutput<typeof drill>;
const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
const few = v.pipe(natural, v.maxValue(100));
/** When the run began, in milliseconds since 1970: its questions follow from it. */
const run = v.pipe(natural, v.maxValue(Number.MAX_SAFE_INTEGER));
const number = v.pipe(natural, v.maxValue(1000));
const asked = { game, drill, run, number };

export const DRILL_REQUESTS = [
  /** The drills of a game, and how the runs of each went. */
  v.strictObject({ type: v.literal('drills'), ref, game }),
  /** A question of a run. */
  v.strictObject({ type: v.literal('drill'), ref, ...asked }),
  /** The choice that answers a question, by its place; it is kept. `timed`: the run has its limit of time; `ms`: the time since the question before. */
  v.strictObject({
    type: v.literal('reply'),
    ref,
    ...asked,
    choice: few,
    timed: v.boolean(),
    ms: v.pipe(natural, v.maxValue(86_400_000)),
  }),
] as const;

const cards = v.pipe(v.array(card), v.maxLength(80));
const drillRun = v.strictObject({ run, asked: v.number(), right: v.number(), score: v.nullable(v.number()) });
const drillQuestion = v.strictObject({
  players: few,
  seat,
  trump: v.nullable(trump),
  declarer: v.nullable(seat),
  hand: cards,
  /** The seats whose points are to be counted. */
  side: v.array(seat),
  /** Whether its tricks follow those of the question before. */
  goesOn: v.boolean(),
  tricks: v.array(v.strictObject({ leader: seat, cards, winner: seat })),
  turned: cards,
  moves: v.array(v.strictObject({ seat, action })),
  suit: v.nullable(v.picklist(['S', 'H', 'D', 'C'])),
  /** Numbers; `seat 2`, `none` or `several`; cards; calls. */
  choices: v.array(v.pipe(v.string(), v.maxLength(24))),
});
export type DrillQuestionMessage = DeepReadonly<v.InferOutput<typeof drillQuestion>>;

export const DRILL_ANSWERS = [
  v.strictObject({ type: v.literal('drills'), ref, game, drills: v.array(v.strictObject({ drill, runs: v.array(drillRun) })) }),
  v.strictObject({ type: v.literal('drill'), ref, ...asked, question: drillQuestion }),
  v.strictObject({
    type: v.literal('reply'),
    ref,
    ok: v.boolean(),
    /** The places of the right choices. */
    right: v.array(few),
    /** Calls: what each brings on average, and in how many of a hundred deals it brings anything. */
    points: v.nullable(v.array(v.number())),
    wins: v.nullable(v.array(v.number())),
  }),
] as const;
