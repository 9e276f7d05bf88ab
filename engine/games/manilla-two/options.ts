import { optionsOf, type OptionSpec } from '../../contract/options.ts';

/** The house rules of manilla for two (engine/games/manilla-two/README.md). */
export const OPTIONS = [
  {
    name: 'shownCard',
    values: ['heldBack', 'atOnce'],
    text: 'whether a shown counter that would end the game waits for the deal, or counts at once like any other',
  },
] as const satisfies readonly OptionSpec[];

/** The value of an option. */
export const option = optionsOf(OPTIONS);
