import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { englishNameOf, translatedPath, type CatalogFile } from './catalog.ts';
import type { MessageSource } from './sources.ts';

/** Writes files of messages, as Prettier formats them. */

const config = await resolveConfig(fileURLToPath(import.meta.url));
/** A text as Prettier formats it. */
export function formatted(text: string, path: string): Promise<string> {
  return format(text, { ...config, plugins: [], filepath: path });
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

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

/** A file of a language, with the keys in the order of the English one; those without a message take the English words. */
function writeSource(path: string, messages: ReadonlyMap<string, string>, { english, language, ...frame }: Frame): Promise<string> {
  const whole = !frame.open && [...english.messages.keys()].every((key) => messages.has(key));
  const lines = [...english.messages.keys()].flatMap((key) => {
    const message = messages.get(key);
    return message === undefined ? [] : [`${english.apart.has(key) ? '\n' : ''}${quoted(key)}: ${quoted(message)},`];
  });
  const imports = [
    `${whole ? 'import type' : 'import'} { ${english.name} as english } from '${frame.englishPath}';`,
    `import type { ${frame.type.name} } from '${frame.type.path}';`,
  ];
  return formatted(
    `${(frame.type.first ? imports.toReversed() : imports).join('\n')}

/** ${english.title}, in ${language}. */
export const ${english.name} = {
${whole ? '' : '...english,\n'}${lines.join('\n')}
} satisfies ${frame.type.name}<typeof english>;
`,
    path,
  );
}

/**
 * The text of the file of a language; `null` for a rules page without a word, which is shown in English.
 * @param open whether English words stand behind all of its own: those of a language that is not checked may be unfinished at any time
 */
export async function textOf(
  file: CatalogFile,
  code: string,
  messages: ReadonlyMap<string, string>,
  open: boolean,
): Promise<string | null> {
  if (file.part === 'rules' && messages.size === 0) return null;
  const up = '../'.repeat(file.path.split('/').length);
  const rules = file.part === 'rules';
  const type = { name: rules ? 'PageTranslation' : 'Translation', path: rules ? `${up}../page.ts` : `${up}translation.ts`, first: rules };
  const path = translatedPath(file, code);
  return writeSource(path, messages, {
    english: file.english,
    language: englishNameOf(code),
    open,
    englishPath: `${up}en/${file.path}`,
    type,
  });
}
