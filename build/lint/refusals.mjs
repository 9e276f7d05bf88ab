import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Finds codes of refusals that nothing produces, and comments that cite a code which does not exist. The types hold the rest: engine/contract/refusals.ts. */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const FOLDERS = ['engine', 'electron', 'renderer', 'build/bench/engine'];
/** Files that list codes or put them into words produce no code. */
const LISTS = /^engine\/contract\/refusals\.ts$|^renderer\/(?:words|rules)\/|\.(?:test|spec|fixture)\.ts$|\/(?:generated|node_modules)\//;
const CITED = /`([a-z]+)\/([a-z-]+)`/g;

/** @typedef {{ readonly file: string, readonly text: string }} Source */

/** @returns {Source[]} the TypeScript of the product */
export function producingSources() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => posix.join(folder, file.split(sep).join('/')))
      .filter((file) => file.endsWith('.ts') && !LISTS.test(file))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
  );
}

/**
 * Whether a literal stands where a value is made: not in a type, a comparison, a case or a list.
 * @param {ts.Node} literal
 */
function isMade({ parent }) {
  if (ts.isBinaryExpression(parent))
    return ![ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(parent.operatorToken.kind);
  return !ts.isLiteralTypeNode(parent) && !ts.isCaseClause(parent) && !ts.isArrayLiteralExpression(parent);
}

/**
 * The codes, of some, that sources produce. A template such as `play/${reason}` produces every code that begins so.
 * @param {readonly Source[]} files
 * @param {readonly string[]} codes
 * @returns {Set<string>}
 */
export function producedIn(files, codes) {
  const known = new Set(codes);
  /** @type {Set<string>} */
  const produced = new Set();
  for (const { file, text } of files) {
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isStringLiteralLike(node) && known.has(node.text) && isMade(node)) produced.add(node.text);
      if (ts.isTemplateExpression(node) && /^[a-z]+\/$/.test(node.head.text))
        for (const code of codes) if (code.startsWith(node.head.text)) produced.add(code);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return produced;
}

/**
 * Codes in backquotes that do not exist, although their area does, as `file: code`.
 * @param {readonly Source[]} files
 * @param {readonly string[]} codes
 * @returns {string[]}
 */
export function strayIn(files, codes) {
  const known = new Set(codes);
  const areas = new Set(codes.map((code) => code.split('/')[0]));
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(CITED)].flatMap(([, area, name]) =>
      areas.has(area) && !known.has(`${area}/${name}`) ? [`${file}: ${area}/${name}`] : [],
    ),
  );
}
