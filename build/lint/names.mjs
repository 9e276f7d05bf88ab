import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Finds exported names that stand for two things. A reader who knows what a name means in one folder knows it in all of them. */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const FOLDERS = ['engine', 'electron', 'renderer', 'build'];
const SOURCE = /\.(?:ts|mjs)$/;
const SKIPPED = /\.(?:test|spec|fixture)\.ts$|\.d\.ts$|\/(?:generated|node_modules)\//;
/** Programs in AssemblyScript: each is compiled by itself, and has its names for itself. */
const APART = /^.*\/assembly\//;

/**
 * @typedef {object} ExportedName
 * @property {string} name
 * @property {string} type as its declaration states it: an annotation, a signature, the type that a literal satisfies, else the value itself; empty for
 *   the declaration of a type
 */

/**
 * A contract of several modules: under each path that matches, a module may export the parts, which mean the same everywhere.
 * @typedef {object} Contract
 * @property {RegExp} where
 * @property {Readonly<Record<string, string>>} parts the type of each, as its declaration states it; `*` is any text
 */

/** The names that more than one module may export, by contract. @type {readonly Contract[]} */
export const CONTRACTS = [
  {
    // The parts of a game, its own or those that a family of games shares.
    where: /^engine\/games\/[a-z-]+\//,
    parts: {
      CALLS: 'readonly string[]',
      DEAL_POINTS: 'number',
      NETS: 'Nets',
      OPTIONS: 'readonly OptionSpec[]',
      PRESETS: 'Record<string, Options>',
      SPEC: 'TrickSpec',
      TUNED: 'Tuned',
      TURNED_PLACE: 'number',
      club: 'ClubRules',
      convention: 'Convention',
      dutyOf: '(*) => Duty',
      heuristicBot: 'Heuristic',
      holders: '(view: View*) => Holder[]',
      match: 'MatchPolicy',
      option: 'optionsOf(OPTIONS)',
      outcomeEvents: '(state: *) => GameEvent[]',
      placesOf: '(dealer: Seat) => number[][]',
      reckoningOf: '(state: *) => Reckoning',
      sampler: '(view: View) => (rng: Rng) => *',
      scoreOf: '(state: *) => DealScore',
      specOf: '(options: Options*) => TrickSpec',
      turnedCard: '(state: *) => Card',
      view: '(state: *, viewer: Viewer) => View',
      viewParts: '(state: Manille, viewer: Viewer) => Pick<ViewParts, *>',
    },
  },
  { where: /^engine\/puzzles\/packs\//, parts: { PUZZLES: 'string' } },
  { where: /^renderer\/games\/[a-z-]+\/guide\.ts$/, parts: { guide: 'Guide' } },
  { where: /^renderer\/games\/[a-z-]+\/moments\.ts$/, parts: { moments: 'GameMoments' } },
  { where: /^renderer\/rules\/pages\/[a-z-]+\.ts$/, parts: { page: 'RulesPage' } },
  { where: /^renderer\/rules\/texts\/en\/[a-z-]+\.ts$/, parts: { text: '{ * }' } },
  { where: /^renderer\/rules\/texts\/(?!en\/)[a-z]+\/[a-z-]+\.ts$/, parts: { text: '*<typeof english>' } },
  {
    where: /^renderer\/decks\/(?:french|italian|spanish)\.ts$/,
    parts: { big: 'import.meta.glob<string>(*)', std: 'import.meta.glob<string>(*)' },
  },
  {
    where: /^build\/decks\/(?:italian|spanish)\//,
    parts: {
      SYMBOLS: 'ReadonlyMap<string, string>',
      courtPicture: '(rank: *, suit: Suit) => string',
      numberPicture: '(number: number, suit: Suit) => string',
      suitMark: '(suit: Suit) => string',
    },
  },
];

/**
 * Whether a type, as its declaration states it, is that of a part of a contract.
 * @param {string} type
 * @param {string} part
 */
function fits(type, part) {
  const pattern = part.split('*').map((text) => text.replace(/[$()+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`).test(type);
}

/** @param {ts.Node} node */
const plain = (node) => node.getText().replace(/\s+/g, ' ');

/** @param {ts.Expression | undefined} value @returns {string} */
function typeOfValue(value) {
  if (value === undefined) return '';
  if (ts.isSatisfiesExpression(value)) return plain(value.type);
  if (ts.isAsExpression(value)) return typeOfValue(value.expression);
  return ts.isNumericLiteral(value) ? 'number' : plain(value);
}

/** @param {ts.FunctionDeclaration} declaration */
function signatureOf({ parameters, type }) {
  const of = parameters.map(({ name, type: each }) => `${plain(name)}: ${each === undefined ? 'unknown' : plain(each)}`);
  return `(${of.join(', ')}) => ${type === undefined ? 'unknown' : plain(type)}`;
}

/** @param {ts.Statement} statement @returns {readonly ExportedName[]} */
function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name, type, initializer }) =>
      ts.isIdentifier(name) ? [{ name: name.text, type: type === undefined ? typeOfValue(initializer) : plain(type) }] : [],
    );
  if (ts.isFunctionDeclaration(statement))
    return statement.name === undefined ? [] : [{ name: statement.name.text, type: signatureOf(statement) }];
  if (ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return statement.name === undefined ? [] : [{ name: statement.name.text, type: '' }];
  return [];
}

/**
 * The functions, constants, classes, interfaces and type aliases that a text exports under a name of its own.
 * @param {string} text
 * @returns {readonly ExportedName[]}
 */
export function exportedNames(text) {
  const { statements } = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  return statements.flatMap((statement) =>
    ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
      ? namesOf(statement)
      : [],
  );
}

/**
 * Whether modules may share a name: as the part of a contract, or, in each language, the messages of one area.
 * @param {string} name
 * @param {ReadonlyMap<string, string>} types by file
 */
export function isShared(name, types) {
  const files = [...types.keys()];
  const ofLanguages = new Set(files.map((file) => /^renderer\/words\/[a-z]+\/(.+)$/.exec(file)?.[1]));
  if (name.endsWith('Words') && ofLanguages.size === 1 && !ofLanguages.has(undefined)) return true;
  return [...types].every(([file, type]) =>
    CONTRACTS.some(({ where, parts }) => where.test(file) && parts[name] !== undefined && fits(type, parts[name])),
  );
}

/** The product's files. @returns {string[]} */
function sources() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((entry) => posix.join(folder, entry.split(sep).join('/')))
      .filter((file) => SOURCE.test(file) && !SKIPPED.test(file)),
  );
}

/**
 * Every name that files of the product export as their own, with its type in each of them.
 * @returns {Map<string, Map<string, string>>}
 */
export function namesInFiles() {
  /** @type {Map<string, Map<string, string>>} */
  const byName = new Map();
  for (const file of sources())
    for (const { name, type } of exportedNames(readFileSync(join(root, file), 'utf8'))) {
      const key = `${APART.exec(file)?.[0] ?? ''}${name}`;
      byName.set(key, (byName.get(key) ?? new Map()).set(file, type));
    }
  return byName;
}

/**
 * The names that more than one file of the product exports as its own, with those files.
 * @param {ReadonlyMap<string, ReadonlyMap<string, string>>} byName
 * @returns {string[]}
 */
export function doubleNames(byName) {
  return [...byName]
    .filter(([name, types]) => types.size > 1 && !isShared(name, types))
    .map(
      ([name, types]) => `${name}: ${[...types].map(([file, type]) => (type === '' ? file : `${file} (${type.slice(0, 80)})`)).join(', ')}`,
    );
}
