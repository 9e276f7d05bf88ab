import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The rule that keeps a colon between two texts out of components: French has a space before it, so `text.colon` or a message of its own puts it there.
 */
const COLON = /^\s*:\s/;

/** Components that still type one. */
const EXCEPTED = /^renderer\/(?:hall\/|table\/calls\/Prompt\.svelte$|training\/Drills\.svelte$)/;

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @type {import('eslint').Rule.RuleModule} */
export const typedColon = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { typed: "French has a space before a colon: words.t('text.colon'), or a message that has it." },
  },
  create: (context) => {
    const file = relative(root, resolve(context.filename)).split(sep).join('/');
    if (EXCEPTED.test(file)) return {};
    const report = (/** @type {any} */ node) => context.report({ node, messageId: 'typed' });
    return {
      SvelteText: (/** @type {any} */ node) => {
        const { children = [], type } = node.parent;
        if (type === 'SvelteStyleElement') return;
        if (COLON.test(node.value) || (node.value.trim() === ':' && children.at(-1) === node)) report(node);
      },
      SvelteLiteral: (/** @type {any} */ node) => {
        if (COLON.test(node.value)) report(node);
      },
      TemplateElement: (/** @type {any} */ node) => {
        if (COLON.test(node.value.raw)) report(node);
      },
    };
  },
};
