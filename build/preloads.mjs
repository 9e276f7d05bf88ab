/** What the page is told to fetch before it gets there. */

/**
 * Has the page's own scripts fetched as plain files before they are asked for as modules. Chromium (150) compiles modules while they arrive, at every
 * start anew, and never looks at what it kept of them; a file that is there already it takes as it was compiled before.
 * @returns {import('vite').Plugin}
 */
export function scriptPreloads() {
  return {
    name: 'script-preloads',
    transformIndexHtml: {
      order: 'post',
      handler(html, { chunk }) {
        // `vite dev` has no chunks.
        if (chunk === undefined) return html;
        const links = [chunk.fileName, ...chunk.imports].map((file) => `<link rel="preload" as="script" crossorigin href="./${file}" />`);
        const script = '<script type="module"';
        if (!html.includes(script)) throw new Error('the page has no script');
        return html.replace(script, () => `${links.join('\n    ')}\n    ${script}`);
      },
    },
  };
}
