import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Finds names of exported types that stand for two things. A reader who knows what a name means in one folder knows it in all of them. */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const FOLDERS = ['engine', 'electron', 'renderer', 'build'];
const SKIPPED = /\.(?:test|spec|fixture)\.ts$|\/(?:generated|assembly|node_modules)\//;

/**
 * The classes, interfaces and type aliases that a text exports under a name of its own.
 * @param {string} text
 * @returns {string[]}
 */
export function exportedTypes(text) {
  const { statements } = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  return statements.flatMap((statement) => {
    if (!ts.isClassDeclaration(statement) && !ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) return [];
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    return isExported && statement.name !== undefined ? [statement.name.text] : [];
  });
}

/**
 * Names that more than one file of the product exports as a type of its own, with those files.
 * @returns {string[]}
 */
export function doubleNames() {
  /** @type {Map<string, string[]>} */
  const byName = new Map();
  for (const folder of FOLDERS)
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const file = posix.join(folder, entry.split(sep).join('/'));
      if (!file.endsWith('.ts') || SKIPPED.test(file)) continue;
      for (const name of exportedTypes(readFileSync(join(root, file), 'utf8'))) byName.set(name, [...(byName.get(name) ?? []), file]);
    }
  return [...byName].filter(([, files]) => files.length > 1).map(([name, files]) => `${name}: ${files.join(', ')}`);
}
