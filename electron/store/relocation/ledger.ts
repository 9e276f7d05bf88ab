import { join } from 'node:path';
import * as v from 'valibot';
import { readSmall } from '../disk/files.ts';
import type { CopiedFile } from './copyData.ts';
import { FOLDERS, isOfClub } from './dataFiles.ts';
import type { Disk } from './disk.ts';

/** The file in a data folder that lists what was copied there from the folder before, and is still there. */
export const LEDGER = 'copied.json';

const ledger = v.strictObject({
  files: v.array(
    v.strictObject({
      // No way out of the folder: the file decides what is removed.
      folder: v.union([
        v.picklist([...FOLDERS, '']),
        v.pipe(
          v.string(),
          v.check((path) => isOfClub({ folder: path, name: '' }) && !/\\|(?:^|\/)\.{0,2}(?:\/|$)/.test(path)),
        ),
      ]),
      name: v.pipe(v.string(), v.regex(/^[^\\/]+$/), v.notValue('..'), v.notValue('.')),
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});

/** Returns the files that were copied into a data folder and are still in the one before; `undefined` without a list that can be read. */
export function readLedger(dir: string): readonly CopiedFile[] | undefined {
  try {
    const parsed = v.safeParse(ledger, JSON.parse(readSmall(join(dir, LEDGER)) ?? ''));
    return parsed.success ? parsed.output.files : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the list, all of it or nothing. */
export async function writeLedger(dir: string, files: readonly CopiedFile[], disk: Disk): Promise<void> {
  const path = join(dir, LEDGER);
  const list = files.map(({ folder, name, sha256 }) => ({ folder, name, sha256 }));
  await disk.write(`${path}.new`, Buffer.from(JSON.stringify({ files: list } satisfies v.InferOutput<typeof ledger>)));
  await disk.sync(`${path}.new`);
  await disk.rename(`${path}.new`, path);
  await disk.syncFolder(dir);
}
