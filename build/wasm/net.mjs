#!/usr/bin/env node
// Writes engine/bots/policy/net/generated/sums.ts: the sums of engine/bots/policy/net/assembly as WebAssembly. Run it after a change there:
// `node build/wasm/net.mjs`; `npm test` fails while the module differs from what it would write.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from '../targets.mjs';
import { moduleText } from './compile.mjs';

/** Where the module belongs. */
export const NET_MODULE = join(root, 'engine', 'bots', 'policy', 'net', 'generated', 'sums.ts');

/** The text of the module. Its memory is the host's. */
export async function netModule() {
  return moduleText({
    folder: 'engine/bots/policy/net',
    name: 'sums',
    flags: ['--enable', 'simd', '--importMemory'],
    written: 'build/wasm/net.mjs',
    what: 'The sums of a net',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(NET_MODULE), { recursive: true });
  writeFileSync(NET_MODULE, await netModule());
}
