import { mkdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { EXTENSION, listing, readPlain, replaceFile } from '../../store/disk/files.ts';
import { Seal } from '../../store/format/seal.ts';
import { jsonOf } from './json.ts';

/** The folder of the matches of an evening's tables, in the evening's own. */
export const TABLES = 'tables';
/** The folders in it: matches in play, those that are over, and those that were put aside. */
const PARTS = ['matches', 'history', 'deleted', 'aside'] as const;
/** Lists that follow from the matches, and are made again where they are missing. */
const DERIVED: ReadonlySet<string> = new Set([`index${EXTENSION}`, `tallies${EXTENSION}`]);

/** The match files of an evening's tables, by their place in its folder. */
async function tableFiles(dir: string): Promise<string[]> {
  const parts = await Promise.all(
    PARTS.map(async (part) => {
      const { files } = await listing(join(dir, TABLES, part));
      return files.filter((name) => !DERIVED.has(name)).map((name) => join(TABLES, part, name));
    }),
  );
  return parts.flat();
}

/** Copies the matches of an evening's tables to another folder, and removes those there that have gone on to another part. Returns whether all are there. */
export async function copyTables(from: string, to: string): Promise<boolean> {
  const files = await tableFiles(from);
  let done = true;
  for (const name of files) {
    const [file, before] = await Promise.all([readPlain(join(from, name)), readPlain(join(to, name))]);
    if (!file.ok) return false;
    if (before.ok && before.value.equals(file.value)) continue;
    await mkdir(join(to, name, '..'), { recursive: true }).catch(() => undefined);
    done = (await replaceFile(join(to, name), file.value)) && done;
  }
  const kept = new Set(files);
  for (const name of await tableFiles(to)) if (!kept.has(name)) await unlink(join(to, name)).catch(() => undefined);
  return done;
}

/** A person as the matches of an evening's tables have them. */
export interface ForgottenPerson {
  readonly name: string;
  /** The name as tables show it. */
  readonly shown: string;
  /** The holders of the seats that they had. */
  readonly holders: ReadonlySet<string>;
}

/**
 * Turns a person into a number in the matches of an evening's tables, none of which may be open. Sums of lines are made again, so that a file is as whole as it was. Returns whether every file is on the disk.
 */
export async function forgetAtTables(dir: string, person: ForgottenPerson, as: string): Promise<boolean> {
  let done = true;
  for (const name of await tableFiles(dir)) {
    const file = await readPlain(join(dir, name));
    if (!file.ok) {
      done = false;
      continue;
    }
    const text = file.value.toString();
    const changed = forgottenInMatch(text, person, as);
    if (changed !== text) done = (await replaceFile(join(dir, name), changed)) && done;
  }
  for (const name of DERIVED) await unlink(join(dir, TABLES, 'history', name)).catch(() => undefined);
  return done;
}

function forgottenInMatch(text: string, person: ForgottenPerson, as: string): string {
  const before = new Seal();
  const after = new Seal();
  return text
    .split('\n')
    .map((whole) => {
      const { line, follows } = before.read(whole);
      const value = jsonOf(line);
      // A last line that was cut off, or a file that was put aside: its text alone is known.
      if (value === undefined) return forgottenInCut(whole, person, as);
      const sealed = after.write(JSON.stringify(forgottenIn(value, person, as)));
      // A line that does not follow from the one before it stays one.
      return follows ? sealed : sealed.replace(/"sum":"[0-9a-f]{16}"\}$/, '"sum":"0000000000000000"}');
    })
    .join('\n');
}

/** A text that is no JSON as a whole, with another name where a string is a person's, or begins like it where the text ends. */
export function forgottenInCut(text: string, { name, shown }: Pick<ForgottenPerson, 'name' | 'shown'>, as: string): string {
  return [name, shown].reduce((rest, one) => {
    const written = JSON.stringify(one);
    const whole = rest.split(written).join(JSON.stringify(as));
    const cut = whole.lastIndexOf('"');
    return cut >= 0 && cut < whole.length - 1 && written.startsWith(whole.slice(cut)) ? `${whole.slice(0, cut)}"${as}` : whole;
  }, text);
}

/** A value of a match with another name in the place of a person's. */
function forgottenIn(value: unknown, person: ForgottenPerson, as: string): unknown {
  if (value === person.name || value === person.shown) return as;
  if (Array.isArray(value)) return value.map((one) => forgottenIn(one, person, as));
  if (typeof value !== 'object' || value === null) return value;
  const isTheirs = 'tokenHash' in value && typeof value.tokenHash === 'string' && person.holders.has(value.tokenHash);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, isTheirs && key === 'name' ? as : forgottenIn(one, person, as)]),
  );
}
