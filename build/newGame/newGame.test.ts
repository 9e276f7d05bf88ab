import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../engine/games/index.ts';
import { root, sourceText } from '../targets.mjs';
import { newGameFiles, nameIn, withId } from './files.ts';
import { isWithin, OUTSIDE, OWN } from './footprint.ts';
import { listsOf } from './lists.ts';
import { camelOf } from './names.ts';

const ID = 'sample-game';
const NAME = 'Sample';

const ids = GAMES.map(({ id }) => id);

describe.each(ids)('a game like %s', (like) => {
  const model = sourceText(`engine/games/${like}/game.ts`);
  const files = newGameFiles(root, { id: like, name: nameIn(model) }, { id: ID, name: NAME });

  it('has its own names in all its files, and is a draft', () => {
    const game = files.get(`engine/games/${ID}/game.ts`) ?? '';
    expect(game).toMatch(new RegExp(`export const ${camelOf(ID)}\\b`));
    expect(game).toMatch(/^ +draft: true,$/m);
    const naming = new RegExp(`(?<!prose: )(['"\`])${like}\\1|\\b(?:game|option|score|fact|ask|call)\\.${like}(?![a-z-])`);
    for (const [path, text] of files) expect(text, path).not.toMatch(naming);
  });

  it('has the words that name it, and no others', () => {
    const words = files.get(`renderer/words/en/games/${ID}.ts`) ?? '';
    expect(words).toContain(`export const ${camelOf(ID)}Words = {`);
    const keys = [...words.matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => key);
    expect(keys).toContain(`game.${ID}`);
    expect(keys.filter((key) => !key.split('.').includes(ID))).toEqual([]);
  });
});

it('lists a game once', () => {
  const list = withId(sourceText('engine/contract/gameId.ts'), ID);
  expect(list.match(new RegExp(`^  '${ID}',\n\\] as const`, 'gm'))).toHaveLength(1);
});

it('has the lists that follow from the ids and folders of the games', async () => {
  const strays = [...(await listsOf(root))].filter(([path, text]) => sourceText(path) !== text).map(([path]) => path);
  expect(strays, 'npm run list-games').toEqual([]);
});

describe('the game that came last', () => {
  const { id, name } = GAMES.at(-1)!;
  const listed = execFileSync('git', ['grep', '-lIi', '--untracked', '-e', `\\b${id}\\b`, '-e', `\\b${name}\\b`], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter(Boolean);

  it('touches only what the steps name', async () => {
    const lists = await listsOf(root);
    const kinds = [...OWN, ...OUTSIDE];
    expect(
      files.filter((file) => !lists.has(file) && !kinds.some((kind) => isWithin(kind, file, id))),
      'a place for build/newGame/footprint.ts and the steps',
    ).toEqual([]);
    expect(kinds.filter((kind) => !files.some((file) => isWithin(kind, file, id))).map(({ step }) => step)).toEqual([]);
  });

  it('is counted where the games are counted', () => {
    const count = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen'][GAMES.length - 10]!;
    const [docs] = OUTSIDE.slice(-1);
    const paths = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
    const counted = paths
      .filter((file) => isWithin(docs!, file, id))
      .flatMap((file) =>
        [...sourceText(file).matchAll(/(\w+) (?:trick-taking (?:card )?)?games(?! of)/g)]
          .map(([text, word = '']) => ({ file, text, word: word.toLowerCase() }))
          .filter(({ word }) => /^(?:ten|eleven|twelve|\w+teen)$/.test(word)),
      );
    expect(counted.length).toBeGreaterThan(5);
    expect(counted.filter(({ word }) => word !== count)).toEqual([]);
  });

  it('touches nothing that no step names', () => {
    const [, steps = ''] = /## How to add a game\n(.*?)\n## /s.exec(sourceText('AGENTS.md')) ?? [];
    const text = steps.replace(/\s+/g, ' ');
    expect([...OWN, ...OUTSIDE].map(({ step }) => step).filter((step) => !text.includes(step))).toEqual([]);
  });
});

/** The program as one module, within a copy of the repository. */
const PROGRAM = 'dist/newGame.mjs';

describe('in a copy of the repository', () => {
  let copy = '';
  const run = (...args: string[]): { status: number | null; text: string } => {
    const env = { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))), NO_COLOR: '1' };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env });
    return { status, text: `${stdout}${stderr}` };
  };

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'new-game-'));
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
    // Pictures and sounds are of no use here.
    for (const file of listed.split('\0').filter((name) => /\.(?:[cm]?[jt]s|svelte|json|md|config)$/.test(name))) {
      if (!existsSync(join(root, file))) continue;
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
    // Once for all starts: to bundle it takes longer than all that it does.
    const bundle = `import { bundleProgram } from './build/bundled.mjs'; await bundleProgram('build/newGame/main.ts', '${PROGRAM}');`;
    const bundled = run('--input-type=module', '-e', bundle);
    if (bundled.status !== 0) throw new Error(bundled.text);
  }, 180_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('makes a game that can be played at once', { timeout: 180_000 }, () => {
    const made = run(PROGRAM, ID, '--like', 'klaberjass', '--name', NAME);
    expect(made.text).toMatch(new RegExp(`^${ID} can be played`));
    expect(made.status).toBe(0);
    const played = run('build/run.mjs', 'engine/cli/main.ts', 'simulate', ID, '--deals', '4', '--bots', 'medium,rule', '--duplicate');
    expect(played.text).toContain('"deals"');
    expect(played.status).toBe(0);
    const suites = ['conformance', 'goldens', 'decisions'].map((suite) => `engine/testing/${suite}.test.ts`);
    for (const [files, fewest] of [
      [[...suites, '-t', ID], 4],
      [[`engine/games/${ID}`], 50],
    ] as const) {
      const tested = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'engine', ...files);
      expect(tested.text).not.toMatch(/FAIL/);
      expect(Number(/Tests +(\d+) passed/.exec(tested.text)?.[1])).toBeGreaterThanOrEqual(fewest);
      expect(tested.status).toBe(0);
    }
    expect(run(PROGRAM, ID, '--like', 'klaberjass').text).toContain('is there already');
  });

  it.each([
    ['no game whist', ['rummy', '--like', 'whist']],
    ['usage', ['Rummy', '--like', 'klaberjass']],
    ['usage', ['rummy']],
  ])('refuses with “%s”', (text, args) => {
    const { status, text: said } = run(PROGRAM, ...args);
    expect(said).toContain(text);
    expect(status).toBe(2);
  });
});
