import { optionsOf, type Options, type OptionSpec } from '../../contract/options.ts';
import type { MatchPolicy } from '../../contract/matchPolicy.ts';
import { gamesToTarget } from '../family/manille/match.ts';
import { UNDER_TRUMP } from '../family/manille/spec.ts';

/** The length of a match (engine/games/manille/README.md, Game). */
export const MATCH = {
  name: 'match',
  values: ['one', 'bestOfThree'],
  text: 'one game to 101, or the first side to win two',
} as const satisfies OptionSpec;

/** The draw for partners (engine/games/manille/README.md, Seats and dealer). */
export const EQUAL_DRAWS = {
  name: 'equalDraws',
  values: ['ifOpen', 'always'],
  text: 'which equal cards in a draw for partners are drawn again: those that leave the partners open, or all',
} as const satisfies OptionSpec;

/** Whether players with equal cards draw on until every rank differs. */
export function redrawsEveryTie(options: Options): boolean {
  return drawOption(options, 'equalDraws') === 'always';
}

const drawOption = optionsOf([EQUAL_DRAWS]);

/** The house rules of Manille for four who see their cards. */
export const OPTIONS = [MATCH, UNDER_TRUMP, EQUAL_DRAWS] as const satisfies readonly OptionSpec[];

const option = optionsOf([MATCH]);

/** Games to 101 between partners who sit opposite. */
export const match: MatchPolicy = gamesToTarget(
  (options) => (option(options, 'match') === 'bestOfThree' ? 2 : 1),
  (a, b) => a % 2 === b % 2,
);
