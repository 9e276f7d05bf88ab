import { join } from 'node:path';
import { readPlain } from '../disk/files.ts';
import { readMatch } from '../format/lines.ts';
import { INDEX, TALLIES } from '../history/history.ts';
import type { CopiedFile } from './copyData.ts';
import { FOLDERS, filesOfMatch, foldersOf, hashOfFile, isOfClub, pathOf, type DataFile } from './dataFiles.ts';
import { realDisk, type Disk } from './disk.ts';
import { LEDGER, readLedger, writeLedger } from './ledger.ts';

/**
 * Removes from the folder before what an earlier start copied, one file after the other, each only once its copy has been read: it has the same bytes, or
 * is a match that has gone on, moved to the history or been deleted since, and that reads as one. A file that has changed since it was copied stays. To be
 * called by a start that has copied nothing itself; the system's errors leave the rest for the next one.
 * @param dir the data folder that the ledger lies in
 */
export async function retireFolder(before: string, dir: string, disk: Disk = realDisk): Promise<void> {
  const ledger = readLedger(dir);
  if (ledger === undefined) return;
  const left: CopiedFile[] = [];
  try {
    for (const file of ledger) {
      const old = await readPlain(pathOf(before, file));
      if (!old.ok && old.error.code === 'store/unknown-match') continue;
      // Written by an older version of the program after it was copied: nothing of this one's to remove.
      if (old.ok && hashOfFile(old.value) !== file.sha256) continue;
      if (old.ok && (await isKept(dir, file))) await disk.removeFile(pathOf(before, file));
      else left.push(file);
    }
    if (left.length > 0) return left.length < ledger.length ? await writeLedger(dir, left, disk) : undefined;
    for (const folder of [...FOLDERS, ...foldersOf(ledger.filter(isOfClub)).reverse()])
      await disk.removeFolder(join(before, folder)).catch(() => undefined);
    await disk.removeFile(join(dir, LEDGER));
  } catch {
    // The next start goes on.
  }
}

/** Whether a file of the folder before lives on in the data folder, by reading it there. */
async function isKept(dir: string, file: CopiedFile): Promise<boolean> {
  const copy = await readPlain(pathOf(dir, file));
  if (copy.ok && hashOfFile(copy.value) === file.sha256) return true;
  // Written again by every start, from the matches; or a club's, which has gone on.
  if (file.folder === '' || isOfClub(file) || isDerived(file)) return copy.ok && copy.value.length > 0;
  for (const one of await filesOfMatch(dir, file)) {
    const bytes = await readPlain(pathOf(dir, one));
    if (bytes.ok && readMatch(bytes.value).ok) return true;
  }
  return false;
}

const isDerived = ({ folder, name }: DataFile): boolean => folder === 'history' && (name === INDEX || name === TALLIES);
