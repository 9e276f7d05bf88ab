import { readPlain, replaceFile } from '../disk/files.ts';
import { Journal } from '../disk/journal.ts';
import { inLatestFormat, sealOf } from './lines.ts';

/** The journal with which a file goes on, in the latest format where that can be written. */
export async function journalOf(path: string, length: number): Promise<Journal> {
  const bytes = await readPlain(path);
  if (!bytes.ok) return new Journal(path, length);
  const good = bytes.value.subarray(0, length);
  const latest = inLatestFormat(good);
  if (latest === undefined) return new Journal(path, length, sealOf(good));
  // A file that keeps its format has no sums.
  return (await replaceFile(path, latest)) ? new Journal(path, latest.length, sealOf(latest)) : new Journal(path, length);
}
