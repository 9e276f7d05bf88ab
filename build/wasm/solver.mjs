#!/usr/bin/env node
// Writes engine/analysis/solver/generated: the search of engine/analysis/solver/assembly as WebAssembly. Run it after a change there:
// `node build/wasm/solver.mjs`; `npm test` fails while the module differs from what it would write.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from '../targets.mjs';
import { moduleText } from './compile.mjs';

/** Where the module belongs. */
export const SOLVER_MODULE = join(root, 'engine', 'analysis', 'solver', 'generated', 'words.ts');
/** The sizes of the memory's layout (`engine/analysis/solver/assembly/memory.ts`): tables and entries, in pages of 64 KB. */
const PAGES = 5;

/** The text of the module. */
export async function solverModule() {
  return moduleText({
    folder: 'engine/analysis/solver',
    name: 'words',
    flags: ['--initialMemory', `${PAGES}`, '--maximumMemory', `${PAGES}`, '--memoryBase', `${(PAGES << 16) - 1024}`],
    written: 'build/wasm/solver.mjs',
    what: 'The search of words',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(SOLVER_MODULE), { recursive: true });
  writeFileSync(SOLVER_MODULE, await solverModule());
}
