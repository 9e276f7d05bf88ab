#!/usr/bin/env node
// Writes engine/bots/solver/generated: the search of engine/bots/solver/assembly as WebAssembly. Run it after a change there:
// `node build/solver.mjs`; `npm test` fails while the module differs from what it would write.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { main as compile } from 'assemblyscript/asc';
import { format, resolveConfig } from 'prettier';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Where the module belongs. */
export const file = join(root, 'engine', 'bots', 'solver', 'generated', 'words.ts');
/** What the memory is laid out for (`assembly/memory.ts`): tables and entries, in pages of 64 KB. */
const PAGES = 17;

/** The text of the module: the same for the same sources and compiler. */
export async function solverModule() {
  /** @type {Uint8Array | undefined} */
  let binary;
  const { error, stderr } = await compile(
    [
      'engine/bots/solver/assembly/index.ts',
      ...['--baseDir', root, '--outFile', 'words.wasm', '-O3', '--converge', '--noAssert', '--runtime', 'stub'],
      ...['--initialMemory', `${PAGES}`, '--maximumMemory', `${PAGES}`, '--memoryBase', `${(PAGES << 16) - 1024}`],
    ],
    {
      writeFile: (/** @type {string} */ name, /** @type {string | Uint8Array} */ contents) => {
        if (name.endsWith('.wasm') && typeof contents !== 'string') binary = contents;
      },
    },
  );
  if (error !== null || binary === undefined) throw new Error(`${error?.message ?? 'no binary'}\n${stderr.toString()}`);
  const text = `// Written by build/solver.mjs; not to be edited.

/** The search of words, in base 64. */
export const BINARY = '${Buffer.from(binary).toString('base64')}';
`;
  return format(text, { ...(await resolveConfig(file)), parser: 'typescript' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await solverModule());
}
