import { optionsOf, type OptionSpec } from '../../contract/options.ts';
import { gamesToTarget } from '../family/manille/match.ts';

/** The house rules of Manille (engine/games/manille/README.md, Game). */
export const OPTIONS = [
  { name: 'match', values: ['one', 'bestOfThree'], text: 'one game to 101, or the first side to win two' },
] as const satisfies readonly OptionSpec[];

const option = optionsOf(OPTIONS);

/** Games to 101 between partners who sit opposite. */
export const match = gamesToTarget(
  (options) => (option(options, 'match') === 'bestOfThree' ? 2 : 1),
  (a, b) => a % 2 === b % 2,
);
