import { join } from 'node:path';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import { errnoOf, writeFault, type WriteFault } from '../disk/errno.ts';
import { isThere, readPlain } from '../disk/files.ts';
import { dataFiles, FOLDERS, foldersOf, hashOfFile, isOfClub, MATCHES_FOLDER, pathOf, type DataFile } from './dataFiles.ts';
import type { Disk } from './disk.ts';

/** A file that was copied, with the hash of its bytes. */
export interface CopiedFile extends DataFile {
  readonly sha256: string;
}

export interface Copied {
  readonly files: readonly CopiedFile[];
  /** Files that the system does not let this program read. */
  readonly unread: readonly DataFile[];
}

/** The name of the folder of matches until all of them are there. */
const UNDER_WAY = `${MATCHES_FOLDER}.new`;

/** Whether a data folder has been made whole: the folder of matches is there. */
export const isWhole = (dir: string): Promise<boolean> => isThere(join(dir, MATCHES_FOLDER));

/** A file that was to be copied cannot be read. */
class Unread extends Error {}

/**
 * Copies the files of a data folder into one that is not whole yet, by name, and reads every copy back. The folder of matches appears at once, after
 * everything else is on the disk: whenever the machine goes down, either it is there and all is, or it is not. What an earlier attempt left is written
 * again. `store/write-failed`: a copy does not read back as it was written. `store/unreadable`: a file cannot be read, and all were to be copied.
 * @param options `all`: refuse where a file cannot be read, rather than leave it out; `before`: called once all copies are on the disk, before the folder of matches appears
 */
export async function copyData(
  from: string,
  to: string,
  disk: Disk,
  { all = false, before }: { readonly all?: boolean; readonly before?: (files: readonly CopiedFile[]) => Promise<void> } = {},
): Promise<Result<Copied, WriteFault | 'store/unreadable'>> {
  const files: CopiedFile[] = [];
  const unread: DataFile[] = [];
  const target = (file: DataFile): string => (file.folder === MATCHES_FOLDER ? join(to, UNDER_WAY, file.name) : pathOf(to, file));
  try {
    await disk.removeTree(join(to, UNDER_WAY));
    const found = await dataFiles(from);
    const own = FOLDERS.map((folder) => join(to, folder === MATCHES_FOLDER ? UNDER_WAY : folder));
    const folders = [...own, ...foldersOf(found.filter(isOfClub)).map((folder) => join(to, folder))];
    for (const folder of folders) await disk.makeFolder(folder);
    for (const file of found) {
      const bytes = await readPlain(pathOf(from, file));
      if (!bytes.ok) {
        if (all) throw new Unread(`${file.folder}/${file.name}: ${bytes.error.message}`);
        unread.push(file);
        continue;
      }
      await disk.write(target(file), bytes.value);
      await disk.sync(target(file));
      files.push({ ...file, sha256: hashOfFile(bytes.value) });
    }
    for (const file of files) {
      const copy = await readPlain(target(file));
      if (!copy.ok || hashOfFile(copy.value) !== file.sha256)
        return refuse('store/write-failed', 'a copy does not read back as it was written');
    }
    for (const folder of folders) await disk.syncFolder(folder);
    await before?.(files);
    await disk.syncFolder(to);
    await disk.rename(join(to, UNDER_WAY), join(to, MATCHES_FOLDER));
    await disk.syncFolder(to);
    return ok({ files, unread });
  } catch (error) {
    if (error instanceof Unread) return refuse('store/unreadable', error.message);
    return refuse(writeFault(error), `the matches could not be copied: ${errnoOf(error)}`);
  }
}
