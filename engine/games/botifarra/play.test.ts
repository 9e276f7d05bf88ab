import { describe, expect, it } from 'vitest';
import { SUITS, type Trump } from '../../cards/card.ts';
import type { Options } from '../../contract/options.ts';
import { amidTrick, dealtState, legalIn, sorted } from '../../testing/position.fixture.ts';
import { botifarra } from './game.ts';
import { actionIn, formatAction } from '../../contract/notation.ts';

function legal(trump: Trump, trick: string, hand: string, options: Options = {}): string {
  return legalIn(botifarra, amidTrick(dealtState(botifarra, { options }), trump, trick, hand));
}

describe('what may be played', () => {
  it.each<[string, Trump, string, string, string]>([
    ['engine/games/botifarra/README.md, worked case 1: one card beats', 'D', 'KH', 'AH JH 5H 9S', 'AH'],
    ['engine/games/botifarra/README.md, worked case 1: none beats, the lowest', 'D', 'KH', 'JH 5H 9S', '5H'],
    ['engine/games/botifarra/README.md, worked case 1: any that beats', 'D', 'KH', '9H AH 2H', '9H AH'],
    ['engine/games/botifarra/README.md, worked case 2: a counter or the lowest for the partner', 'D', '9H 2H', 'KH JH 6H 4H', 'KH JH 4H'],
    ['engine/games/botifarra/README.md, worked case 3: second and void, a trump', 'D', 'KH', '3D 9S 5S', '3D'],
    ['engine/games/botifarra/README.md, worked case 3: second without trumps, any card', 'D', 'KH', '9S 5S 7C', '9S 5S 7C'],
    ['void, the partner winning: the nine is a counter', 'D', 'QH KH 2H', '9S 5S 7C', '9S 5S 7C'],
    ['engine/games/botifarra/README.md, worked case 3: fourth, an opponent winning', 'D', 'KH QH 2H', '9S 5S 7C', '5S 7C'],
    [
      'engine/games/botifarra/README.md, worked case 4: trumps are suits like the others',
      'D',
      '2H 3D 4H',
      'KD 5D 2D 8S 6S AC',
      'KD 2D 6S AC',
    ],
    ['engine/games/botifarra/README.md, Ruling: following a trick an opponent trumped, the lowest', 'D', 'KH 2H 3D', '9H 4H AC', '4H'],
    ['engine/games/botifarra/README.md, Ruling: losing trumps do not oblige', 'D', 'KH 2H 6D', '5D 2D 8S 6S', '2D 6S'],
    ['a trump that beats is due, any such', 'D', 'KH 2H 6D', '5D 7D KD 9S', '7D KD'],
    ['trumps led: beat', 'D', 'KD', 'AD 9D 2D 9S', 'AD 9D'],
    ['trumps led, void and second: any card', 'D', 'KD', '9S 5S AC', '9S 5S AC'],
    ['trumps led, void and fourth: lowest cards', 'D', 'KD 2D 3D', '9S 5S AC', '5S AC'],
    ['no trumps: the led suit, higher', 'NT', 'KH', 'AH 2H 9S', 'AH'],
    ['no trumps, void and second: any card', 'NT', 'KH', '9S 5S AD 2D', '9S 5S AD 2D'],
    ['no trumps, void and third, an opponent winning: lowest cards', 'NT', 'KH AH', '9S 5S AD 2D', '5S 2D'],
    ['no trumps, void, the partner winning: counters and lowest cards', 'NT', 'AH KH', '9S 7S 5S AD 3D 2D', '9S 5S AD 2D'],
    ['the leader plays anything', 'D', '', '9S 7S 5S AD 3D', '9S 7S 5S AD 3D'],
  ])('%s', (_, trump, trick, hand, due) => expect(legal(trump, trick, hand)).toBe(sorted(due)));

  it('losingTrump forced: the lowest trump when none beats', () => {
    expect(legal('D', 'KH 2H 6D', '5D 2D 8S 6S')).toBe('2D 6S');
    expect(legal('D', 'KH 2H 6D', '5D 2D 8S 6S', { losingTrump: 'forced' })).toBe('2D');
  });

  it.each([
    ['a middling trump over the partner’s', '2H 3D 4H', 'KD 5D 2D 8S 6S AC', 'KD 5D 2D 6S AC'],
    ['a counter of trumps below the partner’s is barred', '2H 9D 4H', 'KD 5D 2D 8S 6S AC', '2D 6S AC'],
    ['no trump in the trick: every trump beats', '2H 9H 4H', 'KD 5D 2D 8S 6S AC', 'KD 5D 2D 6S AC'],
    ['without trumps: counters and lowest cards', '2H 3D 4H', '9S 7S 5S AC 3C', '9S 5S AC 3C'],
    ['following suit nothing changes', '9H 2H', 'KH JH 6H 4H 9D', 'KH JH 4H'],
  ])('partnerTrumps over, %s', (_, trick, hand, due) => {
    expect(legal('D', trick, hand, { partnerTrumps: 'over' })).toBe(sorted(due));
  });

  it('partnerTrumps over: with no trump suit nothing changes', () => {
    expect(legal('NT', 'AH KH', '9S 7S 5S AD 3D 2D', { partnerTrumps: 'over' })).toBe(sorted('9S 5S AD 2D'));
  });

  it('trumpedSuit any: any card of a suit that an opponent has trumped', () => {
    expect(legal('D', 'KH 2H 3D', '9H 4H AC')).toBe('4H');
    expect(legal('D', 'KH 2H 3D', '9H 4H AC', { trumpedSuit: 'any' })).toBe(sorted('9H 4H'));
    expect(legal('D', 'KH', 'JH 5H 9S', { trumpedSuit: 'any' })).toBe('5H');
  });

  it('mustGive off: any card for the partner, of the led suit when following', () => {
    expect(legal('D', '9H 2H', 'KH JH 6H 4H 9S', { mustGive: 'off' })).toBe(sorted('KH JH 6H 4H'));
    expect(legal('D', '9H 2H', '5D 2D 8S 6S')).toBe(sorted('2D 6S'));
    expect(legal('D', '9H 2H', '5D 2D 8S 6S', { mustGive: 'off' })).toBe(sorted('5D 2D 8S 6S'));
  });
});

describe('why a card is barred', () => {
  it.each<[string, string, string, string, string, Options]>([
    ['you can beat the king: a nine or ace is due', 'KH', '9H AH 2H', '2H', 'play/must-beat', {}],
    ['hearts were led', 'KH', '9H AH 2H 9S', '9S', 'play/must-follow', {}],
    ['the lowest of the suit', 'KH', 'JH 5H', 'JH', 'play/lowest-only', {}],
    ['a counter or the lowest', '9H 2H', 'KH JH 6H 4H', '6H', 'play/counter-or-lowest', {}],
    ['a trump is due', 'KH', '3D 9S 5S', '9S', 'play/must-trump', {}],
    ['a higher trump is due', 'KH 2H 6D', '5D 7D', '5D', 'play/must-overtrump', {}],
    ['the lowest trump', 'KH 2H 6D', '5D 2D', '5D', 'play/lowest-trump', { losingTrump: 'forced' }],
    ['a trump below the partner’s', '2H 9D 4H', 'KD 2D 8S', 'KD', 'play/no-undertrump', { partnerTrumps: 'over' }],
    ['a counter or the lowest, trumps apart', '2H 9D 4H', 'KD 2D 8S 6S', '8S', 'play/counter-or-lowest', { partnerTrumps: 'over' }],
    ['each suit’s lowest', 'KH QH 2H', '9S 5S 7C', '9S', 'play/lowest-only', {}],
  ])('%s', (_, trick, hand, card, code, options) => {
    const state = amidTrick(dealtState(botifarra, { options }), 'D', trick, hand);
    const { actions, barred } = botifarra.legal(state);
    const found = barred.find(({ action }) => formatAction(action) === card);
    expect(found?.code).toBe(code);
    expect(found?.due.cards).toEqual(actions.map(formatAction));
    expect(() => botifarra.apply(state, actionIn(card))).toThrow('not legal');
  });

  it('names the card to beat and the cards that do', () => {
    const state = amidTrick(dealtState(botifarra), 'D', 'KH', '9H AH 2H');
    expect(botifarra.legal(state).barred).toEqual([
      { action: actionIn('2H'), code: 'play/must-beat', due: { led: 'H', beat: 'KH', cards: ['9H', 'AH'] } },
    ]);
  });
});

it('engine/games/botifarra/README.md, Play: the order and worth of the cards, a point for every trick', () => {
  for (const trump of [...SUITS, 'NT'] as const) {
    const state = amidTrick(dealtState(botifarra), trump, '8H 9H AH', 'KH');
    const { play } = botifarra.apply(state, actionIn('KH')).state;
    expect(play?.tricks).toMatchObject([{ winner: 1, points: 5 + 4 + 3 + 1 }]);
  }
});
