import { NO_DUTY, type Duty } from '../../../cards/trick/duty.ts';
import type { TrickSpec } from '../../../cards/trick/spec.ts';
import { optionsOf, type Options, type OptionSpec } from '../../../contract/options.ts';
import { MANILLE, MANILLE_FREE } from '../duties.ts';

/** Points in a pack: 15 a suit. */
export const PACK_POINTS = 60;
/** A side has to have more than half of them to score. */
export const HALF_PACK_POINTS = PACK_POINTS / 2;

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
const FREE_UNDER_SPEC = manilleSpec(MANILLE_FREE);
/** Manille without duties. */
export const FREE_SPEC = manilleSpec(NO_DUTY);

/** The house rule of forms in which a trick may be trumped twice (engine/games/manille/README.md, Play). */
export const UNDER_TRUMP = {
  name: 'underTrump',
  values: ['forbidden', 'free'],
  text: 'void, an opponent’s trump wins and none is higher: whether a lower trump may be played',
} as const satisfies OptionSpec;

const option = optionsOf([UNDER_TRUMP]);

/** The cards of Manille under the house rules of a form that has {@link UNDER_TRUMP}. */
export function specOf(options: Options): TrickSpec {
  return option(options, 'underTrump') === 'free' ? FREE_UNDER_SPEC : MANILLE_SPEC;
}

/** A sorted hand, strongest first. */
export const MANILLE_ORDER = {
  plain: ['T', 'A', 'K', 'Q', 'J', '9', '8', '7'],
  trumps: ['T', 'A', 'K', 'Q', 'J', '9', '8', '7'],
} as const;
