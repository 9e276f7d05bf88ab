import { describe, expect, test } from 'vitest';
import { SUITS } from '../../engine/cards/card.ts';
import { PACKS } from '../../engine/cards/pack.ts';
import { deriveSeed, pick, rngOf, seedFrom } from '../../engine/cards/random.ts';
import { PASS } from '../../engine/contract/action.ts';
import type { Game } from '../../engine/contract/game.ts';
import type { Options } from '../../engine/contract/options.ts';
import { GAMES } from '../../engine/games/index.ts';
import { setupFor } from '../../engine/testing/position.fixture.ts';
import { compose } from '../words/message/message.ts';
import { plainText } from '../words/message/parts.ts';
import { speakerFor } from '../words/speaker.ts';
import { LANGUAGES, LANGUAGE_CODES, type Language } from '../words/languages.ts';
import { Words } from '../words/words.svelte.ts';
import { hasText, openBook, type RulesBook } from './book.ts';
import { casesOf, IDEA, keysOf, SECTION_IDS } from './page.ts';
import { prose } from './prose.ts';

const languages = LANGUAGE_CODES;
const books = new Map<string, RulesBook>();
await Promise.all(
  GAMES.flatMap(({ id }) => languages.map(async (language) => books.set(`${id} ${language}`, await openBook(id, language)))),
);
const bookOf = (game: Game, language: Language): RulesBook => books.get(`${game.id} ${language}`)!;

/** Figures of a text, cards and places apart, in no order. Numbers above 999 are written as a language groups them. */
function figuresIn(text: string): string[] {
  const bare = text.replace(/\{[^}]*\}/g, ' ').replace(/(\d)[.,\u00a0\u202f ](\d{3})(?!\d)/g, '$1$2');
  return [...bare.matchAll(/\d+/g)].map(([figure]) => figure).sort();
}
/** Cards and places; a language may name a call by its message where English has another word. */
const cardsIn = (text: string): string[] => [...text.matchAll(/\{(?!(?:call|button|menu):)\w+(?::\w+)?\}/g)].map(([place]) => place).sort();

describe.each(GAMES.map((game) => [game.id, game] as const))('the rules of %s', (_, game) => {
  const { page, text: english } = bookOf(game, 'en');
  const keys = page.sections.flatMap(({ blocks }) => blocks.flatMap(keysOf));

  test('sections stand in their order, and every key once', () => {
    expect(page.game).toBe(game.id);
    const ids = page.sections.map(({ id }) => id);
    expect(ids).toEqual(SECTION_IDS.filter((id) => ids.includes(id)));
    for (const needed of ['aim', 'cards', 'deal', 'play', 'score', 'match', 'source'] as const) expect(ids).toContain(needed);
    expect(new Set(keys).size).toBe(keys.length);
    expect(casesOf(page).length).toBeGreaterThanOrEqual(4);
  });

  test('there are words for every key, and none besides', () => {
    expect(Object.keys(english).toSorted()).toEqual([...IDEA, ...keys].toSorted());
  });

  test('every house rule is explained, once, and no other', () => {
    expect(keys.filter((key) => key.startsWith('option.')).toSorted()).toEqual(game.options.map(({ name }) => `option.${name}`).toSorted());
  });

  test('cases are played under options and values that there are', () => {
    for (const fact of casesOf(page))
      for (const [name, value] of Object.entries(('options' in fact ? fact.options : undefined) ?? {}))
        expect(game.options.find((option) => option.name === name)?.values, name).toContain(value);
  });

  test('every reason for which the table bars a card has its paragraph', () => {
    for (const key of Object.values(page.why)) expect(keys).toContain(key);
    expect([...reasonsIn(game)].filter((code) => page.why[code] === undefined)).toEqual([]);
  });

  describe.each(languages)('in %s', (language) => {
    // A language that no player has checked may be unfinished: what it lacks is shown in English.
    const unchecked = LANGUAGES[language].unchecked === true;
    if (!hasText(game.id, language)) {
      if (unchecked) test.todo('has a text');
      else
        test('has a text', () =>
          expect.fail(
            `renderer/rules/texts/${language}/${game.id}.ts is missing: translate renderer/rules/texts/en/${game.id}.ts (then npm run unit -- renderer/rules)`,
          ));
      return;
    }
    const { text } = bookOf(game, language);

    test('has the same keys, figures and cards as English, and words of its own', () => {
      expect(Object.keys(text).toSorted()).toEqual(Object.keys(english).toSorted());
      for (const [key, own] of Object.entries(text)) {
        expect(own.trim(), key).not.toBe('');
        expect(figuresIn(own), `${key}: ${own}`).toEqual(figuresIn(english[key]!));
        expect(cardsIn(own), key).toEqual(cardsIn(english[key]!));
        expect((own.match(/\*\*/g) ?? []).length % 2, key).toBe(0);
        if (language !== 'en' && !unchecked && english[key]!.length > 24) expect(own, key).not.toBe(english[key]);
      }
    });

    test('names no suit of another pack', async () => {
      const words = new Words();
      await words.speak(language);
      const { faces } = PACKS[game.pack];
      const named = (pack: string): string[] =>
        SUITS.flatMap((suit) => [words.say([`suit.${pack}.${suit}`]), words.say([`suit.one.${pack}.${suit}`])]).map((name) =>
          name.toLowerCase(),
        );
      const own = named(faces);
      const foreign = ['french', 'spanish', 'italian'].flatMap(named).filter((name) => !own.includes(name));
      for (const [key, said] of Object.entries(text))
        for (const name of foreign)
          expect(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(said), `${key} speaks of ${name}: ${said}`).toBe(false);
    });

    test('is as exact as it is long: a page, not a note', () => {
      const words = Object.values(text).join(' ').split(/\s+/).length;
      expect(words).toBeGreaterThan(450);
      expect(words).toBeLessThan(2200);
    });

    test('fills every place', async () => {
      const words = new Words();
      await words.speak(language);
      const speaker = speakerFor(words, { game: game.id, faces: 'french', names: [], viewer: null });
      for (const fact of casesOf(page)) {
        const given = fact.kind === 'score' ? (fact.given ?? {}) : {};
        expect(plainText(prose(text[`case.${fact.id}`]!, given, speaker))).not.toContain('⟦');
      }
      for (const key of keys.filter((each) => !each.startsWith('case.')))
        expect(plainText(prose(text[key]!, {}, speaker)), key).not.toContain('⟦');
      expect(plainText(compose('{a}', {}, speaker))).toContain('⟦');
    });
  });
});

/** Why cards are barred in some random deals of a game, under each value of each option and each preset. */
function reasonsIn(game: Game): Set<string> {
  const houses: Options[] = [
    {},
    ...game.options.flatMap(({ name, values }) => values.slice(1).map((value) => ({ [name]: value }))),
    ...Object.values(game.presets),
  ];
  const found = new Set<string>();
  for (const [at, options] of houses.entries())
    for (let deal = 0; deal < 4; deal += 1) {
      const seed = seedFrom(`rules ${game.id} ${at} ${deal}`);
      const rng = rngOf(deriveSeed(seed, 'choices'));
      let state = game.deal(setupFor(game, { options, seed: `rules ${game.id} ${at} ${deal}`, players: game.seats.min })).state;
      while (game.toAct(state) !== null) {
        const { actions, barred } = game.legal(state);
        for (const { code } of barred) found.add(code);
        // Passing for ever plays no card; trumps and calls are taken as they come.
        const calls = actions.filter((action) => action !== PASS);
        const choices = calls.length > 0 && rng.below(3) > 0 ? calls.slice(0, 12) : actions;
        state = game.apply(state, pick(choices, rng)).state;
      }
    }
  return found;
}
