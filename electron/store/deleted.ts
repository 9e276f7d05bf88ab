import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { EXTENSION, listing, moveFile } from './disk/files.ts';

/** How long deleted matches are kept, in milliseconds: 30 days. */
const KEPT = 30 * 24 * 3600 * 1000;

interface DeletedMatch {
  readonly file: string;
  readonly id: string;
  /** When it was deleted, in milliseconds since 1970. */
  readonly at: number;
}

/** The folder of matches that may still be brought back. */
export class Deleted {
  readonly #dir: string;

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

  /** Removes for good what was deleted long ago. `now`: milliseconds since 1970. */
  async purge(now: number): Promise<void> {
    for (const { file, at } of await this.#list()) if (now - at > KEPT) await unlink(join(this.#dir, file)).catch(() => undefined);
  }

  /** The deleted matches, the most recent last. */
  async #list(): Promise<DeletedMatch[]> {
    const { files } = await listing(this.#dir);
    return files
      .flatMap((file) => {
        const [, at, id] = /^(\d+)\.([a-z0-9-]{1,64})\.jsonl$/.exec(file) ?? [];
        return at === undefined || id === undefined ? [] : [{ file, id, at: Number(at) }];
      })
      .sort((a, b) => a.at - b.at);
  }
}
