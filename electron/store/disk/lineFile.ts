import { rmSync } from 'node:fs';
import * as v from 'valibot';
import { readSmall } from './files.ts';
import { Journal } from './journal.ts';

/** The form of a file of lines: the name in its header, the schema of a line, and the most that is read, in bytes. */
interface LineForm<T> {
  readonly format: string;
  readonly line: v.GenericSchema<unknown, T>;
  readonly most?: number;
}

/** A file of lines behind a header that names its format: each is on the disk before the program goes on. A line that was cut off, or does not fit, is skipped. */
export class LineFile<T> {
  readonly #form: LineForm<T>;
  readonly #path: string | undefined;
  #all: T[] = [];
  #journal: Journal | undefined;

  /** @param path the file; omitted: in memory only */
  constructor(form: LineForm<T>, path?: string) {
    this.#form = form;
    this.#path = path;
    if (path === undefined) return;
    const text = readSmall(path, form.most) ?? '';
    // The text behind the last whole line was being written when the program was killed.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [head = '', ...lines] = whole.split('\n');
    this.#all = lines.flatMap((line) => {
      const parsed = v.safeParse(form.line, jsonOf(line));
      return parsed.success ? [parsed.output] : [];
    });
    const known = jsonOf(head) !== undefined;
    this.#journal = new Journal(path, known ? Buffer.byteLength(whole) : 0);
    if (!known) this.#journal.begin(JSON.stringify({ format: form.format }));
  }

  /** All lines, in the order in which they were added. */
  get all(): readonly T[] {
    return this.#all;
  }

  /** Adds a line. Resolves once it is on the disk, or has been found not to go there; never rejects. */
  async add(one: T): Promise<void> {
    this.#all.push(one);
    await this.#journal?.append(JSON.stringify(one));
  }

  /** The file's text: its header and the lines. */
  text(): string {
    return [{ format: this.#form.format }, ...this.#all].map((line) => `${JSON.stringify(line)}\n`).join('');
  }

  /** Deletes all lines for good. */
  async forget(): Promise<void> {
    this.#all = [];
    await this.#journal?.close();
    if (this.#path === undefined) return;
    rmSync(this.#path, { force: true });
    this.#journal = new Journal(this.#path, 0);
    this.#journal.begin(JSON.stringify({ format: this.#form.format }));
  }

  /** Writes what is left, and closes the file. */
  async close(): Promise<void> {
    // Before the first line there is nothing to be kept.
    if (this.#all.length > 0) await this.#journal?.close();
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
