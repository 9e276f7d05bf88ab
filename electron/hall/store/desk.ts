import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readPlain, replaceFile } from '../../store/disk/files.ts';
import { jsonOf } from './json.ts';
import { EVENING_FILE } from './openEvening.ts';
import { copyTables } from './tableFiles.ts';

/** Choices and secrets of an evening that are no lines of its journal. */

const DESK_FILE = 'desk.json';

const prizes = v.object({
  first: v.number(),
  every: v.nullable(v.number()),
  bonus: v.boolean(),
  sweeps: v.boolean(),
  last: v.boolean(),
  left: v.boolean(),
});

const deskFile = v.object({
  /** All links and digits follow from it. */
  secret: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  names: v.optional(v.picklist(['whole', 'short', 'number']), 'whole'),
  spectators: v.optional(v.boolean(), true),
  copyTo: v.optional(v.nullable(v.string()), null),
  prizes: v.optional(prizes, { first: 3, every: null, bonus: false, sweeps: false, last: false, left: false }),
  paid: v.optional(v.array(v.number()), []),
  /** The round whose clock runs, and the time it began, in milliseconds since 1970. */
  clock: v.optional(v.nullable(v.object({ round: v.number(), since: v.number() })), null),
});
export type DeskChoices = v.InferOutput<typeof deskFile>;

/** The desk of an evening: it is kept beside the journal, as a whole each time. */
export class Desk {
  readonly #dir: string;
  #choices: DeskChoices;
  /** Whether the last copy to the second place failed. */
  copyFailed = false;

  private constructor(dir: string, choices: DeskChoices) {
    this.#dir = dir;
    this.#choices = choices;
  }

  /** Opens the desk of an evening's folder. One that cannot be read is begun again: links and digits are others then. */
  static async open(dir: string): Promise<Desk> {
    const file = await readPlain(join(dir, DESK_FILE));
    const kept = file.ok ? v.safeParse(deskFile, jsonOf(file.value.toString())) : undefined;
    const desk = new Desk(dir, kept?.success === true ? kept.output : v.parse(deskFile, { secret: randomBytes(32).toString('hex') }));
    if (kept?.success !== true) await desk.change({});
    return desk;
  }

  get choices(): Readonly<DeskChoices> {
    return this.#choices;
  }

  /** Changes some choices. Returns whether they are on the disk. */
  async change(some: Partial<Omit<DeskChoices, 'secret'>>): Promise<boolean> {
    this.#choices = { ...this.#choices, ...some };
    return replaceFile(join(this.#dir, DESK_FILE), JSON.stringify(this.#choices));
  }

  /** Copies the evening with the matches of its tables to the second place, if the organiser chose one. */
  async copy(id: string): Promise<void> {
    const { copyTo } = this.#choices;
    if (copyTo === null) return;
    const target = join(copyTo, id);
    this.copyFailed = true;
    try {
      await mkdir(target, { recursive: true });
    } catch {
      return;
    }
    for (const name of [EVENING_FILE, DESK_FILE]) {
      const file = await readPlain(join(this.#dir, name));
      if (!file.ok || !(await replaceFile(join(target, name), file.value))) return;
    }
    this.copyFailed = !(await copyTables(this.#dir, target));
  }
}
