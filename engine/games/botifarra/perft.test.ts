import { expect, it } from 'vitest';
import type { Seat, Trump } from '../../cards/card.ts';
import { continuations } from '../../testing/perft.fixture.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import { literalWays, stacksOf } from '../../testing/endings.fixture.ts';
import type { Game } from '../../contract/game.ts';
import type { Options } from '../../contract/options.ts';
import { dealtState, endgame } from '../../testing/position.fixture.ts';
import { botifarra } from './game.ts';
import { option } from './options.ts';

/** Endings, who leads, and the exact number of ways in which each can go on; counted by the engine and by a literal reading alike. */
const ROWS: readonly (readonly [
  what: string,
  trump: Trump,
  leader: Seat,
  hands: readonly [string, string, string, string],
  options: Options,
  count: number,
])[] = [
  ['everybody follows', 'D', 0, ['9H 3H', 'AH 2H', 'KH 4H', 'QH 5H'], {}, 4],
  ['second without trumps is free', 'D', 0, ['KH 2S 3S', '9C 5C 4S', 'AH 6S 7H', '2H 8S 9S'], {}, 50],
  ['trumps all round', 'D', 1, ['9D AD 2D', 'KD QD 3D', 'JD 8D 4D', '7D 6D 5D'], {}, 70],
  ['nobody holds trumps', 'D', 2, ['9S AS 2S', 'KH QH 3H', 'JC 8C 4C', '7S 6H 5C'], {}, 72],
  ['counters for the partner', 'D', 0, ['9H 9S 9C', '2H 3S 4C', 'KC 7C 5C', '7S 8S 6S'], {}, 18],
  ['a counter need not be given', 'D', 0, ['9H 9S 9C', '2H 3S 4C', 'KC 7C 5C', '7S 8S 6S'], { mustGive: 'off' }, 36],
  ['losing trumps are free', 'D', 0, ['KH 2C 3C', '6D 2S 7C', '5D 4D 9S', 'JH QH 8C'], {}, 50],
  ['losing trumps are forced', 'D', 0, ['KH 2C 3C', '6D 2S 7C', '5D 4D 9S', 'JH QH 8C'], { losingTrump: 'forced' }, 38],
  ['over the partner', 'D', 0, ['9H 9S 9C', '2H 3S 4C', 'KD 7D 5D', '7S 8S 6S'], {}, 96],
  ['over the partner, any trump that beats', 'D', 0, ['9H 9S 9C', '2H 3S 4C', 'KD 7D 5D', '7S 8S 6S'], { partnerTrumps: 'over' }, 144],
  ['under an opponent’s trump', 'D', 0, ['KH 9S 2S', '3D 4C 5C', '2H 9H 4S', 'AH 6S 7H'], {}, 48],
  ['under an opponent’s trump, any card of the suit', 'D', 0, ['KH 9S 2S', '3D 4C 5C', '2H 9H 4S', 'AH 6S 7H'], { trumpedSuit: 'any' }, 64],
  ['no trumps, long suits', 'NT', 3, ['9S AS KS 2S', '9H AH KH 2H', '9D AD KD 2D', '9C AC KC 2C'], {}, 13824],
  ['no trumps, mixed', 'NT', 1, ['9S 8S 3D', 'AH KH 2D', 'QS JH 7C', '5S 4C AC'], {}, 168],
  ['voids and ruffs', 'C', 3, ['9H 2H 4C', 'AH 3C 5D', 'KH 7C 6D', 'QS 8H 9D'], {}, 30],
  ['four cards', 'S', 2, ['9H 2H 4S 5C', 'AC 3S 5D 6D', 'KH 7H 6S 8D', 'QS 8S 9D KC'], {}, 320],
];

it.each(ROWS)('%s: %s trumps, %i leads', (_, trump, leader, hands, options, count) => {
  const state = endgame(dealtState(botifarra, { options }), trump, leader, hands);
  const house = state.setup.options;
  const row = {
    prose: 'botifarra',
    losingTrump: option(house, 'losingTrump'),
    mustGive: option(house, 'mustGive'),
    partnerTrumps: option(house, 'partnerTrumps'),
    trumpedSuit: option(house, 'trumpedSuit'),
  } as const;
  expect(literalWays(row, trump, leader, hands.map(stacksOf), OPPOSITE)).toBe(count);
  expect(continuations(botifarra as unknown as Game, state)).toBe(count);
});
