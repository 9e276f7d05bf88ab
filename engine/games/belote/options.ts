import { always, chains, type Duty } from '../../cards/trick/duty.ts';
import type { Trump } from '../../cards/card.ts';
import type { TrickSpec } from '../../cards/trick/spec.ts';
import { optionsOf, type Options, type OptionSpec, type ValueOf } from '../../contract/options.ts';
import { jassChains, jassSpec } from '../family/jass.ts';

/** The house rules of belote (README.md, Options). */
export const OPTIONS = [
  { name: 'target', values: [1000, 500, 2000], text: 'points that win the match' },
  { name: 'declarations', values: ['automatic', 'byPlayer', 'off'], text: 'whether sequences and fours count, and who announces them' },
  {
    name: 'underTrump',
    values: ['forced', 'free'],
    text: 'void, an opponent’s trump wins and none of yours is higher: you must play a lower trump, or any card',
  },
  { name: 'underPartner', values: ['free', 'forbidden'], text: 'void, the partner’s trump wins: whether a lower trump may be played' },
  {
    name: 'bidding',
    values: ['suits', 'everything'],
    text: 'what may be named in the second round: a suit, or no trumps and all trumps too',
  },
] as const satisfies readonly OptionSpec[];

/** The federation's competitions are played without declarations. */
export const PRESETS = {
  House: {},
  Competition: { declarations: 'off' },
} as const satisfies Record<string, Options>;

/** The value of an option. */
export const option = optionsOf(OPTIONS);

/** The house rules that bear on what may be played. */
interface DutyHouse {
  readonly underTrump: ValueOf<typeof OPTIONS, 'underTrump'>;
  readonly underPartner: ValueOf<typeof OPTIONS, 'underPartner'>;
}

/** The duties under some house rules, where a suit is trumps. */
export function dutyOf({ underTrump, underPartner }: DutyHouse): Duty {
  const discard = underPartner === 'forbidden' ? 'notUnder any' : 'any';
  return {
    opponent: jassChains('beat suit any', underTrump === 'forced' ? 'trump any' : 'any'),
    mate: chains('beat suit any', 'suit any', `suit ${discard}`),
  };
}

/** Without trumps: follow suit. */
const FOLLOW_ONLY: Duty = { opponent: always('suit any') };
/** Where every suit is trumps: follow suit, and beat the winning card, the partner's too. */
const BEAT_ALWAYS: Duty = { opponent: always('beat suit any') };

const BASE = jassSpec(20, dutyOf({ underTrump: 'forced', underPartner: 'free' }));
const ORDERS = { pack: BASE.pack, lastTrick: BASE.lastTrick, perTrick: BASE.perTrick };

/** Without trumps an ace is worth 19, so that a deal still comes to 162. */
const WITHOUT: TrickSpec = { ...ORDERS, plain: BASE.plain, values: { A: 19, T: 10, K: 4, Q: 3, J: 2 }, duty: FOLLOW_ONLY };
/** With every suit trumps their points shrink, so that a deal still comes to 162. */
const ALL: TrickSpec = {
  ...ORDERS,
  plain: BASE.trumps ?? BASE.plain,
  values: { J: 14, '9': 9, A: 6, T: 5, K: 3, Q: 1 },
  duty: BEAT_ALWAYS,
};

const specs = new Map<string, TrickSpec>();

/** The trick specification under some house rules and trumps: one value for each combination. */
export function specOf(options: Options, trump: Trump | null, allTrumps: boolean): TrickSpec {
  if (trump === 'NT') return allTrumps ? ALL : WITHOUT;
  const house = { underTrump: option(options, 'underTrump'), underPartner: option(options, 'underPartner') };
  const key = Object.values(house).join(' ');
  let spec = specs.get(key);
  if (spec === undefined) specs.set(key, (spec = { ...BASE, duty: dutyOf(house) }));
  return spec;
}
