import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Has all of a script compiled at once; counts in its first line only. */
const AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the page's first scripts there and compiled as soon as can be. Chromium (150) compiles modules while they arrive, again at every start, and never
 * looks at what it kept of them: a plain file, fetched before it is requested as a module, it takes as it was compiled before. What it keeps is what had
 * been compiled when a page began; the table comes later, so that all of it is to be compiled then, which takes no longer than bit by bit.
 * @returns {import('vite').Plugin}
 */
export function firstScripts() {
  return {
    name: 'first-scripts',
    transformIndexHtml: {
      order: 'post',
      handler(html, { chunk }) {
        // Vite's own server has no chunks.
        if (chunk === undefined) return html;
        const links = [chunk.fileName, ...chunk.imports].map((file) => `<link rel="preload" as="script" crossorigin href="./${file}" />`);
        const script = '<script type="module"';
        if (!html.includes(script)) throw new Error('the page has no script');
        return html.replace(script, () => `${links.join('\n    ')}\n    ${script}`);
      },
    },
    // Any sooner, and Vite would put a line of its own above.
    writeBundle({ dir = '' }, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry)
          for (const path of [chunk.fileName, ...chunk.imports].map((file) => join(dir, file)))
            writeFileSync(path, AT_ONCE + readFileSync(path, 'utf8'));
    },
  };
}
