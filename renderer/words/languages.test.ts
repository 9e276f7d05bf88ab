import { describe, expect, test } from 'vitest';
import { SUITS, type CardCode } from '../../engine/cards/card.ts';
import { PACKS } from '../../engine/cards/pack.ts';
import { SPOKEN_CODES } from '../../engine/contract/refusals.ts';
import { GAMES } from '../../engine/games/index.ts';
import { root } from '../../build/targets.mjs';
import { catalogIn, messagesIn } from '../../build/words/catalog.ts';
import { openBook } from '../rules/book.ts';
import { hallWordsIn } from './hall.svelte.ts';
import { lessonsIn, lessonsOf } from './lessons.ts';
import { compose } from './message/message.ts';
import { everyNode, parse, messagePlaces, type Kind } from './message/parse.ts';
import sameWords from './same.json' with { type: 'json' };
import { typeset } from './message/typeset.ts';
import { plainText, type Param, type Params } from './message/parts.ts';
import { speakerFor, type PackName } from './speaker.ts';
import { LANGUAGE_CODES, languageFor, type Language } from './languages.ts';
import { dictionaryOf } from './loaders.ts';
import { Words, type Key } from './words.svelte.ts';

const languages = LANGUAGE_CODES;
/** Every message of a language, with those that are fetched for the table of a game, and for the hall. */
async function everythingIn(code: Language): Promise<Readonly<Record<Key, string>>> {
  const lessons = await Promise.all(GAMES.map(({ id }) => lessonsOf(id, code)));
  return Object.assign({}, await dictionaryOf(code), ...lessons, await hallWordsIn(code)) as Readonly<Record<Key, string>>;
}
const dictionaries = Object.fromEntries(await Promise.all(languages.map(async (code) => [code, await everythingIn(code)] as const)));
const en = dictionaries.en!;
const keys = Object.keys(en) as Key[];
const messageOf = (code: Language, key: Key): string => dictionaries[code]![key];

/** The games whose words a language lacks: only drafts may, and one test for each fails then. */
const WORDS = import.meta.glob('./*/games/*.ts');
const lacking = (code: Language): string[] => GAMES.filter(({ id }) => !(`./${code}/games/${id}.ts` in WORDS)).map(({ id }) => id);

/** Places by which a language may inflect a message although English does not. */
const INFLECTIONS: Partial<Record<string, readonly string[]>> = {
  'card.name.french': ['r', 's', 'role'],
  'card.name.spanish': ['r', 's', 'role'],
  'card.name.italian': ['r', 's', 'role'],
  'card.the.french': ['r', 's', 'role'],
  'card.the.spanish': ['r', 's', 'role'],
  'card.the.italian': ['r', 's', 'role'],
};

/** The keys for which a language has words of its own: for others it has those of English. */
const files = catalogIn(root).filter(({ part }) => part !== 'rules');
const ownKeys = new Map(
  languages.map((code) => [code, new Set(files.flatMap((file) => [...messagesIn(root, file, code).keys()]))] as const),
);

/** Messages that are rightly the same as in English: in every language, names and terms of a game's own country; in one, words that it shares. */
const shared: Readonly<Record<string, readonly string[]>> = sameWords;

/** Every choice `{n?one=…|other=…}` of a message that is not between you and others: the forms it has. */
function plurals(message: string): string[][] {
  return [...everyNode(parse(message))].flatMap((node) =>
    node.type === 'choice' && node.kind === undefined ? [[...node.cases.keys()]] : [],
  );
}

/** The text outside the places of a message. */
const wordsIn = (message: string): string =>
  parse(message)
    .map((node) => (node.type === 'text' ? node.text : ''))
    .join('')
    .replace(/[^\p{L}]/gu, '');

/** Kinds of which a language takes the one that it needs: with an article or without, as a whole suit or as one card of it. */
const ALIKE: Partial<Record<Kind, Kind>> = { theCard: 'card', theCardObject: 'card', theCards: 'cards', aSuit: 'trump' };

/** The plural forms that a language has for numbers that come about at a card table. */
function formsOf(code: Language): Set<string> {
  const rules = new Intl.PluralRules(code);
  return new Set(Array.from({ length: 2000 }, (_, n) => rules.select(n)));
}

/** The plural forms that some language has, save `other`. */
const PLURAL: readonly string[] = ['zero', 'one', 'two', 'few', 'many'];

/** Words that players of a language know, for which another stands everywhere here (`TERMS.md`): the pattern of the whole word, and the word to write. */
const OTHER_TERMS: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  nl: { 'rekenblad(?:en)?': 'spreadsheet' },
  de: { Eingabe: 'Enter', 'atouts?': 'Trumpf', Augen: 'Punkte' },
  fr: { 'levées?': 'pli', 'bots?': 'robot' },
  es: { pintas: 'palos', 'trumfos?': 'triunfo', 'atouts?': 'triunfo' },
  it: { 'smazzat[ae]': 'mano', 'atouts?': 'briscola' },
  ca: { 'trumfos?': 'triomf', 'colls?': 'pal', 'dats?': 'mà', 'atouts?': 'triomf' },
};

/** Something to put in each place, by its kind. */
const SAMPLES: Readonly<Record<string, readonly Param[]>> = {
  seat: [0, 1],
  seats: [[0, 2], [1]],
  card: ['TH', 'AS', 'QD', '8C'],
  theCard: ['TH', 'AS', 'QD', '8C'],
  theCardObject: ['TH', 'AS', 'QD', '8C'],
  cards: [['9H', 'JS']],
  theCards: [['9H', 'JS']],
  either: [['TH'], ['8H', 'AH', 'KH']],
  trump: ['S', 'H', 'D', 'C', 'NT'],
  aSuit: ['S', 'H', 'D', 'C'],
  rank: [['T', 'A']],
  call: ['pass', 'bid:7', 'trump:S', 'trump:NT'],
  signed: [-25, 0, 7],
  '': [0, 1, 2, 21, 1234],
};

/** Messages' places with something in each; several fillings, so that every sample is used. */
function fillings(message: string): Params[] {
  const kinds = [...messagePlaces(message)].flatMap(([name, uses]) => [...uses].map((kind) => [name, kind ?? ''] as const));
  const many = Math.max(1, ...kinds.map(([, kind]) => SAMPLES[kind]!.length));
  return Array.from({ length: many }, (_, i) =>
    Object.fromEntries(kinds.map(([name, kind]) => [name, SAMPLES[kind]![i % SAMPLES[kind]!.length]])),
  );
}

async function tableIn(code: Language, faces: PackName): Promise<{ words: Words; speaker: ReturnType<typeof speakerFor> }> {
  const words = new Words();
  await words.speak(code);
  await words.openRooms();
  return { words, speaker: speakerFor(words, { game: 'klaverjas', faces, names: ['Ada', 'Ben', 'Cas', 'Dee'], viewer: 0 }) };
}

describe.each(languages)('words in %s', (code) => {
  test('there is a message for each key of English, and none besides', () => {
    expect(Object.keys(dictionaries[code]!).toSorted()).toEqual([...keys].toSorted());
  });

  test('an English message without words needs none, and one with words has some', () => {
    const silent = keys.filter(
      (key) => wordsIn(en[key]) !== '' && messageOf(code, key) === '' && !/^(?:suit\.native|card\.the)\./.test(key),
    );
    expect(silent).toEqual([]);
    // A language may have no article. The players' own names of the suits are a second line, and left out where they would say the same twice.
    const native = keys.filter((key) => key.startsWith('suit.native.') && messageOf(code, key) === '');
    for (const key of native) expect(messageOf(code, key.replace('.native', '') as Key).toLowerCase()).not.toBe('');
  });

  test('every finished game has lessons', async () => {
    const lessons = await lessonsIn(code);
    expect(GAMES.filter(({ id, draft }) => draft !== true && !lessons.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test.each(lacking(code))('there are words of %s', (id) => {
    expect.fail(
      `renderer/words/${code}/games/${id}.ts is missing: translate renderer/words/en/games/${id}.ts (then npm run unit -- renderer/words)`,
    );
  });

  test('nothing is left in English by accident', () => {
    const untranslated = new Set<string>(lacking(code));
    const own = keys.filter((key) => ownKeys.get(code)?.has(key) && !key.split('.').some((part) => untranslated.has(part)));
    const same = own.filter((key) => code !== 'en' && wordsIn(en[key]) !== '' && messageOf(code, key) === en[key]);
    const texts = new Set(same.map((key) => en[key]));
    expect(same.filter((key) => !(shared['*'] ?? []).includes(en[key]) && !(shared[code] ?? []).includes(en[key]))).toEqual([]);
    expect((shared[code] ?? []).filter((text) => !texts.has(text as never))).toEqual([]);
  });

  test('one thing has one term, in messages and in the rules', async () => {
    const pages = await Promise.all(
      // The terms of a page are the place for what a thing is called elsewhere.
      GAMES.map(async ({ id }) => Object.entries((await openBook(id, code)).text).filter(([key]) => !key.startsWith('term.'))),
    );
    const texts = [...keys.map((key) => [key, messageOf(code, key)] as const), ...pages.flat()];
    const found = Object.entries(OTHER_TERMS[code] ?? {}).flatMap(([term, instead]) => {
      const word = new RegExp(`(?<!\\p{L})(?:${term})(?!\\p{L})`, 'iu');
      return texts.filter(([, text]) => word.test(text)).map(([key]) => `${key}: /${term}/ is "${instead}"`);
    });
    expect(found).toEqual([]);
  });

  test('messages have the places of the English ones', () => {
    const other = keys.filter((key) => {
      const places = messagePlaces(messageOf(code, key));
      for (const place of INFLECTIONS[key] ?? []) places.delete(place);
      return [...places.keys()].toSorted().join() !== [...messagePlaces(en[key]).keys()].toSorted().join();
    });
    expect(other).toEqual([]);
  });

  test('a place is of the same kind as in English', () => {
    const kinds = (message: string): string =>
      [
        ...new Set(
          [...messagePlaces(message)].flatMap(([name, uses]) =>
            [...uses].flatMap((kind) => (kind ? `${name}:${ALIKE[kind] ?? kind}` : [])),
          ),
        ),
      ]
        .toSorted()
        .join();
    expect(keys.filter((key) => kinds(messageOf(code, key)) !== kinds(en[key]))).toEqual([]);
  });

  test('a fact parts its label from its value where the English one does', () => {
    const bars = (message: string): number => message.split(' | ').length;
    expect(keys.filter((key) => key.startsWith('fact.') && bars(messageOf(code, key)) !== bars(en[key]))).toEqual([]);
  });

  test('what depends on a number covers the plural forms of the language, or exact values and a rest', () => {
    const forms = formsOf(code);
    const lacking = keys.filter((key) =>
      plurals(messageOf(code, key)).some((cases) => {
        const plural = cases.some((each) => PLURAL.includes(each));
        return plural ? [...forms].some((form) => !cases.includes(form)) : !cases.includes('other');
      }),
    );
    expect(lacking).toEqual([]);
    // No form that the language does not have, which would never be said.
    const known = new Set([...forms, 'other']);
    const idle = keys.filter((key) =>
      plurals(messageOf(code, key)).some((cases) => cases.some((each) => PLURAL.includes(each) && !known.has(each))),
    );
    expect(idle).toEqual([]);
  });

  test('an ellipsis follows its word at once, save in Dutch sentences and in German', () => {
    const apart = keys.filter((key) => (code !== 'nl' || key.startsWith('menu.')) && code !== 'de' && /\s…/.test(messageOf(code, key)));
    expect(apart).toEqual([]);
  });

  test('no sign that its language sets apart from the word begins a line', async () => {
    const { words, speaker } = await tableIn(code, 'french');
    const apart = code === 'fr' ? / [:;?!»…]|« / : code === 'nl' || code === 'de' ? / …/ : / [:;?!»…]/;
    const breaking = keys.filter((key) =>
      [
        typeset(messageOf(code, key), words.locale),
        ...fillings(messageOf(code, key)).map((params) => plainText(compose(messageOf(code, key), params, speaker))),
      ].some((text) => apart.test(text)),
    );
    expect(breaking).toEqual([]);
  });

  test('no sentence begins with a pronoun that its language leaves out', async () => {
    const { speaker } = await tableIn(code, 'french');
    const forced = { es: /^Tú \p{Ll}/u, ca: /^Tu \p{Ll}/u, it: /^Tu \p{Ll}/u, nl: /^Jij \p{Ll}/u } as Partial<Record<Language, RegExp>>;
    const said = keys.filter((key) => {
      const places = [...messagePlaces(messageOf(code, key))].filter(([, kinds]) => kinds.has('seat')).map(([name]) => name);
      const you = (params: Params): Params => ({ ...params, ...Object.fromEntries(places.map((name) => [name, 0])) });
      return (
        places.length > 0 &&
        fillings(messageOf(code, key)).some(
          (params) => forced[code]?.test(plainText(compose(messageOf(code, key), you(params), speaker))) === true,
        )
      );
    });
    expect(said).toEqual([]);
  });

  test('every message composes, for you and for others, without leftovers', async () => {
    for (const faces of ['french', 'spanish', 'italian'] as const) {
      const { words, speaker } = await tableIn(code, faces);
      for (const key of keys)
        for (const params of fillings(messageOf(code, key))) {
          const text = plainText(compose(messageOf(code, key), params, speaker));
          expect(text, `${key}: ${JSON.stringify(params)}`).not.toMatch(/[{}⟦⟧^#|]{1}(?!\s)|\*\*|undefined|NaN| {2}|^ (?!:)/);
          if (!/^(?:card\.the\.|text\.colon)/.test(key)) expect(text, `${key}: ${JSON.stringify(params)}`).not.toMatch(/ $/);
        }
      expect(words.missing).toEqual([]);
    }
  });

  test('every card of every pack has a name of its own', async () => {
    for (const faces of ['french', 'spanish', 'italian'] as const) {
      const { speaker } = await tableIn(code, faces);
      const cards = SUITS.flatMap((suit) => [...'TJQKA98765432'].map((rank) => `${rank}${suit}` as CardCode));
      // The Italian pack has neither 8 nor 9, and its three plays as the ten.
      const pack = cards.filter((card) => faces !== 'italian' || !/^[789]/.test(card));
      const names = pack.map((card) => speaker.card(card));
      expect(new Set(names).size).toBe(pack.length);
      for (const name of names) expect(name).not.toMatch(code === 'fr' || code === 'ca' ? /[⟦{]|\b(de|le|la|el) [aeiouéè]/ : /[⟦{]/);
    }
  });
});

test('the ways on from a reckoning have names that differ', () => {
  for (const code of languages) {
    const names = (['over.review', 'over.same', 'look.title', 'over.next', 'over.again', 'over.home'] as const).map((key) =>
      messageOf(code, key),
    );
    expect(new Set(names.map((name) => name.toLowerCase())).size, names.join(', ')).toBe(names.length);
  }
});

test('decisions that lost nothing are said to have lost no points, in words', async () => {
  for (const code of languages) {
    const { words } = await tableIn(code, 'french');
    expect(words.t('look.lost', { points: 0 }), code).not.toMatch(/\d/);
    expect(words.t('look.lost', { points: 12 }), code).toMatch(/12/);
  }
});

test('the replay of a deal has one name, wherever it is opened', () => {
  for (const code of languages) expect(messageOf(code, 'over.review'), code).toBe(messageOf(code, 'history.replay'));
});

test('the points of a side’s tricks are called points', () => {
  for (const code of languages)
    for (const key of ['score.tricks', 'score.briscola-chiamata.tricks'] as const)
      expect(messageOf(code, key), `${code}, ${key}`).toMatch(/p(?:oi|u)n[kt]/i);
});

/** The numbers on king, knight and jack. */
const COURTS = { spanish: ['12', '11', '10'], italian: ['10', '9', '8'] } as const;

test('a first deal says which numbers the courts carry, where they carry some', () => {
  const numbered = GAMES.flatMap(({ id, pack }) => {
    const { faces } = PACKS[pack];
    return faces === 'french' ? [] : [{ key: `guide.${id}.aim` as Key, numbers: COURTS[faces] }];
  });
  expect(numbered).toHaveLength(4);
  for (const code of languages)
    for (const { key, numbers } of numbered)
      expect(
        [...messageOf(code, key).matchAll(/\((?:\p{L}+ )?(\d+)\)/gu)].map(([, number]) => number),
        `${code}, ${key}`,
      ).toEqual(numbers);
});

test('with no card barred, no lesson speaks of brighter ones', () => {
  const brighter = { en: 'bright', nl: 'helder', fr: 'clair', es: 'clara', ca: 'clare', it: 'chiar', de: 'hell' } as const;
  for (const code of languages) expect(messageOf(code, 'guide.follow').toLowerCase(), code).not.toContain(brighter[code]);
});

test('minutes stay on the line of their number', () => {
  for (const code of languages)
    for (const { id } of GAMES) expect(messageOf(code, `about.${id}.length`), `${code}, ${id}`).toMatch(/\d\u00a0min\.?$/i);
});

test('no sentence is kept for a code that players do not meet', () => {
  expect(keys.filter((key) => key.includes('/')).toSorted()).toEqual([...SPOKEN_CODES].toSorted());
});

test('cards have the article, the contraction and the elision that each language wants', async () => {
  const said = async (code: Language, faces: PackName, card: CardCode, message = '{card:theCard}'): Promise<string> =>
    plainText(compose(message, { card }, (await tableIn(code, faces)).speaker));
  expect(await said('en', 'french', '9S', '^{card:theCard} is high: {card:card}')).toBe('The nine of spades is high: nine of spades');
  expect(await said('nl', 'french', 'TH')).toBe('hartentien');
  expect(await said('nl', 'spanish', '4H')).toBe('de vier van bekers');
  expect(await said('de', 'french', 'JH')).toBe('der Herz-Bube');
  expect(await said('de', 'spanish', 'AD')).toBe('das Ass der Münzen');
  expect(await said('fr', 'french', 'TH')).toBe('le dix de cœur');
  expect(await said('fr', 'french', 'QS')).toBe('la dame de pique');
  expect(await said('fr', 'french', '9S', 'au-dessus de {card:theCard}, {card:card}')).toBe('au-dessus du neuf de pique, neuf de pique');
  expect(await said('fr', 'french', 'QS', 'De {card:theCard} à {card:theCard}')).toBe('De la dame de pique à la dame de pique');
  expect(await said('fr', 'french', 'AS', 'de {card:card}, de {card:theCard}')).toBe('d’as de pique, de l’as de pique');
  expect(await said('fr', 'spanish', 'QS')).toBe('le cavalier d’épées');
  expect(await said('es', 'spanish', 'JS')).toBe('la sota de espadas');
  expect(await said('es', 'spanish', 'AD', 'de {card:theCard} a {card:theCard}')).toBe('del as de oros al as de oros');
  expect(await said('ca', 'spanish', 'AD')).toBe('l’as d’oros');
  expect(await said('ca', 'spanish', 'QC', 'per {card:theCard}, de {card:theCard}')).toBe('pel cavall de bastos, del cavall de bastos');
  expect(await said('ca', 'spanish', 'JD', 'de {card:theCard}')).toBe('de la sota d’oros');
  expect(await said('it', 'italian', 'TD', 'più di {card:theCard}')).toBe('più del tre di denari');
  expect(await said('it', 'french', '8C', 'a {card:theCard}')).toBe('all’otto di fiori');
  expect(await said('it', 'french', 'QC', 'su **{card:theCard}**')).toBe('sulla donna di fiori');
  const { speaker } = await tableIn('ca', 'spanish');
  expect(plainText(compose('de {suit:trump} o de {other:trump}', { suit: 'D', other: 'H' }, speaker))).toBe('d’oros o de copes');
  expect(plainText(compose('la taula de {name}, de {other}', { name: 'Ada', other: 'Ben' }, speaker))).toBe('la taula d’Ada, de Ben');
});

test('a bid of Briscola chiamata is a rank by its name, or points', async () => {
  const words = new Words();
  await words.speak('it');
  const speaker = speakerFor(words, { game: 'briscola-chiamata', faces: 'italian', names: [], viewer: 0 });
  expect([speaker.call('bid:K'), speaker.call('bid:T'), speaker.call('bid:62')]).toEqual(['Re', 'Tre', '62']);
});

test('numbers are written as the language writes them', async () => {
  const { speaker } = await tableIn('nl', 'french');
  expect(plainText(compose('{n?one=# punt|other=# punten}, {n}', { n: 12345 }, speaker))).toBe('12.345 punten, 12.345');
});

test('the first language of the browser that has words is taken, and English without any', () => {
  expect(languageFor(['pt-BR', 'ca-ES', 'es-ES'])).toBe('ca');
  expect(languageFor(['NL-be'])).toBe('nl');
  expect(languageFor(['de-AT', 'en'])).toBe('de');
  expect(languageFor(['en-US', 'fr'])).toBe('en');
  expect(languageFor(['sv', 'ja'])).toBe('en');
  expect(languageFor([])).toBe('en');
});

test('of two choices in a row the later one holds', async () => {
  const words = new Words();
  await Promise.all([words.speak('fr'), words.speak('en')]);
  expect([words.language, words.t('ask.turn')]).toEqual(['en', en['ask.turn']]);
});
