import { optionsOf, type OptionSpec } from '../../contract/options.ts';
import { UNDER_TRUMP } from '../family/manille/spec.ts';
import { fixedDeals, type MatchPolicy } from '../../contract/matchPolicy.ts';

/** The house rules of Auction Manille (engine/games/manille/README.md, Auction Manille). */
export const OPTIONS = [
  { name: 'deals', values: [10, 20], text: 'deals of a match' },
  { name: 'discards', values: ['nobody', 'bidder'], text: 'for whom the cards laid away and those left in the widow count' },
  { name: 'defenders', values: ['alone', 'partners'], text: 'whether the bidder’s opponents are partners in what they may play' },
  UNDER_TRUMP,
] as const satisfies readonly OptionSpec[];

/** The value of an option. */
export const option = optionsOf(OPTIONS);

/** A fixed number of deals. */
export const match: MatchPolicy = fixedDeals((options) => option(options, 'deals'));
