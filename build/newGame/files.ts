import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { sourceText } from '../targets.mjs';
import { camelOf, renamed, renamings, type Named } from './names.ts';

/** The files of a new game, from those of its model: paths from the root, and texts. Nothing is written here. */

/** Written by programs from the game itself. */
const WRITTEN = /^(?:learned|.*\.golden\.json)$/;

/** The texts of a game's folder by name, without what programs write. */
function textsIn(root: string, folder: string): Map<string, string> {
  const names = readdirSync(join(root, folder), { withFileTypes: true });
  return new Map(
    names.filter((entry) => entry.isFile() && !WRITTEN.test(entry.name)).map(({ name }) => [name, sourceText(join(root, folder, name))]),
  );
}

/** The English name in a game's `game.ts`. Throws if there is none. */
export function nameIn(text: string): string {
  const name = /\bname: '([^']+)'/.exec(text)?.[1];
  if (name === undefined) throw new Error("game.ts has no line `name: '…'`");
  return name;
}

/** The list of ids with another at its end. */
export function withId(list: string, id: string): string {
  return list.replace(/^\] as const/m, `  '${id}',\n$&`);
}

/** All files of the new game. */
export function newGameFiles(root: string, model: Named, game: Named): ReadonlyMap<string, string> {
  const own = textsIn(root, `engine/games/${model.id}`);
  const words = sourceText(join(root, `renderer/words/en/games/${model.id}.ts`));
  const names = renamings([...own.values(), words], model, game);
  const change = (text: string): string => renamed(text, model, game, names);
  const files = new Map<string, string>();
  for (const [name, text] of own)
    if (name !== 'README.md') files.set(posix.join('engine/games', game.id, fileName(name, model, game)), asDraft(name, change(text)));
  files.set(
    `engine/games/${game.id}/README.md`,
    readmeOf(
      game,
      model,
      [...own.keys()].map((name) => fileName(name, model, game)),
    ),
  );
  const read = (path: string): string => sourceText(join(root, path));
  files.set(`renderer/words/en/games/${game.id}.ts`, wordsOf(change(words), game));
  files.set(`renderer/rules/pages/${game.id}.ts`, change(read(`renderer/rules/pages/${model.id}.ts`)));
  files.set(`renderer/rules/texts/en/${game.id}.ts`, change(read(`renderer/rules/texts/en/${model.id}.ts`)));
  files.set(`renderer/games/${game.id}/cases.fixture.ts`, change(read(`renderer/games/${model.id}/cases.fixture.ts`)));
  return files;
}

/** Test files that are called after the model are called after the game. */
function fileName(name: string, model: Named, game: Named): string {
  return name.replace(new RegExp(`^(?:${model.id}|${camelOf(model.id)})(?=\\.)`), game.id);
}

/** Marks the game as a draft. */
function asDraft(name: string, text: string): string {
  return name === 'game.ts' ? text.replace(/^( *)(name: '[^']+',)$/m, '$1$2\n$1draft: true,') : text;
}

const ENTRY = /^ {2}(?:'([^']+)'|(\w+)):.*?,\n(?= {2}['\w]|\})/gms;

/** The words that name the game: the others stand in the model's file for every game. */
function wordsOf(text: string, { id }: Named): string {
  return text.replace(ENTRY, (entry, key: string | undefined) => (key?.split('.').includes(id) === true ? entry : ''));
}

function readmeOf({ id, name }: Named, model: Named, files: readonly string[]): string {
  const rows = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `| \`${file}\` | |`)
    .join('\n');
  return `# ${name}

A draft: its code is that of ${model.name} (\`engine/games/${model.id}\`) until it is changed. Write here, with the source of each rule:

## Cards

## Deal

## Calls

## Play

## Deal score

## Game

## Rulings

Decided here, where the source is silent.

## Options

| Option | Values | What |
| ------ | ------ | ---- |

## Files

| File | What |
| ---- | ---- |
${rows}

The id is \`${id}\`.
`;
}
