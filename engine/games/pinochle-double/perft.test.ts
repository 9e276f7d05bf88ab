import { expect, it } from 'vitest';
import type { Seat, Suit } from '../../cards/card.ts';
import { continuations } from '../../testing/perft.fixture.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import { literalWays, stacksOf } from '../../testing/endings.fixture.ts';
import { dealtState, endgame } from '../../testing/position.fixture.ts';
import { pinochleDouble } from './game.ts';

/** Endings, who leads, and the exact number of ways in which each can go on; counted by the engine and by a literal reading alike. */
const ROWS: readonly (readonly [
  what: string,
  trump: Suit,
  leader: Seat,
  hands: readonly [string, string, string, string],
  count: number,
])[] = [
  ['everybody follows', 'D', 0, ['KS JS', 'TS QS', 'AS JS', 'AS KS'], 6],
  ['copies are one choice', 'S', 0, ['AH AH', 'TH TH', 'KH KH', 'JH JH'], 1],
  ['trumps all round', 'H', 1, ['AH JH', 'TH QH', 'AH KH', 'JH QH'], 10],
  ['trumped and over-trumped', 'H', 0, ['AS JD', 'JH QH', 'KS AD', 'TH KH'], 8],
  ['nobody holds trumps', 'C', 2, ['AS JD', 'TS QH', 'KS AH', 'QS JD'], 5],
  ['one suit each', 'C', 3, ['AS KS TS', 'AH KH TH', 'AD KD TD', 'AC KC TC'], 1296],
  ['three cards, mixed', 'S', 0, ['JS JD KH', 'QS TD QH', 'AS KD QC', 'TS KD JC'], 9],
  ['three cards, aces alike', 'D', 0, ['AH AH AD', 'AH TH JH', 'TD KS QH', 'AH KH QD'], 36],
  ['three cards, voids', 'H', 1, ['JH QH AC', 'AS KS QS', 'AH JD TD', 'TH JC QC'], 48],
  ['three cards, copies', 'C', 3, ['JC JC AH', 'TC TS AH', 'QC KS QD', 'KC AS JD'], 9],
  ['four cards', 'S', 2, ['JS QH JD AC', 'TS KH TD QC', 'AS QH TD KC', 'TS JH AD JC'], 24],
  ['four cards, long trumps', 'H', 0, ['AH TH QH JS', 'AS KS TD JH', 'TH QH KD TS', 'AH KH JD QS'], 424],
];

it.each(ROWS)('%s: %s trumps, %i leads', (_, trump, leader, hands, count) => {
  const state = { ...endgame(dealtState(pinochleDouble, { options: { concede: 'off' } }), trump, leader, hands), declarer: 0 };
  expect(literalWays({ prose: 'pinochle-double' }, trump, leader, hands.map(stacksOf), OPPOSITE)).toBe(count);
  expect(continuations(pinochleDouble, state)).toBe(count);
});
