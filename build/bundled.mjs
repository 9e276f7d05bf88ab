import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { ownPlace } from './ownPlace.mjs';
import { runes } from './runes.mjs';
import { dist, root } from './targets.mjs';

/**
 * Bundles a program of this repository into one module that plain Node runs beside the repository's packages and sources. Its source map is a file beside it,
 * without the sources themselves, which are there: Node reads the map before it runs the program, and megabytes within the module took it twice as long.
 * @param {string} entry the program's path
 * @param {string} outfile the module's path, within the repository
 * @param {string} [banner] its first line
 */
export async function bundleProgram(entry, outfile, banner = '') {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
    packages: 'external',
    logLevel: 'warning',
    plugins: [runes, ownPlace],
    banner: { js: banner },
  });
}

/** @param {string} file a module that `bundleProgram` has made */
function remove(file) {
  for (const path of [file, `${file}.map`]) rmSync(path, { force: true });
}

/** @type {Map<string, Promise<string>>} */
const modules = new Map();

/**
 * A program as one module, made when this process first starts it and removed when this process exits: to bundle it for each start takes half of a start.
 * @param {string} entry the program's path from the root
 * @returns {Promise<string>} the module's path
 */
export function programModule(entry) {
  let module = modules.get(entry);
  if (module === undefined) {
    const file = join(dist, 'run', `${basename(entry, '.ts')}-${process.pid}.mjs`);
    process.once('exit', () => remove(file));
    module = bundleProgram(join(root, entry), file).then(() => file);
    modules.set(entry, module);
  }
  return module;
}

/**
 * Removes the module of a program: for processes that end by a signal, as those of the unit tests do.
 * @param {string} entry the program's path from the root
 */
export async function removeModule(entry) {
  const file = await modules.get(entry);
  modules.delete(entry);
  if (file !== undefined) remove(file);
}
