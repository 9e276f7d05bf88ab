import type { Card } from '../../../cards/card.ts';
import { bySide } from '../../../cards/seats.ts';
import { takings } from '../../phases/tricks.ts';
import { trickKernel } from '../../../cards/trick/kernel.ts';
import type { DealScore, ScoreLine } from '../../../contract/score.ts';
import { HALF_PACK_POINTS, MANILLE_SPEC, PACK_POINTS } from './spec.ts';
import { dealMultiplier, type Manille } from './deal.ts';
import { itemAt } from '../../../cards/indexed.ts';
import { tricksPlayed } from '../../../contract/deal.ts';

/** Points of cards that lie apart from the tricks. */
export function pointsOf(cards: readonly Card[]): number {
  return trickKernel(MANILLE_SPEC, 'NT').points(cards);
}

/**
 * The score of a finished deal (engine/games/manille/README.md, Deal score): a side's points above half, or 60 for all tricks, times every
 * doubling. At half each no side scores and the next deal counts double, once.
 */
export function scoreOf(state: Manille): DealScore {
  const { sides, play, widow, away } = state;
  const { points, tricks } = takings(play, sides.length);
  const taken = bySide(points, sides);
  const won = bySide(tricks, sides);
  // The widow and what was laid away go with the first trick.
  const first = play?.tricks[0]?.winner;
  const apart = pointsOf([...widow, ...away]);
  const counted = taken.map((amount, seat) => (first !== undefined && sides[seat] === sides[first] ? amount + apart : amount));
  const all = tricksPlayed(state);
  const base = counted.map((amount, seat) =>
    amount <= HALF_PACK_POINTS ? 0 : won[seat] === all ? PACK_POINTS : amount - HALF_PACK_POINTS,
  );
  const times = dealMultiplier(state);
  const tie = counted.every((amount) => amount === HALF_PACK_POINTS);
  const allTricks = won.includes(all);
  const nothing = sides.map(() => null);

  const lines: ScoreLine[] = [{ key: 'tricks', amounts: taken }];
  if (widow.length + away.length > 0) lines.push({ key: 'widow', amounts: counted.map((amount, seat) => amount - itemAt(taken, seat)) });
  if (tie) lines.push({ key: 'tie', amounts: nothing });
  else
    lines.push({
      key: allTricks ? 'allTricks' : 'above',
      amounts: base.map((amount) => (amount === 0 ? null : amount)),
      params: { half: HALF_PACK_POINTS },
    });
  if (times > 1 && !tie) lines.push({ key: 'times', amounts: nothing, params: { times } });
  return {
    scores: base.map((amount) => amount * times),
    points: counted,
    lines,
    carry: tie ? 2 : 1,
    detail: {
      points: counted,
      trump: state.trump,
      blind: state.blind,
      calls: state.ladder?.calls.map(({ call, seat }) => ({ call, seat })) ?? [],
      multiplier: times,
      allTricks,
      tie,
    },
  };
}
