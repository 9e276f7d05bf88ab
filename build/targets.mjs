import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where everything that is built lands. */
export const dist = join(root, 'dist');

/** The renderer, as Vite builds it. */
export const rendererDir = join(dist, 'renderer');

/**
 * Every program of the desktop app that is bundled into one CommonJS file: source → bundle, from the root. A sandboxed preload must be one such
 * file; a worker is started by the path of its bundle.
 */
export const BUNDLES = {
  'electron/preload.ts': 'dist/electron/preload.cjs',
};
