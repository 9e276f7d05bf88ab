import { readFileSync } from 'node:fs';
import { dirname, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The rule that keeps what belongs to one game in that game's folders: elsewhere no file names a game, and none imports from a game's folder. */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const source = readFileSync(new URL('../../engine/contract/gameId.ts', import.meta.url), 'utf8');
/** The ids of the games, from the list itself. */
export const SOURCE_GAME_IDS = [...source.slice(0, source.indexOf(']')).matchAll(/'([a-z-]+)'/g)].map(([, id = '']) => id);

/** Where any game may be named: the lists of games, words and rules of every game, and programs that play a few games as an example. */
const FREE = [
  'engine/contract/gameId.ts',
  'engine/games/registry.ts',
  'engine/puzzles/packs/',
  'renderer/words/',
  'renderer/rules/pages/',
  'renderer/rules/texts/',
  'build/',
  'e2e/',
];

/** Tests name the games that they take as examples. */
const TEST = /\.(?:test|spec|long|fixture)\.ts$/;

/** The folders of games: what stands there may name its own game. */
const OWN = /^(?:engine|renderer)\/games\/([a-z-]+)\//;

/**
 * Why a file must not name a game, or `undefined`.
 * @param {string} file from the root
 * @param {string} name the text of a literal, or a key
 */
export function strayName(file, name) {
  if (!SOURCE_GAME_IDS.includes(name) || TEST.test(file) || FREE.some((free) => file.startsWith(free))) return undefined;
  return OWN.exec(file)?.[1] === name ? undefined : `${name} is named outside its folder`;
}

/**
 * Why a file must not import another, or `undefined`. Games build on one another.
 * @param {string} file from the root
 * @param {string} imported as the import has it
 */
export function strayImport(file, imported) {
  if (
    !imported.startsWith('.') ||
    TEST.test(file) ||
    file.startsWith('engine/games/') ||
    file.startsWith('build/') ||
    file.startsWith('renderer/words/')
  )
    return undefined;
  const target = posix.normalize(posix.join(posix.dirname(file), imported));
  const [, game] = OWN.exec(target) ?? [];
  if (game === undefined || !SOURCE_GAME_IDS.includes(game) || OWN.exec(file)?.[1] === game) return undefined;
  return `${target} belongs to ${game} alone`;
}

/** @type {import('eslint').Rule.RuleModule} */
export const gameLiteral = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      stray: '{{why}}: a game owns what is its own, as a field of its `Game` (engine/contract/game.ts) or in renderer/games/<id>/',
    },
  },
  create(context) {
    const file = relative(root, resolve(context.filename)).split(sep).join('/');
    /** @param {any} node @param {string | undefined} why */
    const report = (node, why) => {
      if (why !== undefined) context.report({ node, messageId: 'stray', data: { why } });
    };
    /** @param {any} node */
    const named = (node) => {
      if (typeof node.value === 'string') report(node, strayName(file, node.value));
    };
    /** @param {any} node */
    const imports = (node) => {
      if (typeof node.source?.value === 'string') report(node, strayImport(file, node.source.value));
    };
    return {
      Literal: named,
      SvelteLiteral: named,
      TemplateElement: (/** @type {any} */ node) => report(node, strayName(file, node.value.cooked)),
      'Property > Identifier.key': (/** @type {any} */ node) => {
        const property = node.parent;
        if (!property.computed && !property.shorthand) report(node, strayName(file, node.name));
      },
      ImportDeclaration: imports,
      ExportNamedDeclaration: imports,
      ExportAllDeclaration: imports,
      ImportExpression: imports,
    };
  },
};
