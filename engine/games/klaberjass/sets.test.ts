import { describe, expect, it } from 'vitest';
import { cards, codesOf, type Trump } from '../../cards/card.ts';
import { setAwards, setCards, setsOf, worth } from './sets.ts';

/** The award of each seat for its sequences, hands by seat; seats 0 and 2 are X, 1 and 3 are Y. */
function awarded(trump: Trump, ...hands: string[]): number[] {
  const awards = setAwards(
    hands.flatMap((hand, seat) => setsOf(seat, cards(hand))),
    trump,
  );
  return [0, 1, 2, 3].map((seat) => awards.reduce((sum, award) => (award.seat === seat ? sum + award.points : sum), 0));
}

function setsIn(hand: string): string[] {
  return setsOf(0, cards(hand)).map((set) => codesOf(setCards(set)).join(' '));
}

describe('engine/games/klaberjass/README.md, Bonuses', () => {
  it('worked case 3: two twenties beside the best one count too', () => {
    expect(awarded('H', '7C 8C 9C QD KD AD', '9S TS JS')).toEqual([40, 0, 0, 0]);
  });

  it('worked case 4: equal sets share, but trumps go before', () => {
    expect(awarded('H', '9C TC JC', '9S TS JS')).toEqual([10, 10, 0, 0]);
    expect(awarded('C', '9C TC JC', '9S TS JS')).toEqual([20, 0, 0, 0]);
  });

  it('worked case 5: a fifty beats a twenty, of trumps too', () => {
    expect(awarded('H', 'JC QC KC AC', 'QH KH AH')).toEqual([50, 0, 0, 0]);
  });

  it('worked case 7: tied fours, and no three beside them', () => {
    expect(awarded('D', 'JC QC KC AC 7H 8H 9H', 'JS QS KS AS')).toEqual([25, 25, 0, 0]);
  });

  it.each([
    ['7S 8S 9S TS JS', ['JS TS 9S 8S'], 50],
    ['7S 8S 9S TS JS QS', ['QS JS TS 9S'], 50],
    ['7S 8S 9S TS JS QS KS', ['KS QS JS TS', '9S 8S 7S'], 70],
    ['7S 8S 9S TS JS QS KS AS', ['AS KS QS JS', 'TS 9S 8S 7S'], 100],
    ['7S 8S 9S JS QS KS', ['KS QS JS', '9S 8S 7S'], 40],
    ['7S 8S TS JS KS AS', [], 0],
    ['AS 7S 8S', [], 0],
  ] as const)('Ruling on long sequences: %s', (hand, sets, points) => {
    expect(setsIn(hand)).toEqual(sets);
    expect(setsOf(0, cards(hand)).reduce((sum, set) => sum + worth(set), 0)).toBe(points);
  });

  it('natural order in every suit: in trumps too', () => {
    expect(setsIn('8H 9H TH')).toEqual(['TH 9H 8H']);
    expect(setsIn('JH 9H AH')).toEqual([]);
  });

  it('of two sets of a size the higher top card wins, against trumps too', () => {
    expect(awarded('H', 'TC JC QC', '9H TH JH')).toEqual([20, 0, 0, 0]);
  });

  describe('Ruling on several sets', () => {
    it('the better head brings its side all its sets, partners’ included', () => {
      expect(awarded('H', '7C 8C 9C', '8S 9S TS', 'JD QD KD AD', '7D 8D 9D')).toEqual([20, 0, 50, 0]);
    });

    it('tied heads score half, and the next are compared', () => {
      expect(awarded('H', 'QC KC AC 7D 8D 9D', 'QS KS AS 8C 9C TC')).toEqual([10, 30, 0, 0]);
    });

    it('when one list is empty the other side scores the rest', () => {
      expect(awarded('H', 'QC KC AC 7D 8D 9D', 'QS KS AS')).toEqual([30, 10, 0, 0]);
    });

    it('after tied fours the next fours are compared, and threes are lost', () => {
      expect(awarded('H', 'JC QC KC AC', 'JS QS KS AS', '8D 9D TD JD', '7C 8C 9C')).toEqual([25, 25, 50, 0]);
      expect(awarded('H', 'JC QC KC AC', 'JS QS KS AS', '8D 9D TD JD 7S 8S 9S', '7C 8C 9C')).toEqual([25, 25, 50, 0]);
    });
  });
});
