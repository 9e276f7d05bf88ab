import { expect, it } from 'vitest';
import { trickCards } from './trickCards.ts';
import { aView } from '../../fixtures/view.fixture.ts';

const trick = { leader: 3, cards: ['9S', 'KC'], winning: 3 } as const;

it('lays each card of the trick before who played it', () => {
  expect(trickCards(aView({ trick: { ...trick } }), null).map(({ seat, card }) => [seat, card])).toEqual([
    [3, '9S'],
    [0, 'KC'],
  ]);
});

it('lays the card that was let go beside them, until the table answers', () => {
  const lying = trickCards(aView({ trick: { leader: 3, cards: ['9S'], winning: 3 } }), { seat: 0, card: 'TC' });
  expect(lying.at(-1)).toMatchObject({ seat: 0, card: 'TC', waiting: true });
});

it('keeps one card a seat where another was played for it while its own was on its way', () => {
  const lying = trickCards(aView({ trick: { ...trick } }), { seat: 0, card: 'TC' });
  expect(lying.map(({ card, waiting }) => [card, waiting])).toEqual([
    ['9S', false],
    ['KC', false],
  ]);
  expect(new Set(lying.map(({ key }) => key)).size).toBe(lying.length);
});
