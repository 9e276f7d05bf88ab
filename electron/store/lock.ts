import { closeSync, linkSync, lstatSync, openSync, readFileSync, renameSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ok, refuse, type Result } from '../../engine/result.ts';
import { errnoOf } from './errno.ts';

/** A folder that is ours alone until it is given back. */
export interface Lock {
  /** Whether something that was no lock lay in its place, and was moved to `aside/`. */
  readonly odd: boolean;
  release(): void;
}

/** Locks of this very process: its own number in a lock file may be left over from an earlier one. */
const held = new Set<string>();

/**
 * Takes a data folder for this process, so that no two write to the same match. What a killed process left behind is taken over; two that start at once
 * do not take over each other's. Codes: `store/in-use` with the process that has it, `store/unwritable`.
 */
export function lockFolder(dir: string): Result<Lock> {
  const path = join(dir, 'lock');
  let odd = false;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, `${process.pid}\n`);
      closeSync(file);
      held.add(path);
      return ok({
        odd,
        release() {
          if (held.delete(path)) remove(path);
        },
      });
    } catch (error) {
      if (errnoOf(error) !== 'EEXIST') return refuse('store/unwritable', `the folder cannot be written to: ${errnoOf(error)}`, { dir });
      if (isOdd(path)) {
        odd = true;
        if (!moveAway(path, join(dir, 'aside', `lock.${Date.now()}`)))
          return refuse('store/unwritable', 'something that is no file lies in the place of the lock', { dir });
        continue;
      }
      const holder = holderOf(path);
      if (held.has(path) || (holder !== undefined && holder !== process.pid && isAlive(holder)))
        return refuse('store/in-use', 'another Trickhouse uses this folder', { dir, pid: holder });
      takeOver(path, holder);
    }
  }
  return refuse('store/in-use', 'another Trickhouse is taking this folder', { dir });
}

/** Whether what has the name of the lock is no file: it is not opened, since a pipe would be waited for. */
function isOdd(path: string): boolean {
  try {
    return !lstatSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Removes the lock of a process that is gone. Another that starts now may have removed it already and made its own, which has to stay: so the file is
 * moved away first, looked at, and put back where it is not the one it was taken for.
 */
function takeOver(path: string, gone: number | undefined): void {
  const own = `${path}.${process.pid}`;
  if (!moveAway(path, own)) return;
  if (holderOf(own) !== gone)
    try {
      linkSync(own, path);
    } catch {
      // A third one is quicker, or the disk knows no links: nothing is lost but this attempt.
    }
  remove(own);
}

function moveAway(path: string, to: string): boolean {
  try {
    renameSync(path, to);
    return true;
  } catch {
    return false;
  }
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
    // It is there, but belongs to another user.
    return errnoOf(error) === 'EPERM';
  }
}

function remove(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // It is gone, or stays as that of a process which is.
  }
}
