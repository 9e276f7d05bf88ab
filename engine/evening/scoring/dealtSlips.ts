import { itemAt } from '../../cards/indexed.ts';
import type { Slip } from '../../contract/club.ts';
import { isMade } from '../../match/tally.ts';
import type { Match } from '../../match/match.ts';
import type { TableDeal } from '../form/values.ts';

const NOTHING: Slip = { points: 0, bonus: 0, sweeps: 0 };

/** The slips of a table that plays with the program's cards, by side, over the deals that are over. The first person of each side has its number. */
export function dealtSlips(match: Pick<Match, 'game' | 'deals'>, sides: number): Slip[] {
  return addedDeals(playedDeals(match, sides), sides);
}

/** The slips of a table, by side: the sum of its deals. */
export function addedDeals(deals: readonly TableDeal[], sides: number): Slip[] {
  return deals.reduce<Slip[]>(
    (sums, { slips }) =>
      sums.map(({ points, bonus, sweeps }, side) => {
        const own = itemAt(slips, side);
        return { points: points + own.points, bonus: bonus + own.bonus, sweeps: sweeps + own.sweeps };
      }),
    Array.from({ length: sides }, () => NOTHING),
  );
}

/** The deals of such a table that are over, with their contracts: who declared, by the number of the person, which is that of their seat in the first deal. */
export function playedDeals({ game, deals }: Pick<Match, 'game' | 'deals'>, sides: number): TableDeal[] {
  return deals.flatMap(({ people, state, result }): TableDeal[] => {
    if (result === null) return [];
    const { score } = result;
    const slips = Array.from({ length: sides }, (_, side) => {
      const seat = people.indexOf(side);
      const { points, bonus, sweeps } = game.club?.slipOf(score, seat) ?? { ...NOTHING, points: itemAt(score.scores, seat) };
      return { points, bonus, sweeps };
    });
    const { declarer, trump } = state;
    if (declarer === null) return [{ slips }];
    return [{ slips, contract: { seat: itemAt(people, declarer), trump, made: isMade(score, declarer) } }];
  });
}
