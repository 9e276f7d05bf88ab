import { rename, truncate } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import { realDisk, type Disk } from './disk.ts';

/** The machine has gone down. */
class PowerCut extends Error {}

/** The fate of writes that are not on the disk when the machine goes down: kept, as when a program is killed, or lost. */
export type Fate = 'kept' | 'lost';

/** A disk that does a number of steps, half of the next one if it can be halved, and nothing after that. */
export class FailingDisk {
  /** How many steps have been begun. */
  steps = 0;
  readonly #last: number;
  readonly #fate: Fate;
  /** Files whose bytes are not on the disk. */
  readonly #loose = new Set<string>();
  /** Renamings that are not on the disk, the latest first. */
  #renamed: { readonly from: string; readonly to: string }[] = [];
  #down = false;

  constructor(last: number, fate: Fate) {
    this.#last = last;
    this.#fate = fate;
  }

  readonly disk: Disk = {
    makeFolder: (path) => this.#step(() => realDisk.makeFolder(path)),
    write: (path, bytes) => {
      this.#loose.add(path);
      return this.#step(
        () => realDisk.write(path, bytes),
        () => realDisk.write(path, bytes.subarray(0, bytes.length / 2)),
      );
    },
    sync: (path) =>
      this.#step(async () => {
        await realDisk.sync(path);
        this.#loose.delete(path);
      }),
    rename: (from, to) =>
      this.#step(async () => {
        await realDisk.rename(from, to);
        this.#renamed.unshift({ from, to });
        for (const path of [...this.#loose])
          if (path === from || path.startsWith(`${from}${sep}`)) {
            this.#loose.delete(path);
            this.#loose.add(`${to}${path.slice(from.length)}`);
          }
      }),
    syncFolder: (path) =>
      this.#step(async () => {
        await realDisk.syncFolder(path);
        this.#renamed = this.#renamed.filter(({ to }) => dirname(to) !== path);
      }),
    removeFile: (path) => this.#step(() => realDisk.removeFile(path)),
    removeFolder: (path) => this.#step(() => realDisk.removeFolder(path)),
    removeTree: (path) => this.#step(() => realDisk.removeTree(path)),
  };

  async #step(work: () => Promise<void>, half?: () => Promise<void>): Promise<void> {
    if (this.#down) throw new PowerCut('the machine is down');
    this.steps += 1;
    if (this.steps <= this.#last) return work();
    await half?.();
    await this.goDown();
    throw new PowerCut('the machine goes down');
  }

  /** Ends what happens on the disk. */
  async goDown(): Promise<void> {
    if (this.#down) return;
    this.#down = true;
    if (this.#fate === 'lost') {
      for (const path of this.#loose) await truncate(path, 0).catch(() => undefined);
      for (const { from, to } of this.#renamed) await rename(to, from).catch(() => undefined);
    }
  }
}
