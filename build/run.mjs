#!/usr/bin/env node
// Runs a TypeScript program of this repository under plain Node: `node build/run.mjs engine/cli/main.ts games`.
import { build } from 'esbuild';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) {
  process.stderr.write('usage: node build/run.mjs FILE.ts [argument …]\n');
  process.exit(2);
}
const outfile = join(root, 'dist', 'run', `${entry.replace(/[/\\]/g, '-').replace(/\.ts$/, '')}-${process.pid}.mjs`);
mkdirSync(dirname(outfile), { recursive: true });
await build({
  entryPoints: [resolve(root, entry)],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'inline',
  packages: 'external',
  logLevel: 'warning',
});
process.argv = [process.argv[0], resolve(root, entry), ...args];
process.on('exit', () => rmSync(outfile, { force: true }));
await import(pathToFileURL(outfile).href);
