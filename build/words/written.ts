import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesIn, translatedPath, type CatalogFile } from './catalog.ts';
import { icuOf, messageOf } from './icu.ts';
import { formatted, textOf } from './print.ts';
import { registered, type Languages } from './registry.ts';

const SAME = 'renderer/words/same.json';
type Messages = ReadonlyMap<CatalogFile, ReadonlyMap<string, string>>;

/** The English messages with words that a language says in the same words; those that every language has as they are stand under `*`. */
function sameIn(messages: Messages, everywhere: readonly string[]): string[] {
  const found = new Set<string>();
  for (const [file, own] of messages)
    if (file.part !== 'rules')
      for (const [key, english] of file.english.messages)
        if (own.get(key) === english && /\p{L}/u.test(english.replace(/\{[^}]*\}/g, '')) && !everywhere.includes(english))
          found.add(english);
  return [...found];
}

/** Messages with their choices in the order in which translators' files have them. */
const ordered = (messages: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...messages].map(([key, message]) => [key, messageOf(icuOf(message))]));

/**
 * The files that translations make, by path from the root: those of every language, or of the one that changes, and the lists of languages. Nothing is
 * written here.
 * @param changed the messages of a language, in place of those of the repository; those in English among them are meant so
 */
export async function translationFiles(
  root: string,
  catalog: readonly CatalogFile[],
  languages: Languages,
  changed?: { readonly code: string; readonly messages: Messages },
): Promise<ReadonlyMap<string, string>> {
  const files = new Map(await registered(root, languages));
  const same = JSON.parse(readFileSync(join(root, SAME), 'utf8')) as Record<string, readonly string[]>;
  for (const code of Object.keys(languages).filter((each) => each !== 'en' && (changed === undefined || each === changed.code))) {
    const messages: Messages =
      changed?.code === code ? changed.messages : new Map(catalog.map((file) => [file, ordered(messagesIn(root, file, code))]));
    if (changed?.code === code) same[code] = sameIn(messages, same['*'] ?? []);
    for (const [file, own] of messages) {
      const text = textOf(file, code, own, languages[code]?.unchecked === true);
      if (text !== null) files.set(translatedPath(file, code), text);
    }
  }
  const sorted = Object.fromEntries(Object.entries(same).map(([code, texts]) => [code, texts.toSorted()]));
  files.set(SAME, await formatted(JSON.stringify(sorted), SAME));
  return files;
}
