import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isThere, listing } from '../disk/files.ts';

/** The folder of matches in play. Where it is, matches are kept: it appears last when a data folder is made from another. */
export const MATCHES_FOLDER = 'matches';
/** The folders of a data folder that have matches. */
export const FOLDERS = [MATCHES_FOLDER, 'history', 'deleted', 'aside'] as const;
/** The folder of a club, with a folder for each of its evenings. */
const EVENINGS_FOLDER = 'evenings';
/** A file of the program in a data folder: its folder (empty: the data folder itself; `/` between the parts of one within another) and its name. */
export interface DataFile {
  readonly folder: string;
  readonly name: string;
}

/** The file that has the attempts at puzzles. */
export const ATTEMPTS_FILE = 'attempts.jsonl';
/** The file that has the judgements of decisions. */
export const VERDICTS_FILE = 'verdicts.jsonl';

/** The files that lie in the data folder itself and go where the matches go. The lock, the host's private key and the owner's key stay. */
const OWN_FILES = ['tokens.json', ATTEMPTS_FILE, VERDICTS_FILE];

/**
 * Lists the files of a data folder by name: matches, what was set aside, the tokens of guests, attempts at puzzles, judgements, a club with its evenings. Everything else
 * stays, such as a browser’s profile.
 */
export async function dataFiles(dir: string): Promise<DataFile[]> {
  const files: DataFile[] = [];
  for (const folder of FOLDERS) {
    const names = folder === 'aside' ? await plainFiles(join(dir, folder)) : (await listing(join(dir, folder))).files;
    for (const name of names) files.push({ folder, name });
  }
  for (const name of OWN_FILES) if (await isThere(join(dir, name))) files.push({ folder: '', name });
  return [...files, ...(await filesBelow(dir, EVENINGS_FOLDER))];
}

/** Whether a file is of a club or one of its evenings. */
export const isOfClub = ({ folder }: DataFile): boolean => folder.split('/')[0] === EVENINGS_FOLDER;

/** The folders that files lie in, each behind the one that it is in. */
export function foldersOf(files: readonly DataFile[]): string[] {
  const paths = files.flatMap(({ folder }) => folder.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/')));
  return [...new Set(paths)].sort();
}

/** The files of a folder and of those in it. Locks stay, as do files that were being written when the program was killed. */
async function filesBelow(dir: string, folder: string): Promise<DataFile[]> {
  const entries = await readdir(join(dir, folder), { withFileTypes: true }).catch(() => []);
  const files: DataFile[] = [];
  for (const entry of entries)
    if (entry.isDirectory()) files.push(...(await filesBelow(dir, `${folder}/${entry.name}`)));
    else if (entry.isFile() && !/^lock$|^lock\.|\.new$/.test(entry.name)) files.push({ folder, name: entry.name });
  return files;
}

async function plainFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** The path of a file in a data folder. */
export const pathOf = (dir: string, { folder, name }: DataFile): string => join(dir, folder, name);

/** The SHA-256 of a file's bytes, in hexadecimal. */
export const hashOfFile = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The match of a file: its name up to the first dot; that of a deleted one begins with when that was. */
export const matchIdOf = ({ folder, name }: DataFile): string => name.split('.')[folder === 'deleted' ? 1 : 0] ?? name;

/** The files of a file's match in a data folder, wherever it has gone since. */
export async function filesOfMatch(dir: string, file: DataFile): Promise<DataFile[]> {
  const lists = (['matches', 'history', 'deleted'] as const).map(async (folder) =>
    (await listing(join(dir, folder))).files.map((name) => ({ folder, name })),
  );
  return (await Promise.all(lists)).flat().filter((one) => matchIdOf(one) === matchIdOf(file));
}
