import { stakeOf } from '../../../engine/games/briscola-chiamata/bids.ts';
import { briscolaChiamata } from '../../../engine/games/briscola-chiamata/game.ts';
import { dealtState, finished, played } from '../../../engine/testing/position.fixture.ts';
import type { WorkedCases } from '../../rules/fixtures/worked.fixture.ts';

/** The worked cases of the page, by the engine. */
export const cases: WorkedCases = {
  reckon: (facts) => {
    const bid = facts.number('bid');
    const auction = bid === 0 ? 'bid:J pass pass pass pass' : `bid:2 pass pass pass bid:${bid - 1} bid:${bid} pass`;
    const state = played(briscolaChiamata, dealtState(briscolaChiamata, { options: facts.options }), `${auction} trump:H`).state;
    const alone = facts.text('alone') === 'yes';
    const over = finished(state, [
      { seat: 0, points: facts.number('reached'), tricks: 4 },
      { seat: 2, points: 120 - facts.number('reached'), tricks: 4 },
    ]);
    return { score: briscolaChiamata.score({ ...over, holder: alone ? 0 : 1 }), seats: alone ? [0, 2] : [0, 1, 2] };
  },
  figures: {
    stakes: (row) => {
      const [low = 0, top = low] = row.split('to').map((bound) => Number(bound.replace(/\D/g, '')));
      const stakes = new Set(Array.from({ length: top - low + 1 }, (_, i) => stakeOf({ rank: '2', points: low + i })));
      const [stake = 0] = stakes;
      if (stakes.size !== 1) throw new RangeError(`${row} has several stakes`);
      return [`±${2 * stake}`, `±${4 * stake}`, `∓${stake}`];
    },
  },
};
