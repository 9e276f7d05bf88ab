import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dist, rendererDir } from '../../targets.mjs';

/** The programs that the app loads before its first window; the preload script runs in it. */
const PROGRAMS = ['main.cjs', 'shell.cjs', 'preload.cjs'];

/** The bytes of the built programs that the app reads before its first window. */
export function programBytes() {
  return PROGRAMS.reduce((sum, file) => sum + statSync(join(dist, 'electron', file)).size, 0);
}

/**
 * The files of the built page that it cannot be painted without, each once: itself, its styles, its first script and all that this imports at once.
 * @returns {string[]}
 */
export function pageFiles() {
  const html = readFileSync(join(rendererDir, 'index.html'), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  const found = new Set(['index.html']);
  const follow = (/** @type {string} */ file) => {
    if (found.has(file)) return;
    found.add(file);
    if (!file.endsWith('.js')) return;
    for (const [, other = ''] of readFileSync(join(rendererDir, file), 'utf8').matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
      follow(join(dirname(file), other));
  };
  named.forEach(follow);
  return [...found];
}

/** The bytes of {@link pageFiles}, as they are before compression. */
export function pageBytes() {
  return pageFiles().reduce((sum, file) => sum + statSync(join(rendererDir, file)).size, 0);
}
