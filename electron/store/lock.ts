import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ok, refuse, type Result } from '../../engine/result.ts';
import { errnoOf } from './errno.ts';

/** A folder that is ours alone until it is given back. */
export interface Lock {
  release(): void;
}

/** Locks of this very process: its own number in a lock file may be left over from an earlier one. */
const held = new Set<string>();

/**
 * Takes a data folder for this process, so that no two write to the same match. What a killed process left behind is taken over.
 * Codes: `store/in-use` with the process that has it, `store/unwritable`.
 */
export function lockFolder(dir: string): Result<Lock> {
  const path = join(dir, 'lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, `${process.pid}\n`);
      closeSync(file);
      held.add(path);
      return ok({
        release() {
          if (held.delete(path)) remove(path);
        },
      });
    } catch (error) {
      if (errnoOf(error) !== 'EEXIST') return refuse('store/unwritable', `the folder cannot be written to: ${errnoOf(error)}`, { dir });
      const holder = holderOf(path);
      if (held.has(path) || (holder !== undefined && holder !== process.pid && isAlive(holder)))
        return refuse('store/in-use', 'another Trickhouse uses this folder', { dir, pid: holder });
      remove(path);
    }
  }
  return refuse('store/in-use', 'another Trickhouse is taking this folder', { dir });
}

function holderOf(path: string): number | undefined {
  try {
    const pid = Number(readFileSync(path, 'utf8').trim());
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, but somebody else's.
    return errnoOf(error) === 'EPERM';
  }
}

function remove(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error;
  }
}
