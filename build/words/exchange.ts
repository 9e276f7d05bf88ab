import { messagesIn, type CatalogFile } from './catalog.ts';
import { emptyIsRight, faultsOf, type MessageFault } from './check.ts';
import { icuOf, messageOf } from './icu.ts';
import { noteOf } from './notes.ts';

/** Files for translators: Format.JS JSON, with messages in ICU MessageFormat. */

/** A message in an exported file. `defaultMessage` is empty while there is no translation. */
interface Exchanged {
  readonly defaultMessage: string;
  readonly description: string;
}
export type ExchangeFile = Readonly<Record<string, Exchanged>>;

/**
 * The messages of a language in some files of the catalog, with notes for translators.
 * @param missing only those without a translation
 */
export function exported(root: string, code: string, files: readonly CatalogFile[], missing = false): ExchangeFile {
  return Object.fromEntries(
    files.flatMap((file) => {
      const own = messagesIn(root, file, code);
      const wanted = [...file.english.messages].filter(([key, english]) => !missing || (english !== '' && !own.has(key)));
      return wanted.map(([key, english]): [string, Exchanged] => {
        const message = own.get(key);
        const source = code === 'en' ? '' : `English: ${icuOf(english)} — `;
        const defaultMessage = message === undefined ? '' : icuOf(message);
        return [file.prefix + key, { defaultMessage, description: source + noteOf(file, key, english, code) }];
      });
    }),
  );
}

/** The outcome of an import: the messages of each file that it speaks of, and those that are still to be translated. */
interface Imported {
  readonly messages: ReadonlyMap<CatalogFile, ReadonlyMap<string, string>>;
  /** Keys without a translation, of all files. */
  readonly missing: readonly string[];
}

type Read = { readonly ok: true; readonly value: Imported } | { readonly ok: false; readonly faults: readonly MessageFault[] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The message of an entry: Format.JS has an object, and for short the text alone. */
function textIn(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  const text = isRecord(entry) ? entry['defaultMessage'] : undefined;
  return typeof text === 'string' ? text : undefined;
}

/**
 * Reads what translators hand back. Every fault of the file is found; with one, nothing of it counts. A key that is not in the file keeps its
 * translation, one with an empty message loses it.
 * @param text the file as it is
 */
export function imported(root: string, code: string, text: string, files: readonly CatalogFile[]): Read {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    return { ok: false, faults: [{ code: 'words/wrong-file', key: null, message: `it is not JSON: ${(error as Error).message}` }] };
  }
  if (!isRecord(given) || Object.keys(given).length === 0)
    return { ok: false, faults: [{ code: 'words/wrong-file', key: null, message: 'it is no list of messages by key' }] };
  const faults: MessageFault[] = [];
  const keys = files.flatMap((file) => (file.part === 'rules' ? [] : [...file.english.messages.keys()]));
  const known = new Map(
    files.flatMap((file) => [...file.english.messages.keys()].map((key) => [file.prefix + key, { file, key }] as const)),
  );
  const messages = new Map(files.map((file) => [file, new Map(messagesIn(root, file, code))]));
  for (const [whole, entry] of Object.entries(given)) {
    const found = known.get(whole);
    const icu = textIn(entry);
    if (found === undefined) faults.push({ code: 'words/unknown-key', key: whole, message: 'English has no such message' });
    else if (icu === undefined) faults.push({ code: 'words/wrong-file', key: whole, message: 'it has no defaultMessage' });
    else faults.push(...take(found.file, found.key, icu));
  }
  if (faults.length > 0) return { ok: false, faults };
  // Where English is empty there is nothing to translate.
  for (const [file, own] of messages)
    if (own.size > 0) for (const [key, english] of file.english.messages) if (english === '' && !own.has(key)) own.set(key, '');
  const untranslated = files.flatMap((file) =>
    [...file.english.messages.keys()].filter((key) => messages.get(file)?.has(key) !== true).map((key) => file.prefix + key),
  );
  return { ok: true, value: { messages, missing: untranslated } };

  /** Puts a message in its place; returns its faults. */
  function take(file: CatalogFile, key: string, icu: string): MessageFault[] {
    const english = file.english.messages.get(key) ?? '';
    const own = messages.get(file) ?? new Map<string, string>();
    if (icu === '' && !emptyIsRight(key, english)) {
      own.delete(key);
      return [];
    }
    let message: string;
    try {
      message = messageOf(icu);
    } catch (error) {
      return [{ code: 'words/not-icu', key: file.prefix + key, message: (error as Error).message }];
    }
    own.set(key, message);
    return faultsOf(key, message, english, code, keys, file.part === 'rules').map((fault) => ({ ...fault, key: file.prefix + key }));
  }
}

/** A fault as a line for the translator. */
export function lineOf(file: string, { code, key, message }: MessageFault): string {
  return `${file}: ${key === null ? '' : `${key}: `}${message} [${code}]`;
}
