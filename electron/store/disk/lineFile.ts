import { rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import { errnoOf, writeFault, type WriteFault } from './errno.ts';
import { keepAside, readOwn } from './files.ts';
import { Journal } from './journal.ts';

/** More bytes than a person's lines ever have: some 400,000 lines. A larger file is set aside whole. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The form of a file of lines: the name in its header, and the schema of a line. */
interface LineForm<T> {
  readonly format: string;
  readonly line: v.GenericSchema<unknown, T>;
}

/**
 * A file of lines behind a header that names its format: each is on the disk before the program goes on. A line that was cut off, or does not fit, is
 * skipped. A file that is not one of these, or is too large, moves to `aside/`; one that the system does not give out is left alone, and tried
 * again with each line.
 */
export class LineFile<T> {
  readonly #form: LineForm<T>;
  readonly #path: string | undefined;
  readonly #odd: (name: string) => void;
  #all: T[] = [];
  /** `undefined`: in memory only, or the file cannot be read. */
  #journal: Journal | undefined;

  /**
   * @param path the file; omitted: in memory only
   * @param odd receives the name of a file that was set aside or cannot be read
   */
  constructor(form: LineForm<T>, path?: string, odd: (name: string) => void = () => undefined) {
    this.#form = form;
    this.#path = path;
    this.#odd = odd;
    this.#open();
  }

  /** All lines, in the order in which they were added. */
  get all(): readonly T[] {
    return this.#all;
  }

  /** Adds a line. Resolves once it is on the disk, or has been found not to go there; never rejects. */
  async add(one: T): Promise<void> {
    this.#all.push(one);
    if (this.#journal === undefined) this.#reopen();
    else this.#journal.begin(JSON.stringify(one));
    await this.#journal?.flush();
  }

  /** The file's text: its header and the lines. */
  text(): string {
    return [this.#header, ...this.#all.map((line) => JSON.stringify(line))].map((line) => `${line}\n`).join('');
  }

  /** Deletes all lines for good. */
  async forget(): Promise<Result<void, WriteFault>> {
    await this.#journal?.close();
    if (this.#path !== undefined)
      try {
        rmSync(this.#path, { force: true });
      } catch (error) {
        return refuse(writeFault(error), `the file could not be removed: ${errnoOf(error)}`);
      }
    this.#all = [];
    this.#open();
    return ok(undefined);
  }

  /** Writes what is left, and closes the file. */
  async close(): Promise<void> {
    // Before the first line there is nothing to be kept.
    if (this.#all.length === 0) return;
    if (this.#journal === undefined) this.#reopen();
    await this.#journal?.close();
  }

  get #header(): string {
    return JSON.stringify({ format: this.#form.format });
  }

  /** Reads the file, and begins the journal that goes on with it. */
  #open(): void {
    const path = this.#path;
    if (path === undefined) return;
    const read = readOwn(path, MOST_BYTES);
    if (read.ok && this.#take(path, read.value)) return;
    if (!read.ok && read.error.code === 'store/unknown-match') return this.#begin(path, 'new');
    this.#odd(basename(path));
    // Read another time it may be all right: a program that looks through files has it open, or this one has too many.
    if (!read.ok && read.error.code === 'store/unreadable') return;
    if (keepAside(path, join(dirname(path), 'aside', `${basename(path)}.${Date.now()}`))) this.#begin(path, 'new');
  }

  /** Tries once more a file that could not be read; the lines that have been added meanwhile come behind those that it has. */
  #reopen(): void {
    const waiting = this.#all;
    this.#all = [];
    this.#open();
    this.#all = this.#journal === undefined ? waiting : [...this.#all, ...waiting];
    for (const line of waiting) this.#journal?.begin(JSON.stringify(line));
  }

  /** Takes in the bytes of a file; returns whether it is one of these. */
  #take(path: string, bytes: Buffer): boolean {
    // Text behind the last whole line was being written when the program was killed.
    const length = bytes.lastIndexOf(0x0a) + 1;
    if (length === 0 && this.#header.startsWith(bytes.toString())) {
      this.#begin(path, 0);
      return true;
    }
    const [head = '', ...lines] = bytes.toString('utf8', 0, length).split('\n');
    const all = lines.flatMap((line) => {
      const parsed = v.safeParse(this.#form.line, jsonOf(line));
      return parsed.success ? [parsed.output] : [];
    });
    if (jsonOf(head) === undefined && all.length === 0) return false;
    this.#all = all;
    this.#journal = new Journal(path, length);
    return true;
  }

  #begin(path: string, length: 0 | 'new'): void {
    this.#journal = new Journal(path, length);
    this.#journal.begin(this.#header);
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
