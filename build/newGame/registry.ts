import { join } from 'node:path';
import { sourceText } from '../targets.mjs';
import { camelOf } from './names.ts';

/** Puts a line before the first line that a pattern fits after another; throws if the file has no such place. */
function insert(text: string, after: string, before: RegExp, line: string): string {
  const start = text.indexOf(after);
  const found = start < 0 ? null : before.exec(text.slice(start));
  if (found === null) throw new Error(`no place for “${line}” after “${after}”`);
  const at = start + found.index;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/** The files that list the games, each with a new game in it. */
export function registered(root: string, id: string): ReadonlyMap<string, string> {
  const read = (path: string): string => sourceText(join(root, path));
  const name = camelOf(id);
  const imported = (text: string, line: string): string =>
    /^import /m.test(text) ? text.replace(/(?:^import [^\n]+\n)+/m, (all) => `${all}${line}\n`) : `${line}\n\n${text}`;
  const index = imported(read('engine/games/index.ts'), `import { ${name} } from './${id}/game.ts';`);
  const drafts = imported(read('renderer/words/drafts.ts').replace('{} as', '{\n} as'), `import { ${name} } from './en/games/${id}.ts';`);
  return new Map([
    ['engine/contract/gameId.ts', insert(read('engine/contract/gameId.ts'), 'GAME_IDS', /^\] as const/m, `  '${id}',`)],
    ['engine/games/index.ts', insert(index, 'export const GAMES', /^\];/m, `  ${name},`)],
    ['renderer/words/drafts.ts', insert(drafts, 'export const drafts', /^\}/m, `  ...${name},`)],
  ]);
}
