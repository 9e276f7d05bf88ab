import { constants, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { lstat, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ok, refuse, type Result, type CodeOf } from '../../../engine/contract/result.ts';
import { errnoOf, writeFault, type WriteFault } from './errno.ts';

/** More bytes than any match has; a larger file is not read into memory. */
const MOST_BYTES = 256 * 1024 * 1024;
/** The same for small files of the program's own, which are read at once. */
const MOST_SMALL_BYTES = 4 * 1024 * 1024;
/** Windows knows no such flag, and no file whose opening waits. */
const { O_RDONLY, O_NONBLOCK = 0 } = constants;

/** The extension of every match file. */
export const EXTENSION = '.jsonl';

/** Why a file cannot be read; `store/unknown-match`: there is none. */
type Unread = 'store/unknown-match' | 'store/not-a-file' | 'store/too-large' | 'store/unreadable';

/** The entries of a folder whose names are those of matches: files, and other entries. */
export interface Listing {
  readonly files: readonly string[];
  /** Folders, links to nothing, pipes, sockets and devices. */
  readonly odd: readonly string[];
}

/** Lists the match files of a folder; an empty list if there are none. Never opens an entry. */
export async function listing(dir: string): Promise<Listing> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const files: string[] = [];
  const odd: string[] = [];
  for (const entry of entries) {
    if (!entry.name.endsWith(EXTENSION)) continue;
    const isFile = entry.isFile() || (!entry.isDirectory() && (await isFileAt(join(dir, entry.name))));
    (isFile ? files : odd).push(entry.name);
  }
  return { files, odd };
}

/** Whether a path, its links followed, is a file. */
async function isFileAt(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true;
}

/** Whether there is anything of that name, be it a link to nothing. */
export async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

/**
 * Reads a file that may be anything: a pipe or device is never waited for. `store/unknown-match`: there is no file.
 */
export async function readPlain(path: string): Promise<Result<Buffer, Unread>> {
  try {
    if (!(await stat(path)).isFile()) return refuse('store/not-a-file', 'it is no file');
    const file = await open(path, O_RDONLY | O_NONBLOCK);
    try {
      const found = await file.stat();
      if (!found.isFile()) return refuse('store/not-a-file', 'it is no file');
      if (found.size > MOST_BYTES) return refuse('store/too-large', 'no match is as large as that', { bytes: found.size });
      return ok(await file.readFile());
    } finally {
      await file.close();
    }
  } catch (error) {
    if (errnoOf(error) === 'ENOENT' || errnoOf(error) === 'ENOTDIR')
      return (await isThere(path))
        ? refuse('store/not-a-file', 'it is a link to nothing')
        : refuse('store/unknown-match', 'there is no such file');
    return refuse('store/unreadable', `it cannot be read: ${errnoOf(error)}`);
  }
}

/** Reads a file of the program's own at once, of `most` bytes at most. `store/unknown-match`: there is no file, and nothing else of that name. */
export function readOwn(path: string, most = MOST_SMALL_BYTES): Result<Buffer, Unread> {
  try {
    const found = statSync(path);
    if (!found.isFile()) return refuse('store/not-a-file', 'it is no file');
    if (found.size > most) return refuse('store/too-large', 'it is larger than the program makes it', { bytes: found.size });
    return ok(readFileSync(path));
  } catch (error) {
    const why = errnoOf(error);
    if (why !== 'ENOENT' && why !== 'ENOTDIR' && why !== 'ELOOP') return refuse('store/unreadable', `it cannot be read: ${why}`);
    return lstatSync(path, { throwIfNoEntry: false }) === undefined
      ? refuse('store/unknown-match', 'there is no such file')
      : refuse('store/not-a-file', 'it is a link to nothing');
  }
}

/** The text of a small file of the program's own; `undefined` if it cannot be read. */
export function readSmall(path: string): string | undefined {
  const read = readOwn(path);
  return read.ok ? read.value.toString() : undefined;
}

/** Gives what has a file's name another one, at once, in the same folder or one that is made for it; returns whether it has it. */
export function keepAside(path: string, to: string): boolean {
  try {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
    renameSync(path, to);
    return true;
  } catch {
    return false;
  }
}

/** Puts another text in the place of a small file that only its owner may read, all of it or none. Throws what the system says. */
export function replaceSmall(path: string, text: string): void {
  rmSync(`${path}.new`, { force: true });
  // On the disk before it has the name: the other way round a power cut could leave an empty file in the place of the one before.
  writeFileSync(`${path}.new`, text, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(`${path}.new`, path);
}

/** Keeps a file that makes no sense beside its place, under a name that no other has; returns whether it did. */
export function keepUnreadable(path: string): boolean {
  const to = `${path}.unreadable`;
  return keepAside(path, lstatSync(to, { throwIfNoEntry: false }) === undefined ? to : `${to}.${Date.now()}`);
}

/** Puts other bytes in the place of a file, all of them or none; returns whether it did. */
export async function replaceFile(path: string, bytes: Uint8Array | string): Promise<boolean> {
  const temporary = `${path}.new`;
  // One that a program left there when it was killed; a folder of that name stays, and nothing is replaced.
  await unlink(temporary).catch(() => undefined);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    await syncFolder(dirname(path));
    return true;
  } catch {
    await unlink(temporary).catch(() => undefined);
    return false;
  }
}

/**
 * Moves a file to where nothing is, on another disk, too: at every moment it is whole in one of the two places. `store/write-failed`:
 * something has the name.
 */
export async function moveFile(from: string, to: string): Promise<Result<void, WriteFault | CodeOf<typeof readPlain>>> {
  if (await isThere(to)) return refuse('store/write-failed', 'something of that name is there');
  try {
    await rename(from, to);
    return ok(undefined);
  } catch (error) {
    if (errnoOf(error) !== 'EXDEV') return refuse(writeFault(error), `it could not be moved: ${errnoOf(error)}`);
  }
  const bytes = await readPlain(from);
  if (!bytes.ok) return bytes;
  if (!(await replaceFile(to, bytes.value))) return refuse('store/write-failed', 'it could not be copied to the other disk');
  await unlink(from).catch(() => undefined);
  return ok(undefined);
}

/**
 * The bytes of a file that can be derived again from others; empty if there is no such file. An entry of its name that is not a file moves to `aside`.
 * Returns also whether it moved one.
 */
export async function readDerived(path: string, aside: string): Promise<{ readonly bytes: Buffer; readonly odd: boolean }> {
  const found = await readPlain(path);
  if (found.ok) return { bytes: found.value, odd: false };
  const odd = found.error.code === 'store/not-a-file';
  if (odd) await moveFile(path, join(aside, `${basename(path)}.${Date.now()}`));
  return { bytes: Buffer.alloc(0), odd };
}

/** Puts a folder's list of files on the disk, where the system can do that. */
export async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
