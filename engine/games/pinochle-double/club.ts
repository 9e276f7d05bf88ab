import { itemAt } from '../../cards/indexed.ts';
import type { ClubRules } from '../../contract/club.ts';

/** A bound on what a deal brings or costs a side: every meld and trick of the pack is worth less. */
const BOUND = 1000;

/** Double-deck Pinochle in clubs (engine/games/pinochle-double/README.md, Club evenings). */
export const club: ClubRules = {
  counts: 'wins',
  ties: ['points'],
  ends: { points: 500, minutes: 50 },
  cap: null,
  sitOut: { kind: 'mean' },
  limits: () => ({ dealSum: null, never: [], least: -BOUND, most: BOUND, oneScores: false, bonus: null }),
  slipOf: ({ scores }, seat) => ({ points: itemAt(scores, seat), bonus: 0, sweeps: 0 }),
};
