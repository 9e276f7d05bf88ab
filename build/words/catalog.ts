import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { sourceText } from '../targets.mjs';
import { readSource, type MessageSource } from './sources.ts';

/** The messages of the repository: which files have them, and what a language has of each. English names all keys. */

const WORDS = 'renderer/words';
const RULES = 'renderer/rules/texts';

/** Where a message belongs: to the interface, the desktop's menus and dialogs, a game's own words, or its rules page. */
export const PARTS = ['interface', 'desktop', 'games', 'rules'] as const;
type Part = (typeof PARTS)[number];

/** A file of messages, in every language the same. */
export interface CatalogFile {
  readonly part: Part;
  /** The game that it is about; `null`: none. */
  readonly game: string | null;
  /** From the folder of a language. */
  readonly path: string;
  readonly english: MessageSource;
  /** Before each of its keys in an exported file: rules pages have the same keys. */
  readonly prefix: string;
}

/** Where a file of a language is, from the root of the repository. */
export function translatedPath({ part, path }: CatalogFile, code: string): string {
  return part === 'rules' ? `${RULES}/${code}/${path}` : `${WORDS}/${code}/${path}`;
}

/** The files of English, without those of drafts, in the order in which they are exported. */
export function catalogIn(root: string): CatalogFile[] {
  const read = (path: string): MessageSource => readSource(path, sourceText(join(root, path)));
  const barrel = ['en.ts', 'rooms.ts'].map((name) => sourceText(join(root, WORDS, 'en', name))).join('\n');
  const words = [...barrel.matchAll(/^import \{.* from '\.\/(?!drafts\.ts)([^']+)'/gm)].map(([, path = '']): CatalogFile => {
    const game = /^games\/(.+)\.ts$/.exec(path)?.[1] ?? null;
    const part = path === 'desktop.ts' ? 'desktop' : game === null ? 'interface' : 'games';
    return { part, game, path, english: read(posix.join(WORDS, 'en', path)), prefix: '' };
  });
  const lessons = readdirSync(join(root, WORDS, 'en', 'lessons'))
    .toSorted()
    .map((name): CatalogFile => {
      const path = posix.join('lessons', name);
      const game = name === 'common.ts' ? null : name.replace(/\.ts$/, '');
      return { part: 'games', game, path, english: read(posix.join(WORDS, 'en', path)), prefix: '' };
    });
  const hall = ['hall.ts', 'hallRounds.ts'].map((path): CatalogFile => {
    return { part: 'interface', game: null, path, english: read(posix.join(WORDS, 'en', path)), prefix: '' };
  });
  const rules = readdirSync(join(root, RULES, 'en'))
    .toSorted()
    .map((path): CatalogFile => {
      const game = path.replace(/\.ts$/, '');
      return { part: 'rules', game, path, english: read(posix.join(RULES, 'en', path)), prefix: `rules.${game}.` };
    });
  return [...words, ...hall, ...lessons, ...rules].toSorted((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part));
}

/** The messages of a language in a file, by key; empty without the file. */
export function messagesIn(root: string, file: CatalogFile, code: string): ReadonlyMap<string, string> {
  const path = translatedPath(file, code);
  const there = join(root, path);
  return existsSync(there) ? readSource(path, sourceText(there)).messages : new Map();
}

/** The English name of a language, as in "in Dutch". */
export function englishNameOf(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}
