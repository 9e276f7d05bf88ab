// Begins a game as a copy of another: `npm run new-game -- ID --like ID [--name NAME]`. The copy compiles, can be played from the command line, and passes
// the suites; it is a draft until its own rules, words and texts are written.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { root, sourceText } from '../targets.mjs';
import { newGameFiles, nameIn, withId } from './files.ts';
import { pascalOf } from './names.ts';
import { writeLists } from './lists.ts';
import { stepsFor } from './steps.ts';

const USAGE = 'usage: npm run new-game -- ID --like ID [--name NAME]   (an id: lower-case words, joined by hyphens)';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function argumentsOf(): { id: string; like: string; name: string } {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { like: { type: 'string' }, name: { type: 'string' } } });
    const [id, ...others] = positionals;
    if (id === undefined || others.length > 0 || values.like === undefined || !/^[a-z]+(?:-[a-z]+)*$/.test(id)) fail(USAGE);
    return { id, like: values.like, name: values.name ?? pascalOf(id).replace(/(?<=[a-z])(?=[A-Z])/g, ' ') };
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

const { id, like, name } = argumentsOf();
const modelFile = join(root, 'engine', 'games', like, 'game.ts');
if (!existsSync(modelFile)) fail(`no game ${like} in engine/games`);
if (existsSync(join(root, 'engine', 'games', id))) fail(`engine/games/${id} is there already`);

const ids = 'engine/contract/gameId.ts';
const files = new Map([
  ...newGameFiles(root, { id: like, name: nameIn(sourceText(modelFile)) }, { id, name }),
  [ids, withId(sourceText(ids), id)],
]);
for (const [path, text] of files) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
await writeLists(root);
const { status } = spawnSync(process.execPath, [join(root, 'build', 'goldens.mjs'), id], { stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) fail(`the goldens of ${id} could not be written: npm run goldens -- ${id}`);
process.stdout.write(stepsFor(id));
