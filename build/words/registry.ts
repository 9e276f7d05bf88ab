import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceText } from '../targets.mjs';
import { englishNameOf } from './catalog.ts';
import { formatted } from './print.ts';

/** The list of languages, and the files that follow from it. */

const LIST = 'renderer/words/languages.json';

/** An entry of the list. */
interface Listed {
  /** As its speakers write it. */
  readonly name: string;
  /** Set while no player of the games has read its words. */
  readonly unchecked?: true;
}
export type Languages = Readonly<Record<string, Listed>>;

export function languagesIn(root: string): Languages {
  return JSON.parse(readFileSync(join(root, LIST), 'utf8')) as Languages;
}

/** The name of a language as its speakers write it, as a title. */
export function ownNameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Whether `Intl` knows a language by this code. */
export function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}$/.test(code) && Intl.PluralRules.supportedLocalesOf(code).length > 0 && englishNameOf(code) !== code;
}

const WRITTEN = '// Written by `npm run words -- tidy` from languages.json.\n';

/** The files that list the languages, by path from the root. */
export async function registered(root: string, languages: Languages): Promise<ReadonlyMap<string, string>> {
  const codes = Object.keys(languages);
  const others = codes.filter((code) => code !== 'en');
  const files = new Map<string, string>();
  files.set(LIST, JSON.stringify(languages));
  files.set(
    'renderer/words/loaders.ts',
    `${WRITTEN}import { en } from './en/en.ts';
import type { Language } from './languages.ts';
import type { Dictionary, FirstWords, RoomWords } from './translation.ts';

/** The words of the first page and the table in each language; a bundler makes a file of its own of each but English, which is always there. */
export const FIRST_WORDS: { readonly [language in Language]: () => Promise<FirstWords> } = {
  en: () => Promise.resolve(en),
  ${others.map((code) => `${code}: async () => (await import('./${code}/${code}.ts')).${code},`).join('\n')}
};

/** The words of what is opened later, a file for each language. */
export const ROOM_WORDS: { readonly [language in Language]: () => Promise<RoomWords> } = {
  ${codes.map((code) => `${code}: async () => (await import('./${code}/rooms.ts')).${code}Rooms,`).join('\n')}
};

/** Fetches all words of a language. */
export async function dictionaryOf(language: Language): Promise<Dictionary> {
  const [first, rooms] = await Promise.all([FIRST_WORDS[language](), ROOM_WORDS[language]()]);
  return { ...first, ...rooms };
}
`,
  );
  files.set(
    'renderer/words/desktop.ts',
    `${WRITTEN}${codes.map((code) => `import { desktopWords as ${code} } from './${code}/desktop.ts';`).join('\n')}
import type { Language } from './languages.ts';

/** The words of menus and dialogs, in every language. */
export const DESKTOP_WORDS = { ${codes.join(', ')} } as const satisfies { readonly [language in Language]: Readonly<Record<keyof typeof en, string>> };
`,
  );
  for (const code of others) {
    const open = languages[code]?.unchecked === true;
    const list = (name: string, barrel: string): [imports: string, spreads: string] => {
      const english = sourceText(join(root, 'renderer', 'words', 'en', barrel));
      const spreads = new RegExp(`export const ${name} = \\{\\n(.*?)\\n\\}`, 's').exec(english)?.[1];
      if (spreads === undefined) throw new RangeError(`renderer/words/en/${barrel} has no list of messages`);
      const imports = english.split('\n').filter((line) => /^import \{.*'\.\//.test(line));
      const fallback = open ? `import { ${name} } from '../en/${barrel}';\n` : '';
      return [`${fallback}${imports.join('\n').replace("'./drafts.ts'", "'../en/drafts.ts'")}`, `${open ? `...${name},\n` : ''}${spreads}`];
    };
    const [imports, spreads] = list('en', 'en.ts');
    files.set(
      `renderer/words/${code}/${code}.ts`,
      `${imports}
import type { FirstWords } from '../translation.ts';

/** ${englishNameOf(code)}. */
export const ${code}: FirstWords = {
${spreads}
};
`,
    );
    const [roomImports, roomSpreads] = list('enRooms', 'rooms.ts');
    files.set(
      `renderer/words/${code}/rooms.ts`,
      `${roomImports}
import type { RoomWords } from '../translation.ts';

/** The words of rooms and drawers, in ${englishNameOf(code)}. */
export const ${code}Rooms: RoomWords = {
${roomSpreads}
};
`,
    );
  }
  for (const [path, text] of files) files.set(path, await formatted(text, path));
  return files;
}

/** The folders of languages, which must be those of the list. */
export function foldersIn(root: string): string[] {
  return readdirSync(join(root, 'renderer', 'words'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isLanguage(entry.name))
    .map(({ name }) => name);
}
