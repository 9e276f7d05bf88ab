import { itemAt } from '../../cards/indexed.ts';
import type { ClubRules } from '../../contract/club.ts';
import { option } from './options.ts';

/** A bound on what a deal brings or costs a player. */
const BOUND = 100;

/** Briscola chiamata in clubs (engine/games/briscola-chiamata/README.md, Club evenings). */
export const club: ClubRules = {
  counts: 'places',
  ties: ['points'],
  ends: { deals: 10, minutes: 60 },
  cap: null,
  sitOut: { kind: 'mean' },
  limits: (options) => ({
    // A partner who scores half makes every deal a matter among the five.
    dealSum: option(options, 'partnerShare') === 'half' ? 0 : null,
    never: [],
    least: -BOUND,
    most: BOUND,
    oneScores: false,
    bonus: null,
  }),
  slipOf: ({ scores }, seat) => ({ points: itemAt(scores, seat), bonus: 0, sweeps: 0 }),
};
