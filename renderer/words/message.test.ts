import { expect, it } from 'vitest';
import { compose, signed } from './message.ts';
import { plainText } from './parts.ts';
import { speakerFor } from './speaker.ts';
import { LANGUAGES, Words } from './words.svelte.ts';

const words = new Words();
const speaker = speakerFor(words, { game: 'klaverjas', faces: 'french', names: ['Ada', 'Ben', 'Cas', 'Dee'], viewer: 0 });
const text = (message: string, params = {}): string => plainText(compose(message, params, speaker));

it.each([
  ['{n?one=# trick|other=# tricks}', { n: 1 }, '1 trick'],
  ['{n?one=# trick|other=# tricks}', { n: 3 }, '3 tricks'],
  ['{n?0=none|other=#}', { n: 0 }, 'none'],
  ['^{who:seat} {who:seat?you=play|other=plays}', { who: 0 }, 'You play'],
  ['^{who:seat} {who:seat?you=play|other=plays}', { who: 1 }, 'Ben plays'],
  ['{who:seats}', { who: [1, 3] }, 'Ben and Dee'],
  ['{card:card}', { card: 'TH' }, 'ten of hearts'],
  ['{due:either}', { due: ['TS', 'AS'] }, 'ten of spades or ace of spades'],
  ['^{led:trump}: {led:aSuit}', { led: 'C' }, 'Clubs: a club'],
  ['{t:trump}', { t: 'NT' }, 'no trumps'],
  ['{x:signed}', { x: -3 }, '−3'],
  ['{call:call}', { call: 'trump:S' }, 'Spades'],
  ['{missing}', {}, '⟦missing⟧'],
])('%s with %j', (message, params, expected) => {
  expect(text(message, params)).toBe(expected);
});

it.each(Object.keys(LANGUAGES))('writes whole numbers as %s does', (locale) => {
  const format = new Intl.NumberFormat(locale);
  for (const n of [-1, 0, 7, 10, 100, 999, 1000, 9999, 12_345, 1.5])
    expect(plainText(compose('{n}', { n }, { ...speaker, locale }))).toBe(format.format(n).replace('-', '−'));
  for (let n = 0; n < 1000; n += 1) expect(String(n)).toBe(format.format(n));
});

it('keeps cards as cards, and marks what is strong', () => {
  expect(compose('a **{card:card}**', { card: 'KC' }, speaker)).toEqual([
    { kind: 'text', text: 'a ', strong: false },
    { kind: 'card', card: 'KC', text: 'king of clubs', strong: true },
  ]);
});

it('names Italian and Spanish cards by what is printed on them', () => {
  const at = (faces: 'italian' | 'spanish') => speakerFor(words, { game: 'x', faces, names: [], viewer: null });
  expect(at('italian').card('TS')).toBe('three of swords');
  expect(at('italian').card('6D')).toBe('seven of coins');
  expect(at('spanish').card('QC')).toBe('knight of clubs');
});

it('writes numbers with their sign', () => {
  expect([7, 0, -25].map(signed)).toEqual(['+7', '0', '−25']);
});

it('shows a key without words for all to see', () => {
  expect(words.say(['fact.nothing.such'])).toBe('⟦fact.nothing.such⟧');
  expect(words.missing).toContain('fact.nothing.such');
});
