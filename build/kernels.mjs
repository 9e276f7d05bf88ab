#!/usr/bin/env node
// Writes engine/trick/generated: one module for each plan of engine/trick/plans.ts. Run it after a change of plans, rows or texts:
// `node build/kernels.mjs`; `npm test` fails while the modules differ from what it would write.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'engine', 'trick', 'generated');
const outfile = join(root, 'dist', 'run', `kernels-${process.pid}.mjs`);
await build({
  stdin: { contents: "export { generatedFiles } from './engine/trick/text/files.ts';", resolveDir: root, loader: 'ts' },
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
});
const { generatedFiles } = await import(pathToFileURL(outfile).href);
rmSync(outfile, { force: true });
const options = { ...(await resolveConfig(join(folder, 'index.ts'))), parser: 'typescript' };
mkdirSync(folder, { recursive: true });
const files = generatedFiles();
for (const stale of readdirSync(folder)) if (!(stale in files)) rmSync(join(folder, stale));
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), await format(text, options));
