import { manilleAuction } from '../../../engine/games/manille-auction/game.ts';
import { auctionPlaces } from '../../../engine/games/manille-auction/table.ts';
import { setupFor as manilleSetup } from '../../../engine/testing/manille.fixture.ts';
import { played } from '../../../engine/testing/position.fixture.ts';
import type { WorkedCases } from '../../rules/fixtures/worked.fixture.ts';

/** The worked cases of the page, by the engine. */
export const cases: WorkedCases = {
  reckon: (facts) => {
    const setup = manilleSetup(manilleAuction, { dealer: 3, players: 4 });
    const { state } = played(manilleAuction, manilleAuction.deal(setup).state, `bid:${facts.number('bid')} pass pass pass`);
    const tricks = [0, 1].map((winner) => ({ leader: 0, cards: [], winner, points: facts.at(winner, 'taken') }));
    return { score: manilleAuction.score({ ...state, phase: 'over', trump: 'S', play: { leader: 0, trick: [], tricks } }), seats: [0, 1] };
  },
  figures: {
    widow: (row) => {
      const { hands, open, covered } = auctionPlaces(Number(row.slice(1)), 0);
      return [hands[0]!.length, open.length, covered.length];
    },
  },
};
