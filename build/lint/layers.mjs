import { readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The rule that holds the direction of imports. The layers are data; AGENTS.md draws them. */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The only files that may import Electron itself. */
export const DESKTOP = [
  ...['main', 'home', 'compileCache', 'shell', 'log/guard', 'windows/menu', 'windows/windows'],
  ...['updates/updating', 'bridge/preload'],
].map((name) => `electron/desktop/${name}.ts`);

/** Words of menus and dialogs, which the main process takes from where all words are. */
const DESKTOP_WORDS = [
  ...Object.keys(JSON.parse(readFileSync(join(root, 'renderer', 'words', 'languages.json'), 'utf8'))).map(
    (language) => `renderer/words/${language}/desktop.ts`,
  ),
  'renderer/words/desktop.ts',
];

/** The typed bridge between the two, which the renderer knows by its types. */
const BRIDGE = 'electron/desktop/bridge/api.ts';

/** The layers of the rules of a deal, from the inside out. */
const RULES = ['indexed', 'cards', 'trick', 'result', 'contract', 'phases', 'games'];
/** The parts of a bot, from the inside out. */
const BOTS = ['policy', 'analysis', 'bot', 'inference', 'evaluation', 'search', 'judge', 'baselines', 'bots', 'advice'];
/** The controllers of the page, from the inside out, without the one that holds them all. */
const STATE = [
  'settings',
  'state of a table',
  'state of a guided deal',
  'state of a lobby',
  'state of a session',
  'state of the history',
  'state of training',
];
/** The layers under every component that draws something of a table. */
const DRAWN = ['languages', 'messages', 'words', 'state', ...STATE, 'parts', 'geometry'];
/** The layers under every page beside the table, none of which sees another. */
const PAGE = ['protocol', ...DRAWN, 'drawn cards', 'drawn table', 'table on the screen'];

/** The layers below the host, from the inside out; the last three are `host table`, `lobby` and `room`. */
const HOST = [
  ...[...RULES, 'match', 'bot', 'bots', 'advice', 'analysis', 'protocol', 'store', 'ports of the host', 'workers', 'sessions'],
  ...['host table', 'lobby', 'room'],
];

/**
 * Layers from the inside out: the first whose prefix fits is a file's layer, and `sees` is all that it may import besides itself.
 * `pattern` fits files inside a folder of another layer.
 * @type {readonly { readonly name: string, readonly prefixes: readonly string[], readonly pattern?: RegExp, readonly sees: readonly string[] }[]}
 */
const LAYERS = [
  { name: 'indexed', prefixes: ['engine/cards/indexed.ts'], sees: [] },
  { name: 'trick', prefixes: ['engine/cards/trick/'], sees: ['indexed', 'cards'] },
  { name: 'cards', prefixes: ['engine/cards/'], sees: ['indexed'] },
  { name: 'result', prefixes: ['engine/contract/result.ts', 'engine/contract/refusals.ts'], sees: ['trick'] },
  { name: 'contract', prefixes: ['engine/contract/'], sees: ['indexed', 'result', 'cards', 'trick'] },
  { name: 'phases', prefixes: ['engine/games/phases/'], sees: ['indexed', 'result', 'cards', 'trick', 'contract'] },
  { name: 'learned', prefixes: [], pattern: /^engine\/games\/(?:[a-z-]+\/)?learned\//, sees: ['contract'] },
  { name: 'games', prefixes: ['engine/games/'], sees: ['indexed', 'result', 'cards', 'trick', 'contract', 'phases'] },
  { name: 'match', prefixes: ['engine/match/'], sees: RULES },
  { name: 'messages of the hall', prefixes: ['engine/evening/messages/'], sees: [...RULES, 'match', 'evening'] },
  { name: 'evening', prefixes: ['engine/evening/'], sees: [...RULES, 'match'] },
  { name: 'policy', prefixes: ['engine/bots/policy/'], sees: ['indexed', 'cards', 'trick', 'contract', 'learned'] },
  { name: 'analysis', prefixes: ['engine/analysis/'], sees: ['indexed', 'cards', 'trick', 'contract'] },
  { name: 'bot', prefixes: ['engine/bots/bot.ts', 'engine/bots/levels.ts'], sees: ['indexed', 'cards', 'contract', 'policy'] },
  { name: 'inference', prefixes: ['engine/bots/inference/'], sees: [...RULES, 'learned', 'policy', 'analysis', 'bot'] },
  { name: 'evaluation', prefixes: ['engine/bots/evaluation/'], sees: [...RULES, 'policy', 'inference'] },
  { name: 'search', prefixes: ['engine/bots/search/'], sees: [...RULES, 'policy', 'analysis', 'bot', 'inference', 'evaluation'] },
  { name: 'baselines', prefixes: ['engine/bots/baselines/'], sees: [...RULES, 'policy', 'analysis', 'bot', 'inference'] },
  {
    name: 'judge',
    prefixes: ['engine/bots/judge/'],
    sees: [...RULES, 'learned', 'policy', 'analysis', 'bot', 'inference', 'evaluation', 'search'],
  },
  { name: 'advice', prefixes: ['engine/bots/advice/'], sees: [...RULES, 'bot', 'evaluation', 'judge', 'bots'] },
  { name: 'bots', prefixes: ['engine/bots/'], sees: [...RULES, 'policy', 'bot', 'inference', 'evaluation', 'search', 'baselines'] },
  { name: 'training', prefixes: ['engine/training/'], sees: [...RULES, 'policy', 'analysis', 'bot', 'inference', 'evaluation'] },
  {
    name: 'puzzles',
    prefixes: ['engine/puzzles/'],
    sees: [...RULES, 'match', 'policy', 'analysis', 'bot', 'evaluation', 'judge', 'bots', 'advice'],
  },
  { name: 'testing', prefixes: ['engine/testing/'], sees: [...RULES, 'match'] },
  { name: 'protocol', prefixes: ['engine/protocol/'], sees: [...RULES, 'match', 'bot'] },
  { name: 'cli', prefixes: ['engine/cli/'], sees: [...RULES, 'match', ...BOTS, 'puzzles', 'evening', 'protocol'] },
  {
    name: 'store',
    prefixes: ['electron/store/'],
    sees: [...RULES, 'match', 'bot', 'protocol'],
  },
  {
    name: 'ports of the host',
    prefixes: ['electron/host/ports/', 'electron/host/limits/'],
    sees: [...RULES, 'protocol'],
  },
  { name: 'join code', prefixes: ['electron/host/admission/access.ts'], sees: ['result', 'protocol', 'ports of the host'] },
  { name: 'speaker of the desktop', prefixes: ['electron/words.ts'], sees: ['languages', 'messages', 'words of the desktop'] },
  {
    name: 'lan',
    prefixes: ['electron/lan/'],
    sees: ['result', 'contract', 'protocol', 'store', 'ports of the host', 'join code', 'languages', 'speaker of the desktop'],
  },
  {
    name: 'workers',
    prefixes: ['electron/host/workers/'],
    sees: [...RULES, 'match', 'policy', 'bot', 'judge', 'bots', 'advice', 'analysis', 'protocol'],
  },
  { name: 'sessions', prefixes: ['electron/host/sessions/'], sees: ['result', 'protocol', 'store', 'ports of the host'] },
  { name: 'host table', prefixes: ['electron/host/table/'], sees: HOST.slice(0, -3) },
  { name: 'room', prefixes: ['electron/host/lobby/room.ts'], sees: HOST.slice(0, -1) },
  { name: 'lobby', prefixes: ['electron/host/lobby/'], sees: HOST.slice(0, -2) },
  { name: 'admission', prefixes: ['electron/host/admission/'], sees: [...HOST, 'join code'] },
  {
    name: 'puzzle room',
    prefixes: ['electron/host/puzzles/'],
    sees: [...RULES, 'match', 'puzzles', 'protocol', 'store', 'workers'],
  },
  { name: 'history', prefixes: ['electron/host/history/'], sees: [...HOST, 'judge', 'admission', 'puzzle room'] },
  {
    name: 'hall',
    prefixes: ['electron/hall/'],
    sees: [
      ...RULES,
      'match',
      'evening',
      'protocol',
      'messages of the hall',
      'store',
      'ports of the host',
      'join code',
      'host',
      'host table',
      'lobby',
      'workers',
    ],
  },
  {
    name: 'host program',
    prefixes: ['electron/cli/host.ts', 'electron/cli/hall.ts'],
    sees: ['protocol', 'store', 'lan', 'host', 'ports of the host', 'hall'],
  },
  { name: 'host', prefixes: ['electron/host/'], sees: [...HOST, 'join code', 'admission', 'history'] },
  {
    name: 'desktop',
    prefixes: ['electron/desktop/'],
    sees: ['result', 'protocol', 'store', 'lan', 'host', 'hall', 'ports of the host', 'languages', 'speaker of the desktop'],
  },
  {
    name: 'saved',
    prefixes: ['electron/cli/'],
    sees: ['result', 'cards', 'contract', 'games', 'match', 'protocol', 'cli', 'store', 'host table'],
  },
  { name: 'languages', prefixes: ['renderer/words/languages.'], sees: [] },
  { name: 'messages', prefixes: ['renderer/words/message/'], sees: [] },
  { name: 'words of the desktop', prefixes: DESKTOP_WORDS, sees: ['languages', 'messages', 'words'] },
  { name: 'words', prefixes: ['renderer/words/'], sees: ['protocol', 'languages', 'messages', 'words of the desktop'] },
  { name: 'link', prefixes: ['renderer/link/'], sees: ['protocol'] },
  { name: 'decks', prefixes: ['renderer/decks/'], sees: [] },
  { name: 'emblems and guides', prefixes: ['renderer/games/'], sees: ['protocol'] },
  { name: 'settings', prefixes: ['renderer/state/settings.svelte.ts'], sees: ['languages', 'messages', 'words'] },
  { name: 'state of a table', prefixes: ['renderer/state/table/'], sees: ['protocol', 'messages', 'words', 'emblems and guides'] },
  {
    name: 'state of a guided deal',
    prefixes: ['renderer/state/guide/'],
    sees: ['protocol', 'messages', 'words', 'settings', 'emblems and guides'],
  },
  { name: 'state of a lobby', prefixes: ['renderer/state/lobby/'], sees: ['protocol', 'settings', 'state of a table'] },
  {
    name: 'state of a session',
    prefixes: ['renderer/state/session/'],
    sees: ['protocol', 'messages', 'words', 'link', 'settings', 'state of a table'],
  },
  {
    name: 'state of the history',
    prefixes: ['renderer/state/history/'],
    sees: ['protocol', 'messages', 'words', 'state of a table', 'state of a lobby'],
  },
  {
    name: 'state of training',
    prefixes: ['renderer/state/training/'],
    sees: ['protocol', 'messages', 'words', 'state of a table'],
  },
  {
    name: 'state',
    prefixes: ['renderer/state/'],
    sees: ['protocol', 'messages', 'words', 'link', 'decks', 'emblems and guides', ...STATE],
  },
  {
    name: 'parts',
    prefixes: ['renderer/shared/'],
    sees: ['languages', 'protocol', 'messages', 'words', 'link', 'state', ...STATE],
  },
  { name: 'geometry', prefixes: ['renderer/table/geometry/'], sees: ['state of a table'] },
  { name: 'drawn cards', prefixes: ['renderer/table/cards/'], sees: DRAWN },
  {
    name: 'drawn table',
    prefixes: ['renderer/table/calls/', 'renderer/table/score/', 'renderer/table/seats/'],
    sees: [...DRAWN, 'emblems and guides', 'drawn cards'],
  },
  {
    name: 'table on the screen',
    prefixes: ['renderer/table/'],
    sees: [...DRAWN, 'protocol', 'emblems and guides', 'drawn cards', 'drawn table'],
  },
  { name: 'pages of a lobby', prefixes: ['renderer/lobby/'], sees: PAGE },
  { name: 'pages of rules', prefixes: ['renderer/rules/'], sees: PAGE },
  { name: 'pages of analysis', prefixes: ['renderer/history/analysis/'], sees: PAGE },
  { name: 'pages of the history', prefixes: ['renderer/history/'], sees: [...PAGE, 'pages of analysis'] },
  { name: 'pages of training', prefixes: ['renderer/training/'], sees: PAGE },
  { name: 'page in the desktop app', prefixes: ['renderer/desktop/'], sees: PAGE },
  { name: 'page in browsers', prefixes: ['renderer/phone/'], sees: PAGE },
  { name: 'styles', prefixes: ['renderer/style/'], sees: [] },
  { name: 'pages of the hall', prefixes: ['renderer/hall/'], sees: [...PAGE, 'link', 'messages of the hall', 'styles'] },
  {
    name: 'start of the page',
    prefixes: ['renderer/'],
    sees: [
      ...PAGE,
      'link',
      'styles',
      'pages of a lobby',
      'pages of rules',
      'pages of analysis',
      'pages of the history',
      'pages of training',
      'page in the desktop app',
      'page in browsers',
    ],
  },
];

/** Packages the engine stands on; everything else in it is its own. */
const ENGINE_PACKAGES = /^(?:@noble\/(?:ciphers|curves|hashes)(?:\/|$)|valibot$)/;

/** @param {string} file a path from the root, with slashes */
function layerOf(file) {
  return LAYERS.find(({ prefixes, pattern }) => prefixes.some((prefix) => file.startsWith(prefix)) || pattern?.test(file));
}

/**
 * Why an import runs the wrong way, or `undefined`.
 * @param {string} file the importing file, from the root
 * @param {string} source what it imports
 * @param {boolean} typeOnly whether nothing of it is left at run time
 */
export function wrongWay(file, source, typeOnly) {
  const from = layerOf(file);
  if (!from || /\.(?:test|spec|fixture)\.ts$/.test(file)) return undefined;
  const engine = file.startsWith('engine/');
  const renderer = file.startsWith('renderer/');
  if (!source.startsWith('.')) {
    if (source === 'electron' && !DESKTOP.includes(file)) return `only ${DESKTOP.join(', ')} import Electron`;
    if (source.startsWith('node:') && renderer) return 'the renderer runs in a browser: nothing of Node is there';
    if (engine && from.name !== 'cli' && !ENGINE_PACKAGES.test(source))
      return 'the engine imports nothing from outside but @noble/* and valibot';
    return undefined;
  }
  const target = posix.normalize(posix.join(posix.dirname(file), source));
  const to = layerOf(target);
  if (!to) return engine ? 'the engine imports nothing from outside' : undefined;
  if (to === from || from.sees.includes(to.name)) return undefined;
  if (renderer && typeOnly && (target.startsWith('engine/') || target === BRIDGE)) return undefined;
  return `${from.name} must not import ${to.name}${renderer ? ' (types of the engine apart: import type)' : ''}`;
}

/** @param {{ importKind?: string, exportKind?: string, specifiers?: readonly { importKind?: string, exportKind?: string }[] }} node */
function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = node.specifiers ?? [];
  return specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type');
}

/** @type {import('eslint').Rule.RuleModule} */
export const importDirection = {
  meta: { type: 'problem', schema: [], messages: { wrong: '{{why}} (imports run one way: build/lint/layers.mjs)' } },
  create(context) {
    const file = relative(root, resolve(context.filename)).split(sep).join('/');
    /** @param {any} node */
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const why = wrongWay(file, source, isTypeOnly(node));
      if (why !== undefined) context.report({ node, messageId: 'wrong', data: { why } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check };
  },
};
