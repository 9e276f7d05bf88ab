import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { TestClient, hostOn, ownFolder, playOut } from '../host/fixtures/host.fixture.ts';
import { SOLO } from '../host/fixtures/matches.fixture.ts';
import { Identity } from '../lan/identity.ts';
import { readSmall, replaceSmall } from './disk/files.ts';
import { Store } from './store.ts';
import { Tokens } from './tokens.ts';

/** As the first part of a name it makes a deleted match one that is still kept. */
const SOON = Date.now();
/** Milliseconds for one case: what waits for a pipe fails, and does not hold the others up. */
const LIMIT = 20_000;
const FOLDERS = ['history', 'matches', 'deleted', 'aside'] as const;

/** Entries that may bear the name of a file; each returns whether this system supports it. */
const ODDITIES: Readonly<Record<string, (path: string) => boolean | Promise<boolean>>> = {
  'a folder': (path) => {
    mkdirSync(path);
    writeFileSync(join(path, 'kept'), '');
    return true;
  },
  'a link to nothing': (path) => {
    symlinkSync(join(path, '..', 'nothing'), path);
    return true;
  },
  'a link to itself': (path) => {
    symlinkSync(path, path);
    return true;
  },
  'a pipe': (path) => spawnSync('mkfifo', [path]).status === 0,
  'a link to a device': (path) => {
    symlinkSync('/dev/zero', path);
    return process.platform !== 'win32';
  },
  'a device': (path) => spawnSync('mknod', [path, 'c', '1', '5']).status === 0,
  'a socket': async (path) => {
    if (process.platform === 'win32') return false;
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(path, resolve));
    onTestFinished(() => void server.close());
    return true;
  },
  'a file of 3 GB': (path) => {
    writeFileSync(path, '');
    truncateSync(path, 3 * 1024 ** 3);
    return true;
  },
};

interface Made {
  readonly dir: string;
  readonly over: string;
  readonly unfinished: string;
}
let template: Made | undefined;

/** A folder with a match that is over and one that is not. */
async function withMatches(): Promise<Made> {
  const dir = ownFolder();
  template ??= await played();
  cpSync(template.dir, dir, { recursive: true });
  return { ...template, dir };
}

async function played(): Promise<Made> {
  const dir = mkdtempSync(join(tmpdir(), 'trickhouse-odd-'));
  const host = await hostOn(dir);
  const ada = new TestClient(host, true);
  await ada.ask({ ...SOLO, game: 'manille-two', options: {}, people: SOLO.people.slice(0, 2), dealer: 1 });
  const over = ada.table.match;
  await playOut(ada);
  await ada.ask(SOLO);
  const unfinished = ada.table.match;
  await host.close();
  return { dir, over, unfinished };
}

afterAll(() => rmSync(template?.dir ?? '', { recursive: true, force: true }));

/** The matches of a folder are all there, and it can be played and closed. */
async function isWhole({ dir, over, unfinished }: Made): Promise<TestClient> {
  const host = await hostOn(dir);
  const ada = new TestClient(host, true);
  await ada.until(() => ada.last('home'));
  expect(ada.last('home')?.unfinished).toMatchObject([{ id: unfinished }]);
  expect(await ada.ask({ type: 'history', skip: 0, take: 9 })).toMatchObject({ matches: [{ id: over }] });
  expect(await ada.ask({ type: 'statistics' })).toMatchObject({ games: [{ matches: 1 }] });
  await ada.ask({ type: 'resume', match: unfinished });
  expect(ada.update.legal.actions.length).toBeGreaterThan(0);
  await host.close();
  return ada;
}

describe.each(Object.entries(ODDITIES))('%s with the name of a match', { timeout: LIMIT }, (_, make) => {
  it.each(FOLDERS)('in %s/ stops nothing, and stays', async (folder) => {
    const made = await withMatches();
    const path = join(made.dir, folder, `${SOON}.x${folder}.jsonl`);
    if (!(await make(path))) return;
    const { ino } = lstatSync(path);
    const ada = await isWhole(made);
    expect(lstatSync(path).ino).toBe(ino);
    const odd = ada.last('home')?.found?.odd ?? ada.messages.flatMap((one) => (one.type === 'home' ? (one.found?.odd ?? []) : []));
    if (folder === 'history' || folder === 'matches') expect(odd).toEqual([`${SOON}.x${folder}.jsonl`]);
  });

  it('or of what the program makes again stops nothing', async () => {
    for (const name of ['index.jsonl', 'tallies.jsonl', 'index.jsonl.new', 'tallies.jsonl.new']) {
      const made = await withMatches();
      const path = join(made.dir, 'history', name);
      if (existsSync(path)) writeFileSync(`${path}.before`, readFileSync(path));
      spawnSync('rm', ['-rf', path]);
      if (!(await make(path))) return;
      await isWhole(made);
    }
  });

  it('or of the lock stops nothing', async () => {
    const made = await withMatches();
    if (!(await make(join(made.dir, 'lock')))) return;
    await isWhole(made);
    expect(existsSync(join(made.dir, 'lock'))).toBe(false);
    const store = await Store.open(made.dir);
    expect(store.ok).toBe(true);
    expect(await Store.open(made.dir), 'it locks again').toMatchObject({ error: { code: 'store/in-use' } });
    if (store.ok) await store.value.close();
  });

  it('or of key, code and tokens stops nothing', async () => {
    for (const name of ['small.json', 'small.json.new']) {
      const dir = ownFolder();
      if (!(await make(join(dir, name)))) return;
      const identity = new Identity({ file: join(dir, 'small.json') });
      identity.keepCode('ABC234');
      const tokens = new Tokens(join(dir, 'small.json'));
      await tokens.keep('0'.repeat(64));
      await tokens.close();
    }
  });
});

describe('in the place of a folder of matches', () => {
  it.each(FOLDERS)('a file named %s is no reason not to start', async (folder) => {
    const dir = ownFolder();
    writeFileSync(join(dir, folder), 'text');
    const host = await hostOn(dir);
    const ada = new TestClient(host, true);
    await ada.ask(SOLO);
    expect(ada.update.legal.actions.length).toBeGreaterThan(0);
    expect(readFileSync(join(dir, folder), 'utf8')).toBe('text');
  });
});

it('files that may not be read are left alone', async (context) => {
  const user = process.geteuid?.();
  if (user === undefined || process.seteuid === undefined) return context.skip('no such permissions here');
  const made = await withMatches();
  const paths = FOLDERS.map((folder) => join(made.dir, folder, `${SOON}.x${folder}.jsonl`));
  for (const path of paths) writeFileSync(path, 'secret');
  for (const path of paths) chmodSync(path, 0);
  if (user === 0) {
    // Root may read everything: another user's turn.
    for (const entry of ['', ...readdirSync(made.dir, { recursive: true }).map(String)]) chownSync(join(made.dir, entry), 65534, 65534);
    process.seteuid(65534);
    onTestFinished(() => void process.seteuid?.(0));
  }
  const ada = await isWhole(made);
  expect(ada.messages.flatMap((one) => (one.type === 'home' ? (one.found?.odd ?? []) : [])).sort()).toEqual([
    `${SOON}.xhistory.jsonl`,
    `${SOON}.xmatches.jsonl`,
  ]);
  for (const path of paths) expect(lstatSync(path).isFile()).toBe(true);
});

it('odd names are told without what could mislead, and not more than twenty', async () => {
  const dir = ownFolder();
  mkdirSync(join(dir, 'matches'));
  for (let i = 0; i < 30; i += 1) mkdirSync(join(dir, 'matches', `a\u202eb\n${'x'.repeat(100)}${i}.jsonl`));
  const ada = new TestClient(await hostOn(dir), true);
  const home = await ada.until(() => ada.last('home'));
  expect(home.found).toMatchObject({ back: 0, more: 10 });
  for (const name of home.found?.odd ?? []) expect(name).toMatch(/^a\?b\?x{76}$/);
});

it('a small file is written anew, whatever lies beside it', () => {
  const path = join(ownFolder(), 'small');
  writeFileSync(`${path}.new`, 'half');
  replaceSmall(path, 'whole');
  expect(readSmall(path)).toBe('whole');
});
