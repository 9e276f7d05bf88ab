import { bySide, OPPOSITE } from '../../cards/seats.ts';
import { takings } from '../phases/tricks.ts';
import type { GameEvent } from '../../contract/event.ts';
import type { DealScore, ScoreLine } from '../../contract/score.ts';
import type { Klaberjass } from './deal.ts';
import { itemAt } from '../../cards/indexed.ts';
import { declarerOf } from '../../contract/deal.ts';

/** Points of a deal without bonuses. */
export const DEAL_POINTS = 164;
/** K and Q of trumps from one hand. */
export const BELLA = 20;

/** Bonuses so far, by the seat that brought them: sets that score, and bella. */
export function bonusesOf(state: Klaberjass): number[] {
  return state.hands.map((_, seat) => {
    const sets = state.awards.reduce((sum, award) => (award.seat === seat ? sum + award.points : sum), 0);
    return sets + (state.bella === seat ? BELLA : 0);
  });
}

/** The outcome for the declarers: they made it, the points split evenly, or all fell to the others. */
type Outcome = 'made' | 'half' | 'bait';

interface Reckoning {
  readonly outcome: Outcome;
  readonly points: readonly number[];
  readonly sets: readonly number[];
  readonly bella: readonly number[];
  /** All that was there to be won. */
  readonly total: number;
  /** The declarers' points and bonuses. */
  readonly own: number;
  /** A side won every trick, and doubles what it scores. */
  readonly black: boolean;
  readonly scores: readonly number[];
}

function reckon(state: Klaberjass): Reckoning {
  const { points: own, tricks } = takings(state.play, 4);
  const points = bySide(own, OPPOSITE);
  const won = bySide(tricks, OPPOSITE);
  // A side without a trick forfeits its bonuses; sets it had beaten stay beaten.
  const kept = (amounts: readonly number[]): number[] =>
    bySide(amounts, OPPOSITE).map((amount, seat) => (itemAt(won, seat) > 0 ? amount : 0));
  const sets = kept(state.hands.map((_, seat) => state.awards.reduce((sum, award) => (award.seat === seat ? sum + award.points : sum), 0)));
  const bella = kept(state.hands.map((_, seat) => (state.bella === seat ? BELLA : 0)));
  const sums = points.map((amount, seat) => amount + itemAt(sets, seat) + itemAt(bella, seat));
  const total = itemAt(sums, 0) + itemAt(sums, 1);
  const declarer = declarerOf(state);
  const reached = itemAt(sums, declarer);
  const outcome: Outcome = reached * 2 > total ? 'made' : reached * 2 === total ? 'half' : 'bait';
  const black = won.includes(8);
  const scores = sums.map((sum, seat) => {
    const plays = OPPOSITE[seat] === OPPOSITE[declarer];
    const base = outcome === 'made' ? sum : plays ? 0 : outcome === 'half' ? sum : total;
    return base * (won[seat] === 8 ? 2 : 1);
  });
  return { outcome, points, sets, bella, total, own: reached, black, scores };
}

/** The score of a finished deal (engine/games/klaberjass/README.md, Deal score). */
export function scoreOf(state: Klaberjass): DealScore {
  const { outcome, points, sets, bella, total, own, black, scores } = reckon(state);
  const lines: ScoreLine[] = [{ key: 'tricks', amounts: points }];
  if (sets.some((amount) => amount > 0)) lines.push({ key: 'klaberjass.sets', amounts: sets });
  if (bella.some((amount) => amount > 0)) lines.push({ key: 'klaberjass.bella', amounts: bella });
  lines.push({
    key: `klaberjass.${outcome}`,
    amounts: scores.map(() => null),
    params: { needed: Math.floor(total / 2) + 1, reached: own, of: total },
  });
  if (black) lines.push({ key: 'klaberjass.black', amounts: scores.map(() => null) });
  return {
    scores,
    points,
    lines,
    carry: 1,
    detail: { outcome, total, sets, bella, black, declarer: state.declarer },
  };
}

/** The events at the end of a deal besides its score. */
export function outcomeEvents(state: Klaberjass): GameEvent[] {
  const { outcome, black, scores } = reckon(state);
  const lost: GameEvent[] = outcome === 'made' ? [] : [{ type: 'announce', seat: declarerOf(state), what: outcome }];
  const winner = scores[0] === 0 ? 1 : 0;
  return black ? [...lost, { type: 'announce', seat: winner, what: 'black' }] : lost;
}
