// Compiles AssemblyScript to a module that has the binary in base 64.
import { basename, join } from 'node:path';
import { main as compile } from 'assemblyscript/asc';
import { format, resolveConfig } from 'prettier';
import { root } from '../targets.mjs';

/**
 * The text of a module: the same for the same sources and compiler.
 * @param {{ folder: string, name: string, flags: readonly string[], written: string, what: string }} module
 */
export async function moduleText({ folder, name, flags, written, what }) {
  /** @type {Uint8Array | undefined} */
  let binary;
  const { error, stderr } = await compile(
    [
      `${folder}/assembly/index.ts`,
      ...['--baseDir', root, '--outFile', `${name}.wasm`, '-O3', '--converge', '--noAssert', '--runtime', 'stub'],
      ...flags,
    ],
    {
      writeFile: (/** @type {string} */ file, /** @type {string | Uint8Array} */ contents) => {
        if (file.endsWith('.wasm') && typeof contents !== 'string') binary = contents;
      },
    },
  );
  if (error !== null || binary === undefined) throw new Error(`${error?.message ?? 'no binary'}\n${stderr.toString()}`);
  const text = `// Written by ${written}; not to be edited.

/** ${what}, in base 64. */
export const BINARY = '${Buffer.from(binary).toString('base64')}';
`;
  return format(text, { ...(await resolveConfig(join(root, folder, basename(`${name}.ts`)))), parser: 'typescript' });
}
