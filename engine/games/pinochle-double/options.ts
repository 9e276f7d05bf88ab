import { PINOCHLE } from '../../trick/rows.ts';
import type { TrickSpec } from '../../trick/spec.ts';
import type { Options, OptionSpec } from '../../contract/options.ts';

/** The house rules of double-deck Pinochle (rules/pinochle-double.md, Options). */
export const OPTIONS = [
  { name: 'target', values: [500, 250, 1000], text: 'points that win the game' },
  { name: 'minMeld', values: [20, 15, 0], text: 'meld a side needs to score any' },
  { name: 'saveMeld', values: ['oneCounter', 'twentyPoints'], text: 'what a side must take in tricks to keep its meld' },
  { name: 'concede', values: ['on', 'off'], text: 'whether the declarer may give up after the melds' },
] as const satisfies readonly OptionSpec[];

type Value<Name extends string> = Extract<(typeof OPTIONS)[number], { name: Name }>['values'][number];
/** An option's value; the match has checked that it is one of the declared ones. */
export function option<Name extends (typeof OPTIONS)[number]['name']>(options: Options, name: Name): Value<Name> {
  return options[name] as Value<Name>;
}

/** Eighty cards, A T K Q J from high to low; counters and the last trick make 50 (rules/pinochle-double.md, Cards). */
export const SPEC: TrickSpec = {
  pack: 'pinochle80',
  plain: ['J', 'Q', 'K', 'T', 'A'],
  values: { A: 1, T: 1, K: 1 },
  duty: PINOCHLE,
  lastTrick: 2,
  perTrick: 0,
};
