import { expect, it } from 'vitest';
import type { Seat, Suit } from '../../cards/card.ts';
import { continuations } from '../../testing/perft.fixture.ts';
import { dealtState, endgame, played } from '../../testing/position.fixture.ts';
import { briscolaChiamata } from './game.ts';

/** Whatever is led, each hand may go in any order: the number of orders for five seats together. */
const WAYS = { 1: 1, 2: 2 ** 5, 3: 6 ** 5 } as const;

/** Endings by trumps, leader and hands; with no duties their number is known beforehand. */
const ROWS: readonly (readonly [trump: Suit, leader: Seat, hands: readonly string[]])[] = [
  ['S', 0, ['AS', 'TS', 'KS', 'QS', 'JS']],
  ['H', 3, ['2D', '3D', '4D', '5D', '6D']],
  ['S', 0, ['AS 2H', 'TS 3H', 'KS 4H', 'QS 5H', 'JS 6H']],
  ['H', 1, ['AS 2H', 'TS 3H', 'KS 4H', 'QS 5H', 'JS 6H']],
  ['D', 2, ['AS KS', 'AH KH', 'AD KD', 'AC KC', 'TS TH']],
  ['C', 3, ['2C 3C', '4C 5C', '6C JC', 'QC KC', 'TC AC']],
  ['C', 4, ['2C AD', '4C TD', '6C KD', 'QC QD', 'TC JD']],
  ['S', 4, ['2H 3D', '4H 5D', '6H JD', 'QH KD', 'TH AD']],
  ['D', 0, ['AH TH', '2S 2C', 'KD 3S', '3C 4C', '5S 5C']],
  ['S', 0, ['AS 2H 3D', 'TS 3H 4D', 'KS 4H 5D', 'QS 5H 6D', 'JS 6H 2D']],
  ['H', 2, ['AS 2H 3D', 'TS 3H 4D', 'KS 4H 5D', 'QS 5H 6D', 'JS 6H 2D']],
  ['C', 3, ['AS KS QS', 'AH KH QH', 'AD KD QD', 'AC KC QC', 'TS TH TD']],
];

it.each(ROWS)('%s trumps, %i leads: %j', (trump, leader, hands) => {
  const { state } = played(briscolaChiamata, dealtState(briscolaChiamata, { dealer: 4 }), 'bid:2 pass pass pass pass trump:S');
  const count = (hands[0]?.split(' ').length ?? 1) as 1 | 2 | 3;
  expect(continuations(briscolaChiamata, endgame(state, trump, leader, hands))).toBe(WAYS[count]);
});
