#!/usr/bin/env node
// Runs a TypeScript program of this repository under plain Node: `node build/run.mjs engine/cli/main.ts games`.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundled.mjs';
import { dist, root } from './targets.mjs';

const [program, ...args] = process.argv.slice(2);
const entry = program === undefined ? undefined : [resolve(root, program), resolve(program)].find((path) => existsSync(path));
if (entry === undefined) {
  process.stderr.write(program === undefined ? 'usage: node build/run.mjs FILE.ts [argument …]\n' : `no such program: ${program}\n`);
  process.exit(2);
}

// Beside the repository's packages, so that imports of them resolve; the bundle removes itself and its map, which Node has read by then, as its first act.
const outfile = join(dist, 'run', `${process.pid}-${Date.now()}.mjs`);
await mkdir(dirname(outfile), { recursive: true });
const removal = "for (const end of ['', '.map']) $unlink(new URL(import.meta.url + end));";
await bundleProgram(entry, outfile, `import { unlinkSync as $unlink } from 'node:fs';\n${removal}`);
process.argv = [process.execPath, entry, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(outfile).href);
