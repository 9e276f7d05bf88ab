import { describe, expect, it } from 'vitest';
import type { CandidateCard } from '../../state/table/view/candidates.ts';
import { indexOf, type PackName } from '../../words/speaker.ts';
import { LANGUAGE_CODES, type Language } from '../../words/languages.ts';
import { Words } from '../../words/words.svelte.ts';
import { arrowOf, arrowTarget, cardForKey, neighbour, suitKeysOf, type CardKey } from './keyboard.ts';

const HAND = ['JH', 'TC', 'KC', '7C', 'AD'] as const;
const legal = ['TC', 'KC', '7C'];
const candidate = (card: (typeof HAND)[number]): CandidateCard => ({
  id: card,
  card,
  action: legal.includes(card) ? card : null,
  barred: null,
});
const french = (rank: string): string => indexOf(rank, 'french');
const english = suitKeysOf(new Words(), 'french');
/** A key as a page gets it: a capital is typed with Shift. */
const pressed = (key: string): CardKey => ({ key, shiftKey: key.length === 1 && key !== key.toLowerCase() });

async function speaking(language: Language): Promise<Words> {
  const words = new Words();
  await words.speak(language);
  return words;
}

it.each([
  ['k', 'KC'],
  ['0', 'TC'],
  ['t', 'TC'],
  ['1', 'AD'],
  ['a', 'AD'],
  ['7', '7C'],
  ['c', 'TC'],
  ['H', 'JH'],
  ['x', undefined],
  ['Enter', undefined],
])('the key %s chooses %s', (key, card) => {
  expect(cardForKey(pressed(key), HAND, -1, candidate, french, english)).toBe(card);
});

it('goes on to the next card of the suit at each press', () => {
  expect(cardForKey(pressed('c'), HAND, 1, candidate, french, english)).toBe('KC');
  expect(cardForKey(pressed('c'), HAND, 3, candidate, french, english)).toBe('TC');
});

it('goes round the end', () => {
  expect(neighbour(HAND, 4, 1)).toBe('JH');
  expect(neighbour(HAND, -1, -1)).toBe('AD');
  expect(neighbour([], 0, 1)).toBeUndefined();
});

describe('the keys of the suits', () => {
  it.each<[Language, PackName, string]>([
    ['en', 'french', 's h d c'],
    ['en', 'spanish', 'e c o b'],
    ['nl', 'french', 's h ⇧r ⇧k'],
    ['fr', 'french', '⇧p c ⇧k ⇧t'],
    ['es', 'spanish', 'e c o b'],
    ['ca', 'spanish', 'e c o b'],
    ['it', 'italian', 's c d b'],
  ])('are the initials of the suits, with Shift where a letter means something else: %s, %s', async (language, faces, keys) => {
    const { shown } = suitKeysOf(await speaking(language), faces);
    expect(shown.map(({ letter, shift }) => `${shift ? '⇧' : ''}${letter}`).join(' ')).toBe(keys);
  });

  it.each(LANGUAGE_CODES)('are four in every pack, %s', async (language) => {
    const words = await speaking(language);
    for (const faces of ['french', 'spanish', 'italian'] as const)
      expect(new Set(suitKeysOf(words, faces).shown.map(({ letter }) => letter)).size, faces).toBe(4);
  });

  it('leave ranks and commands their letters', async () => {
    const dutch = suitKeysOf(await speaking('nl'), 'french');
    expect(['k', 'r', 't', 'p'].map((letter) => dutch.suitOf(letter, false))).toEqual([undefined, undefined, undefined, undefined]);
    expect(['k', 'r', 't', 'p'].map((letter) => dutch.suitOf(letter, true))).toEqual(['C', 'D', undefined, undefined]);
  });

  it('keep the letters of the notation where they are free', async () => {
    const dutch = suitKeysOf(await speaking('nl'), 'french');
    expect(['s', 'h', 'd', 'c'].map((letter) => dutch.suitOf(letter, false))).toEqual(['S', 'H', 'D', 'C']);
    const catalan = suitKeysOf(await speaking('ca'), 'spanish');
    expect(['c', 'd', 's'].map((letter) => catalan.suitOf(letter, false))).toEqual(['H', 'D', 'S']);
  });
});

describe('arrow keys', () => {
  const step = (
    key: string,
    current: string | null,
    rows: { readonly calls?: readonly string[]; readonly lastAt?: number } = {},
  ): unknown => {
    const arrow = arrowOf(key);
    if (arrow === undefined) throw new RangeError(`${key} is no arrow`);
    return arrowTarget<string>(arrow, {
      cards: HAND,
      calls: rows.calls ?? [],
      current,
      lastAt: rows.lastAt ?? -1,
      isPlayable: (card) => rows.calls === undefined && legal.includes(card),
    });
  };
  const calls = ['pass', 'play'];

  it('go along the hand, round its ends', () => {
    expect([step('ArrowRight', 'JH'), step('ArrowLeft', 'JH'), step('ArrowDown', 'JH')]).toEqual(['TC', 'AD', undefined]);
  });

  it('enter the hand at the first card that may be played', () => {
    expect([step('ArrowRight', null), step('ArrowLeft', null), step('ArrowUp', null)]).toEqual(['TC', '7C', '7C']);
  });

  it('come back to where the last card lay', () => {
    expect([step('ArrowRight', null, { lastAt: 2 }), step('ArrowLeft', null, { lastAt: 2 })]).toEqual(['KC', 'TC']);
    expect(step('ArrowRight', null, { lastAt: 5 })).toBe('TC');
  });

  it('go through the calls where only calls are due, up and down as well', () => {
    expect([step('ArrowRight', null, { calls }), step('ArrowLeft', null, { calls })]).toEqual(['pass', 'play']);
    expect([step('ArrowDown', 'pass', { calls }), step('ArrowUp', 'pass', { calls })]).toEqual(['play', 'play']);
  });

  it('lead from a card to the calls and back', () => {
    expect(step('ArrowUp', 'KC', { calls })).toBe('pass');
    const both = { cards: HAND, calls, lastAt: 2, isPlayable: (card: string) => legal.includes(card) };
    expect(arrowTarget<string>({ by: 1, along: false }, { ...both, current: 'pass' })).toBe('KC');
    expect(arrowTarget<string>({ by: 1, along: true }, { ...both, current: 'pass' })).toBe('play');
  });
});
