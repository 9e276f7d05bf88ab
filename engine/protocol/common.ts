import * as v from 'valibot';
import { LEVELS } from '../bots/levels.ts';
import { avatar, personFields } from '../match/schemas.ts';

/** The version both ends must share. */
export const PROTOCOL = 2;

export const PACES = ['instant', 'quick', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** The assists that a table may grant besides play: a hint, a claim of the tricks to come, taking back. */
export const ASSISTS = ['hint', 'claim', 'undo'] as const;
export type Assist = (typeof ASSISTS)[number];

/** A value as it is sent: deeply read-only. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** The consent of a player, present or past, to looking into the match once it is over. */
export const consentAnswer = v.strictObject({
  name: v.string(),
  /** Whom they play; `null`: they have left. */
  person: v.nullable(v.number()),
  /** `null`: nothing yet. */
  agreed: v.nullable(v.boolean()),
  /** Whether this connection answers for them. */
  mine: v.boolean(),
});
export type ConsentAnswer = DeepReadonly<v.InferOutput<typeof consentAnswer>>;

/** A person, as windows show them. */
export const shownPerson = v.strictObject({ name: v.string(), ...personFields(v.picklist(LEVELS)), avatar: v.exactOptional(avatar) });

/** A person's language, as the code of BCP 47 with at most a script and a region. */
export const language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/));

/** A message's number, given by its sender and repeated in the answer. */
export const ref = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31));
export const version = v.pipe(v.number(), v.integer(), v.minValue(0));
export const matchId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
