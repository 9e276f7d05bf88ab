import { join } from 'node:path';
import { ok, refuse, type Refusal, type Result } from '../../../engine/contract/result.ts';
import { errnoOf, writeFault, type WriteFault } from '../disk/errno.ts';
import { EXTENSION, isThere, readPlain } from '../disk/files.ts';
import { lockFolder } from '../disk/lock.ts';
import { copyData, isWhole, type CopiedFile } from './copyData.ts';
import { dataFiles, hashOfFile, isOfClub, matchIdOf, pathOf, type DataFile } from './dataFiles.ts';
import { realDisk, type Disk } from './disk.ts';
import { readLedger, writeLedger } from './ledger.ts';

/** The data folder to open. */
export interface Settled {
  /** The new folder; the one before if nothing could be copied. */
  readonly dir: string;
  /** Whether this start copied something: then the files before stay until a later start has read the copies. */
  readonly copied: boolean;
  /** Why the matches stay in the folder before this time. */
  readonly problem?: Refusal<WriteFault | 'store/unreadable' | 'store/unwritable'>;
}

/**
 * Brings matches from the folder where they were kept before to the one where they are kept now, once, and removes nothing. Of matches that an older
 * version of the program has added there since, it brings those that the new folder does not have. If that fails, the folder before goes on being the one
 * in use, or, where the new one is whole already, what is new there waits. `store/in-use`: another program uses the folder before.
 */
export async function settleFolder(before: string, dir: string, disk: Disk = realDisk): Promise<Result<Settled, 'store/in-use'>> {
  if ((await dataFiles(before)).length === 0) return ok({ dir, copied: false });
  const whole = await isWhole(dir);
  const known = new Set((readLedger(dir) ?? []).map(keyOf));
  if (whole && (await dataFiles(before)).every((file) => known.has(keyOf(file)))) return ok({ dir, copied: false });
  const lock = await lockFolder(before);
  if (!lock.ok && lock.error.code === 'store/in-use') return refuse('store/in-use', lock.error.message, lock.error.facts);
  if (!lock.ok) return ok({ dir: whole ? dir : before, copied: false, problem: { ...lock.error, code: 'store/unwritable' } });
  try {
    if (whole) return await adopt(before, dir, disk);
    const copied = await copyData(before, dir, disk, { before: (files) => writeLedger(dir, files, disk) });
    return ok(copied.ok ? { dir, copied: true } : { dir: before, copied: false, problem: copied.error });
  } finally {
    lock.value.release();
  }
}

const keyOf = ({ folder, name }: DataFile): string => `${folder}/${name}`;

/** Copies files that have been added to the folder before since it was copied. Those of matches that the new folder has stay where they are. */
async function adopt(before: string, dir: string, disk: Disk): Promise<Result<Settled, never>> {
  const ledger = readLedger(dir) ?? [];
  const known = new Set(ledger.map(keyOf));
  const there = await dataFiles(dir);
  const ids = new Set(there.filter((file) => !isOfClub(file)).map(matchIdOf));
  const added: CopiedFile[] = [];
  try {
    for (const file of await dataFiles(before)) {
      const club = isOfClub(file);
      if (known.has(keyOf(file)) || file.folder === '' || !(club || file.name.endsWith(EXTENSION))) continue;
      const bytes = await readPlain(pathOf(before, file));
      if (!bytes.ok) continue;
      const sha256 = hashOfFile(bytes.value);
      const path = pathOf(dir, file);
      if (club ? await isThere(path) : ids.has(matchIdOf(file))) {
        // Copied, and then the machine went down before it was listed.
        const same = await readPlain(path);
        if (same.ok && hashOfFile(same.value) === sha256) added.push({ ...file, sha256 });
        continue;
      }
      await disk.makeFolder(join(dir, file.folder));
      await disk.write(`${path}.new`, bytes.value);
      await disk.sync(`${path}.new`);
      const copy = await readPlain(`${path}.new`);
      if (!copy.ok || hashOfFile(copy.value) !== sha256) throw new Error('a copy does not read back as it was written');
      await disk.rename(`${path}.new`, path);
      await disk.syncFolder(join(dir, file.folder));
      added.push({ ...file, sha256 });
    }
    if (added.length > 0) await writeLedger(dir, [...ledger, ...added], disk);
    return ok({ dir, copied: added.length > 0 });
  } catch (error) {
    const problem = { code: writeFault(error), message: `matches of the folder before could not be copied: ${errnoOf(error)}` };
    return ok({ dir, copied: true, problem });
  }
}
