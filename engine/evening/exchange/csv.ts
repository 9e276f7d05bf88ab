import { ok, refuse, type Result } from '../../contract/result.ts';

/** Tables as text that spreadsheets read: UTF-8 with a mark, semicolons or commas, line ends of Windows. */

const MARK = '\uFEFF';
/** Limits of a text that is read. */
const MOST_CHARACTERS = 1_000_000;
const MOST_ROWS = 2000;
const MOST_COLUMNS = 60;
const MOST_IN_CELL = 500;
/** A cell that a spreadsheet may take for a formula, behind blanks and quotation marks too, and one with a tab or line end there, which it may drop. */
const FORMULA = /^[\s']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/;

export type Separator = ';' | ',';
/** A cell to be written. Numbers are written as they are; only texts may be mistaken for formulas. */
export type CsvCell = string | number;

/** The text of a table. A `'` stands before a text that a spreadsheet may take for a formula; {@link readCsv} takes it away again. */
export function writeCsv(rows: readonly (readonly CsvCell[])[], separator: Separator): string {
  return MARK + rows.map((row) => `${row.map((cell) => cellText(cell, separator)).join(separator)}\r\n`).join('');
}

function cellText(cell: CsvCell, separator: Separator): string {
  // Where semicolons part columns, a comma stands in numbers.
  if (typeof cell === 'number') return separator === ';' ? String(cell).replace('.', ',') : String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return safe.includes(separator) || /["\r\n;,\t\uFEFF]/.test(safe) || safe.trim() !== safe ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Reads a table: with or without the mark, with any line ends, separated by semicolons, commas or tabs, of which the first line has most outside
 * quotation marks. Rows without any text are skipped. Refuses a text that is too large, and a quotation mark that nothing ends, with the row, counted from 1.
 */
export function readCsv(text: string): Result<string[][], 'evening/bad-csv'> {
  if (text.length > MOST_CHARACTERS)
    return refuse('evening/bad-csv', `a table has at most ${MOST_CHARACTERS} characters`, { why: 'long', row: 1 });
  const source = text.startsWith(MARK) ? text.slice(1) : text;
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    row.push(cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell);
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (source.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && source.charAt(at + 1) === '\n') at += 1;
      endRow();
    } else cell += letter;
    if (rows.length > MOST_ROWS || row.length >= MOST_COLUMNS || cell.length > MOST_IN_CELL)
      return refuse('evening/bad-csv', `row ${rows.length + 1} is too long, or there are too many`, { why: 'long', row: rows.length + 1 });
  }
  if (quoted) return refuse('evening/bad-csv', 'a quotation mark has no end', { why: 'quote', row: rows.length + 1 });
  if (cell !== '' || row.length > 0) endRow();
  return ok(rows);
}

/** The separator of a text: that of which its first line has most. */
function separatorOf(source: string): string {
  const [line = ''] = source.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (one: string): number => line.split(one).length;
  return [';', ',', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
