import { expect, it } from 'vitest';
import type { Seat, Suit } from '../../cards/card.ts';
import { continuations } from '../../testing/perft.fixture.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import { literalWays, stacksOf } from '../../testing/endings.fixture.ts';
import type { Game } from '../../contract/game.ts';
import { dealtState, endgame } from '../../testing/position.fixture.ts';
import type { LiteralRow } from '../../cards/trick/test/literal.fixture.ts';
import { belote } from './game.ts';

type House = Omit<Extract<LiteralRow, { prose: 'belote' }>, 'prose'>;
const HOUSE: House = { underTrump: 'forced', underPartner: 'free' };

/** Endings, who leads, and the exact number of ways in which each can go on; counted by the engine and by a literal reading alike. */
const ROWS: readonly (readonly [
  what: string,
  house: Partial<House>,
  trump: Suit,
  leader: Seat,
  hands: readonly [string, string, string, string],
  count: number,
])[] = [
  ['everybody follows', {}, 'D', 0, ['AS 7S', 'TS 8S', 'KS 9S', 'QS JS'], 16],
  ['trumps all round', {}, 'H', 1, ['JH 7H', '9H 8H', 'AH QH', 'TH KH'], 8],
  ['the partner’s ace frees a void hand', {}, 'H', 0, ['AS 7D', '8S 9H', '8D QH', 'KS JH'], 4],
  ['lower trumps are due', {}, 'H', 0, ['AS KS', 'JH 9D', '7H AC', 'TS 8S'], 4],
  ['lower trumps are not due', { underTrump: 'free' }, 'H', 0, ['AS KS', 'JH 9D', '7H AC', 'TS 8S'], 8],
  ['under the partner’s trump', {}, 'H', 3, ['TH AD', 'QS 8S', '8H AC', 'KS 9S'], 8],
  ['never under the partner’s trump', { underPartner: 'forbidden' }, 'H', 3, ['TH AD', 'QS 8S', '8H AC', 'KS 9S'], 4],
  ['nobody holds trumps', {}, 'C', 2, ['AS 7D', 'TS 8H', 'KS 9H', 'QS JD'], 5],
  ['one suit each', {}, 'C', 3, ['AS KS TS', 'AH KH TH', 'AD KD TD', 'AC KC TC'], 1296],
  ['three cards, mixed', {}, 'S', 0, ['JS 7D KH', '9S TD QH', 'AS 8D 9C', 'TS KD 7C'], 15],
  ['three cards, voids', {}, 'H', 1, ['7H 8H AC', 'AS KS QS', 'JH 9D TD', '9H 7C 8C'], 144],
  [
    'three cards, voids, never below the partner',
    { underPartner: 'forbidden' },
    'H',
    1,
    ['7H 8H AC', 'AS KS QS', 'JH 9D TD', '9H 7C 8C'],
    48,
  ],
  ['four cards', {}, 'S', 2, ['JS 8H 7D AC', '9S KH TD 8C', 'AS QH 9D KC', 'TS 7H AD 9C'], 24],
  ['four cards, long trumps', {}, 'H', 0, ['JH 9H 8H 7S', 'AS KS TD 7H', 'TH QH 8D 9S', 'AH KH 7D QS'], 680],
];

it.each(ROWS)('%s %o: %s trumps, %i leads', (_, house, trump, leader, hands, count) => {
  const state = endgame(dealtState(belote, { options: house }), trump, leader, hands);
  const literal = literalWays({ prose: 'belote', ...HOUSE, ...house }, trump, leader, hands.map(stacksOf), OPPOSITE);
  expect(literal).toBe(count);
  expect(continuations(belote as unknown as Game, state)).toBe(count);
});
