import type { Options, OptionSpec } from '../../contract/options.ts';
import { fixedDeals } from '../../contract/matchPolicy.ts';

/** The house rules of Auction Manille (rules/manille.md, Auction Manille). */
export const OPTIONS = [
  { name: 'deals', values: [10, 20], text: 'deals of a match' },
  { name: 'discards', values: ['nobody', 'bidder'], text: 'for whom the cards laid away and those left in the widow count' },
  { name: 'defenders', values: ['alone', 'partners'], text: 'whether the bidder’s opponents are partners in what they may play' },
] as const satisfies readonly OptionSpec[];

type Value<Name extends string> = Extract<(typeof OPTIONS)[number], { name: Name }>['values'][number];
/** An option's value; the match has checked that it is one of the declared ones. */
export function option<Name extends (typeof OPTIONS)[number]['name']>(options: Options, name: Name): Value<Name> {
  return options[name] as Value<Name>;
}

/** A fixed number of deals. */
export const match = fixedDeals((options) => option(options, 'deals'));
