import type { TableLayout } from '../../../engine/contract/view.ts';

const formats = new Map<string, Intl.NumberFormat>();
/** From here on languages write whole numbers each in its own way. */
const GROUPED = 1000;

/** A number as a language writes it; a word as it is. */
export function writtenNumber(value: string | number, locale: string): string {
  if (typeof value === 'string') return value;
  // The first formatter of a page takes longer to make than a table to draw.
  if (Number.isInteger(value) && value >= 0 && value < GROUPED) return String(value);
  let format = formats.get(locale);
  if (format === undefined) formats.set(locale, (format = new Intl.NumberFormat(locale)));
  return minus(format.format(value));
}

/** A number as `Intl` writes it, with a minus of full width: voices swallow a hyphen. */
export function minus(text: string): string {
  return text.replace('-', '−');
}

/** A number with its sign, as on a score sheet: `+7`, `0`, `−25`. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** A score as a game's sheet writes it: with its sign where the sheet has signs. */
export function scoreFigure(n: number, sheet: TableLayout['sheet'] | undefined): string {
  return sheet === 'plusMinus' ? signed(n) : formatFigure(n);
}

/** An amount that may be missing, as scores are written. */
export function amountFigure(n: number | null | undefined): string {
  return typeof n === 'number' ? formatFigure(n) : '';
}

/** An amount as scores are written: less than nothing with a minus of full width, all else bare. */
export function formatFigure(n: number): string {
  return n < 0 ? signed(n) : String(n);
}
