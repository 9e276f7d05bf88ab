#!/usr/bin/env node
// Runs a TypeScript program of this repository under plain Node: `node build/run.mjs engine/cli/main.ts games`.
import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [program, ...args] = process.argv.slice(2);
const entry = program === undefined ? undefined : [resolve(root, program), resolve(program)].find((path) => existsSync(path));
if (entry === undefined) {
  process.stderr.write(program === undefined ? 'usage: node build/run.mjs FILE.ts [argument …]\n' : `no such program: ${program}\n`);
  process.exit(2);
}

/**
 * `import.meta.url` stays that of the source file, as under Vitest, though the program runs from one bundled file.
 * @type {import('esbuild').Plugin}
 */
const ownPlace = {
  name: 'own-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.')) return undefined;
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: 'ts' };
    });
  },
};

// Beside the repository's packages, so that imports of them resolve; the bundle removes itself as its first act.
const outfile = join(root, 'dist', 'run', `${process.pid}-${Date.now()}.mjs`);
await mkdir(dirname(outfile), { recursive: true });
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'inline',
  packages: 'external',
  logLevel: 'warning',
  plugins: [ownPlace],
  banner: { js: "import { unlinkSync as $unlink } from 'node:fs';\n$unlink(new URL(import.meta.url));" },
});
process.argv = [process.execPath, entry, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(outfile).href);
