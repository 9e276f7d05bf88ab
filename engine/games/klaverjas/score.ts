import { bySide, OPPOSITE } from '../../cards/seats.ts';
import { takings } from '../phases/tricks.ts';
import type { DealScore, ScoreLine } from '../../contract/score.ts';
import type { Klaverjas } from './deal.ts';
import { itemAt } from '../../cards/indexed.ts';
import { declarerOf } from '../../contract/deal.ts';

/** Points of a deal without roem. */
export const DEAL_POINTS = 162;
/** Booked as roem for all eight tricks. */
const PIT = 100;

/** Roem called so far, by the seat that called it. */
export function calledRoem(state: Klaverjas): number[] {
  return state.hands.map((_, seat) => state.roem.reduce((sum, call) => (call.seat === seat ? sum + call.points : sum), 0));
}

/** The score of a finished deal (engine/games/klaverjas/README.md, Deal score): scores are points and roem together, `detail` has them apart. */
export function scoreOf(state: Klaverjas): DealScore {
  const { points, tricks } = takings(state.play, 4);
  const taken = bySide(points, OPPOSITE);
  const won = bySide(tricks, OPPOSITE);
  const roem = bySide(calledRoem(state), OPPOSITE);
  const declarer = declarerOf(state);
  const plays = (seat: number): boolean => OPPOSITE[seat % 2 === 0 ? 0 : 1] === (declarer % 2 === 0 ? 0 : 1);
  const all = itemAt(roem, 0) + itemAt(roem, 1);
  const own = itemAt(taken, declarer) + itemAt(roem, declarer);
  const nat = own * 2 <= DEAL_POINTS + all;
  const booked = taken.map((amount, seat) => (nat ? (plays(seat) ? 0 : DEAL_POINTS) : amount));
  const bonus = roem.map((amount, seat) => {
    const pit = won[seat] === 8 ? PIT : 0;
    return pit + (nat ? (plays(seat) ? 0 : all) : amount);
  });
  const lines: ScoreLine[] = [
    { key: 'tricks', amounts: taken },
    { key: 'roem', amounts: roem },
  ];
  if (won.includes(8)) lines.push({ key: 'pit', amounts: won.map((count) => (count === 8 ? PIT : null)) });
  lines.push({
    key: nat ? 'nat' : 'made',
    amounts: booked.map(() => null),
    params: { needed: Math.floor((DEAL_POINTS + all) / 2) + 1, reached: own, of: DEAL_POINTS + all },
  });
  return {
    scores: booked.map((amount, seat) => amount + itemAt(bonus, seat)),
    points: taken,
    lines,
    carry: 1,
    detail: { points: booked, roem: bonus, nat, pit: won.includes(8), declarer },
  };
}
