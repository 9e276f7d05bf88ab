import type { Slip, SlipLimits } from '../../contract/club.ts';

/**
 * Why the slips of a table cannot be those of a round:
 * - `sum`: the points of all sides do not add up; `difference` is what they have too much (or, below zero, too little)
 * - `unit`, `bonus`: a side's bonus is no sum of bonuses, or more than the deals hold
 * - `sweeps`: more deals swept than played, a sweep without its bonus, or points in a deal that the others swept
 * - `points`: a side has fewer or more points than the deals hold, or a number that no cards make
 * - `both`: two sides reached the target in a game in which only one can
 */
export interface SlipFault {
  readonly why: 'sum' | 'unit' | 'bonus' | 'sweeps' | 'points' | 'both';
  readonly side?: number;
  readonly difference?: number;
}

/** The round that slips are checked against. */
interface PlayedRound {
  /** `null` if time or points may have ended the round before all deals were played. */
  readonly deals: number | null;
  /** The most deals that were played; `null` if nothing bounds them. */
  readonly most: number | null;
  readonly target: number | null;
}

/** Finds what cannot be in the slips of a table, by side; `null` if nothing. */
export function slipFault(limits: SlipLimits, slips: readonly Slip[], { deals, most, target }: PlayedRound): SlipFault | null {
  const { dealSum, oneScores } = limits;
  const sum = slips.reduce((all, { points }) => all + points, 0);
  if (dealSum !== null) {
    if (deals !== null && sum !== deals * dealSum) return { why: 'sum', difference: sum - deals * dealSum };
    if (dealSum > 0 ? sum % dealSum !== 0 : sum !== 0) return { why: 'sum', difference: dealSum > 0 ? sum % dealSum : sum };
  }
  const played = deals ?? (dealSum === null || dealSum === 0 ? null : sum / dealSum);
  if (played !== null && most !== null && played > most) return { why: 'sum', difference: (played - most) * limits.most };
  for (const [side, slip] of slips.entries()) {
    const others = slips.reduce((all, { sweeps }, other) => (other === side ? all : all + sweeps), 0);
    const why = sideFault(limits, slip, others, played);
    if (why !== null) return { why, side };
  }
  if (limits.bonus !== null && played !== null) {
    const { sweep, most } = limits.bonus;
    const above = slips.reduce((all, slip) => all + slip.bonus - slip.sweeps * sweep, 0) - most * played;
    if (above > 0) return { why: 'bonus', difference: above };
  }
  if (oneScores && target !== null && slips.filter(({ points }) => points >= target).length > 1) return { why: 'both' };
  return null;
}

/** Returns the fault of one side's slip. `others`: deals swept by the other sides; `played`: deals, `null` if unknown. */
function sideFault(limits: SlipLimits, slip: Slip, others: number, played: number | null): SlipFault['why'] | null {
  const { bonus, least, most, never, dealSum } = limits;
  if (played !== null) {
    if (slip.sweeps + others > played) return 'sweeps';
    // Where the points of a deal are fixed, a deal that others swept brought none.
    const open = dealSum !== null && dealSum > 0 ? played - others : played;
    if (slip.points > open * most) return slip.points > played * most ? 'points' : 'sweeps';
    if (slip.points < played * least) return 'points';
    if (dealSum !== null && dealSum > 0 && slip.points < slip.sweeps * dealSum) return 'sweeps';
    if (isNever(slip.points, played, never, dealSum)) return 'points';
  } else if (slip.points < 0 && least >= 0) return 'points';
  if (bonus === null) return slip.bonus === 0 ? null : 'bonus';
  const own = slip.bonus - slip.sweeps * bonus.sweep;
  if (own < 0) return slip.bonus < 0 ? 'bonus' : 'sweeps';
  if (own % bonus.unit !== 0) return 'unit';
  return bonus.never.includes(own) ? 'bonus' : null;
}

/**
 * Whether no deals add up to these points: over several deals those just above nothing and just below everything, which a single deal has too.
 */
function isNever(points: number, deals: number, never: readonly number[], dealSum: number | null): boolean {
  if (dealSum === null || never.length === 0) return false;
  const missing = deals * dealSum - points;
  return never.some((one) => (one * 2 < dealSum ? points === one : missing === dealSum - one));
}
