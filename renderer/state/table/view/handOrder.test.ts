import { expect, it } from 'vitest';
import { heldCards, sortHand, suitOrder } from './handOrder.ts';
import { KLAVERJAS } from '../../fixtures/view.fixture.ts';

const BLACK = 'SC';
const colours = (suits: readonly string[]): string => suits.map((suit) => (BLACK.includes(suit) ? 'b' : 'r')).join('');

it.each([
  [['S', 'H', 'D', 'C'], null, 'brbr'],
  [['S', 'H', 'D', 'C'], 'H', 'rbrb'],
  [['S', 'H', 'D', 'C'], 'C', 'brbr'],
  [['S', 'H', 'C'], null, 'brb'],
  [['S', 'H', 'D'], null, 'rbr'],
  [['H', 'S', 'C'], 'S', 'brb'],
  [['H', 'D', 'S'], 'H', 'rbr'],
] as const)('alternates colours: %j with trumps %s', (suits, trump, expected) => {
  const order = suitOrder(suits, trump);
  expect(colours(order)).toBe(expected);
  if (trump !== null) expect(order[0]).toBe(trump);
  expect([...order].sort()).toEqual([...suits].sort());
});

it('sorts ranks by the game’s order, in trumps by that of trumps', () => {
  const cards = heldCards(['9H', 'AH', 'JH', '9S', 'TS', 'AS']);
  const order = sortHand(cards, { trump: 'H', facts: [] }, KLAVERJAS.layout.order, ['H', 'S']).map(({ card }) => card);
  expect(order).toEqual(['JH', '9H', 'AH', 'AS', 'TS', '9S']);
});

it('sorts every suit by the order of trumps where all suits are trumps', () => {
  const cards = heldCards(['AH', 'JH', '9S', 'TS', 'AS']);
  const view = { trump: 'NT', facts: [{ key: 'some.allTrumps', params: { seat: 0 } }] } as const;
  const order = sortHand(cards, view, KLAVERJAS.layout.order, ['H', 'S']).map(({ card }) => card);
  expect(order).toEqual(['JH', 'AH', '9S', 'AS', 'TS']);
});

it('tells identical cards apart', () => {
  expect(heldCards(['KC', 'KC', 'QC']).map(({ copy }) => copy)).toEqual([0, 1, 0]);
});
