import type {
  RankedRow,
  ShownComparison,
  ShownEvening,
  ShownPrize,
  ShownSlip,
  ShownStandIn,
  ShownTable,
} from '../../../engine/evening/messages/views.ts';
import type { HallClient } from '../client.svelte.ts';
import type { HallWords } from '../../words/hall.svelte.ts';
import { formatFigure } from '../../words/message/numbers.ts';

/** Small texts that several pages of the hall have. */

/** Names by number: "Ada Vermeer", a couple's with "&"; the number itself for an unknown entrant. */
export function entrantName(evening: Pick<ShownEvening, 'entrants'>, entrant: number | null): string {
  if (entrant === null) return '–';
  const found = evening.entrants.find((one) => one.entrant === entrant);
  return found === undefined ? String(entrant) : found.names.join(' & ');
}

/** The seats of a table with who plays there now: of a couple each has one. The last stand-in at a seat counts. */
export function seatedAt(
  evening: Pick<ShownEvening, 'entrants' | 'form' | 'sides'>,
  { places, standIns }: Pick<ShownTable, 'places' | 'standIns'>,
): {
  readonly place: number;
  readonly one: number;
  readonly drawn: string;
  readonly standIn: ShownStandIn | null;
  readonly name: string;
}[] {
  const ones = evening.form.unit === 'couple' ? [0, 1] : [0];
  return evening.sides.flatMap((_, place) =>
    ones.map((one) => {
      const entrant = places[place] ?? null;
      const found = evening.entrants.find((other) => other.entrant === entrant);
      const drawn = found?.names[one] ?? '';
      const last = standIns.findLast((other) => other.place === place && other.one === one);
      const standIn = last === undefined || last.entrant === entrant ? null : last;
      return { place, one, drawn, standIn, name: standIn === null ? drawn : standIn.name };
    }),
  );
}

/** Names as a wall shows them, each way shorter than the one before: whole, with initials, given names alone, initials alone. */
export function shorterNames(names: string): string[] {
  const each = names.split(' & ').map((name) => name.trim().split(/\s+/));
  const initials = each.map(([first = '', ...others]) => [first, ...others.slice(-1).map((last) => `${[...last][0] ?? ''}.`)].join(' '));
  const letters = initials.map((name) => name.replace(/^(\p{L})\S+/u, '$1.'));
  return [...new Set([names, initials.join(' & '), each.map(([first = '']) => first).join(' & '), letters.join(' & ')])];
}

/** The name of a place at a table of `size` places. */
export function placeName(hall: HallWords, size: number, place: number): string {
  if (size === 4 || size === 2) {
    const keys = size === 4 ? (['place.0', 'place.1', 'place.2', 'place.3'] as const) : (['pair.0', 'pair.1'] as const);
    const key = keys[place];
    if (key !== undefined) return hall.t(key);
  }
  return hall.t('place.n', { n: place + 1 });
}

/** The sides of an evening's tables, in order. */
export function eveningSides({ sides }: Pick<ShownEvening, 'sides'>): number[] {
  return [...new Set(sides)].sort((a, b) => a - b);
}

/** A figure as it was typed: nothing stands for 0, and what is no whole number for none, `NaN`. */
export function typedFigure(typed = ''): number {
  const text = typed.trim();
  return /^(?:-?\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** A slip in one line: points, bonus with a plus, sweeps with a star. */
export function slipText({ points, bonus, sweeps }: ShownSlip): string {
  return `${formatFigure(points)}${bonus === 0 ? '' : `+${bonus}`}${sweeps === 0 ? '' : ` ${'★'.repeat(Math.min(sweeps, 4))}`}`;
}

/** A comparison of the same deals, as people read it: the share of the match points, or points above the mean. */
export function comparedText(hall: HallWords, compare: ShownEvening['form']['compare'], { won, most, tenths }: ShownComparison): string {
  if (most === 0) return '–';
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return compare === 'mean'
    ? hall.words.number({ ...one, signDisplay: 'exceptZero' })(tenths / 10)
    : hall.words.number({ ...one, style: 'percent' })(won / most);
}

/** A score of a season: whole, or with the decimal that comparisons have. */
export function scoreText(hall: HallWords, score: number): string {
  return hall.words.number({ maximumFractionDigits: 1, useGrouping: false })(score);
}

/** Rows or prizes by field, each with its name; in one list without a name if they are ranked together. */
export function inFields<T extends { readonly field?: number }>(
  hall: HallWords,
  all: readonly T[],
): { readonly name: string | null; readonly list: readonly T[] }[] {
  const fields = [undefined, 0, 1].filter((field) => all.some((one) => one.field === field));
  return fields.map((field) => ({
    name: field === undefined ? null : placeName(hall, 2, field),
    list: all.filter((one) => one.field === field),
  }));
}

/** The figure by which an evening is ranked. */
export function firstFigure(counts: ShownEvening['form']['counts'], row: Pick<RankedRow, 'total' | 'wins' | 'places'>): number {
  return counts === 'sum' ? row.total : counts === 'wins' ? row.wins : row.places;
}

/** The rounds in which an entrant played at a table with a bot. */
export function botRounds({ shares }: Pick<RankedRow, 'shares'>): number[] {
  return shares.flatMap(({ round, bot }) => (bot === true ? [round] : []));
}

/** How a place moved since the round before: above zero, up. */
export function climbed({ place, was }: { readonly place: number; readonly was: number | null }): number {
  return was === null ? 0 : was - place;
}

/** The sentence of a refusal. */
export function refusalText(hall: HallWords, { code, facts }: NonNullable<HallClient['refused']>): string {
  const given = Object.entries(facts ?? {}).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  const params = { entrant: 0, table: 0, row: 0, why: 'other', difference: 0, code, ...Object.fromEntries(given) };
  return hall.say(`refused.${code.replace('/', '.')}`, 'refused.other', params);
}

/** The author of a line in the reader's language: the hall notes a role and a number, or a role and the name that a helper gave. */
export function authorText(hall: HallWords, evening: Pick<ShownEvening, 'entrants' | 'rounds'>, by: string): string {
  const [, role, of = ''] = /^(table|player|standIn|helper)(?: (.+))?$/.exec(by) ?? [];
  if (role === 'table') return hall.t('round.table', { n: Number(of) });
  if (role === 'player') {
    const [number, one] = of.split('.').map(Number);
    const names = evening.entrants.find(({ entrant }) => entrant === number)?.names;
    return (one === undefined ? undefined : names?.[one - 1]) ?? entrantName(evening, number ?? null);
  }
  if (role === 'standIn') {
    const all = evening.rounds.flatMap(({ tables }) => tables.flatMap(({ standIns }) => standIns));
    return all.find(({ id }) => id === Number(of))?.name ?? hall.t('round.standIn');
  }
  if (role === 'helper') return hall.t('slip.helper', { name: of }).trim();
  return by;
}

/** The name of a prize, with that of its field where there are two. */
export function prizeName(
  hall: HallWords,
  { kind, place, field }: Pick<ShownPrize, 'kind'> & { readonly place?: number; readonly field?: number },
): string {
  let name: string;
  if (kind !== 'place') name = hall.t(`prize.${kind}`);
  else if (place === undefined) throw new RangeError('a prize for a place has no place');
  else name = hall.t('prize.place', { n: place });
  return field === undefined ? name : `${placeName(hall, 2, field)} · ${name}`;
}

/** The separator of spreadsheets in a language: where a comma stands in numbers, columns are parted by semicolons. */
export function separatorOf(locale: string): ';' | ',' {
  return new Intl.NumberFormat(locale).format(1.5).includes(',') ? ';' : ',';
}
