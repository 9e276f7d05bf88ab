import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Reads a text of the repository with LF at the end of each line, whatever ends this checkout has.
 * @param {string} file from the root, or absolute
 */
export const sourceText = (file) => readFileSync(resolve(root, file), 'utf8').replaceAll('\r\n', '\n');

/** Where everything that is built lands. */
export const dist = join(root, 'dist');

/** The renderer, as Vite builds it. */
export const rendererDir = join(dist, 'renderer');

/**
 * Every program of the desktop app that is bundled into one CommonJS file: source → bundle, from the root. A sandboxed preload must be one such
 * file; a worker is started by the path of its bundle. One that imports another's source requires its bundle instead, when it gets there: what is not
 * needed for the first window is not read for it.
 */
const PROGRAMS = {
  'electron/desktop/main.ts': 'dist/electron/main.cjs',
  'electron/desktop/shell.ts': 'dist/electron/shell.cjs',
  'electron/desktop/localTable.ts': 'dist/electron/table.cjs',
  'electron/desktop/updates/updates.ts': 'dist/electron/updates.cjs',
  'electron/desktop/updates/updating.ts': 'dist/electron/updating.cjs',
  'electron/desktop/bridge/preload.ts': 'dist/electron/preload.cjs',
  'electron/host/workers/worker.ts': 'dist/electron/worker.cjs',
  'engine/puzzles/packs/texts.ts': 'dist/electron/puzzles.cjs',
};

/** The languages whose words of menus and dialogs are read when they are spoken: all but English, which is there for the rest. */
const LATER_LANGUAGES = Object.keys(JSON.parse(readFileSync(join(root, 'renderer', 'words', 'languages.json'), 'utf8'))).filter(
  (language) => language !== 'en',
);

/** {@link PROGRAMS}, and the words of the main process in each language but English. */
export const APP_BUNDLES = {
  ...PROGRAMS,
  ...Object.fromEntries(
    LATER_LANGUAGES.map((language) => [`renderer/words/${language}/desktop.ts`, `dist/electron/words-${language}.cjs`]),
  ),
};

/** The stand-in for Electron, for the end-to-end tests. Playwright stays a package beside it. */
export const TEST_BUNDLES = {
  'e2e/electron-double/register.ts': 'dist/e2e/register.cjs',
};
