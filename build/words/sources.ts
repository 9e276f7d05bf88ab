import ts from 'typescript';

/** A file of messages: `export const name = { 'key': 'message', … }`. */
export interface MessageSource {
  /** The name of its constant. */
  readonly name: string;
  /** The first sentence of its comment, without the full stop. */
  readonly title: string;
  /** Messages by key, in their order. */
  readonly messages: ReadonlyMap<string, string>;
  /** The keys before which a blank line stands. */
  readonly apart: ReadonlySet<string>;
}

function objectIn(node: ts.Expression): ts.ObjectLiteralExpression {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return objectIn(node.expression);
  throw new RangeError('a file of messages has no list of them');
}

/**
 * Reads a file of messages. A spread of the English file (messages that are not translated yet) is passed over.
 * @throws RangeError where the file has another shape
 */
export function readSource(path: string, text: string): MessageSource {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const statement = file.statements.find(ts.isVariableStatement);
  const [declaration] = statement?.declarationList.declarations ?? [];
  if (statement === undefined || declaration?.initializer === undefined) throw new RangeError(`${path} has no messages`);
  const messages = new Map<string, string>();
  const apart = new Set<string>();
  for (const property of objectIn(declaration.initializer).properties) {
    if (ts.isSpreadAssignment(property)) continue;
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteralLike(property.initializer) || ts.isComputedPropertyName(property.name))
      throw new RangeError(`${path} has something other than a message: ${property.getText(file)}`);
    const key = property.name.text;
    messages.set(key, property.initializer.text);
    if (/\n[ \t]*\r?\n/.test(property.getFullText(file).slice(0, property.getLeadingTriviaWidth(file)))) apart.add(key);
  }
  const comment = ts.getLeadingCommentRanges(text, statement.getFullStart())?.at(-1);
  const title =
    comment === undefined
      ? ''
      : text
          .slice(comment.pos, comment.end)
          .replace(/^\/\*\*\s*|\s*\*\/$|\n\s*\*/g, '')
          .replace(/\.(?:\s.*)?$/s, '');
  return { name: declaration.name.getText(file), title, messages, apart };
}
