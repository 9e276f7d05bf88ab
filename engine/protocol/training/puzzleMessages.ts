import * as v from 'valibot';
import { ref, type DeepReadonly } from '../common.ts';
import { action, decisionReasons, event, game, legalSchema, seat, viewSchema } from '../values.ts';

/** The owner's requests for puzzles, and the answers. No answer bears a solution before its puzzle has been answered. */

/** A kind of puzzle: all hands open, or one's own alone. */
const kind = v.picklist(['open', 'closed']);
const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Days since 1970-01-01 where the player is. */
const day = v.pipe(natural, v.maxValue(1_000_000));
const theme = v.pipe(v.string(), v.maxLength(32));
/** The player's answers so far, one for each choice. */
const answers = v.pipe(v.array(action), v.maxLength(20));
const named = { game, kind, number: natural };
/** The suits as which spades, hearts, diamonds and clubs are shown: a puzzle that comes back has other suits. */
const suits = v.pipe(v.string(), v.regex(/^(?!.*(.).*\1)[SHDC]{4}$/));

export const PUZZLE_REQUESTS = [
  /** The puzzles of a game, those due and those of a day. `forget` deletes all attempts and judgements first. */
  v.strictObject({ type: v.literal('training'), ref, day, game, forget: v.exactOptional(v.literal(true)) }),
  /** A puzzle, or the next one for the player, which is not `last`; where its `answers` lead to another choice, the position there. */
  v.strictObject({
    type: v.literal('puzzle'),
    ref,
    day,
    game,
    kind,
    number: v.exactOptional(natural),
    theme: v.exactOptional(theme),
    last: v.exactOptional(natural),
  }),
  /** A hint for the choice after some answers: what the puzzle is about, or the suit of its answer, too. */
  v.strictObject({ type: v.literal('clue'), ref, ...named, suits, answers, level: v.picklist([1, 2]) }),
  /** Answers to a puzzle; with `solution` the rest is shown. What ends it is kept as an attempt where it `counts`. */
  v.strictObject({
    type: v.literal('attempt'),
    ref,
    day,
    ...named,
    suits,
    answers,
    solution: v.exactOptional(v.literal(true)),
    counts: v.boolean(),
    /** Whether a hint was looked at. */
    helped: v.boolean(),
    /** Whether it is for the rating. */
    rated: v.boolean(),
    ms: v.pipe(natural, v.maxValue(86_400_000)),
  }),
  /**
   * Requests why the right answer to a puzzle is better than the one that was given, or than the next best where it was given or `solution` shown; with `trials`
   * bots play the deal of a closed one on after either.
   */
  v.strictObject({
    type: v.literal('reasons'),
    ref,
    ...named,
    suits,
    answers,
    solution: v.exactOptional(v.literal(true)),
    trials: v.exactOptional(v.literal(true)),
  }),
  /** All attempts and judgements as text, for keeping. */
  v.strictObject({ type: v.literal('attempts'), ref }),
] as const;

const puzzleName = v.strictObject(named);
export type PuzzleName = DeepReadonly<v.InferOutput<typeof puzzleName>>;

const figure = v.strictObject({ rating: v.number(), deviation: v.number() });
const frame = v.strictObject({ seat, view: viewSchema, legal: legalSchema, events: v.array(event) });
export type PuzzleFrameMessage = DeepReadonly<v.InferOutput<typeof frame>>;

export const PUZZLE_ANSWERS = [
  v.strictObject({
    type: v.literal('training'),
    ref,
    game,
    kinds: v.array(
      v.strictObject({
        kind,
        puzzles: v.number(),
        /** Themes with how many puzzles have each, the most frequent first. */
        themes: v.array(v.strictObject({ theme, puzzles: v.number() })),
        /** `null`: no puzzle was attempted yet. */
        rating: v.nullable(figure),
        attempted: v.number(),
        solved: v.number(),
      }),
    ),
    /** Puzzles of any game that come back. */
    due: v.array(puzzleName),
    /** The new ones of the day; `done`: whether it was solved, `null` before it was attempted. */
    today: v.array(v.strictObject({ ...named, done: v.nullable(v.boolean()) })),
    /** Days in a row with an attempt. */
    streak: v.number(),
  }),
  v.strictObject({ type: v.literal('puzzle'), ref, ...named, suits, difficulty: v.number(), frame }),
  v.strictObject({ type: v.literal('clue'), ref, themes: v.array(theme), suit: v.nullable(v.picklist(['S', 'H', 'D', 'C'])) }),
  v.strictObject({
    type: v.literal('attempt'),
    ref,
    /** `open`: another choice is to be made. */
    outcome: v.picklist(['open', 'right', 'wrong', 'shown']),
    /** The course since the last answer, step by step. */
    frames: v.array(frame),
    /** Once it is over, what was right at the last choice, and what the answer lost. */
    right: v.array(action),
    loses: v.nullable(v.number()),
    /** Closed puzzles: the share of worlds in which the answer does worse, in percent. */
    worse: v.nullable(v.number()),
    themes: v.array(theme),
    /** The ratings before and after an attempt that was rated. */
    before: v.nullable(figure),
    after: v.nullable(figure),
  }),
  /** Why `better`, the right answer, is better than `made`: the wrong one that was given, or else the next best. */
  v.strictObject({ type: v.literal('reasons'), ref, better: action, made: action, ...decisionReasons }),
] as const;
