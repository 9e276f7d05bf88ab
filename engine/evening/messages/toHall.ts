import * as v from 'valibot';
import { eveningForm } from '../form/form.ts';
import { entrantNumber, optionRecord, shortText, tableNumber } from '../form/values.ts';
import type { EveningLine } from '../journal/lines.ts';
import { HALL_PROTOCOL } from './hallRoles.ts';

/** Messages to the hall of a club evening. The hall takes the role of a sender from its connection, never from what it says. */

const ref = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31));
const name = shortText(60);
/** The language of a page: a code of BCP 47. */
const language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/));
const heading = v.pipe(v.string(), v.maxLength(60));
const headings = v.pipe(v.array(heading), v.maxLength(40));
const separator = v.picklist([';', ',']);
const people = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(500));
const rounds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40));
const few = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500));

/** Persons or couples; what is usual for the game if omitted. */
const unit = v.exactOptional(eveningForm.entries.unit);

/** A line of the club's list. */
const clubMember = v.strictObject({
  entrant: entrantNumber,
  names: v.pipe(v.array(name), v.minLength(1), v.maxLength(2)),
  team: v.exactOptional(name),
  class: v.exactOptional(name),
  member: v.exactOptional(name),
});

/** The prizes that an organiser chooses: `PrizeRule` of the engine's `scoring/`. */
const prizeRule = v.strictObject({
  first: few,
  every: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))),
  bonus: v.boolean(),
  sweeps: v.boolean(),
  last: v.boolean(),
  left: v.boolean(),
});
/** How evenings become a season: `SeasonRule` of the engine's `scoring/`. */
const seasonRule = v.strictObject({
  best: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  by: v.picklist(['sum', 'mean']),
  least: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  excused: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000))),
});

/** The ways in which names stand on the projector and on phones. */
const SHOWN_NAMES = ['whole', 'short', 'number'] as const;

/** A choice of the organiser for this evening; nothing of it is a line of the journal. */
const choice = v.strictObject({
  type: v.literal('desk'),
  names: v.exactOptional(v.picklist(SHOWN_NAMES)),
  /** Whether the public view is open to those who have the code of the hall. */
  spectators: v.exactOptional(v.boolean()),
  /** The folder to which the evening is copied after each round; `null`: none. */
  copyTo: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(500)))),
  prizes: v.exactOptional(prizeRule),
  /** The clock of the round begins, or stands. */
  clock: v.exactOptional(v.boolean()),
  paid: v.exactOptional(v.strictObject({ entrant: entrantNumber, paid: v.boolean() })),
  ref,
});

/**
 * - `hello`: first on every connection. `token` is that of a link or card, empty for the organiser's own machine; `number` and `pin` are those of a player card
 * - `ping`: answered by `pong`
 * - `propose`: a form for a game, people and rounds, answered by `proposed`
 * - `create`, `choose`: begins an evening; opens one that is stored. The evening before stays as it is
 * - `lines`: appends lines of the journal, all or none; the hall adds time and author
 * - `draw`: draws the next round, or the last one again
 * - `members`: the club's list is this; `paste`: adds the rows of a table to it
 * - `book`: books the rows of a table of results; `why` is the reason of what it corrects
 * - `forget`: turns a person into a number in all evenings
 * - `preset`: keeps the choices of the open evening under a name, or removes those of that name
 * - `arrive`: a phone at the door gives a name; `admit` lets them in with a number, or turns them away
 * - `desk`: choices that are no lines
 * - `bots`: bots play for those who are away, at a table or (`null`) at all of them
 * - `door`: opens the hall to the network, or closes it
 * - `deal`: a deal that all tables had, as each of them played it, once the last of them has ended it; answered by `compared`
 * - `csv`, `season`, `ahead`: a table as text; the season so far; a draw of all rounds that are left. Answered by `file`, `seasonal`, `coming`
 */
const hallMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('hello'),
    protocol: v.literal(HALL_PROTOCOL),
    token: v.pipe(v.string(), v.maxLength(64)),
    number: v.exactOptional(entrantNumber),
    pin: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
    /** A helper's. */
    name: v.exactOptional(shortText(24)),
    language: v.exactOptional(language),
  }),
  v.strictObject({ type: v.literal('ping') }),
  v.strictObject({ type: v.literal('propose'), game: name, people, rounds, unit, ref }),
  v.strictObject({ type: v.literal('create'), name: shortText(80), game: name, options: optionRecord, form: eveningForm, ref }),
  v.strictObject({ type: v.literal('choose'), evening: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/))), ref }),
  v.strictObject({
    type: v.literal('lines'),
    /** Lines without `at` and `by`; the journal's own schema judges them. */
    lines: v.pipe(v.array(v.record(v.pipe(v.string(), v.maxLength(20)), v.unknown())), v.minLength(1), v.maxLength(500)),
    ref,
  }),
  v.strictObject({ type: v.literal('draw'), why: v.exactOptional(shortText(200)), ref }),
  v.strictObject({ type: v.literal('members'), members: v.pipe(v.array(clubMember), v.maxLength(500)), ref }),
  v.strictObject({ type: v.literal('paste'), text: v.pipe(v.string(), v.maxLength(200_000)), ref }),
  v.strictObject({ type: v.literal('book'), text: v.pipe(v.string(), v.maxLength(200_000)), why: shortText(200), ref }),
  v.strictObject({ type: v.literal('forget'), name, ref }),
  v.strictObject({ type: v.literal('preset'), name, on: v.boolean(), ref }),
  /** Both names of a couple, with `&` between and the own one first; either name will do where the couple is known. */
  v.strictObject({ type: v.literal('arrive'), name: shortText(121), ref }),
  v.strictObject({ type: v.literal('admit'), arrival: ref, entrant: v.nullable(entrantNumber), ref }),
  choice,
  v.strictObject({ type: v.literal('bots'), table: v.nullable(tableNumber), ref }),
  v.strictObject({ type: v.literal('door'), open: v.boolean(), ref }),
  v.strictObject({ type: v.literal('deal'), round: rounds, deal: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), ref }),
  v.strictObject({ type: v.literal('csv'), what: v.picklist(['members', 'results', 'ranking']), headings, separator, ref }),
  v.strictObject({ type: v.literal('season'), rule: seasonRule, ref }),
  v.strictObject({ type: v.literal('ahead'), ref }),
]);
export type HallMessage = Readonly<v.InferOutput<typeof hallMessage>>;
/** A message of a type. */
export type SaidToHall<Type extends HallMessage['type']> = Extract<HallMessage, { readonly type: Type }>;
/** A line as a client sends it: the hall adds time and author. */
export type UnsignedLine = EveningLine extends infer Line ? (Line extends EveningLine ? Omit<Line, 'at' | 'by'> : never) : never;

/** No message to the hall is longer, in characters: those of the organiser, of others. */
export const MOST_FROM_ORGANISER = 400_000;
export const MOST_FROM_PHONE = 8192;

/** Parses a message to the hall; `undefined` for anything else. */
export function parseToHall(text: string, most: number): HallMessage | undefined {
  if (text.length > most) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(hallMessage, value, { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}
