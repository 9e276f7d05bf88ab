// Words for translators: `npm run words -- export LANG | import FILE | status | tidy`. renderer/words/README.md is their page.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { LANGUAGE_CODES } from '../../renderer/words/languages.ts';
import { root, sourceText } from '../targets.mjs';
import { catalogIn, englishNameOf, messagesIn, PARTS, type CatalogFile } from './catalog.ts';
import { exported, imported, lineOf } from './exchange.ts';
import { isLanguage, languagesIn, ownNameOf, type Languages } from './registry.ts';
import { takePictures } from './takePictures.ts';
import { translationFiles } from './written.ts';

const USAGE = `usage:
  npm run -s words -- export LANG [--file FILE] [--part ${PARTS.join('|')}] [--game ID] [--missing]
      writes the messages of a language, or of one that is to be added, to FILE or the terminal
  npm run words -- import FILE [--language LANG] [--checked]
      takes over translations; the language is the beginning of the file's name: de.json, de.rules.json
  npm run words -- status       counts what each language lacks
  npm run words -- pictures LANG   takes the pictures that the notes name, into dist/words/LANG
  npm run words -- tidy         writes the files of all languages in the form in which import writes them
`;

function fail(message: string, code = 2): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

const { positionals, values } = (() => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        file: { type: 'string' },
        part: { type: 'string', multiple: true },
        game: { type: 'string', multiple: true },
        language: { type: 'string' },
        missing: { type: 'boolean' },
        checked: { type: 'boolean' },
      },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
})();
const [verb, subject, ...more] = positionals;
if (more.length > 0) fail(USAGE);
const catalog = catalogIn(root);
const titleOf = (code: string): string => `${englishNameOf(code)} (${code})`;

/** Writes files of the repository, and reports how many changed. */
function save(files: ReadonlyMap<string, string>): number {
  let changed = 0;
  for (const [path, text] of files) {
    const file = join(root, path);
    if (existsSync(file) && sourceText(file) === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    changed += 1;
  }
  return changed;
}

/** The files of the catalog that the options choose. */
function chosen(): CatalogFile[] {
  const unknownPart = values.part?.find((part) => !PARTS.some((each) => each === part));
  if (unknownPart !== undefined) fail(`there is no part ${unknownPart}: ${PARTS.join(', ')}`);
  const unknownGame = values.game?.find((game) => !catalog.some((file) => file.game === game));
  if (unknownGame !== undefined) fail(`there is no game ${unknownGame}`);
  return catalog.filter(
    ({ part, game }) =>
      (values.part?.includes(part) ?? true) && (values.game === undefined || (game !== null && values.game.includes(game))),
  );
}

function known(code: string): void {
  if (!isLanguage(code))
    fail(`there is no language ${code}: its code has two or three letters, as “de” for German [words/unknown-language]`);
}

function exportWords(code: string): void {
  known(code);
  const messages = exported(root, code, chosen(), values.missing);
  const text = `${JSON.stringify(messages, null, 2)}\n`;
  if (values.file === undefined) process.stdout.write(text);
  else {
    writeFileSync(values.file, text);
    process.stderr.write(`${titleOf(code)}: ${Object.keys(messages).length} messages written to ${values.file}.\n`);
  }
}

async function importWords(file: string): Promise<void> {
  const code = values.language ?? basename(file).split('.')[0] ?? '';
  known(code);
  if (code === 'en')
    fail('English is the source of all other languages: its messages are changed in renderer/words/en [words/unknown-language]');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return fail((error as Error).message);
  }
  const read = imported(root, code, text, catalog);
  if (!read.ok) {
    for (const fault of read.faults) process.stderr.write(`${lineOf(file, fault)}\n`);
    return fail(`${read.faults.length} faults: nothing was written.`, 1);
  }
  const list = languagesIn(root);
  const { unchecked: _, ...entry } = list[code] ?? { name: ownNameOf(code) };
  const languages: Languages = {
    ...list,
    [code]:
      values.checked === true ? entry : { ...entry, ...(list[code] === undefined || list[code].unchecked ? { unchecked: true } : {}) },
  };
  const changed = save(await translationFiles(root, catalog, languages, { code, messages: read.value.messages }));
  const { missing } = read.value;
  process.stdout.write(
    `${titleOf(code)}: ${changed} files written. ${missing.length === 0 ? 'Every message is translated.' : `${missing.length} messages are still shown in English.`}\n`,
  );
}

function status(): void {
  for (const code of Object.keys(languagesIn(root))) {
    const missing = catalog.reduce((sum, file) => {
      const own = messagesIn(root, file, code);
      return sum + [...file.english.messages.keys()].filter((key) => !own.has(key)).length;
    }, 0);
    process.stdout.write(`${titleOf(code)}: ${missing === 0 ? 'complete' : `${missing} messages are shown in English`}\n`);
  }
}

async function picturesOf(code: string): Promise<void> {
  const language = LANGUAGE_CODES.find((each) => each === code);
  if (language === undefined) return fail(`Trickhouse has no words in ${code}: import some first [words/unknown-language]`);
  process.stdout.write(`${await takePictures(language)}\n`);
}

if (verb === 'export' && subject !== undefined) exportWords(subject);
else if (verb === 'import' && subject !== undefined) await importWords(subject);
else if (verb === 'status' && subject === undefined) status();
else if (verb === 'tidy' && subject === undefined)
  process.stdout.write(`${save(await translationFiles(root, catalog, languagesIn(root)))} files written.\n`);
else if (verb === 'pictures' && subject !== undefined) await picturesOf(subject);
else fail(USAGE);
