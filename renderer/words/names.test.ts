import { describe, expect, it, test } from 'vitest';
import { GAMES } from '../../engine/games/index.ts';
import { openBook } from '../rules/book.ts';
import { en as firstWords } from './en/en.ts';
import { enRooms } from './en/rooms.ts';
import { typedNames, type Names } from './typedNames.fixture.ts';
import { LANGUAGE_CODES, type Language } from './languages.ts';
import { lessonsIn } from './lessons.ts';
import { dictionaryOf } from './loaders.ts';
import { everyNode, parse, messagePlaces } from './message/parse.ts';
import { speakerFor } from './speaker.ts';
import { Words, type Key } from './words.svelte.ts';

const SOURCES = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });
const en = { ...firstWords, ...enRooms };
const keys = Object.keys(en) as Key[];
const has = (key: string): boolean => Object.hasOwn(en, key);

/** The keys of `words.t('…')` and of `words.t(condition ? '…' : '…')`. */
const shownIn = (source: string): string[] =>
  [...source.matchAll(/words\.t\(\s*(?:[\w.!= ]+\?\s*)?'([^']+)'(?:\s*:\s*'([^']+)')?/g)].flatMap(([, key = '', other]) =>
    other === undefined ? [key] : [key, other],
  );
/** The messages that components show, and those of them that stand on a button. */
const shown = new Set(Object.values(SOURCES).flatMap(shownIn));
const buttons = new Set(
  Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/<button\b[\s\S]*?<\/button\s*>/g)].flatMap(([button]) => shownIn(button)),
  ),
);
const isCommand = (key: Key): boolean => buttons.has(key) || key.startsWith('menu.') || key.startsWith('call.');

/** The games by their ids, longest first: `manille-two` is no word of `manille`. */
const ids = GAMES.map(({ id }) => id).toSorted((a, b) => b.length - a.length);
const gameOf = (key: string): string | undefined => ids.find((id) => key.split('.').includes(id));

interface Text {
  readonly where: string;
  readonly game: string | undefined;
  readonly text: string;
}

/** Every message and every paragraph of the rules in a language. */
async function textsIn(language: Language): Promise<Text[]> {
  const dictionary = await dictionaryOf(language);
  const pages = await Promise.all(
    GAMES.map(async ({ id }) =>
      Object.entries((await openBook(id, language)).text).map(([key, text]) => ({ where: `rules of ${id}: ${key}`, game: id, text })),
    ),
  );
  return [...keys.map((key) => ({ where: key, game: gameOf(key), text: dictionary[key] })), ...pages.flat()];
}

test('buttons are found in the components', () => {
  expect([...buttons]).toEqual(expect.arrayContaining(['over.next', 'history.open', 'study.review', 'about.copy']));
  expect([...buttons].filter((key) => !has(key))).toEqual([]);
});

it.each([
  ['Carry on with “Next deal”.', '"Next deal" is "Next deal"'],
  ['Carry on with “Next deals”.', '"Next deals" is "Next deal"'],
  ['Carry on with “next deal”.', '"next deal" is "Next deal"'],
  ['It’s under “Resume it”.', '"Resume it" is nothing that can be pressed'],
  ['Press “Onward” now.', '"Onward" is nothing that can be pressed'],
  ['**Contrar** doubles the deal.', '"Contrar" is "Contrar"'],
  ['**Double** doubles.', '"Double" is "Double ×2"'],
])('finds the name that is typed in %s', (text, found) => {
  const commands = ['Contrar', 'Double ×2'];
  expect(typedNames(text, 'en', { commands, labels: ['Next deal', ...commands] })).toEqual([found]);
});

it.each(['Carry on with “{button:over.next}”.', 'They are “wet”.', 'You may **contrar** it.', '**{call:contrar}** doubles the deal.'])(
  'finds none in %s',
  (text) => {
    expect(typedNames(text, 'en', { commands: ['Contrar'], labels: ['Next deal', 'Contrar'] })).toEqual([]);
  },
);

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  test('no text types the name of a button, a call or a menu entry, or names one that there is not', async () => {
    const dictionary = await dictionaryOf(language);
    const labels = keys.filter((key) => messagePlaces(en[key]).size === 0 && (shown.has(key) || isCommand(key)));
    const namesIn = (game: string | undefined): Names => {
      // A game that has a call of its own does not have the general one.
      const own = labels.filter(
        (key) =>
          gameOf(key) === game ||
          (gameOf(key) === undefined && !(key.startsWith('call.') && has(key.replace('call.', `call.${game ?? ''}.`)))),
      );
      return { labels: own.map((key) => dictionary[key]), commands: own.filter(isCommand).map((key) => dictionary[key]) };
    };
    const names = new Map<string | undefined, Names>([undefined, ...ids].map((game) => [game, namesIn(game)]));
    const typed = (await textsIn(language)).flatMap(({ where, game, text }) =>
      typedNames(text, language, names.get(game)!).map((found) => `${where}: ${found}`),
    );
    expect(typed).toEqual([]);
  });

  test('a guided deal begins with the name of its game', async () => {
    const dictionary = await dictionaryOf(language);
    const lessons = await lessonsIn(language);
    const others = GAMES.flatMap(({ id }) => {
      const aim = lessons.get(id)?.[`guide.${id}.aim`];
      // French has an article before some names, and a small letter behind it.
      const begins = aim?.replace(/^La (?=\p{Ll})/u, '').toLowerCase();
      return begins?.startsWith(dictionary[`game.${id}`].toLowerCase()) === true ? [] : [`${id}: ${String(aim)}`];
    });
    expect(others).toEqual([]);
  });

  test('every name that a text refers to is there', async () => {
    const words = new Words();
    await words.speak(language);
    await words.openRooms();
    const missing = (await textsIn(language)).flatMap(({ where, game = 'klaverjas', text }) => {
      const speaker = speakerFor(words, { game, faces: 'french', names: [], viewer: null });
      return [...everyNode(parse(text.replace(/^\^/, '')))].flatMap((node) => {
        if (node.type !== 'reference') return [];
        const name = node.to === 'call' ? speaker.call(node.key) : speaker.message(node.to === 'menu' ? `menu.${node.key}` : node.key);
        return name === '' || /[⟦{]/.test(name) ? [`${where}: {${node.to}:${node.key}}`] : [];
      });
    });
    expect(missing).toEqual([]);
  });
});
