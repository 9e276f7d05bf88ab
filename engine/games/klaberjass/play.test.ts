import { describe, expect, it } from 'vitest';
import { amidTrick, dealtState, legalIn, sorted } from '../../testing/position.fixture.ts';
import { klaberjass } from './game.ts';
import { actionIn } from '../../contract/notation.ts';

function legal(trick: string, hand: string): string {
  return legalIn(klaberjass, amidTrick(dealtState(klaberjass), 'H', trick, hand));
}

describe('engine/games/klaberjass/README.md, Play', () => {
  it.each([
    ['9S 8H', '7H QD KC', '7H QD KC'],
    ['9S 8H', '9H 7H QD', '9H'],
  ])('worked case 1: to %s a hand %s may play %s', (trick, hand, cards) => {
    expect(legal(trick, hand)).toBe(sorted(cards));
  });

  it.each([
    ['AH JH 7H', 'TH 9H 8S', 'TH 9H'],
    ['AH 8H 7H', 'TH 9H 8S', '9H'],
  ])('worked case 2: to %s a hand %s may play %s', (trick, hand, cards) => {
    expect(legal(trick, hand)).toBe(sorted(cards));
  });

  it.each([
    ['a plain suit is followed with any card', '9S', 'AS 7S JH', 'AS 7S'],
    ['a higher trump to a trump lead', '9H', 'JH 7H AS', 'JH'],
    ['any trump where none is higher', 'JH', '9H 7H AS', '9H 7H'],
    ['void: a trump', '9S', '7H 8H AD', '7H 8H'],
    ['void, the partner’s trump is winning: a higher one all the same', '9S QH 7S', 'KH 7H AD', 'KH'],
    ['void of trumps too: any card', '9S', 'AD 7C', 'AD 7C'],
    ['any card is led', '', 'AD 7C JH', 'AD 7C JH'],
  ])('%s', (_, trick, hand, cards) => {
    expect(legal(trick, hand)).toBe(sorted(cards));
  });

  it('says why a card is barred', () => {
    const { barred } = klaberjass.legal(amidTrick(dealtState(klaberjass), 'H', '9S 8H', '9H 7H QD'));
    expect(barred).toEqual([
      { action: actionIn('7H'), code: 'play/must-overtrump', due: { led: 'S', beat: '8H', cards: ['9H'] } },
      { action: actionIn('QD'), code: 'play/must-trump', due: { led: 'S', beat: '8H', cards: ['9H'] } },
    ]);
  });
});
