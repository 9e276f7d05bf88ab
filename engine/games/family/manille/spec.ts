import { NO_DUTY, type Duty } from '../../../cards/trick/duty.ts';
import type { TrickSpec } from '../../../cards/trick/spec.ts';
import { MANILLE } from '../duties.ts';

/** Points in a pack: 15 a suit. */
export const PACK_POINTS = 60;
/** A side has to have more than half of them to score. */
export const HALF = PACK_POINTS / 2;

/** The cards of Manille under some duties: the ten, the manille, is the highest of every suit (engine/games/manille/README.md). */
function manilleSpec(duty: Duty): TrickSpec {
  return {
    pack: 'french32',
    plain: ['7', '8', '9', 'J', 'Q', 'K', 'A', 'T'],
    values: { T: 5, A: 4, K: 3, Q: 2, J: 1 },
    duty,
    lastTrick: 0,
    perTrick: 0,
  };
}

/** Manille as it is played by those who see their cards. */
export const MANILLE_SPEC = manilleSpec(MANILLE);
/** Manille without duties. */
export const FREE_SPEC = manilleSpec(NO_DUTY);

/** A sorted hand, strongest first. */
export const MANILLE_ORDER = {
  plain: ['T', 'A', 'K', 'Q', 'J', '9', '8', '7'],
  trumps: ['T', 'A', 'K', 'Q', 'J', '9', '8', '7'],
} as const;
