import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../words/languages.ts';
import { dictionaryOf } from '../words/loaders.ts';
import { indexOf, LETTERS, lettersOf } from '../words/speaker.ts';
import { Decks } from './decks.svelte.ts';

const decks = new Decks();
await Promise.all((['french', 'spanish', 'italian'] as const).map((faces) => decks.load(faces)));
const picture = (
  card: 'KH' | 'QH' | '9D' | 'KD' | 'TS' | '??',
  faces: 'french' | 'spanish' | 'italian',
  letters: (typeof LETTERS)[number],
) => decks.picture(card, faces, 'index', false, letters);

describe('letters of the courts', () => {
  test('a court of the French pack is shown with the letters asked for, every other card as it is', () => {
    expect(picture('KH', 'french', 'en')).toMatch(/\/big\/KH\.svg[^#]*$/);
    expect(picture('KH', 'french', 'nl')).toMatch(/\/big\/KH\.svg.*#nl$/);
    expect(picture('KH', 'french', 'fr')).toMatch(/\/big\/KH\.svg.*#fr$/);
    expect(picture('QH', 'french', 'de')).toMatch(/\/big\/QH\.svg.*#de$/);
    expect(picture('9D', 'french', 'nl')).not.toContain('#');
    expect(picture('KD', 'spanish', 'nl')).not.toContain('#');
    expect(picture('??', 'french', 'nl')).not.toContain('#');
    expect(decks.picture('KD', 'french', 'art', true, 'nl')).toMatch(/\/std4\/KD\.svg.*#nl$/);
  });

  test.each(LANGUAGE_CODES)('in %s they begin the names of the courts, where the language has letters of its own', async (language) => {
    const words = await dictionaryOf(language);
    const letters = lettersOf(language);
    if (letters !== language) {
      expect(letters).toBe('en');
      return;
    }
    for (const rank of ['J', 'Q', 'K'] as const)
      expect(words[`rank.french.${rank}`].charAt(0).toUpperCase()).toBe(indexOf(rank, 'french', letters));
  });

  test('what is printed beside words is what the cards show', () => {
    expect(LETTERS.map((letters) => ['J', 'Q', 'K', 'T', 'A', '9'].map((rank) => indexOf(rank, 'french', letters)).join(' '))).toEqual([
      'J Q K 10 A 9',
      'B V H 10 A 9',
      'V D R 10 A 9',
      'B D K 10 A 9',
    ]);
    expect(indexOf('K', 'spanish', 'nl')).toBe('12');
  });
});
