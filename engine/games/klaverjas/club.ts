import { itemAt } from '../../cards/indexed.ts';
import type { ClubRules } from '../../contract/club.ts';
import { fourOf } from './options.ts';
import { DEAL_POINTS } from './score.ts';

/** Most tricks of a deal, and the most roem that a trick of each house rule holds (engine/games/klaverjas/README.md, Club evenings). */
const TRICKS = 8;
const MOST_ROEM = { fifty: 50, hundred: 100, club: 100 } as const;
const STUK = 20;
/** Four jacks by the clubs' values bring this much more than any other four. */
const JACKS_MORE = 100;

/** Klaverjassen in clubs (engine/games/klaverjas/README.md, Club evenings). */
export const club: ClubRules = {
  counts: 'sum',
  ties: ['sweeps', 'bonus', 'best'],
  ends: { deals: 16 },
  cap: null,
  sitOut: { kind: 'fixed', perDeal: 100, sweeps: 1 },
  limits(options) {
    const four = fourOf(options);
    const most = TRICKS * MOST_ROEM[four] + STUK + (four === 'club' ? JACKS_MORE : 0);
    return {
      dealSum: DEAL_POINTS,
      never: [1, DEAL_POINTS - 1],
      least: 0,
      most: DEAL_POINTS,
      oneScores: false,
      bonus: { unit: 10, never: [10, 30], most, sweep: 100 },
    };
  },
  slipOf({ scores, lines, detail }, seat) {
    const { points } = detail;
    if (!Array.isArray(points)) throw new RangeError('a score of klaverjassen has its points apart');
    const own = Number(itemAt(points as unknown[], seat));
    const pit = lines.find(({ key }) => key === 'pit');
    return { points: own, bonus: itemAt(scores, seat) - own, sweeps: typeof pit?.amounts[seat] === 'number' ? 1 : 0 };
  },
};
