import { describe, expect, it } from 'vitest';
import { cardOf, rankOf, suitOf } from './card.ts';
import { copiesIn, packFault, PACK_IDS, PACKS } from './pack.ts';
import { rngOf, seedFrom, shuffled } from './random.ts';

/** Cards of each pack as its rules page counts them, and its ranks without regard to order. */
const SIZES = {
  french32: [32, '789AJKQT'],
  low20: [20, '23456'],
  forty: [40, '23456AJKQT'],
  spanish48: [48, '23456789AJKQ'],
  pinochle80: [80, 'AJKQT'],
} as const;

describe.each(PACK_IDS)('pack %s', (id) => {
  const pack = PACKS[id];

  it('holds every rank of every suit as often as it has copies', () => {
    const [size, ranks] = SIZES[id];
    expect(pack.cards).toHaveLength(size);
    expect([...pack.ranks].sort().join('')).toBe(ranks);
    for (const card of pack.cards) expect(copiesIn(pack, card)).toBe(pack.copies);
    expect(new Set(pack.cards).size * pack.copies).toBe(size);
    expect(new Set(pack.cards.map(suitOf)).size).toBe(4);
    expect(new Set(pack.cards.map(rankOf)).size).toBe(pack.ranks.length);
  });

  it('is whole in any order', () => {
    expect(packFault(pack, shuffled(pack.cards, rngOf(seedFrom(id))))).toBeUndefined();
  });

  it('names the cards missing and the cards too many', () => {
    const [first, second] = [pack.cards[0]!, pack.cards[pack.cards.length - 1]!];
    const stranger = cardOf('S', id === 'low20' ? 'A' : '2');
    expect(packFault(pack, pack.cards.slice(1))).toEqual({ missing: [first], extra: [] });
    expect(packFault(pack, [...pack.cards, first])).toEqual({ missing: [], extra: [first] });
    expect(packFault(pack, [second, ...pack.cards.slice(1)])).toEqual({ missing: [first], extra: [second] });
    if (copiesIn(pack, stranger) === 0)
      expect(packFault(pack, [stranger, ...pack.cards.slice(1)])).toEqual({ missing: [first], extra: [stranger] });
    expect(packFault(pack, [])?.missing).toEqual(pack.cards);
  });
});

it('klaverjassen cards and trump pile make one French pack', () => {
  expect(new Set([...PACKS.french32.cards, ...PACKS.low20.cards]).size).toBe(52);
});

it('a card of another pack occurs nowhere', () => {
  expect(copiesIn(PACKS.spanish48, cardOf('H', 'T'))).toBe(0);
  expect(copiesIn(PACKS.pinochle80, cardOf('H', '9'))).toBe(0);
  expect(copiesIn(PACKS.french32, 63)).toBe(0);
});
