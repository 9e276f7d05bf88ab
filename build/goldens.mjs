#!/usr/bin/env node
// Writes what the engine's tests hold games to: playthroughs, the hash of random deals, and the decisions of bots. `npm run goldens -- GAME …` writes those games, `npm run goldens`
// all of them. A commit that writes them gives the reason of the change.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const games = process.argv.slice(2);
const unknown = games.filter((id) => !existsSync(join(import.meta.dirname, '..', 'engine', 'games', id, 'game.ts')));
if (unknown.length > 0) {
  process.stderr.write(`no game ${unknown.join(', ')} in engine/games\n`);
  process.exit(2);
}
const vitest = join(import.meta.dirname, '..', 'node_modules', 'vitest', 'vitest.mjs');
const suites = ['goldens', 'decisions', 'traces'].map((suite) => `engine/testing/${suite}.test.ts`);
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'engine', ...suites], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, GOLDENS: games.join(' ') },
});
process.exit(status ?? 1);
