import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { matchesPlace } from '../../cli/saved.ts';
import { ownFolder } from '../../host/fixtures/host.fixture.ts';
import { dataPlaces } from '../disk/folder.ts';
import { lockFolder } from '../disk/lock.ts';
import { Store } from '../store.ts';
import { FailingDisk, type Fate } from './disk.fixture.ts';
import { realDisk, type Disk } from './disk.ts';
import { retireFolder } from './retire.ts';
import { settleFolder } from './settle.ts';

/** A file of tokens without a guest. */
const TOKENS = '{"format":"trickhouse-tokens/1","holders":[]}';

const GOLDEN = join(import.meta.dirname, '..', 'golden');
/** A saved match by the name that the program gives it. */
function saved(file: string): { readonly name: string; readonly text: string } {
  const text = readFileSync(join(GOLDEN, file), 'utf8');
  return { name: `${/"id":"([^"]+)"/.exec(text)?.[1] ?? ''}.jsonl`, text };
}
const [GOING, OTHER, ALONE, AGREED, LATER] = [
  '1-klaverjas-undo-unnamed',
  '1-same-cards-taken-back',
  '3-alone',
  '2-agreed',
  '3-devices-abort',
].map((name) => saved(`${name}.jsonl`)) as [Saved, Saved, Saved, Saved, Saved];
type Saved = ReturnType<typeof saved>;
/** The matches of a folder before, by where they are. */
const MATCHES = { matches: [GOING, OTHER], history: [ALONE, AGREED] } as const;
/** Files of a browser's profile that lie beside the matches and must not be touched. */
const PROFILE = ['Cookies', 'Local State', 'desktop.json', 'network.json'];

/** A folder as earlier versions kept matches in on Windows and macOS, and the one of now within it. */
function profile(): { readonly before: string; readonly dir: string } {
  const before = ownFolder();
  for (const name of PROFILE) writeFileSync(join(before, name), name);
  for (const [folder, names] of Object.entries(MATCHES)) {
    mkdirSync(join(before, folder));
    for (const { name, text } of names) writeFileSync(join(before, folder, name), text);
  }
  mkdirSync(join(before, 'deleted'));
  writeFileSync(join(before, 'deleted', `${Date.now()}.gone.jsonl`), readFileSync(join(GOLDEN, '1-klaverjas-over.jsonl')));
  mkdirSync(join(before, 'aside'));
  writeFileSync(join(before, 'aside', 'odd.1.jsonl'), 'no match');
  writeFileSync(join(before, 'tokens.json'), TOKENS);
  writeFileSync(join(before, 'attempts.jsonl'), '{}\n');
  writeFileSync(join(before, 'verdicts.jsonl'), '{}\n');
  for (const [folder, name] of CLUB) {
    mkdirSync(join(before, folder), { recursive: true });
    writeFileSync(join(before, folder, name), name);
  }
  mkdirSync(join(before, 'Network'));
  writeFileSync(join(before, 'Network', 'Cookies'), 'in use');
  return { before, dir: join(before, 'table') };
}

/** The files of a club with an evening. */
const CLUB = [
  ['evenings', 'club.json'],
  ['evenings/spring', 'evening.jsonl'],
  ['evenings/spring/tables/matches', 'r1t1.jsonl'],
] as const;
const clubIn = (dir: string) => CLUB.filter(([folder, name]) => existsSync(join(dir, folder, name)));

const EVERY = Object.entries(MATCHES).flatMap(([folder, names]) => names.map((match) => ({ folder, ...match })));
const pathIn = (dir: string, folder: string, { name }: Saved): string => join(dir, folder, name);
const textIn = (dir: string, folder: string, match: Saved): string => readFileSync(pathIn(dir, folder, match), 'utf8');
/** The matches of a folder that are as they were. */
const wholeIn = (dir: string) =>
  EVERY.filter((match) => existsSync(pathIn(dir, match.folder, match)) && textIn(dir, match.folder, match) === match.text);

/** A start of the program: settles the folder, opens it, and removes what an earlier start copied. */
async function start(before: string, to: string, disk: Disk = realDisk): Promise<string> {
  const settled = await settleFolder(before, to, disk);
  if (!settled.ok) throw new Error(settled.error.code);
  const { dir, copied, problem } = settled.value;
  if (disk === realDisk && problem !== undefined) throw new Error(`${problem.code}: ${problem.message}`);
  const store = await Store.open(dir);
  if (!store.ok) throw new Error(store.error.code);
  if (!copied) await retireFolder(before, dir, disk);
  await store.value.close();
  return dir;
}

describe('places', () => {
  test('matches have a folder of their own on every system, and the one before is known', () => {
    expect(dataPlaces('win32', { APPDATA: 'C:\\Users\\ada\\AppData\\Roaming' }, 'C:\\Users\\ada')).toEqual({
      dir: 'C:\\Users\\ada\\AppData\\Roaming\\Trickhouse\\table',
      before: 'C:\\Users\\ada\\AppData\\Roaming\\Trickhouse',
    });
    expect(dataPlaces('darwin', {}, '/ada')).toEqual({
      dir: '/ada/Library/Application Support/Trickhouse/table',
      before: '/ada/Library/Application Support/Trickhouse',
    });
    expect(dataPlaces('linux', { XDG_DATA_HOME: '/data' }, '/ada')).toEqual({ dir: '/data/trickhouse' });
    for (const env of [{}, { XDG_DATA_HOME: 'data' }])
      expect(dataPlaces('linux', env, '/ada')).toEqual({ dir: '/ada/.local/share/trickhouse' });
  });

  test('the command line reads the folder before until its matches have been moved', async () => {
    const { before, dir } = profile();
    expect(matchesPlace(undefined, { dir, before })).toBe(before);
    await start(before, dir);
    expect(matchesPlace(undefined, { dir, before })).toBe(dir);
    expect(matchesPlace('elsewhere', { dir, before })).toBe('elsewhere');
    expect(matchesPlace(undefined, { dir: join(before, 'none') })).toBe(join(before, 'none'));
  });
});

describe('matches move', () => {
  test('by name: whole, and nothing else', async () => {
    const { before, dir } = profile();
    expect(await start(before, dir)).toBe(dir);
    expect(wholeIn(dir)).toEqual(EVERY);
    expect(wholeIn(before), 'nothing is removed by the start that copies').toEqual(EVERY);
    expect(readFileSync(join(dir, 'tokens.json'), 'utf8')).toBe(TOKENS);
    expect(readFileSync(join(dir, 'attempts.jsonl'), 'utf8')).toBe('{}\n');
    expect(readFileSync(join(dir, 'verdicts.jsonl'), 'utf8')).toBe('{}\n');
    expect(readFileSync(join(dir, 'aside', 'odd.1.jsonl'), 'utf8')).toBe('no match');
    expect(clubIn(dir)).toEqual(CLUB);
    expect(readdirSync(join(dir, 'deleted'))).toEqual(readdirSync(join(before, 'deleted')));
    for (const name of [...PROFILE, 'Network', 'lock']) expect(existsSync(join(dir, name)), name).toBe(false);
  });

  test('the next start has read them and removes the old ones, and nothing else', async () => {
    const { before, dir } = profile();
    await start(before, dir);
    await start(before, dir);
    expect(wholeIn(dir)).toEqual(EVERY);
    expect(readdirSync(before).sort()).toEqual([...PROFILE, 'Network', 'table'].sort());
    expect(existsSync(join(dir, 'copied.json'))).toBe(false);
  });

  test('an old one whose copy cannot be read stays', async () => {
    const { before, dir } = profile();
    await start(before, dir);
    writeFileSync(pathIn(dir, 'history', ALONE), 'damaged');
    await start(before, dir);
    expect(textIn(before, 'history', ALONE)).toBe(ALONE.text);
    expect(existsSync(pathIn(before, 'history', AGREED))).toBe(false);
    rmSync(pathIn(dir, 'history', ALONE));
    await start(before, dir);
    expect(textIn(before, 'history', ALONE), 'or is gone').toBe(ALONE.text);
  });

  test('a match that has gone on, been finished or been deleted since counts as read', async () => {
    const { before, dir } = profile();
    await start(before, dir);
    const lines = GOING.text.trimEnd().split('\n');
    writeFileSync(pathIn(dir, 'matches', GOING), `${lines.slice(0, -1).join('\n')}\n`);
    renameSync(pathIn(dir, 'matches', OTHER), pathIn(dir, 'history', OTHER));
    renameSync(pathIn(dir, 'history', ALONE), join(dir, 'deleted', `${Date.now()}.${ALONE.name}`));
    await retireFolder(before, dir);
    expect(existsSync(join(before, 'matches'))).toBe(false);
    expect(existsSync(join(before, 'history'))).toBe(false);
  });

  test('what an older version adds in the meantime comes too, and what it changes stays', async () => {
    const { before, dir } = profile();
    await start(before, dir);
    writeFileSync(pathIn(before, 'history', LATER), LATER.text);
    writeFileSync(pathIn(before, 'matches', GOING), `${GOING.text}{}\n`);
    await start(before, dir);
    expect(textIn(dir, 'history', LATER)).toBe(LATER.text);
    await start(before, dir);
    expect(existsSync(pathIn(before, 'history', LATER))).toBe(false);
    expect(textIn(before, 'matches', GOING)).toBe(`${GOING.text}{}\n`);
    expect(textIn(dir, 'matches', GOING)).toBe(GOING.text);
  });

  test('a folder in use by another program is left alone', async () => {
    const { before, dir } = profile();
    const lock = await lockFolder(before);
    expect(await settleFolder(before, dir)).toMatchObject({ ok: false, error: { code: 'store/in-use' } });
    if (lock.ok) lock.value.release();
    expect(existsSync(dir)).toBe(false);
  });

  test('where the disk is full or does not keep what is written, the folder before goes on, and the next start tries again', async () => {
    const full = (): Promise<never> => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }));
    const faults: readonly (readonly [string, Partial<Disk>])[] = [
      ['store/disk-full', { write: full }],
      ['store/disk-full', { sync: full }],
      ['store/write-failed', { write: (path, bytes) => realDisk.write(path, bytes.subarray(1)) }],
    ];
    for (const [code, fault] of faults) {
      const { before, dir } = profile();
      const settled = await settleFolder(before, dir, { ...realDisk, ...fault });
      expect(settled).toMatchObject({ ok: true, value: { dir: before, copied: false, problem: { code } } });
      expect(wholeIn(before)).toEqual(EVERY);
      expect(await start(before, dir)).toBe(dir);
      expect(wholeIn(dir)).toEqual(EVERY);
    }
  });

  test('a list of copies that names other files removes nothing', async () => {
    const { before, dir } = profile();
    await start(before, dir);
    const sha256 = createHash('sha256').update('desktop.json').digest('hex');
    writeFileSync(join(dir, 'desktop.json'), 'desktop.json');
    for (const name of ['../desktop.json', '..', 'a/b', 'desktop.json'])
      for (const folder of ['evenings/..', 'evenings/../', 'evenings\\..', 'evenings/./../', '..', '', 'matches']) {
        if (name === 'desktop.json' && folder === '') continue;
        writeFileSync(join(dir, 'copied.json'), JSON.stringify({ files: [{ folder, name, sha256 }] }));
        await retireFolder(before, dir);
      }
    expect(wholeIn(before)).toEqual(EVERY);
    expect(existsSync(join(before, 'desktop.json'))).toBe(true);
  });
});

describe.each<Fate>(['kept', 'lost'])('the machine goes down, and what was not on the disk is %s', { timeout: 120_000 }, (fate) => {
  /** Runs a start that is cut at each of its steps, and looks at what is there afterwards. */
  async function atEveryStep(
    prepare: () => Promise<{ before: string; dir: string }>,
    holds: (before: string, dir: string) => Promise<void>,
  ) {
    for (let last = 0; last < 500; last += 1) {
      const { before, dir } = await prepare();
      const failing = new FailingDisk(last, fate);
      await start(before, dir, failing.disk);
      await failing.goDown();
      await holds(before, dir);
      if (failing.steps <= last) return last;
    }
    throw new Error('a start never comes to its end');
  }

  test('while matches are copied: the old ones are whole, and the next start has them all', async () => {
    const steps = await atEveryStep(
      async () => profile(),
      async (before, dir) => {
        expect(wholeIn(before)).toEqual(EVERY);
        const next = await start(before, dir);
        expect(wholeIn(next)).toEqual(EVERY);
        expect(clubIn(next)).toEqual(CLUB);
        expect(next).toBe(dir);
      },
    );
    expect(steps).toBeGreaterThan(20);
  });

  test('while old ones are removed: the new ones are whole, and a later start ends it', async () => {
    const steps = await atEveryStep(
      async () => {
        const places = profile();
        await start(places.before, places.dir);
        return places;
      },
      async (before, dir) => {
        expect(wholeIn(dir)).toEqual(EVERY);
        await start(before, dir);
        await start(before, dir);
        expect(wholeIn(dir)).toEqual(EVERY);
        expect(readdirSync(before).sort()).toEqual([...PROFILE, 'Network', 'table'].sort());
      },
    );
    expect(steps).toBeGreaterThan(8);
  });

  test('while matches that an older version added are brought after', async () => {
    await atEveryStep(
      async () => {
        const places = profile();
        await start(places.before, places.dir);
        writeFileSync(pathIn(places.before, 'history', LATER), LATER.text);
        return places;
      },
      async (before, dir) => {
        expect([before, dir].some((one) => existsSync(pathIn(one, 'history', LATER)) && textIn(one, 'history', LATER) === LATER.text)).toBe(
          true,
        );
        await start(before, dir);
        expect(textIn(dir, 'history', LATER)).toBe(LATER.text);
        expect(wholeIn(dir)).toEqual(EVERY);
      },
    );
  });
});
