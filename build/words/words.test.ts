import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { root, sourceText } from '../targets.mjs';
import { catalogIn, messagesIn, PARTS, translatedPath } from './catalog.ts';
import { exported, imported, lineOf } from './exchange.ts';
import { meaningOf, noteOf, notesFor } from './notes.ts';
import { NOTES } from './noteTexts.ts';
import { PICTURES } from './pictures.ts';
import { formatted, messageLine } from './print.ts';
import { foldersIn, isLanguage, languagesIn, ownNameOf } from './registry.ts';
import { translationFiles } from './written.ts';
import { everyNode, parse, type Node } from '../../renderer/words/message/parse.ts';

const catalog = catalogIn(root);
const languages = languagesIn(root);
const others = Object.keys(languages).filter((code) => code !== 'en');

/** The files of the repository that come of a file of translators. */
async function written(code: string, file: object): Promise<ReadonlyMap<string, string>> {
  const read = imported(root, code, JSON.stringify(file), catalog);
  if (!read.ok) throw new Error(read.faults.map((fault) => lineOf(`${code}.json`, fault)).join('\n'));
  return translationFiles(
    root,
    catalog,
    languages[code] ? languages : { ...languages, [code]: { name: ownNameOf(code), unchecked: true } },
    {
      code,
      messages: read.value.messages,
    },
  );
}

test.each(others)('what is exported of %s and imported again is every file of it, byte for byte', async (code) => {
  const files = await written(code, exported(root, code, catalog));
  for (const [path, text] of files) expect(text, `${path} is not as import writes it: npm run words -- tidy`).toBe(sourceText(path));
  const own = catalog.filter((file) => messagesIn(root, file, code).size > 0);
  expect([...files.keys()]).toEqual(expect.arrayContaining(own.map((file) => translatedPath(file, code))));
});

test('the lines of messages are as Prettier makes them', async () => {
  const texts = ['plain', "l'un", `l'un "et" l'autre`, `a "word"`, `it's "one"`, 'a\\b', 'two\nlines', '', '象棋', '‘é’ – e\u0301'];
  const long = Array.from({ length: 12 }, (_, at) => 'x'.repeat(120 + at));
  const wide = Array.from({ length: 8 }, (_, at) => '象'.repeat(60 + at));
  const keys = ['aim', 'four', 'fifth', 'game.one', 'a-b', '$x_1'];
  for (const key of keys) {
    const lines = [...texts, ...long, ...wide].map((text) => messageLine(key, text)).join('\n');
    const text = `export const words = {\n${lines}\n};\n`;
    expect(await formatted(text, 'words.ts'), key).toBe(text);
    expect(text).toContain(key === 'fifth' || key.includes('.') ? ':\n' : ': ');
  }
});

describe('a file from translators', () => {
  const faults = (file: unknown, code = 'fr'): string[] => {
    const read = imported(root, code, typeof file === 'string' ? file : JSON.stringify(file), catalog);
    return read.ok ? [] : read.faults.map((fault) => lineOf(`${code}.json`, fault));
  };
  it.each([
    ['{', 'fr.json: it is not JSON: .* \\[words/wrong-file\\]'],
    ['[]', 'fr.json: it is no list of messages by key \\[words/wrong-file\\]'],
    ['{}', 'fr.json: it is no list of messages by key \\[words/wrong-file\\]'],
    [{ 'home.deal': { message: 'Distribuer' } }, 'fr.json: home.deal: it has no defaultMessage \\[words/wrong-file\\]'],
    [{ 'home.del': 'Distribuer' }, 'fr.json: home.del: English has no such message \\[words/unknown-key\\]'],
    [{ 'seat.tricks': '{n, plural, one {# pli} many {# plis}}' }, 'seat.tricks: missing other clause at sign .* \\[words/not-icu\\]'],
    [{ 'seat.tricks': '{n, plural, one {# pli' }, 'seat.tricks: .* at sign .* \\[words/not-icu\\]'],
    [{ 'seat.tricks': '{n, plural, offset:1 one {#} many {#} other {#}}' }, 'seat.tricks: offset .* not supported \\[words/not-icu\\]'],
    [
      { 'seat.tricks': '{n, plural, one {# pli} two {# plis} other {# plis}}' },
      'seat.tricks: fr has no plural forms two .* \\[words/plural-forms\\]',
    ],
    [{ 'seat.tricks': 'des plis' }, 'seat.tricks: \\{n\\} of the English message is missing \\[words/missing-place\\]'],
    [{ 'home.deal': 'Donner {n}' }, 'home.deal: the English message has no \\{n\\} \\[words/unknown-place\\]'],
    [{ 'table.premove': 'Ensuite : {card_trump}' }, 'table.premove: \\{card\\} is trump; in English it is card \\[words/wrong-kind\\]'],
    [{ 'table.premove': 'Ensuite : {card_colour}' }, 'table.premove: there is no place \\{card_colour\\} \\[words/not-icu\\]'],
    [{ 'home.deal': '**Donner' }, 'home.deal: .* one of the two is missing \\[words/strong\\]'],
    [{ 'home.deal': ' ' }, 'home.deal: it has no words \\[words/empty\\]'],
    [{ 'home.deal': "Donner '{'les cartes'}'" }, 'home.deal: the signs .* cannot stand in the text .* \\[words/not-icu\\]'],
    [{ 'fact.manilla.blank': '{card_card}' }, 'fact.manilla.blank: .* \\[words/bars\\]'],
    [{ 'rules.manille.idea.5': 'Le premier à 100 gagne.' }, 'idea.5: its figures are 100; in English they are 101 \\[words/figures\\]'],
  ])('%j is refused: %s', (file, line) => {
    expect(faults(file)).toEqual([expect.stringMatching(new RegExp(`^fr\\.json: .*${line.replace(/^fr\.json: /, '')}$`))]);
  });

  it('has the plural forms of its language', () => {
    expect(faults({ 'seat.tricks': '{n, plural, one {# lewa} other {# lewy}}' }, 'pl')).toEqual([
      'pl.json: seat.tricks: {n} lacks the plural forms many, few of pl [words/plural-forms]',
    ]);
  });

  it('counts whole or not at all: every fault is found at once', () => {
    expect(faults({ 'home.del': 'x', 'home.deal': 'Donner {n}', 'seat.tricks': 'des plis', 'home.back': 'Retour' })).toHaveLength(3);
  });

  it('may have some messages: the others stay as they are', async () => {
    const files = await written('fr', { 'home.deal': { defaultMessage: 'Distribuer donc', description: 'changed by nobody' } });
    const changed = [...files].filter(([path, text]) => sourceText(path) !== text);
    expect(changed.map(([path]) => path)).toEqual(['renderer/words/fr/lobby.ts']);
    expect(changed[0]?.[1]).toContain("'home.deal': 'Distribuer donc',");
  });

  it('takes a translation back with an empty message, and English stands in', async () => {
    const read = imported(root, 'fr', JSON.stringify({ 'home.deal': '', 'suit.native.italian.S': '' }), catalog);
    expect(read.ok && read.value.missing).toEqual(['home.deal']);
    const text = (await written('fr', { 'home.deal': '' })).get('renderer/words/fr/lobby.ts');
    expect(text).toContain("import { lobbyWords as english } from '../en/lobby.ts';");
    expect(text).toContain('  ...english,\n');
    expect(text).not.toContain("'home.deal':");
  });
});

describe('a new language', () => {
  const code = 'gl';
  it('is registered by its first messages, with English in place of the rest', async () => {
    expect(languages[code]).toBeUndefined();
    const files = await written(code, { 'home.deal': 'Repartir', 'menu.file': 'Ficheiro', 'rules.manille.aim': 'Facer bazas de 60.' });
    expect(JSON.parse(files.get('renderer/words/languages.json') ?? '{}')).toMatchObject({ gl: { name: 'Galego', unchecked: true } });
    for (const [path, part] of [
      ['renderer/words/loaders.ts', "gl: async () => (await import('./gl/gl.ts')).gl,"],
      ['renderer/words/desktop.ts', "import { desktopWords as gl } from './gl/desktop.ts';"],
      ['renderer/words/gl/gl.ts', '/** Galician. */\nexport const gl: FirstWords = {\n  ...en,'],
      ['renderer/words/gl/rooms.ts', 'export const glRooms: RoomWords = {\n  ...enRooms,'],
      ['renderer/words/gl/lobby.ts', "'home.deal': 'Repartir',"],
      [
        'renderer/words/gl/table/table.ts',
        '/** Words of the table, in Galician. */\nexport const tableWords = {\n  ...english,\n} satisfies',
      ],
      ['renderer/words/gl/games/manille.ts', "import { manilleWords as english } from '../../en/games/manille.ts';"],
      ['renderer/rules/texts/gl/manille.ts', "aim: 'Facer bazas de 60.',"],
    ] as const)
      expect(files.get(path), path).toContain(part);
    // A rules page without a word of its own is left to English whole.
    expect(files.has('renderer/rules/texts/gl/manilla.ts')).toBe(false);
  });

  it('is exported empty, with the English text and a note for each message', () => {
    const file = exported(root, code, catalog);
    expect(Object.values(file).filter(({ defaultMessage }) => defaultMessage !== '')).toEqual([]);
    expect(file['seat.tricks']?.description).toBe(
      'English: {n,plural,one{# trick} other{# tricks}} — At a seat: who sits there and what they do. {n}: a number. Plural forms of gl: one, other. At most about 24 letters. Picture: table',
    );
  });

  it('has a code that there is a language for', () => {
    expect(['de', 'pt', 'ast'].map(isLanguage)).toEqual([true, true, true]);
    expect(['xx', 'de-AT', 'german', ''].map(isLanguage)).toEqual([false, false, false, false]);
  });
});

test('the languages of the list have a folder each, and no other', () => {
  expect(foldersIn(root).toSorted()).toEqual(Object.keys(languages).toSorted());
  for (const [code, { name }] of Object.entries(languages)) expect(name).toBe(ownNameOf(code));
});

test('the packages have every language of the list', () => {
  const builder = readFileSync(join(root, 'electron-builder.yml'), 'utf8');
  const kept = /^electronLanguages: \[(.*)\]$/m.exec(builder)?.[1]?.split(', ');
  expect(kept).toEqual(['en', 'en-US', 'en-GB', ...others]);
  const metainfo = readFileSync(join(root, 'build', 'package', 'linux', 'metainfo.xml'), 'utf8');
  for (const code of others) {
    expect(builder).toContain(`GenericName[${code}]: `);
    expect(builder).toContain(`Keywords[${code}]: `);
    expect(metainfo).toContain(`<summary xml:lang="${code}">`);
  }
});

describe('notes for translators', () => {
  const messages = catalog.flatMap((file) =>
    file.part === 'rules' ? [] : [...file.english.messages].map(([key, english]) => ({ file, key, english })),
  );
  it('say where every message is seen', () => {
    expect(messages.filter(({ key }) => !notesFor(key).some(({ seen }) => seen !== undefined)).map(({ key }) => key)).toEqual([]);
  });

  it('say what stands in every place', () => {
    const silent = messages.flatMap(({ key, english }) =>
      [...everyNode(parse(english.replace(/^\^/, '')))].flatMap((node) =>
        (node.type === 'place' || node.type === 'choice') && meaningOf(key, node.name, node.kind) === undefined
          ? [`${key}: ${node.name}`]
          : [],
      ),
    );
    expect(silent).toEqual([]);
  });

  it('are about messages that there are', () => {
    const used = new Set(messages.flatMap(({ key }) => notesFor(key)));
    expect(Object.keys(NOTES).filter((pattern) => !used.has(NOTES[pattern]!))).toEqual([]);
  });

  /** The letters of a message outside its places: of a choice, those of its longest case. */
  const lettersOf = (nodes: readonly Node[]): number =>
    nodes.reduce(
      (sum, node) =>
        sum + (node.type === 'text' ? node.text.length : node.type === 'choice' ? Math.max(...[...node.cases.values()].map(lettersOf)) : 0),
      0,
    );

  it('ask for no shorter words than English has', () => {
    const tooLong = messages.filter(({ key, english }) => {
      const longest = notesFor(key).find((note) => note.longest !== undefined)?.longest ?? Infinity;
      return lettersOf(parse(english)) > longest;
    });
    expect(tooLong.map(({ key, english }) => `${key}: ${english}`)).toEqual([]);
  });

  it('name pictures, each of which shows something', () => {
    const shown = new Set(Object.values(NOTES).flatMap(({ picture }) => picture ?? []));
    expect(PICTURES.filter((picture) => picture !== 'rules-page' && picture !== 'rules' && !shown.has(picture))).toEqual([]);
  });

  it('are one line each', () => {
    for (const file of catalog)
      for (const [key, english] of file.english.messages) expect(noteOf(file, key, english, 'de')).toMatch(/^[^\n]+$/);
  });

  it('cover every part', () => {
    expect(new Set(catalog.map(({ part }) => part))).toEqual(new Set(PARTS));
  });
});
