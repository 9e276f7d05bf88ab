import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { firstScripts } from './build/page/firstScripts.mjs';
import { integrity } from './build/page/integrity.mjs';
import { rendererLicences } from './build/page/licences.mjs';

/**
 * The chunk of a module of rules: one for a game, whatever the language. The page carries the integrity of every chunk, so that many small ones weigh on
 * its start.
 */
function rulesChunk(module: string): string | null {
  const [, game] = /[\\/]rules[\\/](?:pages|texts[\\/]\w+)[\\/]([\w-]+)\.ts$/.exec(module) ?? [];
  return game === undefined ? null : `rules-${game}`;
}

/** Modules of a few lines that every part needs share a chunk: a chunk of its own weighs more in the page's list than what is in it. */
function smallChunk(module: string): string | null {
  return /[\\/](?:contract[\\/]result|cards[\\/]indexed|words[\\/]\w+[\\/]drafts)\.ts$/.test(module) ? 'small' : null;
}

/** The mode that builds the page of club evenings, beside the page of tables: what the two share is no load for the first. */
const HALL = 'hall';
const pageOf = (mode: string): string => (mode === HALL ? 'hall.html' : 'index.html');

/** Each name stands in the page's list, and in the modules that load it: seven characters of the hash keep files of one name apart. */
const FILES = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' };

/** The page of club evenings has files of its own: one of the same name would take the place of the other page's, whose integrity it has not. */
const HALL_FILES = {
  entryFileNames: 'assets/hall-[name]-[hash:7].js',
  chunkFileNames: 'assets/hall-[name]-[hash:7].js',
  assetFileNames: ({ names }: { readonly names: readonly string[] }): string =>
    names.some((name) => name.endsWith('.css')) ? 'assets/hall-[name]-[hash][extname]' : 'assets/[name]-[hash][extname]',
};

/**
 * The renderer, built once for every way it is served: the desktop app's own scheme, HTTP on a network. Paths are relative, names hashed, and
 * nothing is inline, neither script nor style nor picture, so that a policy without any `unsafe-` word suffices; the one exception is the import map with
 * the integrity of the modules, which the policy allows by its hash.
 */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('renderer', import.meta.url)),
  base: './',
  plugins: [
    svelte({ configFile: '../svelte.config.js' }),
    ...(mode === HALL ? [] : [rendererLicences()]),
    firstScripts(),
    integrity(pageOf(mode)),
  ],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: mode !== HALL,
    target: ['chrome120', 'safari16.4', 'firefox121'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: fileURLToPath(new URL(`renderer/${pageOf(mode)}`, import.meta.url)),
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: rulesChunk }, { name: smallChunk }] }, ...(mode === HALL ? HALL_FILES : FILES) },
    },
  },
}));
