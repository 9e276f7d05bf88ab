import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { root } from './targets.mjs';

/** Runs a tool that must refuse its arguments, and returns the message. */
function refusal(program: string, ...args: readonly string[]): string {
  const { status, stderr, stdout } = spawnSync(process.execPath, [join(root, 'build', 'run.mjs'), program, ...args], { encoding: 'utf8' });
  const { error } = JSON.parse(stderr) as { error: { code: string; message: string } };
  expect({ status, stdout, code: error.code }).toEqual({ status: 2, stdout: '', code: 'cli/bad-argument' });
  return error.message;
}

test('a tool refuses what it does not know in one line with a code, before it begins', { timeout: 60_000 }, () => {
  expect(refusal('build/league.ts', '--help')).toContain('--help');
  expect(refusal('build/portable/main.ts', '--windows')).toContain('--windows');
  expect(refusal('build/league.ts', 'whist')).toMatch(/^no game whist: klaverjas, /);
  expect(refusal('build/puzzles/main.ts', 'manille', '--kind', 'hardest')).toMatch(/^no kind hardest: /);
  expect(refusal('build/bench/lengthsBench.ts', '--deals', 'many')).toBe('--deals takes a whole number from 1 to 1000000000');
  // Players who do not see their own cards have no play to learn from.
  expect(refusal('build/tune.ts', 'manille-blind', '--nets')).toMatch(/^no game manille-blind: /);
});
