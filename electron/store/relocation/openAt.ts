import { ok, type Result } from '../../../engine/contract/result.ts';
import type { DataPlaces } from '../disk/folder.ts';
import { retireFolder } from './retire.ts';
import { settleFolder, type Settled } from './settle.ts';

export interface OpenedAt<T> extends Settled {
  readonly opened: T;
}

/**
 * Opens what stands on a data folder where its matches are, after bringing them from the place before if there is one. Once the folder has been opened and
 * thereby read, removes in the background what an earlier start copied from there.
 * @param open opens the folder it is given
 */
export async function openAt<T>(
  { dir, before }: DataPlaces,
  open: (dir: string) => Promise<Result<T, 'store/in-use'>>,
): Promise<Result<OpenedAt<T>, 'store/in-use'>> {
  const settled: Result<Settled, 'store/in-use'> = before === undefined ? ok({ dir, copied: false }) : await settleFolder(before, dir);
  if (!settled.ok) return settled;
  const opened = await open(settled.value.dir);
  if (!opened.ok) return opened;
  if (before !== undefined && !settled.value.copied && settled.value.problem === undefined) void retireFolder(before, dir);
  return ok({ ...settled.value, opened: opened.value });
}
