import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, refuse, type CodeOf, type Result } from '../../../engine/contract/result.ts';
import type { EveningHeader } from '../../../engine/evening/form/form.ts';
import { appendLine, beginEvening, type LineCode } from '../../../engine/evening/journal/apply.ts';
import type { EveningLine } from '../../../engine/evening/journal/lines.ts';
import type { Evening } from '../../../engine/evening/journal/state.ts';
import { lineText, readJournal } from '../../../engine/evening/journal/text.ts';
import { readPlain } from '../../store/disk/files.ts';
import { Journal } from '../../store/disk/journal.ts';

/** The name of an evening's journal in its folder. */
export const EVENING_FILE = 'evening.jsonl';

/** An evening with its journal. Lines are only added, each batch whole or not at all. */
export class OpenEvening {
  readonly header: EveningHeader;
  readonly dir: string;
  readonly lines: EveningLine[];
  readonly #journal: Journal;
  #evening: Evening;

  private constructor(dir: string, header: EveningHeader, lines: readonly EveningLine[], evening: Evening, length: number) {
    this.dir = dir;
    this.header = header;
    this.lines = [...lines];
    this.#evening = evening;
    this.#journal = new Journal(join(dir, EVENING_FILE), length);
  }

  /** Begins an evening in a new folder; its header is on the disk, or {@link fault} has the reason. */
  static async create(dir: string, header: EveningHeader): Promise<Result<OpenEvening, CodeOf<typeof beginEvening>>> {
    const { fill, cards } = header.form;
    if (fill === 'bot' && cards !== 'ours') return refuse('evening/bad-form', 'bots play only with the program’s cards', { fill });
    const begun = beginEvening(header);
    if (!begun.ok) return begun;
    await mkdir(dir, { recursive: true }).catch(() => undefined);
    const created = new OpenEvening(dir, header, [], begun.value, 0);
    await created.#journal.append(lineText(header));
    return ok(created);
  }

  /** Opens the evening of a folder. A last line that a power cut left half written is cut off before the next. */
  static async open(dir: string): Promise<Result<OpenEvening, CodeOf<typeof readJournal> | 'hall/unknown-evening'>> {
    const file = await readPlain(join(dir, EVENING_FILE));
    if (!file.ok) return refuse('hall/unknown-evening', 'there is no such evening');
    const text = file.value.toString();
    const read = readJournal(text);
    if (!read.ok) return read;
    const good = Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1));
    return ok(new OpenEvening(dir, read.value.header, read.value.lines, read.value.evening, good));
  }

  get evening(): Evening {
    return this.#evening;
  }

  /** The code of what keeps lines from the disk; `null`: every line is there. */
  get fault(): string | null {
    return this.#journal.fault;
  }

  /** Adds lines, all or none. Resolves once they are on the disk, or once {@link fault} has the reason why they are not. */
  async append(lines: readonly EveningLine[]): Promise<Result<void, LineCode>> {
    let evening = this.#evening;
    for (const line of lines) {
      const after = appendLine(evening, line);
      if (!after.ok) return after;
      evening = after.value;
    }
    const [last, ...before] = [...lines].reverse();
    if (last === undefined) return ok(undefined);
    for (const line of before.reverse()) this.#journal.begin(lineText(line));
    this.#evening = evening;
    this.lines.push(...lines);
    await this.#journal.append(lineText(last));
    return ok(undefined);
  }

  /** Writes what is left, and closes the file. */
  close(): Promise<void> {
    return this.#journal.close();
  }
}
