import {
  closeSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import { errnoOf } from './errno.ts';

/** A folder that is ours alone until it is given back. */
export interface Lock {
  /** Whether something that was no lock lay in its place, and was moved to `aside/`. */
  readonly odd: boolean;
  release(): void;
}

/** Locks of this very process: its own number in a lock file may be left over from an earlier one. */
const held = new Set<string>();
/** How long taking over can last, in milliseconds; one that lasts longer was killed in the midst of it. */
const GUARDED = 10_000;

/**
 * Takes a data folder for this process, so that no two write to the same match. What a killed process left behind is taken over; two that start at once
 * do not take over each other's. `store/in-use` bears the process that has it.
 */
export function lockFolder(dir: string): Result<Lock, 'store/in-use' | 'store/unwritable'> {
  const path = join(dir, 'lock');
  let odd = false;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const made = create(path);
    if (made === 'made') {
      held.add(path);
      return ok({
        odd,
        release() {
          if (held.delete(path)) remove(path);
        },
      });
    }
    if (made !== 'EEXIST') return refuse('store/unwritable', `the folder cannot be written to: ${made}`, { dir });
    if (isOdd(path)) {
      odd = true;
      if (!moveAway(path, join(dir, 'aside', `lock.${Date.now()}`)))
        return refuse('store/unwritable', 'something that is no file lies in the place of the lock', { dir });
      continue;
    }
    const holder = holderOf(path);
    if (held.has(path) || isInUse(holder)) return refuse('store/in-use', 'another Trickhouse uses this folder', { dir, pid: holder });
    if (!removeStale(path)) break;
  }
  return refuse('store/in-use', 'another Trickhouse is taking this folder', { dir });
}

/** Creates the lock with its text in it from the first moment: an empty lock would seem to have no owner. Returns the system's error code, if any. */
function create(path: string): string {
  const own = `${path}.${process.pid}`;
  try {
    rmSync(own, { force: true });
    writeFileSync(own, `${process.pid}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    return errnoOf(error);
  }
  try {
    linkSync(own, path);
    return 'made';
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return 'EEXIST';
  } finally {
    remove(own);
  }
  // A disk without links.
  try {
    writeFileSync(path, `${process.pid}\n`, { flag: 'wx', mode: 0o600 });
    return 'made';
  } catch (error) {
    return errnoOf(error);
  }
}

/** Whether a process has the folder. */
function isInUse(holder: number | undefined): boolean {
  return holder !== undefined && holder !== process.pid && isAlive(holder);
}

/**
 * Removes the lock of a process that is gone. One process at a time may do so, and looks again: otherwise one that is slower would remove the lock that a
 * quicker one has made since. Returns whether it was this one's turn.
 */
function removeStale(path: string): boolean {
  const guard = `${path}.taking`;
  try {
    if (Date.now() - lstatSync(guard).mtimeMs > GUARDED) rmdirSync(guard);
  } catch {
    // The file does not exist.
  }
  try {
    mkdirSync(guard);
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return false;
  }
  try {
    const text = textOf(path);
    // Where it is gone, another program may make its own at this very moment. One that is there stays until the holder of the guard removes it.
    if (text !== undefined && !isInUse(pidIn(text))) remove(path);
    return true;
  } finally {
    try {
      rmdirSync(guard);
    } catch {
      // Another took it for that of a process which was killed.
    }
  }
}

/** Whether what has the name of the lock is no file: it is not opened, since a pipe would be waited for. */
function isOdd(path: string): boolean {
  try {
    return !lstatSync(path).isFile();
  } catch {
    return false;
  }
}

function moveAway(path: string, to: string): boolean {
  try {
    renameSync(path, to);
    return true;
  } catch {
    return false;
  }
}

/** The process that a lock names, if it names one. */
function holderOf(path: string): number | undefined {
  return pidIn(textOf(path) ?? '');
}

function pidIn(text: string): number | undefined {
  const pid = Number(text.trim());
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** The text of a lock, its first bytes at most: another entry there may be of any size. `undefined` if it is not there, empty if it cannot be read. */
function textOf(path: string): string | undefined {
  try {
    return firstBytes(path, 32);
  } catch (error) {
    return errnoOf(error) === 'ENOENT' ? undefined : '';
  }
}

function firstBytes(path: string, most: number): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(most);
    return bytes.toString('utf8', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
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
