import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { replay } from '../../engine/match/record.ts';
import { EXTENSION, isThere, listing, moveFile, readPlain } from './disk/files.ts';
import { readMatch, recordIn, type SavedMatch } from './format/lines.ts';

/**
 * Takes back the matches of `aside/` that this version reads, to `history/` or `matches/`: an earlier one may have set them aside for something that it
 * did not expect. A match whose name is taken, or that was deleted, stays aside. Each is moved whole, so a power cut at any moment loses none.
 * @param dir the data folder
 * @returns the matches that are back
 */
export async function restoreSetAside(dir: string): Promise<SavedMatch[]> {
  const back: SavedMatch[] = [];
  for (const file of (await listing(join(dir, 'aside'))).files) {
    const path = join(dir, 'aside', file);
    const saved = await readable(path);
    if (saved === undefined) continue;
    const { id } = saved.header;
    const name = `${id}${EXTENSION}`;
    const deleted = await readdir(join(dir, 'deleted')).catch(() => []);
    if (deleted.some((one) => one.endsWith(`.${name}`))) continue;
    const places = { history: join(dir, 'history', name), matches: join(dir, 'matches', name) };
    if ((await isThere(places.history)) || (await isThere(places.matches))) continue;
    const moved = await moveFile(path, saved.over === null ? places.matches : places.history);
    if (moved.ok) back.push(saved);
  }
  return back;
}

/** A match that can be read and played again from its first card; `undefined` for anything else. */
async function readable(path: string): Promise<SavedMatch | undefined> {
  const bytes = await readPlain(path);
  const saved = bytes.ok ? readMatch(bytes.value) : bytes;
  if (!saved.ok) return undefined;
  try {
    return replay(recordIn(saved.value)).ok ? saved.value : undefined;
  } catch {
    // Whatever made the file, it is no reason not to start.
    return undefined;
  }
}
