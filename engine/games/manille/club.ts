import type { ClubRules } from '../../contract/club.ts';
import { excessClub } from '../family/club.ts';
import { PACK_POINTS } from '../family/manille/spec.ts';

/** A bound on all doublings of a deal together, after tied deals and with every call. */
const MOST_DOUBLED = 32;

/** Manille in clubs (engine/games/manille/README.md, Club evenings). */
export const club: ClubRules = excessClub({
  ends: { deals: 16 },
  ties: ['points'],
  cap: null,
  most: PACK_POINTS * MOST_DOUBLED,
  // Tricks without a counter are worth nothing: all points are not yet all tricks.
  swept: ({ points, detail }, seat) => detail['allTricks'] === true && points[seat] === PACK_POINTS,
});
