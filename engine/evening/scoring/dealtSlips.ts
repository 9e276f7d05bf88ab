import { itemAt } from '../../cards/indexed.ts';
import type { Slip } from '../../contract/club.ts';
import type { Match } from '../../match/match.ts';

/** The slips of a table that plays with the program's cards, by side, over the deals that are over. The first person of each side has its number. */
export function dealtSlips({ game, deals }: Pick<Match, 'game' | 'deals'>, sides: number): Slip[] {
  return Array.from({ length: sides }, (_, side) =>
    deals.reduce<Slip>(
      (sum, { people, result }) => {
        if (result === null) return sum;
        const seat = people.indexOf(side);
        const own = game.club?.slipOf(result.score, seat) ?? { points: itemAt(result.score.scores, seat), bonus: 0, sweeps: 0 };
        return { points: sum.points + own.points, bonus: sum.bonus + own.bonus, sweeps: sum.sweeps + own.sweeps };
      },
      { points: 0, bonus: 0, sweeps: 0 },
    ),
  );
}
