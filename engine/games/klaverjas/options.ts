import { chains, type Duty } from '../../cards/trick/duty.ts';
import type { TrickSpec } from '../../cards/trick/spec.ts';
import { optionsOf, type Options, type OptionSpec, type ValueOf } from '../../contract/options.ts';
import { jassChains, jassSpec } from '../family/jass.ts';
import type { FourOfAKind } from './roem.ts';

/** The house rules of klaverjassen (engine/games/klaverjas/README.md, Options). */
export const OPTIONS = [
  { name: 'deals', values: [16, 4, 8], text: 'deals of a match, or of a set' },
  { name: 'rotatePartners', values: ['off', 'everySet'], text: 'whether each set has another partner, scored by person' },
  { name: 'sets', values: ['usual', 16], text: 'sets of a match: one, or three where partners change; or sixteen' },
  {
    name: 'trumps',
    values: ['turned', 'forehand', 'inTurn'],
    text: 'whether a card is turned, forehand must name trumps, or each seat in turn names them or passes',
  },
  { name: 'trumpLead', values: ['beatOpponents', 'beatAlways', 'free'], text: 'when trumps are led: whom a higher trump must beat' },
  { name: 'partnerExemption', values: ['on', 'off'], text: 'whether the partner’s winning card frees a void hand' },
  { name: 'underTrump', values: ['free', 'forbidden', 'forced'], text: 'trumps lower than the one in the trick, when void' },
  { name: 'fourOfAKind', values: ['fifty', 'hundred', 'club'], text: 'what four of a kind is worth' },
  { name: 'redrawSameSuit', values: ['off', 'on'], text: 'whether a second turned card of the first one’s suit is turned again' },
  { name: 'signals', values: ['off', 'on'], text: 'whether discards show and deny aces to the partner' },
] as const satisfies readonly OptionSpec[];

export const PRESETS = {
  House: {},
  Amsterdam: { trumpLead: 'beatAlways', underTrump: 'forbidden', fourOfAKind: 'club' },
  Rotterdam: { trumpLead: 'beatAlways', partnerExemption: 'off', underTrump: 'forced', fourOfAKind: 'club' },
  Utrecht: { trumps: 'forehand', trumpLead: 'beatAlways', underTrump: 'forbidden', fourOfAKind: 'club' },
  Leiden: { trumps: 'inTurn', trumpLead: 'beatAlways', partnerExemption: 'off', underTrump: 'forced', fourOfAKind: 'club' },
} as const satisfies Record<string, Options>;

type Value<Name extends (typeof OPTIONS)[number]['name']> = ValueOf<typeof OPTIONS, Name>;
/** The value of an option. */
export const option = optionsOf(OPTIONS);

/** The house rules that bear on what may be played. */
interface DutyHouse {
  readonly trumpLead: Value<'trumpLead'>;
  readonly partnerExemption: Value<'partnerExemption'>;
  readonly underTrump: Value<'underTrump'>;
}

/** The duties under some house rules. */
export function dutyOf({ trumpLead, partnerExemption, underTrump }: DutyHouse): Duty {
  const cannotOver = { free: 'any', forbidden: 'notUnder any', forced: 'trump any' }[underTrump];
  const led = trumpLead === 'free' ? 'suit any' : 'beat suit any';
  const ledByMate = trumpLead === 'beatAlways' ? 'beat suit any' : 'suit any';
  const discard = underTrump === 'forbidden' ? 'notUnder any' : 'any';
  return {
    opponent: jassChains(led, cannotOver),
    mate: partnerExemption === 'on' ? chains(ledByMate, 'suit any', `suit ${discard}`) : jassChains(ledByMate, cannotOver),
  };
}

const specs = new Map<string, TrickSpec>();

/** The trick specification under some house rules: one value for each combination. */
export function specOf(options: Options): TrickSpec {
  const house = {
    trumpLead: option(options, 'trumpLead'),
    partnerExemption: option(options, 'partnerExemption'),
    underTrump: option(options, 'underTrump'),
  };
  const key = Object.values(house).join(' ');
  let spec = specs.get(key);
  if (spec === undefined) specs.set(key, (spec = jassSpec(20, dutyOf(house))));
  return spec;
}

/** The worth of four of a kind under some house rules. */
export function fourOf(options: Options): FourOfAKind {
  return option(options, 'fourOfAKind');
}
