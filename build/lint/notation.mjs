import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The rule that keeps the notation of actions (`engine/contract/notation.ts`) out of the interface: it reads and writes actions by
 * `engine/protocol/notation.ts`, and sends back what the table sent. The pages of rules quote notation in their worked cases, which tests play.
 */
const READS = new Set(['endsWith', 'indexOf', 'lastIndexOf', 'match', 'search', 'slice', 'split', 'startsWith']);
const WRITTEN = /^(?:@\d*$|(?:bid|discard|draw|trump):(?:$|\?\?$|[\dA-Z]+$))/;
const WORDS = new Set(['pass', 'take', 'allTrumps', 'delegate', 'contrar', 'recontrar', 'santvicens']);

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string} file from the root */
function isHeld(file) {
  return file.startsWith('renderer/') && !file.startsWith('renderer/rules/pages/') && !/\.(?:test|fixture)\.ts$/.test(file);
}

/** @type {import('eslint').Rule.RuleModule} */
export const handNotation = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      written: 'Notation is written by formatAction of engine/protocol/notation.ts, or it is the action that the table sent.',
      read: 'Notation is read by parseAction of engine/protocol/notation.ts.',
      compared: 'Compare actions as parseAction of engine/protocol/notation.ts returns them.',
    },
  },
  create(context) {
    const file = relative(root, resolve(context.filename)).split(sep).join('/');
    if (!isHeld(file)) return {};
    return {
      Literal(node) {
        if (typeof node.value === 'string' && WRITTEN.test(node.value) && node.value !== '@')
          context.report({ node, messageId: 'written' });
      },
      TemplateLiteral(node) {
        const [first] = node.quasis;
        if (node.expressions.length > 0 && first !== undefined && WRITTEN.test(first.value.raw))
          context.report({ node, messageId: 'written' });
      },
      BinaryExpression(node) {
        const sides = [node.left, node.right];
        const isWord = sides.some((side) => side.type === 'Literal' && typeof side.value === 'string' && WORDS.has(side.value));
        if (isWord) context.report({ node, messageId: 'compared' });
      },
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const [what] = given;
        const isMark = what?.type === 'Literal' && (what.value === ':' || what.value === '@');
        if (READS.has(callee.property.name) && isMark) context.report({ node, messageId: 'read' });
        const isWord = what?.type === 'Literal' && typeof what.value === 'string' && WORDS.has(what.value);
        if ((callee.property.name === 'includes' || callee.property.name === 'act') && isWord)
          context.report({ node, messageId: 'compared' });
      },
    };
  },
};
