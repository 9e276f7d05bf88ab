import { chains, type Duty } from '../../cards/trick/duty.ts';
import type { TrickSpec } from '../../cards/trick/spec.ts';
import { optionsOf, type OptionSpec } from '../../contract/options.ts';

/** The house rules of double-deck Pinochle (engine/games/pinochle-double/README.md, Options). */
export const OPTIONS = [
  { name: 'target', values: [500, 250, 1000], text: 'points that win the game' },
  { name: 'minMeld', values: [20, 15, 0], text: 'meld a side needs to score any' },
  { name: 'saveMeld', values: ['oneCounter', 'twentyPoints'], text: 'what a side must take in tricks to keep its meld' },
  { name: 'concede', values: ['on', 'off'], text: 'whether the declarer may give up after the melds' },
] as const satisfies readonly OptionSpec[];

/** The value of an option. */
export const option = optionsOf(OPTIONS);

/** Head every trick, the partner's too; void hands trump, and over-trump. */
export const PINOCHLE: Duty = { opponent: chains('beat suit any', 'beat suit trump any', 'suit over trump any') };

/** Eighty cards, A T K Q J from high to low; counters and the last trick make 50 (engine/games/pinochle-double/README.md, Cards). */
export const SPEC: TrickSpec = {
  pack: 'pinochle80',
  plain: ['J', 'Q', 'K', 'T', 'A'],
  values: { A: 1, T: 1, K: 1 },
  duty: PINOCHLE,
  lastTrick: 2,
  perTrick: 0,
};
