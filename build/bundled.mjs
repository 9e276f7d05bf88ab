import { build } from 'esbuild';
import { ownPlace } from './ownPlace.mjs';
import { runes } from './runes.mjs';

/**
 * Bundles a program of this repository into one module that plain Node runs beside the repository's packages and sources.
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
    sourcemap: 'inline',
    packages: 'external',
    logLevel: 'warning',
    plugins: [runes, ownPlace],
    banner: { js: banner },
  });
}
