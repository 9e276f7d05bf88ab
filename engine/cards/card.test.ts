import { describe, expect, it } from 'vitest';
import {
  CARD_LIMIT,
  cardOf,
  cards,
  codeOf,
  codesOf,
  parseCard,
  rankIndex,
  rankOf,
  RANKS,
  suitIndex,
  suitOf,
  SUITS,
  without,
} from './card.ts';

const everyCard = SUITS.flatMap((suit) => RANKS.map((rank) => ({ suit, rank, card: cardOf(suit, rank) })));

describe('card codes', () => {
  it('go out and back for every card of every suit', () => {
    for (const { suit, rank, card } of everyCard) {
      expect(codeOf(card)).toBe(`${rank}${suit}`);
      expect(parseCard(codeOf(card))).toBe(card);
      expect([suitOf(card), rankOf(card)]).toEqual([suit, rank]);
      expect([SUITS[suitIndex(card)], RANKS[rankIndex(card)]]).toEqual([suit, rank]);
      expect(card).toBeLessThan(CARD_LIMIT);
    }
    expect(new Set(everyCard.map(({ card }) => card)).size).toBe(52);
  });

  it.each(['', 'S', '10S', 'SA', 'ts', 'TS ', '1S', '??', 'TSX', '__proto__'])('refuse %j', (text) => {
    expect(parseCard(text)).toBeUndefined();
  });

  it('throw for numbers that are no card', () => {
    for (const card of [-1, 13, 15, 64, 1000]) expect(() => codeOf(card)).toThrow(RangeError);
  });

  it('read lists for fixtures, and refuse a stranger in them', () => {
    expect(codesOf(cards(' KH  7H QH '))).toEqual(['KH', '7H', 'QH']);
    expect(cards('')).toEqual([]);
    expect(() => cards('KH 10H')).toThrow('10H');
  });
});

describe('without', () => {
  it('takes one copy only and leaves its argument alone', () => {
    const hand = cards('TS AS TS KD');
    expect(codesOf(without(hand, cardOf('S', 'T')))).toEqual(['AS', 'TS', 'KD']);
    expect(hand).toHaveLength(4);
  });

  it('throws for a card that is not there', () => {
    expect(() => without(cards('TS'), cardOf('H', 'T'))).toThrow('TH');
  });
});
