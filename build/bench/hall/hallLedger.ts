import { strict as assert } from 'node:assert';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { EveningHeader } from '../../../engine/evening/form/form.ts';
import type { EveningLine, LineOf } from '../../../engine/evening/journal/lines.ts';
import type { UnsignedLine } from '../../../engine/evening/messages/toHall.ts';
import type { ShownEvening } from '../../../engine/evening/messages/views.ts';
import type { Match } from '../../../engine/match/match.ts';
import { replay } from '../../../engine/match/record.ts';
import { readMatch, recordIn } from '../../../electron/store/format/lines.ts';
import { auditTotals } from '../../../engine/cli/evening/audit.ts';

/** A request that a device sent in the life of a hall. */
interface SentRequest {
  /** Its lines as {@link keyOf} writes them, in order. */
  readonly keys: readonly string[];
  /** Whether the hall has answered that it is done. */
  acknowledged: boolean;
}

/** The requests of devices and the answers of a hall, held against the journal that is left on the disk. */
export class HallLedger {
  readonly #file: string;
  /** The journal up to the last check, whole lines only. */
  #before = '';
  #sent: SentRequest[] = [];
  /** The most lines, the header's among them, that any view has shown. */
  #seen = 0;
  acknowledged = 0;

  /** @param file the journal of the evening */
  constructor(file: string) {
    this.#file = file;
  }

  /** Takes the journal as it is now for granted. */
  begin(): void {
    this.#before = readFileSync(this.#file, 'utf8');
  }

  /** Notes lines that are about to be sent. */
  send(lines: readonly UnsignedLine[]): SentRequest {
    const request = { keys: lines.map(keyOf), acknowledged: false };
    this.#sent.push(request);
    return request;
  }

  /** Notes that the hall has done a request. */
  acknowledge(request: SentRequest): void {
    request.acknowledged = true;
    this.acknowledged += 1;
  }

  /** Notes that the hall has refused a request: nothing of it may be in the journal. */
  refuse(request: SentRequest): void {
    this.#sent = this.#sent.filter((one) => one !== request);
  }

  /** Notes the lines that a view shows. */
  see({ lines }: ShownEvening): void {
    this.#seen = Math.max(this.#seen, lines);
  }

  /**
   * Throws unless the journal has all it had, then every acknowledged request once and whole, and besides only requests that were sent, and the results of tables with the program's cards, each
   * once; and unless it has every line that a view has shown. Returns how many lines it has.
   */
  check(): number {
    const text = readFileSync(this.#file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    assert(whole.startsWith(this.#before), 'the journal is another than before');
    const all = whole.split('\n').filter((line) => line !== '');
    assert(all.length >= this.#seen, `a view showed ${this.#seen} lines, the journal has ${all.length}`);
    const own = linesIn(whole).filter(isOwn);
    const places = own.map(({ round, table }) => `${round}/${table}`);
    assert.equal(new Set(places).size, places.length, `a table is booked twice: ${places.join(' ')}`);
    const added = linesIn(whole.slice(this.#before.length))
      .filter((line) => !isOwn(line))
      .map(keyOf);
    const open = [...this.#sent];
    for (let at = 0; at < added.length;) {
      const found = open.findIndex(({ keys }) => keys.every((key, index) => key === added[at + index]));
      assert(found >= 0, `the journal has a line twice, alone, or one that was never sent: ${added[at]}`);
      at += open.splice(found, 1).reduce((sum, { keys }) => sum + keys.length, 0);
    }
    const [lost] = open.filter(({ acknowledged }) => acknowledged);
    assert(lost === undefined, `an acknowledged request is lost: ${lost?.keys.join(' ')}`);
    this.#before = whole;
    this.#sent = [];
    return all.length;
  }

  /** Throws unless the totals of a view are those that an independent program adds up from the journal. */
  compare(shown: ShownEvening): void {
    const [header, ...lines] = readFileSync(this.#file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as unknown);
    const totals = auditTotals(header as EveningHeader, lines as EveningLine[]);
    for (const { entrant, total } of shown.ranking) assert.equal(total, totals.get(entrant)?.total, `the total of number ${entrant}`);
    assert.equal(shown.ranking.length, totals.size, 'the ranking has other people than the journal');
  }
}

/** The lines of a part of a journal, its header apart. */
export function linesIn(text: string): EveningLine[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{"format"'))
    .map((line) => JSON.parse(line) as EveningLine);
}

/** Whether a line is the result of a table with the program's cards, which the hall writes by itself. */
export function isOwn(line: EveningLine): line is LineOf<'result'> {
  return line.type === 'result' && line.source === 'cards';
}

/** A line without time and author, keys in order. The hall itself makes a draw: every draw is the same here. */
function keyOf(line: UnsignedLine | EveningLine): string {
  if (line.type === 'draw') return 'draw';
  const { at: _at, by: _by, ...rest } = line as EveningLine;
  return JSON.stringify(Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The match of a table as the disk has it, with the seed of its deals; `undefined` where no deal is on the disk. @param folder the folder of the evening */
export function savedMatch(
  folder: string,
  round: number,
  table: number,
): { readonly match: Match; readonly header: { readonly seed: string } } | undefined {
  const name = `${`${basename(folder)}-r${round}-t${table}`.slice(-64)}.jsonl`;
  const file = ['matches', 'history'].map((part) => join(folder, 'tables', part, name)).find((path) => existsSync(path));
  if (file === undefined) return undefined;
  const saved = readMatch(readFileSync(file));
  if (!saved.ok && saved.error.code === 'store/empty') return undefined;
  assert(saved.ok, JSON.stringify(saved));
  const match = replay(recordIn(saved.value));
  assert(match.ok, JSON.stringify(match));
  return { match: match.value, header: saved.value.header };
}
