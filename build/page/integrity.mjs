import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that the page may name by an integrity: scripts and styles, the one way and the other. Browsers ignore it on fonts and pictures. */
const CHECKED = /<(?:script|link)\b[^>]*\b(?:src|href)="\.\/([^"]+\.(?:js|css))"[^>]*?(?=\s*\/?>)/g;

/** The integrity of a file's text, as HTML writes it. @param {Buffer | string} text */
const integrityOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * A page with the integrity of everything it names, and an import map with that of every module, those among them that are imported later.
 * @param {string} html
 * @param {readonly string[]} modules paths from the page, without `../`
 * @param {(file: string) => Buffer | string} read the text of a file by its path from the page
 * @returns {string}
 */
export function withIntegrity(html, modules, read) {
  const integrity = Object.fromEntries([...modules].sort().map((file) => [`./${file}`, integrityOf(read(file))]));
  // Before any link: a browser takes no import map once it has begun to load a module.
  const map = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
  const checked = html.replace(CHECKED, (tag, file) => `${tag} integrity="${integrityOf(read(file))}"`);
  if (checked === html || !checked.includes('<title>')) throw new Error('the page names no script, or has no title');
  return checked.replace('<title>', () => `${map}\n    <title>`);
}

/**
 * Writes into the page what its scripts and styles are, so that a browser refuses others: Subresource Integrity
 * (https://www.w3.org/TR/sri-2/), and for modules that are imported later the `integrity` of import maps (HTML, 8.1.6.2). Has to be the last of the plugins:
 * it goes by the files as they are served.
 * @param {string} [file] the page
 * @returns {import('vite').Plugin}
 */
export function integrity(file = 'index.html') {
  return {
    name: 'integrity',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }, bundle) {
        const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.fileName : []));
        const page = join(dir, file);
        writeFileSync(
          page,
          withIntegrity(readFileSync(page, 'utf8'), modules, (name) => readFileSync(join(dir, name))),
        );
      },
    },
  };
}
