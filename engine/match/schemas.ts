import * as v from 'valibot';
import { MAX_SKETCH_LENGTH } from './sketchLength.ts';

/**
 * The one schema of a person: `here` at the host's own machine, `away` over the network, a bot of a level, or a place still `open`. Requests, messages, lines
 * of saved matches and records derive theirs from it, each with its own limits.
 */
const PERSON_KINDS = ['here', 'away', 'bot', 'open'] as const;

/** The fields of a person in a list: the kind, and the level of a bot. */
export function personFields<Level extends v.GenericSchema<unknown, string>>(level: Level) {
  return { kind: v.picklist(PERSON_KINDS), level: v.exactOptional(level) };
}

/** The id of the picture that stands for a person. A page that does not know it shows another, so that versions with other pictures play together. */
export const avatar = v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/));

/** The schema of each kind of person who sits down without a connection of their own; `away` differs from place to place. */
export function personKinds<Name extends v.GenericSchema<unknown, string>, Level extends v.GenericSchema<unknown, string>>(
  name: Name,
  level: Level,
) {
  return {
    here: v.strictObject({ kind: v.literal('here'), name, avatar: v.exactOptional(avatar) }),
    bot: v.strictObject({ kind: v.literal('bot'), name, level }),
    open: v.strictObject({ kind: v.literal('open'), name }),
  };
}

/**
 * The deal that is played again, in a match of its own that ends with it: of which match, and which of its deals, counted from 1. Requests, messages, saved
 * matches and records share this schema.
 */
export const repeatedDeal = v.strictObject({
  match: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
  deal: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
});
export type RepeatedDeal = Readonly<v.InferOutput<typeof repeatedDeal>>;

/**
 * A deal that a person wrote down from real cards, in a match of its own that ends with it. `known` is the text of a sketch (`setUp/sketch.ts`) with the cards
 * that were known from the start: the others fell in play, or are a guess.
 */
export const handWritten = v.strictObject({ known: v.pipe(v.string(), v.maxLength(MAX_SKETCH_LENGTH)) });
export type HandWritten = Readonly<v.InferOutput<typeof handWritten>>;

/** The end of a match that is a round of an evening, whichever comes first. It counts instead of the game's own; without either the match goes on until its table is cleared. */
export const matchLimit = v.strictObject({
  deals: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
  points: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
});
export type MatchLimit = Readonly<v.InferOutput<typeof matchLimit>>;
