import { closeSync, linkSync, lstatSync, mkdirSync, openSync, readSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import { errnoOf } from './errno.ts';
import { keepAside } from './files.ts';
import { HOLDER, pidOfHolder, stateOfHolder } from './lockHolder.ts';

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
/** How often a holder changes the text of its lock, in milliseconds: for programs that cannot see its process, in other containers and on other machines. */
const BEAT = 2000;
/** How long such a program watches a lock that says nothing before it takes it, in milliseconds. */
const WATCHED = 7000;
/** More bytes than a lock has. */
const MOST_BYTES = 512;

/**
 * Takes a data folder for this process, so that no two write to the same match. What a killed process left behind is taken over; two that start at once
 * do not take over each other's. `store/in-use` bears the process that has it.
 * @param wait lets time pass while the lock of a process is watched that this one cannot see; in milliseconds
 */
export async function lockFolder(
  dir: string,
  wait: (time: number) => Promise<unknown> = (time) => setTimeout(time),
): Promise<Result<Lock, 'store/in-use' | 'store/unwritable'>> {
  const path = join(dir, 'lock');
  let odd = false;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const made = create(path);
    if (made === 'made') return ok({ odd, release: hold(path) });
    if (made !== 'EEXIST') return refuse('store/unwritable', `the folder cannot be written to: ${made}`, { dir });
    if (isOdd(path)) {
      odd = true;
      if (!keepAside(path, join(dir, 'aside', `lock.${Date.now()}`)))
        return refuse('store/unwritable', 'something that is no file lies in the place of the lock', { dir });
      continue;
    }
    const text = textOf(path) ?? '';
    const state = held.has(path) ? 'live' : stateOfHolder(text);
    if (state === 'unclear') await wait(WATCHED);
    const now = textOf(path);
    if (state === 'live' || (state === 'unclear' && now !== undefined && now !== text))
      return refuse('store/in-use', 'another Trickhouse uses this folder', { dir, pid: pidOfHolder(text) });
    if (!removeStale(path, text)) break;
  }
  return refuse('store/in-use', 'another Trickhouse is taking this folder', { dir });
}

/** Keeps a lock that has just been made, and shows that its holder lives; the result gives it back. */
function hold(path: string): () => void {
  held.add(path);
  let beats = 0;
  const timer = setInterval(() => {
    beats += 1;
    try {
      if (isOwn(path)) writeFileSync(path, textWith(beats), { flag: 'r+' });
    } catch {
      // Those who see this process do not need it.
    }
  }, BEAT).unref();
  return () => {
    clearInterval(timer);
    if (held.delete(path) && isOwn(path)) remove(path);
  };
}

/** Whether a lock is still this process's: a program that could not see it may have taken over from one that was stopped for long. */
function isOwn(path: string): boolean {
  return textOf(path)?.startsWith(HOLDER) === true;
}

/** The text of a lock of this process, always of the same length. */
function textWith(beats: number): string {
  return `${HOLDER}${String(beats).padStart(10)}\n`;
}

/** Creates the lock with its text in it from the first moment: an empty lock would seem to have no owner. Returns the system's error code, if any. */
function create(path: string): string {
  const own = `${path}.${process.pid}`;
  try {
    rmSync(own, { force: true });
    writeFileSync(own, textWith(0), { flag: 'wx', mode: 0o600 });
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
    writeFileSync(path, textWith(0), { flag: 'wx', mode: 0o600 });
    return 'made';
  } catch (error) {
    return errnoOf(error);
  }
}

/**
 * Removes the lock of a process that is gone. One process at a time may do so, and looks again: otherwise one that is slower would remove the lock that a
 * quicker one has made since. Returns whether it was this one's turn.
 * @param stale the text of the lock that may go, whatever it says
 */
function removeStale(path: string, stale: string): boolean {
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
    if (text !== undefined && (text === stale || stateOfHolder(text) === 'gone')) remove(path);
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

/** The text of a lock, its first bytes at most: another entry there may be of any size. `undefined` if it is not there, empty if it cannot be read. */
function textOf(path: string): string | undefined {
  try {
    return firstBytes(path, MOST_BYTES);
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

function remove(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // It is gone, or stays as that of a process which is.
  }
}
