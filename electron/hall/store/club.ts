import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { eveningForm, type EveningHeader } from '../../../engine/evening/form/form.ts';
import { optionRecord } from '../../../engine/evening/form/values.ts';
import type { ListedMember } from '../../../engine/evening/messages/views.ts';
import { KeptFile } from './keptFile.ts';
import { OpenEvening } from './openEvening.ts';

/** The folder of all evenings, in that of the matches. */
const EVENINGS = 'evenings';
const CLUB_FILE = 'club.json';
const MOST_PRESETS = 50;

const member = v.object({
  entrant: v.number(),
  names: v.array(v.string()),
  team: v.exactOptional(v.string()),
  class: v.exactOptional(v.string()),
  member: v.exactOptional(v.string()),
});
const preset = v.object({ name: v.string(), game: v.string(), options: optionRecord, form: eveningForm });

interface ClubFile {
  /** The club's list. */
  readonly members: readonly v.InferOutput<typeof member>[];
  /** The choices of evenings that the club keeps by name. */
  readonly presets: readonly v.InferOutput<typeof preset>[];
  /** The evening that is open. */
  readonly current: string | null;
}

/** The club's list, and its evenings on the disk. */
export class Club {
  readonly #dir: string;
  readonly #kept: KeptFile;
  #file: ClubFile;

  private constructor(dir: string, kept: KeptFile) {
    this.#dir = dir;
    this.#kept = kept;
    this.#file = {
      members: kept.list('members', member),
      presets: kept.list('presets', preset),
      current: kept.part('current', v.nullable(v.string())) ?? null,
    };
  }

  /** Opens the club of a data folder; a folder without one begins an empty list. Members and choices that do not fit are left out, each by itself. */
  static async open(dataDir: string): Promise<Club> {
    const dir = join(dataDir, EVENINGS);
    await mkdir(dir, { recursive: true }).catch(() => undefined);
    return new Club(dir, await KeptFile.open(join(dir, CLUB_FILE)));
  }

  /** The file with the list, for its faults. */
  get kept(): Pick<KeptFile, 'fault' | 'aside'> {
    return this.#kept;
  }

  close(): Promise<void> {
    return this.#kept.close();
  }

  get members(): readonly ListedMember[] {
    return this.#file.members;
  }

  get presets(): ClubFile['presets'] {
    return this.#file.presets;
  }

  /** Keeps the choices of an evening under a name, in the place of those that had it; without an evening it removes these. */
  async setPreset(name: string, header: EveningHeader | null): Promise<void> {
    const others = this.presets.filter((one) => one.name !== name);
    const own = header === null ? [] : [{ name, game: header.game, options: { ...header.options }, form: header.form }];
    await this.#keep({ presets: [...others, ...own].slice(-MOST_PRESETS) });
  }

  /** The id of the evening that was open last; `null`: none. */
  get current(): string | null {
    return this.#file.current;
  }

  async setMembers(members: readonly ListedMember[]): Promise<void> {
    await this.#keep({ members: members.map((one) => ({ ...one, names: [...one.names] })) });
  }

  async setCurrent(current: string | null): Promise<void> {
    await this.#keep({ current });
  }

  async #keep(some: Partial<ClubFile>): Promise<void> {
    this.#file = { ...this.#file, ...some };
    await this.#kept.save(JSON.stringify(this.#file));
  }

  /** Begins an evening. */
  create(header: EveningHeader): ReturnType<typeof OpenEvening.create> {
    return OpenEvening.create(join(this.#dir, header.id), header);
  }

  /** Opens an evening by its id. */
  evening(id: string): ReturnType<typeof OpenEvening.open> {
    return OpenEvening.open(join(this.#dir, id));
  }

  /** All evenings that can be read, the latest first. Their files are not opened for writing. */
  async all(): Promise<OpenEvening[]> {
    const entries = await readdir(this.#dir, { withFileTypes: true }).catch(() => []);
    const folders = entries.filter((entry) => entry.isDirectory() && /^[a-z0-9-]{1,64}$/.test(entry.name));
    const read = await Promise.all(folders.map(({ name }) => this.evening(name)));
    return read.flatMap((one) => (one.ok ? [one.value] : [])).sort((a, b) => b.header.at - a.header.at);
  }

  /** Adds members to the list; those who are on it by name stay as they are, and a number that is taken gives way to a free one. Returns how many were added. */
  async add(added: readonly ListedMember[]): Promise<number> {
    const known = new Set(this.members.map(({ names }) => names.join('\n')));
    const numbers = new Set(this.members.map(({ entrant }) => entrant));
    const fresh: ListedMember[] = [];
    let free = 1;
    for (const one of added) {
      if (known.has(one.names.join('\n'))) continue;
      while (numbers.has(free)) free += 1;
      const entrant = numbers.has(one.entrant) ? free : one.entrant;
      numbers.add(entrant);
      fresh.push({ ...one, entrant });
    }
    await this.setMembers([...this.members, ...fresh].sort((a, b) => a.entrant - b.entrant));
    return fresh.length;
  }
}
