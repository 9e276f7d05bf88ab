import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { bundleProgram } from './bundled.mjs';
import { dist, root } from './targets.mjs';

/** A program of its own whose fourth line throws. */
function failingProgram(): { readonly dir: string; readonly entry: string } {
  mkdirSync(dist, { recursive: true });
  const dir = mkdtempSync(join(dist, 'bundled-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const entry = join(dir, 'failing.ts');
  writeFileSync(entry, "interface Left {\n  readonly out: string;\n}\nthrow new Error('as it should' satisfies Left['out']);\n");
  return { dir, entry };
}

const errorsOf = (...args: readonly string[]) => {
  const { pid, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { pid, stderr: stderr.replaceAll('\\', '/'), status };
};

it('a program that fails names the line of its source, though the source is not in its map', async () => {
  const { dir, entry } = failingProgram();
  const module = join(dir, 'failing.mjs');
  await bundleProgram(entry, module);
  const { stderr, status } = errorsOf('--enable-source-maps', module);
  expect(status).toBe(1);
  expect(stderr).toMatch(/failing\.ts:4:\d+/);
});

it('so does one that is run from its source, and leaves nothing behind', () => {
  const { entry } = failingProgram();
  const { stderr, pid, status } = errorsOf('build/run.mjs', entry);
  expect(status).toBe(1);
  expect(stderr).toMatch(/failing\.ts:4:\d+/);
  expect(readdirSync(join(dist, 'run')).filter((file) => file.startsWith(`${pid}-`))).toEqual([]);
});
