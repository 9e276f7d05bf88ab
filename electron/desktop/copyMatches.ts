import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { ok, refuse, type Result } from '../../engine/contract/result.ts';
import { copyData, isWhole } from '../store/relocation/copyData.ts';
import { realDisk, type Disk } from '../store/relocation/disk.ts';

/** Marks a folder that copying has begun in and not ended, so that what is in it is known to be a part of it. */
const UNDER_WAY = '.trickhouse-copying';

/**
 * Readies a folder for matches: those of the old one are copied there by name, unless it holds some already, which then are the ones. The old folder is left
 * as it is. The table must be closed. If the machine goes down meanwhile, the next attempt begins again. `data/inside`: one lies in the other;
 * `data/not-empty`: something else is there; `data/incomplete`: a match could not be read.
 */
export async function readyFolder(
  from: string,
  to: string,
  disk: Disk = realDisk,
): Promise<Result<null, `data/${'inside' | 'not-empty' | 'unwritable' | 'incomplete'}`>> {
  const [old, next] = [resolve(from), resolve(to)];
  if (contains(old, next) || contains(next, old)) return refuse('data/inside', 'one folder lies in the other');
  const mark = join(next, UNDER_WAY);
  try {
    await mkdir(next, { recursive: true });
    const there = await readdir(next);
    await writeFile(mark, '');
    const whole = await isWhole(next);
    if (whole || (there.length > 0 && !there.includes(UNDER_WAY))) await rm(mark);
    if (whole) return ok(null);
    if (there.length > 0 && !there.includes(UNDER_WAY)) return refuse('data/not-empty', 'something else is in the folder');
    const copied = await copyData(old, next, disk, { all: true });
    if (!copied.ok) return refuse(copied.error.code === 'store/unreadable' ? 'data/incomplete' : 'data/unwritable', copied.error.message);
    await rm(mark);
    return ok(null);
  } catch (error) {
    return refuse('data/unwritable', error instanceof Error ? error.message : String(error));
  }
}

function contains(outer: string, inner: string): boolean {
  const path = relative(outer, inner);
  return path === '' || (path !== '..' && !path.startsWith(`..${sep}`) && resolve(outer, path) === inner && !/^[a-z]:/i.test(path));
}
