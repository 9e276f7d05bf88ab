import * as v from 'valibot';
import { CARDS, eveningSeed, FILLS, MOST_ROUNDS } from '../form/form.ts';
import { dealFields, entrantNumber, MOST_ENTRANTS, points, slipFields, slipList, tableNumber, shortText, time } from '../form/values.ts';

/** The lines of an evening's journal after its header. Each is one thing that happened: nothing is changed or deleted later. */

const round = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ROUNDS));
const side = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));
const name = shortText(60);
const why = shortText(200);
/** Who sits at each place of a table; `null`: a stand-in without a number, or a bot. */
const places = v.pipe(v.array(v.nullable(entrantNumber)), v.minLength(2), v.maxLength(7));
const seating = v.strictObject({ table: tableNumber, places });
/** An organiser, a helper by name, a table or a program, as lists show it. */
const by = shortText(40);

const said = { at: time, by };
const entrant = entrantNumber;
const at = { round, table: tableNumber };

/**
 * - `came`: an entrant comes, for the first time or back; `names` has two for a couple. `member`: the id in the club's list.
 * - `left`: an entrant goes home: not drawn any more
 * - `stays`: an entrant cannot walk and stays at a table, `null`: walks again; `apart`: two are no partners, or may be again
 * - `draw`, `swap`, `shown`: a round is drawn, changed by hand, shown to the room; then it stands
 * - `sat`: a table of a shown round sat otherwise than drawn, or was made of those who sat out
 * - `standIn`: another plays on at a place; `entrant` if registered, or the number of the place for one who comes back; `one`: which of a couple is replaced, the second if
 *   omitted; `plays`: a person without a number gets a card of their own, else a bot plays at a table with the program's cards; `keeps` is the part of the one who left
 * - `cards`: a table plays with other cards from now on
 * - `entered`: a side enters the slips of both; `confirmed`: another side agrees
 * - `result`: the organiser, or a table of the program, books a result; `corrected`, `withdrawn` change what is booked
 * - `penalty`: points for (or, below zero, against) an entrant
 * - `limit`: the evening has another number of rounds
 * - `fill`: another way, from the next draw on, to deal with those who are too many for full tables; bots only where the tables play with the program's cards
 * - `froze`: totals are hidden, or shown again
 * - `excused`: a member is absent with leave
 * - `closed`, `reopened`; `seed`: another seed for what is drawn and dealt from now on, as everybody knows that of before
 */
export const eveningLine = v.variant('type', [
  v.strictObject({
    type: v.literal('came'),
    entrant,
    names: v.pipe(v.array(name), v.minLength(1), v.maxLength(2)),
    team: v.exactOptional(name),
    class: v.exactOptional(name),
    member: v.exactOptional(name),
    ...said,
  }),
  v.strictObject({ type: v.literal('left'), entrant, ...said }),
  v.strictObject({ type: v.literal('stays'), entrant, table: v.nullable(tableNumber), ...said }),
  v.strictObject({ type: v.literal('apart'), entrants: v.tuple([entrant, entrant]), on: v.boolean(), ...said }),
  v.strictObject({
    type: v.literal('draw'),
    round,
    /** Counted from 1 for every round. */
    attempt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    seatings: v.pipe(v.array(seating), v.minLength(1), v.maxLength(250)),
    out: v.pipe(v.array(entrant), v.maxLength(MOST_ENTRANTS)),
    /** Why it was drawn again. */
    why: v.exactOptional(why),
    ...said,
  }),
  v.strictObject({ type: v.literal('swap'), round, entrants: v.tuple([entrant, entrant]), why, ...said }),
  v.strictObject({ type: v.literal('shown'), round, ...said }),
  v.strictObject({ type: v.literal('sat'), ...at, places, why, ...said }),
  v.strictObject({
    type: v.literal('standIn'),
    ...at,
    place: side,
    one: v.exactOptional(v.picklist([0, 1])),
    plays: v.exactOptional(v.picklist(['person', 'bot'])),
    name,
    entrant: v.nullable(entrant),
    keeps: v.nullable(slipFields),
    ...said,
  }),
  v.strictObject({ type: v.literal('cards'), table: tableNumber, cards: v.picklist(CARDS), ...said }),
  v.strictObject({ type: v.literal('entered'), ...at, side, slips: slipList, ...said }),
  v.strictObject({ type: v.literal('confirmed'), ...at, side, ...said }),
  v.strictObject({
    type: v.literal('result'),
    ...at,
    slips: slipList,
    source: v.picklist(['slip', 'cards']),
    /** Deal by deal; they add up to the slips. */
    deals: v.exactOptional(v.pipe(v.array(dealFields), v.minLength(1), v.maxLength(200))),
    /** A bot has played, be it in the place of a person who was away. */
    bot: v.exactOptional(v.literal(true)),
    ...said,
  }),
  v.strictObject({ type: v.literal('corrected'), ...at, before: slipList, after: slipList, why, ...said }),
  v.strictObject({ type: v.literal('withdrawn'), ...at, why, ...said }),
  v.strictObject({ type: v.literal('penalty'), round, entrant, points, why, ...said }),
  v.strictObject({ type: v.literal('limit'), rounds: round, ...said }),
  v.strictObject({ type: v.literal('fill'), fill: v.picklist(FILLS), ...said }),
  v.strictObject({ type: v.literal('froze'), frozen: v.boolean(), ...said }),
  v.strictObject({ type: v.literal('excused'), member: name, ...said }),
  v.strictObject({ type: v.literal('closed'), ...said }),
  v.strictObject({ type: v.literal('reopened'), why, seed: v.exactOptional(eveningSeed), ...said }),
]);
export type EveningLine = Readonly<v.InferOutput<typeof eveningLine>>;
/** The line of a type. */
export type LineOf<Type extends EveningLine['type']> = Extract<EveningLine, { readonly type: Type }>;
