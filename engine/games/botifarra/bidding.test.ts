import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { formatAction } from '../../contract/notation.ts';
import { dealtState, played } from '../../testing/position.fixture.ts';
import { promisedPoints } from './bidding.ts';
import { botifarra } from './game.ts';
import type { Botifarra } from './deal.ts';
import { heuristicBot } from './heuristicBot.ts';
import { seatOnTurn } from '../../contract/game.ts';

/** The heuristic's choice for the seat to act after some actions, when that seat holds a hand and seat 3 deals. */
function heuristicChoice(hand: string, actions: string): string {
  const dealt = dealtState(botifarra);
  const before = played(botifarra, dealt, actions).state;
  const seat = seatOnTurn(botifarra, before);
  const held = cards(hand);
  const rest = PACKS.spanish48.cards.filter((card) => !held.includes(card));
  const hands = before.hands.map((_, other) => (other === seat ? held : rest.splice(0, 12)));
  const state: Botifarra = { ...before, hands };
  return formatAction(heuristicBot(botifarra.view(state, seat), botifarra.legal(state), rngOf(seedFrom('judge'))));
}

describe('the heuristic', () => {
  it.each([
    ['a long strong suit is named', '9H AH KH JH 7H 5H 4H AS 4S 3S 2D 3D', '', 'trump:H'],
    ['nines and aces everywhere: no trumps', '9H AH KH 9S AS KS 9D AD 5D 9C KC 2C', '', 'trump:NT'],
    ['nothing to speak of: the partner is asked', '8H 7H 4H QS 6S 4S JD 5D 3D KC 6C 2C', '', 'delegate'],
    ['the partner names its best suit, however weak', '8H 7H 6H 5H 4H QS 4S JD 5D KC 6C 2C', 'delegate', 'trump:H'],
    ['a weak hand does not double', '8H 7H 4H QS 6S 4S JD 5D 3D KC 6C 2C', 'trump:S', 'pass'],
    ['a strong hand doubles trumps that were delegated', '9H AH QH 9S AS KS 9D 8D 5D AC 3C 2C', 'delegate trump:H', 'contrar'],
    ['the same hand lets a dealer’s own choice stand', '9H AH QH 9S AS KS 9D 8D 5D AC 3C 2C', 'trump:C', 'pass'],
    ['a strong declarer doubles back', '9H AH KH JH 7H 5H 9S AS 4S 2D 3D 6C', 'delegate trump:H contrar pass', 'recontrar'],
    ['a weak one does not', 'KH QH 7H 5H 4H 2H JS 8S 4S 2D 3D 6C', 'delegate trump:H contrar pass', 'pass'],
  ])('%s', (_, hand, actions, expected) => expect(heuristicChoice(hand, actions)).toBe(expected));

  it('values honours, length and shortness, and guards', () => {
    const worth = (hand: string, trump: 'H' | 'NT'): number => promisedPoints(cards(hand), trump);
    expect(worth('9H 2S', 'H')).toBeGreaterThan(worth('AH 2S', 'H'));
    expect(worth('4H 3H 2H', 'H')).toBeGreaterThan(3 * worth('4H', 'H') - 3 * worth('', 'H'));
    expect(worth('AS 2S 3S', 'NT')).toBeGreaterThan(worth('AS 2D 3C', 'NT'));
    expect(worth('9S AS', 'NT')).toBeGreaterThan(worth('9S', 'NT') + worth('AS 2S', 'NT'));
  });
});
