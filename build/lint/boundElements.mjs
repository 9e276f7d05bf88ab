/**
 * The rule for elements that a component binds: after an `await` the component may be gone, and Svelte has set its elements to null. One that is read
 * there has a type with `undefined` or `null`, so that the types ask what then.
 */

const ABSENT = new Set(['TSUndefinedKeyword', 'TSNullKeyword']);

/** @param {any} type */
const mayBeAbsent = (type) =>
  type === undefined || (type.type === 'TSUnionType' && type.types.some((/** @type {any} */ each) => ABSENT.has(each.type)));

/**
 * The async function that a node is in, also within another function in it; null if there is none.
 * @param {any} node
 */
function asyncAround(node) {
  for (let around = node.parent; around !== null && around !== undefined; around = around.parent) if (around.async === true) return around;
  return null;
}

/** @type {import('eslint').Rule.RuleModule} */
export const boundElement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      gone: "'{{name}}' may be gone after the await: give its type `| undefined`, and say what then (build/lint/boundElements.mjs).",
    },
  },
  create(context) {
    /** @type {Set<string>} */
    const bound = new Set();
    /** Where each async function first waits. @type {Map<any, number>} */
    const waits = new Map();
    return {
      "SvelteDirective[kind='Binding'][key.name.name='this'] > Identifier.expression": (/** @type {any} */ node) =>
        void bound.add(node.name),
      AwaitExpression(/** @type {any} */ node) {
        const around = asyncAround(node);
        const [, end] = node.range;
        if (around !== null) waits.set(around, Math.min(end, waits.get(around) ?? end));
      },
      'Program:exit'() {
        const { scopeManager } = context.sourceCode;
        for (const { variables } of scopeManager.scopes)
          for (const { name, defs, references } of variables) {
            const [declared] = defs;
            if (!bound.has(name) || declared?.node.type !== 'VariableDeclarator') continue;
            if (mayBeAbsent(declared.node.id.typeAnnotation?.typeAnnotation)) continue;
            for (const { identifier } of references) {
              const first = waits.get(asyncAround(identifier));
              if (first !== undefined && identifier.range !== undefined && identifier.range[0] >= first)
                context.report({ node: identifier, messageId: 'gone', data: { name } });
            }
          }
      },
    };
  },
};
