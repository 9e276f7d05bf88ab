import { cards } from '../../../engine/cards/card.ts';
import { bidValuesAbove, saysMeld } from '../../../engine/games/pinochle-double/bids.ts';
import { pinochleDouble } from '../../../engine/games/pinochle-double/game.ts';
import { meldPoints, meldsOf, type Meld } from '../../../engine/games/pinochle-double/melds.ts';
import { dealtState, finished } from '../../../engine/testing/position.fixture.ts';
import { taken, type WorkedCases } from '../../rules/fixtures/worked.fixture.ts';

/** The worked cases of the page, by the engine. */
export const cases: WorkedCases = {
  reckon: (facts) => {
    const state = dealtState(pinochleDouble, { options: facts.options });
    const tricks = taken(facts, 20);
    const over = finished(state, facts.text('last') === 'defenders' ? tricks : tricks.reverse());
    const melds = [0, 1].map((row): Meld[] => [{ kind: 'jacks', count: 1, points: facts.at(row, 'meld'), cards: cards('') }]);
    const score = pinochleDouble.score({
      ...over,
      trump: 'S',
      declarer: 0,
      auction: { ...over.auction, high: { seat: 0, bid: facts.number('bid') } },
      melds: [melds[0] ?? [], melds[1] ?? [], [], []],
      unplayed: null,
    });
    return { score, seats: [0, 1] };
  },
  show: ({ groups, trump }) => {
    if (trump === 'NT') throw new RangeError('melds are counted under trumps');
    return groups.map(({ cards: text }) => meldPoints(meldsOf(cards(text), trump)));
  },
  says: (high, bid) => {
    if (!bidValuesAbove(high).includes(bid)) throw new RangeError(`${bid} is no bid above ${String(high)}`);
    return saysMeld(high, bid);
  },
  figures: {
    melds: (row, { rows }) => {
      const hand = rows.find(({ id }) => id === row)?.cards ?? '';
      return [1, 2, 3, 4].map((count) => {
        const found = meldsOf(cards(Array<string>(count).fill(hand).join(' ')), row === 'run' || row === 'royalMarriage' ? 'S' : 'C');
        if (found.some(({ kind }) => kind !== row)) throw new RangeError(`the cards of ${row} hold another meld`);
        return meldPoints(found);
      });
    },
  },
};
