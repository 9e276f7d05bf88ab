import { rmSync } from 'node:fs';
import * as v from 'valibot';
import { GAME_IDS } from '../../engine/contract/gameId.ts';
import { readSmall } from './disk/files.ts';
import { Journal } from './disk/journal.ts';

const FORMAT = 'trickhouse-attempts/1';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const attempt = v.object({
  at: whole,
  day: whole,
  game: v.picklist(GAME_IDS),
  kind: v.picklist(['open', 'closed']),
  number: whole,
  difficulty: v.number(),
  answer: v.string(),
  ok: v.boolean(),
  helped: v.boolean(),
  rated: v.boolean(),
  ms: whole,
});
/** An attempt as its line has it. */
export type SavedAttempt = Readonly<v.InferOutput<typeof attempt>>;

/** The attempts at puzzles on this machine: a journal of lines, each on the disk before its answer is sent. A line that was cut off is skipped. */
export class Attempts {
  readonly #path: string | undefined;
  #all: SavedAttempt[] = [];
  #journal: Journal | undefined;

  /** @param path the file; omitted: in memory only */
  constructor(path?: string) {
    this.#path = path;
    if (path === undefined) return;
    const text = readSmall(path) ?? '';
    // The text behind the last whole line was being written when the program was killed.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [head = '', ...lines] = whole.split('\n');
    this.#all = lines.flatMap((line) => {
      const parsed = v.safeParse(attempt, jsonOf(line));
      return parsed.success ? [parsed.output] : [];
    });
    const known = jsonOf(head) !== undefined;
    this.#journal = new Journal(path, known ? Buffer.byteLength(whole) : 0);
    if (!known) this.#journal.begin(JSON.stringify({ format: FORMAT }));
  }

  /** All attempts, in the order in which they were made. */
  get all(): readonly SavedAttempt[] {
    return this.#all;
  }

  /** Adds an attempt. Resolves once it is on the disk, or has been found not to go there; never rejects. */
  async add(one: SavedAttempt): Promise<void> {
    this.#all.push(one);
    await this.#journal?.append(JSON.stringify(one));
  }

  /** The file's text: a header and one line for each attempt. */
  text(): string {
    return [{ format: FORMAT }, ...this.#all].map((line) => `${JSON.stringify(line)}\n`).join('');
  }

  /** Deletes all attempts for good. */
  async forget(): Promise<void> {
    this.#all = [];
    await this.#journal?.close();
    if (this.#path === undefined) return;
    rmSync(this.#path, { force: true });
    this.#journal = new Journal(this.#path, 0);
    this.#journal.begin(JSON.stringify({ format: FORMAT }));
  }

  /** Writes what is left, and closes the file. */
  async close(): Promise<void> {
    // Before the first attempt there is nothing to be kept.
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
