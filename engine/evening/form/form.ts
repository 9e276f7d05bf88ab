import * as v from 'valibot';
import { isSeed } from '../../cards/random.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import { COUNTS, TIES, type ClubRules } from '../../contract/club.ts';
import type { Game } from '../../contract/game.ts';
import { gameOf } from '../../games/index.ts';
import { optionRecord, points, shortText, time } from './values.ts';

/** The form of an evening: everything that is settled before the first draw. */

export const EVENING_FORMAT = 'trickhouse-evening/1';

/** Who is drawn and ranked: persons, or couples who stay together. */
const UNITS = ['person', 'couple'] as const;
/** The ways to seat a round (`engine/evening/README.md`, Movements). */
export const MOVEMENTS = ['draw', 'whist', 'shift', 'swiss', 'roundRobin', 'mitchell'] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** Real cards, or the program's own over the network. */
export const CARDS = ['real', 'ours'] as const;
export type TableCards = (typeof CARDS)[number];

/** Comparisons within a line: by match points, or against the mean of the other tables. */
export const COMPARES = ['matchPoints', 'mean'] as const;
export type Compare = (typeof COMPARES)[number];

/** The ways to deal with those who are too many for full tables: they sit out in turn, or stand-ins or bots fill the last table. */
export const FILLS = ['sitOut', 'standIn', 'bot'] as const;
export type Fill = (typeof FILLS)[number];

/** Most rounds of an evening. */
export const MOST_ROUNDS = 40;
const round = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ROUNDS));
const upTo = (most: number) => v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)));

export const eveningForm = v.strictObject({
  unit: v.picklist(UNITS),
  movement: v.picklist(MOVEMENTS),
  rounds: round,
  /** The ends of a round, whichever comes first. */
  ends: v.pipe(
    v.strictObject({ deals: upTo(200), points: upTo(10_000), minutes: upTo(600) }),
    v.check((ends) => Object.keys(ends).length > 0, 'nothing ends a round'),
  ),
  counts: v.picklist(COUNTS),
  ties: v.pipe(v.array(v.picklist(TIES)), v.maxLength(TIES.length)),
  /** The most points of a side that count in a round; all by default. */
  cap: v.exactOptional(points),
  /** The result of sitting out. */
  sitOut: v.variant('kind', [
    v.strictObject({ kind: v.literal('fixed'), points, sweeps: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)) }),
    v.strictObject({ kind: v.literal('win') }),
    v.strictObject({ kind: v.literal('mean') }),
  ]),
  /** Points for a round that an entrant missed; none by default. */
  missed: v.exactOptional(points),
  /** The choice at the beginning; a line of the journal (`fill`) changes it. */
  fill: v.picklist(FILLS),
  /** The cards of the tables: real ones by default. A table may have others than the rest (`cards` in the journal). */
  cards: v.exactOptional(v.picklist(CARDS)),
  /** All tables of a round that play with the program's cards are dealt the same ones. */
  same: v.exactOptional(v.literal(true)),
  /** The way to compare those who had the same deals in the same line; plain sums by default. */
  compare: v.exactOptional(v.picklist(COMPARES)),
});
export type EveningForm = Readonly<v.InferOutput<typeof eveningForm>>;

/** Whether half of the couples stay at their tables while the others go a table on: the first place of each table is that of those who stay. */
export function isShifting({ movement }: Pick<EveningForm, 'movement'>): boolean {
  return movement === 'shift' || movement === 'mitchell';
}

/** A copy of a form that may be changed, as messages have it. */
export function copyOfForm(form: EveningForm): v.InferOutput<typeof eveningForm> {
  return { ...form, ends: { ...form.ends }, ties: [...form.ties] };
}

/** Draws and cards follow from it. */
export const eveningSeed = v.pipe(v.string(), v.check(isSeed, 'not a seed'));

/** The first line of an evening's journal. */
export const eveningHeader = v.strictObject({
  format: v.literal(EVENING_FORMAT),
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
  name: shortText(80),
  game: v.pipe(v.string(), v.maxLength(40)),
  options: optionRecord,
  /** Every draw follows from it and the lines before. */
  seed: eveningSeed,
  form: eveningForm,
  at: time,
});
export type EveningHeader = Readonly<v.InferOutput<typeof eveningHeader>>;

/** The places of a table, each with its side. A couple takes one place, a person one seat. */
export function tableSides({ game, form: { unit } }: Pick<EveningHeader, 'game' | 'form'>): readonly number[] {
  const played = gameOf(game);
  if (played === undefined) throw new RangeError(`no game ${game}`);
  return sidesFor(played, unit);
}

/** The places of a table of a game, as in {@link tableSides}. Four people play a game that takes four; other games take as many as they can. */
export function sidesFor({ partners, seats }: Game, unit: EveningForm['unit']): readonly number[] {
  if (partners) return unit === 'couple' ? [0, 1] : OPPOSITE;
  const size = seats.min <= 4 && seats.max >= 4 ? 4 : seats.max;
  return Array.from({ length: size }, (_, place) => place);
}

const PLAIN: Pick<ClubRules, 'counts' | 'ties' | 'ends' | 'cap' | 'sitOut'> = {
  counts: 'sum',
  ties: ['best'],
  ends: { deals: 8 },
  cap: null,
  sitOut: { kind: 'mean' },
};

/** The usual form of an evening of a game: what its clubs do, or eight deals, added up. */
export function usualForm(game: Game, movement: Movement, unit: EveningForm['unit'], rounds: number): EveningForm {
  const { counts, ties, ends, cap, sitOut } = game.club ?? PLAIN;
  const deals = ends.deals ?? 1;
  return {
    unit,
    movement,
    rounds,
    ends: { ...ends },
    counts,
    ties: [...ties],
    ...(cap === null ? {} : { cap }),
    sitOut: sitOut.kind === 'fixed' ? { kind: 'fixed', points: sitOut.perDeal * deals, sweeps: sitOut.sweeps } : { kind: sitOut.kind },
    fill: 'sitOut',
  };
}
