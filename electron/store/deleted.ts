import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeletedMatch } from '../../engine/protocol/messages.ts';
import { EXTENSION, listing, moveFile, readPlain } from './disk/files.ts';
import { inSlices } from './disk/slices.ts';
import { summaryOf } from './format/derived.ts';
import { matchSteps } from './format/lines.ts';

/** How long deleted matches are kept, in milliseconds: 30 days. */
const KEPT = 30 * 24 * 3600 * 1000;

interface DeletedFile {
  readonly file: string;
  readonly id: string;
  /** When it was deleted, in milliseconds since 1970. */
  readonly at: number;
}

/** The deleted matches that are listed: no person looks through more. */
const LISTED = 200;

/** The folder of matches that may still be brought back. */
export class Deleted {
  readonly #dir: string;
  /** The list entries of the files read so far: a deleted match does not change. */
  readonly #known = new Map<string, DeletedMatch | undefined>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Takes a match's file in. `at`: milliseconds since 1970. */
  add(from: string, id: string, at: number): ReturnType<typeof moveFile> {
    return moveFile(from, join(this.#dir, `${at}.${id}${EXTENSION}`));
  }

  /** Moves the file of the match that was deleted last to a path; `undefined` if there is no such file. */
  async takeOut(id: string, to: string): Promise<Awaited<ReturnType<typeof moveFile>> | undefined> {
    const found = (await this.#list()).findLast((one) => one.id === id);
    return found === undefined ? undefined : moveFile(join(this.#dir, found.file), to);
  }

  /** Removes a deleted match for good. */
  async remove(id: string): Promise<void> {
    for (const { file } of (await this.#list()).filter((one) => one.id === id)) await unlink(join(this.#dir, file)).catch(() => undefined);
  }

  /** Removes for good what was deleted long ago. `now`: milliseconds since 1970. */
  async purge(now: number): Promise<void> {
    for (const { file, at } of await this.#list()) if (now - at > KEPT) await unlink(join(this.#dir, file)).catch(() => undefined);
  }

  /** Lists the matches that may still be brought back, the last deleted first; leaves out files that hold no match. `now`: milliseconds since 1970. */
  async matches(now: number): Promise<DeletedMatch[]> {
    await this.purge(now);
    const files = (await this.#list()).reverse();
    // Only the last deleted of two files of one match is brought back.
    const latest = files.filter(({ id }, index) => files.findIndex((one) => one.id === id) === index).slice(0, LISTED);
    const listed: DeletedMatch[] = [];
    for (const { file, id, at } of latest) {
      if (!this.#known.has(file)) this.#known.set(file, await this.#read(file, id, at));
      const match = this.#known.get(file);
      if (match !== undefined) listed.push(match);
    }
    return listed;
  }

  async #read(file: string, id: string, deleted: number): Promise<DeletedMatch | undefined> {
    const bytes = await readPlain(join(this.#dir, file));
    const saved = bytes.ok ? await inSlices(matchSteps(bytes.value)) : bytes;
    if (!saved.ok || saved.value.header.id !== id) return undefined;
    const { over } = saved.value;
    return { ...summaryOf(saved.value), ...(over === null ? {} : { totals: over.totals }), deleted, over: over !== null };
  }

  /** The deleted files, the most recent last. */
  async #list(): Promise<DeletedFile[]> {
    const { files } = await listing(this.#dir);
    return files
      .flatMap((file) => {
        const [, at, id] = /^(\d+)\.([a-z0-9-]{1,64})\.jsonl$/.exec(file) ?? [];
        return at === undefined || id === undefined ? [] : [{ file, id, at: Number(at) }];
      })
      .sort((a, b) => a.at - b.at);
  }
}
