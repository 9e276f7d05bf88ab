import { expect, it } from 'vitest';
import type { CandidateCard } from '../state/table/candidates.ts';
import { indexOf } from '../words/speaker.ts';
import { cardForKey, neighbour } from './keyboard.ts';

const HAND = ['JH', 'TC', 'KC', '7C', 'AD'] as const;
const legal = ['TC', 'KC', '7C'];
const candidate = (card: (typeof HAND)[number]): CandidateCard => ({
  id: card,
  card,
  action: legal.includes(card) ? card : null,
  barred: null,
});
const french = (rank: string): string => indexOf(rank, 'french');

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
  expect(cardForKey(key, HAND, -1, candidate, french)).toBe(card);
});

it('goes on to the next card of the suit at each press', () => {
  expect(cardForKey('c', HAND, 1, candidate, french)).toBe('KC');
  expect(cardForKey('c', HAND, 3, candidate, french)).toBe('TC');
});

it('goes round the end', () => {
  expect(neighbour(HAND, 4, 1)).toBe('JH');
  expect(neighbour(HAND, -1, -1)).toBe('AD');
  expect(neighbour([], 0, 1)).toBeUndefined();
});
