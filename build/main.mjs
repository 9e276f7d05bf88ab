#!/usr/bin/env node
// Builds the app into dist/: the desktop programs with esbuild, the renderer with Vite. `--stale` leaves a renderer alone that is newer than its sources.
import { build as bundle } from 'esbuild';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { licencesOf } from './page/licences.mjs';
import { APP_BUNDLES, dist, rendererDir, root } from './targets.mjs';

/** The renderer's sources, from the root. */
const SOURCES = [
  'renderer',
  'engine',
  'electron',
  'vite.config.ts',
  'svelte.config.js',
  'package-lock.json',
  'build/page/licences.mjs',
  'build/page/firstScripts.mjs',
  'build/page/integrity.mjs',
];

/**
 * The latest change of a file, or within a folder, in milliseconds since 1970.
 * @param {string} path
 * @returns {number}
 */
function changed(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, changed(join(path, name))), stat.mtimeMs);
}

/** Whether the renderer has to be built. */
export function rendererIsStale() {
  const page = join(rendererDir, 'index.html');
  if (!existsSync(page)) return true;
  const built = statSync(page).mtimeMs;
  return SOURCES.some((source) => changed(join(root, source)) > built);
}

/**
 * Has a program require the bundle of another one that it imports.
 * @param {Readonly<Record<string, string>>} bundles source → bundle, from the root; all bundles in one folder
 * @returns {import('esbuild').Plugin}
 */
const apart = (bundles) => ({
  name: 'apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, resolveDir, kind }) => {
      const bundle = kind === 'entry-point' ? undefined : bundles[relative(root, join(resolveDir, path)).split(sep).join('/')];
      return bundle === undefined ? undefined : { path: `./${basename(bundle)}`, external: true };
    });
  },
});

/**
 * Leaves out what only the league plays by: a net for points in tricks alone.
 * @type {import('esbuild').Plugin}
 */
const withoutYardsticks = {
  name: 'without yardsticks',
  setup({ onLoad }) {
    onLoad({ filter: /learned[\\/]nets\.ts$/ }, ({ path }) => {
      const nets = readFileSync(path, 'utf8');
      const contents = nets.replace(/,\s*"tricks": \{[^}]*\}/, '');
      return contents.includes('"tricks"')
        ? { errors: [{ text: 'a net for points in tricks is not left out' }] }
        : { contents, loader: 'ts' };
    });
  },
};

/**
 * Reads the words of a language when they are first spoken, each from a bundle of its own: a menu speaks one.
 * @type {import('esbuild').Plugin}
 */
const wordsWhenSpoken = {
  name: 'words when spoken',
  setup({ onLoad }) {
    onLoad({ filter: /renderer[\\/]words[\\/]desktop\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const [, list = ''] = /DESKTOP_WORDS = \{([^}]*)\}/.exec(text) ?? [];
      const languages = list.split(',').map((name) => name.trim());
      if (!languages.includes('en')) return { errors: [{ text: 'the words of the desktop are not where they were' }] };
      const later = languages.filter((name) => name !== 'en' && name !== '');
      const getters = later.map((name) => `get ${name}() { return require('./${name}/desktop.ts').desktopWords; },`);
      return {
        contents: `import { desktopWords as en } from './en/desktop.ts';\nexport const DESKTOP_WORDS = { en, ${getters.join(' ')} };\n`,
        loader: 'js',
      };
    });
  },
};

/**
 * Bundles programs, each into one CommonJS file; the modules that went into them.
 * @param {Readonly<Record<string, string>>} bundles source → bundle, from the root
 * @param {{ external: readonly string[], plugins?: import('esbuild').Plugin[], minify?: boolean }} options `external`: packages that stay outside
 */
export async function buildPrograms(bundles, { external, plugins = [], minify = false }) {
  const results = await Promise.all(
    Object.entries(bundles).map(([entry, outfile]) =>
      bundle({
        absWorkingDir: root,
        entryPoints: [entry],
        outfile,
        bundle: true,
        platform: 'node',
        target: 'node20',
        format: 'cjs',
        sourcemap: 'linked',
        external: [...external],
        plugins: [apart(bundles), withoutYardsticks, wordsWhenSpoken, ...plugins],
        // An import on demand is a call of require, here as under Electron.
        supported: { 'dynamic-import': false },
        legalComments: 'none',
        minify,
        metafile: true,
        logLevel: 'warning',
      }),
    ),
  );
  return results.flatMap(({ metafile }) => Object.keys(metafile.inputs));
}

/** Builds the renderer. */
export async function buildRenderer() {
  const { build: vite } = await import('vite');
  const common = { root: join(root, 'renderer'), configFile: join(root, 'vite.config.ts'), logLevel: /** @type {const} */ ('warn') };
  await vite(common);
  await vite({ ...common, mode: 'hall' });
}

/** Removes bundles of programs that are no longer built: everything in their folder is packed. */
function removeFormerBundles() {
  const folder = join(dist, 'electron');
  const kept = new Set(Object.values(APP_BUNDLES).flatMap((bundle) => [basename(bundle), `${basename(bundle)}.map`]));
  for (const file of existsSync(folder) ? readdirSync(folder) : []) if (!kept.has(file)) rmSync(join(folder, file), { recursive: true });
}

/** @param {{ stale: boolean }} options `stale`: only what is older than its sources */
export async function buildAll({ stale }) {
  if (!stale) rmSync(join(dist, 'electron'), { recursive: true, force: true });
  removeFormerBundles();
  const modules = await buildPrograms(APP_BUNDLES, { external: ['electron'], minify: true });
  writeFileSync(join(dist, 'electron', 'licences.txt'), licencesOf(modules));
  if (stale && !rendererIsStale()) return;
  process.stdout.write('Building the interface …\n');
  await buildRenderer();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll({ stale: process.argv.includes('--stale') });
