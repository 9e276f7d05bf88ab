import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';
import { programModule, removeModule } from '../../build/bundled.mjs';
import { root } from '../../build/targets.mjs';
import { run } from '../../engine/cli/run.ts';
import { TestClient, hostOn, ownFolder, playOut } from '../host/fixtures/host.fixture.ts';
import { SOLO } from '../host/fixtures/matches.fixture.ts';
import { resealed } from '../store/format/resealed.fixture.ts';
import { exportCommand } from './export.ts';
import { stats } from './stats.ts';
import { verify } from './verify.ts';

/** The fields of an answer that the tests read; they only search texts meant for people. */
interface Told {
  readonly records: readonly unknown[];
  readonly games: readonly { readonly people: readonly { readonly kind: string }[] }[];
}

const answer = async (...args: string[]): Promise<{ exitCode: number; value: Told }> => {
  const { text, exitCode } = await run(args, { verify, stats, export: exportCommand });
  return { exitCode, value: (text.startsWith('{') ? JSON.parse(text) : text) as Told };
};

/** A data folder with a match that is over, and its id. */
async function folder(): Promise<{ dir: string; match: string; file: string }> {
  const dir = ownFolder();
  const host = await hostOn(dir);
  const ada = new TestClient(host, true);
  await ada.ask(SOLO);
  await playOut(ada);
  const { match } = ada.table;
  await ada.ask({ type: 'leave' });
  await host.close();
  return { dir, match, file: join(dir, 'history', `${match}.jsonl`) };
}

/** Entries that may bear the name of a match, and the code of their refusal; each returns whether this system supports it. */
const ODDITIES: Readonly<Record<string, readonly [(path: string) => boolean, string]>> = {
  'a pipe': [(path) => spawnSync('mkfifo', [path]).status === 0, 'store/not-a-file'],
  'a folder': [(path) => mkdirSync(path, { recursive: true }) !== undefined, 'store/not-a-file'],
  'a link to an endless device': [
    (path) => {
      symlinkSync('/dev/zero', path);
      return process.platform !== 'win32';
    },
    'store/not-a-file',
  ],
  'a link to nothing': [
    (path) => {
      symlinkSync(`${path}.nothing`, path);
      return true;
    },
    'store/not-a-file',
  ],
  'a file of 3 GB': [
    (path) => {
      writeFileSync(path, '');
      truncateSync(path, 3 * 1024 ** 3);
      return true;
    },
    'store/too-large',
  ],
};

const PROGRAM = 'electron/cli/main.ts';
afterAll(() => removeModule(PROGRAM));

/** Milliseconds that a command may take; one that waits for a pipe takes for ever. */
const PATIENCE = 90_000;

/** The answer of a command in a process of its own. */
async function inProcess(...args: readonly string[]): Promise<{ status: number | null; value: unknown }> {
  const { status, stdout, stderr } = spawnSync(process.execPath, [await programModule(PROGRAM), ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  });
  return { status, value: stdout.startsWith('{') ? JSON.parse(stdout) : stderr };
}

describe('the command line on saved matches', () => {
  it('verifies that they were dealt as the table had committed to', async () => {
    const { dir, match, file } = await folder();
    for (const path of [dir, file])
      expect(await answer('verify', path)).toEqual({
        exitCode: 0,
        value: { matches: [{ match, game: 'klaverjas', deals: 4, dealing: 'proved', end: 'over' }] },
      });
    const text = readFileSync(file, 'utf8');
    // An editor has written another secret into the file.
    const header = JSON.parse(text.split('\n')[0] ?? '');
    const forged = text.replace(header.seed, 'f'.repeat(64));
    writeFileSync(file, forged);
    expect(await answer('verify', dir)).toMatchObject({ exitCode: 2, value: { error: { code: 'verify/altered', line: 2 } } });
    writeFileSync(file, resealed(forged));
    expect(await answer('verify', dir)).toMatchObject({ exitCode: 2, value: { error: { code: 'verify/other-seed', deal: 1 } } });
    writeFileSync(file, resealed(text.replace(/"act":"(?!pass|play)\w+"/, '"act":"2S"')));
    expect(await answer('verify', dir)).toMatchObject({
      exitCode: 2,
      value: { error: { code: expect.stringMatching(/^(?:action|play)\//), file: `${match}.jsonl` } },
    });
    writeFileSync(file, text.slice(20));
    expect(await answer('verify', dir)).toMatchObject({ exitCode: 2, value: { error: { code: 'store/damaged' } } });
  });

  it('verifies files of every format: of the older ones nothing is proved, since they kept no lists', async () => {
    const golden = join(import.meta.dirname, '../store/golden');
    for (const [file, told] of [
      ['1-klaverjas-over', { dealing: 'unproved' }],
      ['2-agreed', { dealing: 'unproved' }],
      ['3-alone', { dealing: 'proved', deals: 4, end: 'over' }],
      ['3-devices-abort', { dealing: 'proved', deals: 4, end: 'over', aborted: 1 }],
    ] as const)
      expect(await answer('verify', join(golden, `${file}.jsonl`)), file).toMatchObject({ exitCode: 0, value: { matches: [told] } });
  });

  it('exports them, for programs and for people, and verifies what it has exported', async () => {
    const { dir, match } = await folder();
    const all = await answer('export', dir);
    expect(all).toMatchObject({ exitCode: 0, value: { format: 'trick-records/1', records: [{ game: 'klaverjas' }] } });
    const one = await answer('export', dir, '--match', match);
    expect(one.value).toEqual(all.value.records[0]);
    const record = join(dir, 'one.trick.json');
    writeFileSync(record, JSON.stringify(one.value));
    expect(await answer('verify', record)).toMatchObject({ exitCode: 0, value: { matches: [{ dealing: 'seeded', deals: 4 }] } });
    expect((await answer('stats', record)).value.games).toMatchObject([
      { game: 'klaverjas', matches: 1, people: [{ name: 'Ada' }, {}, {}, {}] },
    ]);
    expect((await answer('export', dir, '--text')).value).toContain('Klaverjassen: Ada');
    expect(await answer('export', dir, '--match', 'none')).toMatchObject({ exitCode: 2, value: { error: { code: 'cli/no-match' } } });
  });

  it('counts who has won, and changes nothing', async () => {
    const { dir } = await folder();
    const before = readdirSync(dir, { recursive: true });
    const { exitCode, value } = await answer('stats', dir);
    expect(exitCode).toBe(0);
    expect(value.games).toMatchObject([{ game: 'klaverjas', matches: 1, deals: 4 }]);
    expect(value.games[0]?.people.find(({ kind }) => kind === 'here')).toMatchObject({
      name: 'Ada',
      matches: 1,
      deals: 4,
    });
    expect(readdirSync(dir, { recursive: true })).toEqual(before);
  });

  it.each(Object.entries(ODDITIES))(
    'refuses %s with the name of a match, and does not wait for it',
    async (_, [make, code]) => {
      const { dir } = await folder();
      const name = '0-odd.jsonl';
      if (!make(join(dir, 'history', name))) return;
      for (const command of ['verify', 'stats', 'export'])
        // A process of its own: what blocks a thread would block the clock of this test as well.
        expect(await inProcess(command, dir), command).toMatchObject({ status: 2, value: { error: { code, file: name } } });
    },
    90_000,
  );

  it('answers what is wrong with a code', async () => {
    for (const command of ['verify', 'stats', 'export'])
      expect(await answer(command, '/nowhere/at/all')).toMatchObject({ exitCode: 2, value: { error: { code: 'cli/cannot-read' } } });
    expect(await answer('verify', '--what')).toMatchObject({ exitCode: 2, value: { error: { code: 'cli/bad-argument' } } });
    expect(await answer('nothing')).toMatchObject({ exitCode: 2, value: { error: { code: 'cli/unknown-command' } } });
  });
});
