import { cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { ok, refuse, type Result } from '../../engine/contract/result.ts';

/** Files that stay behind: the lock of the folder, and a host's private key with its temporary files. */
const STAYS = /^(?:lock|network\.json(?:\..*)?)$/;
/** The folder of matches in play: a folder that has it holds matches already. */
const MATCHES = 'matches';

/**
 * Readies a folder for matches: those of the old one are copied there, unless it holds some already, which then are the ones. The old folder is left
 * as it is. The table must be closed. `data/inside`: one lies in the other; `data/not-empty`: something else is there.
 */
export async function readyFolder(
  from: string,
  to: string,
): Promise<Result<null, `data/${'inside' | 'not-empty' | 'unwritable' | 'incomplete'}`>> {
  const [old, next] = [resolve(from), resolve(to)];
  if (contains(old, next) || contains(next, old)) return refuse('data/inside', 'one folder lies in the other');
  try {
    await mkdir(next, { recursive: true });
    const probe = join(next, `.trickhouse-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
    const there = await readdir(next);
    if (there.includes(MATCHES)) return ok(null);
    if (there.length > 0) return refuse('data/not-empty', 'something else is in the folder');
    const before = await sizes(old);
    await cp(old, next, { recursive: true, preserveTimestamps: true, filter: (source) => !isLeft(old, source) });
    const copied = await sizes(next);
    const missing = [...before].filter(([file, size]) => copied.get(file) !== size);
    if (missing.length > 0) return refuse('data/incomplete', `${missing.length} files were not copied whole`);
    return ok(null);
  } catch (error) {
    return refuse('data/unwritable', error instanceof Error ? error.message : String(error));
  }
}

function contains(outer: string, inner: string): boolean {
  const path = relative(outer, inner);
  return path === '' || (path !== '..' && !path.startsWith(`..${sep}`) && resolve(outer, path) === inner && !/^[a-z]:/i.test(path));
}

/** Whether something in a folder itself, not deeper, stays there. */
function isLeft(dir: string, path: string): boolean {
  return dirname(path) === dir && STAYS.test(basename(path));
}

/** The files of a folder by their path within it that are copied, with their sizes in bytes. */
async function sizes(dir: string): Promise<Map<string, number>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isLeft(dir, file));
  return new Map(await Promise.all(files.map(async (file) => [relative(dir, file), (await stat(file)).size] as const)));
}
