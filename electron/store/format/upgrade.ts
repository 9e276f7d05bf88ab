import { readPlain, replaceFile } from '../disk/files.ts';
import { Journal } from '../disk/journal.ts';
import { inLatestFormat } from './lines.ts';

/** The journal with which a file goes on, in the latest format where that can be written. */
export async function journalOf(path: string, length: number): Promise<Journal> {
  const bytes = await readPlain(path);
  const latest = bytes.ok ? inLatestFormat(bytes.value.subarray(0, length)) : undefined;
  const written = latest !== undefined && (await replaceFile(path, latest));
  return new Journal(path, written ? latest.length : length);
}
