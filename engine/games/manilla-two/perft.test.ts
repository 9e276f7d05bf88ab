import { expect, it } from 'vitest';
import { cards, type Seat, type Suit } from '../../cards/card.ts';
import { continuations } from '../../testing/perft.fixture.ts';
import { literalWays, stacksOf } from '../../testing/endings.fixture.ts';
import type { Game } from '../../contract/game.ts';
import { dealtState, endgame } from '../../testing/position.fixture.ts';
import { manillaTwo } from './game.ts';
import { SIDES } from './deal.ts';

/**
 * Endings in piles (cards of a pile joined by `-`, the lowest first), who leads, and the exact number of ways in which each can go on;
 * counted by the engine and by a literal reading alike.
 */
const ROWS: readonly (readonly [what: string, trump: Suit, leader: Seat, piles: readonly [string, string], count: number])[] = [
  ['single cards', 'D', 0, ['9H 3S 2C', 'AH 2S KC'], 6],
  ['single cards, the other leads', 'D', 1, ['9H 3S 2C', 'AH 2S KC'], 6],
  ['a tall pile each', 'D', 0, ['2H-KD-9S AS 3C', '3H-QD-AH KS 4C'], 38],
  ['two piles each', 'D', 0, ['2H-KD 9S-AH', '3H-QD AS-KH'], 10],
  ['two piles each, covered trumps', 'D', 1, ['KD-2H AD-AH', 'QD-3H 9D-KH'], 10],
  ['one pile against three', 'S', 0, ['9S-KD-2H', '3C QC 4S'], 2],
  ['three against one pile', 'S', 1, ['9S-KD-2H', '3C QC 4S'], 6],
  ['trumps only', 'C', 0, ['9C-2C 5C-8C', 'AC-3C KC-4C'], 24],
  ['no trumps left', 'C', 0, ['9H-2S 5D-8S', 'AH-3S KD-4S'], 16],
  ['must beat', 'C', 0, ['KH-3H 2H-8H', '9H-7H AH-6H'], 32],
  ['three piles of two', 'H', 0, ['9H-2S 5D-8S AC-KC', 'AH-3S KD-4S 2C-3C'], 190],
  ['three piles of two, the other leads', 'H', 1, ['9H-2S 5D-8S AC-KC', 'AH-3S KD-4S 2C-3C'], 122],
];

it.each(ROWS)('%s: %s trumps, %i leads', (_, trump, leader, texts, count) => {
  const piles = texts.map(stacksOf);
  const state = {
    ...endgame(dealtState(manillaTwo), trump, leader, ['', '']),
    trump,
    piles: piles.map((stacks) => stacks.map((stack) => cards(stack.join(' ')))),
  };
  expect(literalWays({ prose: 'manilla' }, trump, leader, piles, SIDES)).toBe(count);
  expect(continuations(manillaTwo as unknown as Game, state)).toBe(count);
});
