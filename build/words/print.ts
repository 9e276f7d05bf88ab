import { fileURLToPath } from 'node:url';
import { format, resolveConfig, util } from 'prettier';
import { englishNameOf, type CatalogFile } from './catalog.ts';
import type { MessageSource } from './sources.ts';

/** Writes files of messages, as Prettier formats them. */

const config = await resolveConfig(fileURLToPath(import.meta.url));
const WIDTH = config?.printWidth ?? 80;

/** A text as Prettier formats it. */
export function formatted(text: string, path: string): Promise<string> {
  return format(text, { ...config, plugins: [], filepath: path });
}

/** A string with the quotes of which fewer stand in it: single ones, if as many of either do. */
function quoted(text: string): string {
  const count = (mark: string): number => text.split(mark).length - 1;
  const quote = count("'") > count('"') ? '"' : "'";
  return `${quote}${text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n')}${quote}`;
}

/** A key shorter than this gains no room by a line of its own. */
const SHORT = 5;

/** A message on one line, or on the line below its key if it is too long. */
export function messageLine(key: string, message: string): string {
  const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
  const line = `  ${name}: ${quoted(message)},`;
  return util.getStringWidth(line) <= WIDTH || name.length < SHORT ? line : `  ${name}:\n    ${quoted(message)},`;
}

/** The facts about a file of a language beside its messages. */
interface Frame {
  /** Of the English file. */
  readonly english: MessageSource;
  /** The English name of the language. */
  readonly language: string;
  /** Whether the English words stand behind those of the language, so that a new message does not wait for its translation. */
  readonly open: boolean;
  /** Where the English file and the type of translations are, from the file that is written. */
  readonly englishPath: string;
  readonly type: { readonly name: string; readonly path: string; readonly first: boolean };
}

/**
 * A file of a language, with the keys in the order of the English one; those without a message take the English words. Its lines are made as Prettier makes
 * them, which takes seconds for the files of a language.
 */
function sourceOf(messages: ReadonlyMap<string, string>, { english, language, ...frame }: Frame): string {
  const whole = !frame.open && [...english.messages.keys()].every((key) => messages.has(key));
  const lines = whole ? [] : ['  ...english,'];
  for (const key of english.messages.keys()) {
    const message = messages.get(key);
    if (message === undefined) continue;
    // No empty line begins a list.
    if (english.apart.has(key) && lines.length > 0) lines.push('');
    lines.push(messageLine(key, message));
  }
  const imports = [
    `${whole ? 'import type' : 'import'} { ${english.name} as english } from '${frame.englishPath}';`,
    `import type { ${frame.type.name} } from '${frame.type.path}';`,
  ];
  return `${(frame.type.first ? imports.toReversed() : imports).join('\n')}

/** ${english.title}, in ${language}. */
export const ${english.name} = {
${lines.join('\n')}
} satisfies ${frame.type.name}<typeof english>;
`;
}

/**
 * The text of the file of a language; `null` for a rules page without a word, which is shown in English.
 * @param open whether English words stand behind all of its own: those of a language that is not checked may be unfinished at any time
 */
export function textOf(file: CatalogFile, code: string, messages: ReadonlyMap<string, string>, open: boolean): string | null {
  if (file.part === 'rules' && messages.size === 0) return null;
  const up = '../'.repeat(file.path.split('/').length);
  const rules = file.part === 'rules';
  const type = { name: rules ? 'PageTranslation' : 'Translation', path: rules ? `${up}../page.ts` : `${up}translation.ts`, first: rules };
  return sourceOf(messages, {
    english: file.english,
    language: englishNameOf(code),
    open,
    englishPath: `${up}en/${file.path}`,
    type,
  });
}
