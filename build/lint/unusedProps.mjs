/**
 * The rule for the properties of a component: each that its type names is taken out by `$props()`. It reads the syntax alone; the plugin's rule of this
 * kind needs the types of every component, which cost more than all other rules together.
 */

/**
 * The members of the type of `$props()`: of a literal, or of an interface or a type alias of the same file. Null if they cannot be read there.
 * @param {any} type
 * @param {readonly any[]} statements
 * @returns {readonly any[] | null}
 */
function membersOf(type, statements) {
  if (type?.type === 'TSTypeLiteral') return type.members;
  if (type?.type !== 'TSTypeReference') return null;
  const named = statements.find((one) => one.id?.name === type.typeName.name);
  if (named?.type === 'TSInterfaceDeclaration') return named.extends.length === 0 ? named.body.body : null;
  return named?.type === 'TSTypeAliasDeclaration' ? membersOf(named.typeAnnotation, statements) : null;
}

/** @type {import('eslint').Rule.RuleModule} */
export const unusedProps = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unused: "The component takes no '{{name}}': remove it from the type, or take it.",
      unread:
        'Write the type of $props() here, as a literal or as an interface of this file, and take each property by its name (build/lint/unusedProps.mjs).',
    },
  },
  create: (context) => ({
    "VariableDeclarator[init.type='CallExpression'][init.callee.name='$props']": (/** @type {any} */ node) => {
      // Kept as a whole, they are handed on as a whole.
      if (node.id.type !== 'ObjectPattern') return;
      const members = membersOf(node.id.typeAnnotation?.typeAnnotation, node.parent.parent.body);
      if (members === null) {
        context.report({ node, messageId: 'unread' });
        return;
      }
      const taken = new Set(node.id.properties.map((/** @type {any} */ property) => property.key?.name));
      for (const { key } of members) if (!taken.has(key.name)) context.report({ node: key, messageId: 'unused', data: { name: key.name } });
    },
  }),
};
