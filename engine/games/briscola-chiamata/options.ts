import { NO_DUTY } from '../../cards/trick/duty.ts';
import type { TrickSpec } from '../../cards/trick/spec.ts';
import { optionsOf, type OptionSpec } from '../../contract/options.ts';

/** The house rules of briscola chiamata (engine/games/briscola-chiamata/README.md, Deal score and Game). */
export const OPTIONS = [
  { name: 'deals', values: [10, 5, 20], text: 'deals of a match, where no target is set' },
  { name: 'target', values: ['none', 11], text: 'points that end the match, instead of a number of deals' },
  { name: 'partnerShare', values: ['equal', 'half'], text: 'whether the secret partner scores as much as the bidder, or half' },
  { name: 'lowestPoints', values: [62, 60], text: 'the lowest bid of points after a bare two' },
] as const satisfies readonly OptionSpec[];

/** The value of an option. */
export const option = optionsOf(OPTIONS);

/** Forty cards, A T K Q J 6 5 4 3 2 from high to low; any card may be played at any time (engine/games/briscola-chiamata/README.md, Cards and Play). */
export const SPEC: TrickSpec = {
  pack: 'forty',
  plain: ['2', '3', '4', '5', '6', 'J', 'Q', 'K', 'T', 'A'],
  values: { A: 11, T: 10, K: 4, Q: 3, J: 2 },
  duty: NO_DUTY,
  lastTrick: 0,
  perTrick: 0,
};
