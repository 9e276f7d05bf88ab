import type { ClubRules } from '../../contract/club.ts';
import { excessClub } from '../family/club.ts';
import { HALF_DEAL_POINTS } from '../family/spanish.ts';
import { BOTIFARRA_TARGET } from './match.ts';

/** All doublings of a deal together: no trumps 2, Sant Vicenç 8. */
const MOST_DOUBLED = 16;

/** Botifarra in clubs (engine/games/botifarra/README.md, Club evenings). */
export const club: ClubRules = excessClub({
  ends: { deals: 12, points: BOTIFARRA_TARGET, minutes: 55 },
  ties: ['margin', 'points'],
  cap: 121,
  most: HALF_DEAL_POINTS * MOST_DOUBLED,
  // Every trick is worth a point, so that all points are all tricks.
  swept: ({ points }, seat) => points[seat] === 2 * HALF_DEAL_POINTS,
});
