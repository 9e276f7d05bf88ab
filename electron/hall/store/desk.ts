import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readPlain, replaceFile } from '../../store/disk/files.ts';
import { KeptFile } from './keptFile.ts';
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

const NO_PRIZES = { first: 3, every: null, bonus: false, sweeps: false, last: false, left: false } as const;

/** All links and digits follow from it. */
const secretText = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const shownNames = v.picklist(['whole', 'short', 'number']);
/** The round whose clock runs, and the time it began, in milliseconds since 1970. */
const clockOf = v.nullable(v.object({ round: v.number(), since: v.number() }));

export interface DeskChoices {
  readonly secret: string;
  readonly names: v.InferOutput<typeof shownNames>;
  readonly spectators: boolean;
  readonly copyTo: string | null;
  readonly prizes: Readonly<v.InferOutput<typeof prizes>>;
  readonly paid: readonly number[];
  readonly clock: Readonly<v.InferOutput<typeof clockOf>>;
}

/** The desk of an evening: it is kept beside the journal, as a whole each time. */
export class Desk {
  readonly #dir: string;
  readonly #kept: KeptFile;
  #choices: DeskChoices;
  /** Whether the last copy to the second place failed. */
  copyFailed = false;

  private constructor(dir: string, kept: KeptFile, choices: DeskChoices) {
    this.#dir = dir;
    this.#kept = kept;
    this.#choices = choices;
  }

  /** Opens the desk of an evening's folder. A choice that does not fit is the usual one again; only where the secret itself cannot be read, links and digits are others. */
  static async open(dir: string): Promise<Desk> {
    const kept = await KeptFile.open(join(dir, DESK_FILE));
    const secret = kept.part('secret', secretText);
    const desk = new Desk(dir, kept, {
      secret: secret ?? randomBytes(32).toString('hex'),
      names: kept.part('names', shownNames) ?? 'whole',
      spectators: kept.part('spectators', v.boolean()) ?? true,
      copyTo: kept.part('copyTo', v.nullable(v.string())) ?? null,
      prizes: kept.part('prizes', prizes) ?? NO_PRIZES,
      paid: kept.list('paid', v.number()),
      clock: kept.part('clock', clockOf) ?? null,
    });
    if (secret === undefined) await desk.change({});
    return desk;
  }

  /** The file, for its faults. */
  get kept(): Pick<KeptFile, 'fault' | 'aside'> {
    return this.#kept;
  }

  close(): Promise<void> {
    return this.#kept.close();
  }

  get choices(): Readonly<DeskChoices> {
    return this.#choices;
  }

  /** Changes some choices. Resolves once they are on the disk, or {@link kept} has the reason why they are not. */
  async change(some: Partial<Omit<DeskChoices, 'secret'>>): Promise<void> {
    this.#choices = { ...this.#choices, ...some };
    await this.#kept.save(JSON.stringify(this.#choices));
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
