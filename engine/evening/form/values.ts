import * as v from 'valibot';
import { TRUMPS } from '../../cards/card.ts';

/** The values of which lines are made, with their limits. */

/** Most entrants of an evening, and so the highest number. */
export const MOST_ENTRANTS = 500;
/** Most tables in the hall. */
const MOST_TABLES = 250;

/** A text of one line that people typed: 1 to `most` characters, none of them a control character. */
export const shortText = (most: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, 'control characters'));
/** Milliseconds since 1970. */
export const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
/** Points of a side, an entrant or a penalty. */
export const points = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000));
/** The number of an entrant: on the player card, and on every slip. */
export const entrantNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ENTRANTS));
export const tableNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TABLES));
/** Options of a game as they are written; `resolveOptions` judges them. */
export const optionRecord = v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.pipe(v.string(), v.maxLength(40)), v.number()]));

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
/** A slip as a line has it: {@link Slip} of `engine/contract/club.ts`. */
export const slipFields = v.strictObject({ points, bonus: points, sweeps: count });
/** The slips of a table in a deal, by side, and its contract. */
export const dealFields = v.strictObject({
  slips: v.pipe(v.array(slipFields), v.minLength(2), v.maxLength(7)),
  /** Who named trumps or won the auction, as the number of their seat; absent in a deal without a declarer. */
  contract: v.exactOptional(
    v.strictObject({
      seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
      trump: v.nullable(v.picklist(TRUMPS)),
      made: v.boolean(),
    }),
  ),
});
/** A deal as a table of the program played it. */
export type TableDeal = v.InferOutput<typeof dealFields>;
/** The slips of a table, by side. */
export const slipList = v.pipe(v.array(slipFields), v.minLength(2), v.maxLength(7));
