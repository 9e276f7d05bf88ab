import { expect, it } from 'vitest';
import { compose } from './message.ts';
import { signed } from './numbers.ts';
import { plainText, type Params } from './parts.ts';
import { speakerFor } from '../speaker.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { Words } from '../words.svelte.ts';

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
  ['{card:theCard}', { card: 'TH' }, 'the ten of hearts'],
  ['^{card:theCard} wins', { card: 'TH' }, 'The ten of hearts wins'],
  ['{due:either}', { due: ['TS', 'AS'] }, 'the ten of spades or the ace of spades'],
  ['{cards:theCards}', { cards: ['TS', 'AS'] }, 'the ten of spades and the ace of spades'],
  ['^{who:seat?you=past|other={who:seat} past}', { who: 0 }, 'Past'],
  ['^{who:seat?you=past|other={who:seat} past}', { who: 1 }, 'Ben past'],
  ['{t:trump?NT=No trumps|other=Trumps: {t:trump}}', { t: 'NT' }, 'No trumps'],
  ['{t:trump?NT=No trumps|other=Trumps: {t:trump}}', { t: 'S' }, 'Trumps: spades'],
  ['{n?one=# trick|other=# tricks{who:seat?you= of yours: #|other=}}', { n: 3, who: 0 }, '3 tricks of yours: 3'],
  ['{n?0=none|other={who:seat?you=you have #|other={m?one=# of #|other=#}}}', { n: 3, who: 1, m: 2 }, '2'],
  ['press {button:over.next}', {}, 'press Next deal'],
  ['{menu:updates}', {}, 'Check for Updates…'],
  ['{call:trump:S}, {call:pass}', {}, 'Spades, Pass'],
  ['a | b, #', {}, 'a | b, #'],
  ['^{led:trump}: {led:aSuit}', { led: 'C' }, 'Clubs: a club'],
  ['{t:trump}', { t: 'NT' }, 'no trumps'],
  ['{x:signed}', { x: -3 }, '−3'],
  ['{action:call}', { action: 'trump:S' }, 'Spades'],
  ['{missing}', {}, '⟦missing⟧'],
])('%s with %j', (message, params, expected) => {
  expect(text(message, params)).toBe(expected);
});

it('keeps a name that runs from right to left apart from the sentence around it', () => {
  const names = ['Ada', 'דנה', 'كمال'];
  const table = speakerFor(words, { game: 'klaverjas', faces: 'french', names, viewer: 0 });
  const say = (message: string, params: Params): string => plainText(compose(message, params, table));
  expect(say('^{who:seat} {who:seat?you=play|other=plays} 7', { who: 1 })).toBe('\u2068דנה\u2069 plays 7');
  expect(say('{who:seats}: {n}', { who: [0, 2], n: 3 })).toBe('you and \u2068كمال\u2069: 3');
  expect(say('{name}, {n?one=# card|other=# cards}', { name: 'דנה', n: 2 })).toBe('\u2068דנה\u2069, 2 cards');
  expect(say('{name} 2', { name: 'Zoë Ångström' })).toBe('Zoë Ångström 2');
});

it.each([
  ['{n', 'a place is not closed'],
  ['n}', 'a brace closes nothing'],
  ['{}', 'a name is missing'],
  ['{n:sute}', 'there is no kind sute'],
  ['{n?one=#}', 'a choice has no case for other'],
  ['{n?one=#|other=#', 'a choice is not closed'],
  ['{n?one|other=#}', 'a case is missing'],
  ['{button:a?b=c}', 'a reference is not closed'],
])('refuses %s: %s', (message, why) => {
  expect(() => text(message, { n: 1 })).toThrow(why);
});

it.each(LANGUAGE_CODES)('writes whole numbers as %s does', (locale) => {
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

it('keeps what a case of a choice draws', () => {
  expect(compose('^{who:seat?you=play {card:theCard}|other=**{who:seat}** plays {card:theCard}}', { who: 1, card: 'KC' }, speaker)).toEqual(
    [
      { kind: 'text', text: 'Ben', strong: true },
      { kind: 'text', text: ' plays the ', strong: false },
      { kind: 'card', card: 'KC', text: 'king of clubs', strong: false },
    ],
  );
});

it('writes numbers with their sign', () => {
  expect([7, 0, -25].map(signed)).toEqual(['+7', '0', '−25']);
});

it('shows a key without words for all to see', () => {
  expect(words.say(['fact.nothing.such'])).toBe('⟦fact.nothing.such⟧');
  expect(words.missing).toContain('fact.nothing.such');
});
