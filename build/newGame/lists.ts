import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { sourceText } from '../targets.mjs';
import { languagesIn } from '../words/registry.ts';
import { camelOf, wordsNameOf } from './names.ts';

/** The files that list games. All follow from the ids in `engine/contract/gameId.ts` and from what lies in the folders of the games. */

const WRITTEN = '// Written by `npm run list-games`.\n';
const GAMES = 'engine/games';
const WORDS = 'renderer/words';
const PACKS = 'engine/puzzles/packs';

/** The ids of the games, in their order. */
function gameIdsIn(root: string): string[] {
  const text = sourceText(join(root, 'engine/contract/gameId.ts'));
  return [...text.slice(0, text.indexOf(']')).matchAll(/'([a-z-]+)'/g)].map(([, id = '']) => id);
}

function registry(ids: readonly string[]): string {
  return `${WRITTEN}import type { Game } from '../contract/game.ts';
${ids.map((id) => `import { ${camelOf(id)} } from './${id}/game.ts';`).join('\n')}

/** Every game of the house. */
export const GAMES: readonly [Game, ...Game[]] = [${ids.map(camelOf).join(', ')}];
`;
}

/** The words of `calls.ts` in the folder of every game, and in those that games share. */
function callWords(root: string, ids: readonly string[]): string {
  const words = new Set<string>();
  for (const folder of ['phases', 'family', ...ids]) {
    const file = join(root, GAMES, folder, 'calls.ts');
    if (!existsSync(file)) continue;
    const [, list = ''] = /CALLS = \[(.*?)\]/s.exec(sourceText(file)) ?? [];
    for (const [, word = ''] of list.matchAll(/'(\w+)'/g)) words.add(word);
  }
  return `${WRITTEN}
/** Everything that is said in one word, by the \`calls.ts\` of the games. Players read \`call.<word>\`. */
export const CALL_WORDS = [${[...words].map((word) => `'${word}'`).join(', ')}] as const;
`;
}

/** A list of the games that have learned data of a kind. */
function learned(root: string, ids: readonly string[], kind: 'tuned' | 'nets'): string {
  const type = kind === 'tuned' ? 'Tuned' : 'Nets';
  const name = kind.toUpperCase();
  const found = ids.filter((id) => existsSync(join(root, GAMES, id, 'learned', `${kind}.ts`)));
  return `${WRITTEN}import type { GameId } from '../../contract/gameId.ts';
import type { ${type} } from '../../contract/learned.ts';
${found.map((id) => `import { ${name} as ${camelOf(id)} } from '../${id}/learned/${kind}.ts';`).join('\n')}

export const ${name}_BY_GAME: { readonly [id in GameId]?: ${type} } = {
${found.map((id) => `  '${id}': ${camelOf(id)},`).join('\n')}
};
`;
}

/** The games that have puzzles, each with the file that has them. */
function packTexts(root: string, ids: readonly string[]): string {
  const found = ids.filter((id) => existsSync(join(root, PACKS, `${id}.ts`)));
  return `${WRITTEN}import type { GameId } from '../../contract/gameId.ts';

/** Reads the text of the packs of a game. */
export const PACK_TEXTS: { readonly [id in GameId]?: () => Promise<{ readonly PUZZLES: string }> } = {
${found.map((id) => `  '${id}': () => import('./${id}.ts'),`).join('\n')}
};
`;
}

const isDraft = (root: string, id: string): boolean => /^ +draft: true,$/m.test(sourceText(join(root, GAMES, id, 'game.ts')));

/** The words of drafts: English, for every language. */
function drafts(ids: readonly string[]): string {
  return `${WRITTEN}${ids.map((id) => `import { ${wordsNameOf(id)} } from './games/${id}.ts';\n`).join('')}
/** The English words of games that are drafts: every language says them until the draft is finished. */
export const drafts = {${ids.map((id) => `...${wordsNameOf(id)}`).join(', ')}} as const;
`;
}

/** Replaces the lines that fit a pattern, which stand together, by others; throws if none fits. */
function replaced(text: string, lines: RegExp, others: readonly string[]): string {
  const at = text.search(lines);
  if (at < 0) throw new Error(`no line fits ${String(lines)}`);
  const rest = text.slice(at).replaceAll(lines, '');
  return `${text.slice(0, at)}${others.map((line) => `${line}\n`).join('')}${rest}`;
}

/** A language's list of messages with the games in it. */
function language(text: string, ids: readonly string[]): string {
  const imported = /^import \{ (\w+) \} from '\.\/games\/[a-z-]+\.ts';\n/gm;
  const names = [...text.matchAll(imported)].map(([, name = '']) => name);
  return replaced(
    replaced(
      text,
      imported,
      ids.map((id) => `import { ${wordsNameOf(id)} } from './games/${id}.ts';`),
    ),
    new RegExp(`^ {2}\\.\\.\\.(?:${names.join('|')}),\\n`, 'gm'),
    ids.map((id) => `  ...${wordsNameOf(id)},`),
  );
}

/** All files that list games, as they must be: paths from the root, and texts. */
export async function listsOf(root: string): Promise<ReadonlyMap<string, string>> {
  const ids = gameIdsIn(root);
  const finished = ids.filter((id) => !isDraft(root, id));
  const files = new Map([
    [`${GAMES}/registry.ts`, registry(ids)],
    ['engine/contract/callWords.ts', callWords(root, ids)],
    [`${GAMES}/learned/tuned.ts`, learned(root, ids, 'tuned')],
    [`${GAMES}/learned/nets.ts`, learned(root, ids, 'nets')],
    [`${PACKS}/texts.ts`, packTexts(root, ids)],
    [`${WORDS}/en/drafts.ts`, drafts(ids.filter((id) => !finished.includes(id)))],
  ]);
  for (const code of Object.keys(languagesIn(root))) {
    const path = `${WORDS}/${code}/${code}.ts`;
    files.set(path, language(sourceText(join(root, path)), finished));
  }
  for (const [path, text] of files) files.set(path, await format(text, { ...(await resolveConfig(join(root, path))), filepath: path }));
  return files;
}

/** Writes all files that list games. */
export async function writeLists(root: string): Promise<void> {
  for (const [path, text] of await listsOf(root)) writeFileSync(join(root, path), text);
}
