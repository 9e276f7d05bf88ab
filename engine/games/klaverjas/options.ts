import { klaverjasDuty } from '../../trick/rows.ts';
import type { TrickSpec } from '../../trick/spec.ts';
import type { Options, OptionSpec } from '../../contract/options.ts';
import { jassSpec } from '../family/jass.ts';
import type { FourOfAKind } from './roem.ts';

/** The house rules of klaverjassen (rules/klaverjas.md, Options). */
export const OPTIONS = [
  { name: 'deals', values: [16, 4, 8], text: 'deals of a match, or of a set' },
  { name: 'rotatePartners', values: ['off', 'everySet'], text: 'three sets, each with another partner, scored by person' },
  { name: 'trumpLead', values: ['beatOpponents', 'beatAlways', 'free'], text: 'when trumps are led: whom a higher trump must beat' },
  { name: 'partnerExemption', values: ['on', 'off'], text: 'whether the partner’s winning card frees a void hand' },
  { name: 'underTrump', values: ['free', 'forbidden', 'forced'], text: 'trumps lower than the one in the trick, when void' },
  { name: 'fourOfAKind', values: ['fifty', 'hundred', 'club'], text: 'what four of a kind is worth' },
  { name: 'redrawSameSuit', values: ['off', 'on'], text: 'whether a second turned card of the first one’s suit is turned again' },
] as const satisfies readonly OptionSpec[];

export const PRESETS = {
  House: {},
  Amsterdam: { trumpLead: 'beatAlways', underTrump: 'forbidden', fourOfAKind: 'club' },
  Rotterdam: { trumpLead: 'beatAlways', partnerExemption: 'off', underTrump: 'forced', fourOfAKind: 'club' },
} as const satisfies Record<string, Options>;

type Value<Name extends string> = Extract<(typeof OPTIONS)[number], { name: Name }>['values'][number];
/** An option's value; the match has checked that it is one of the declared ones. */
export function option<Name extends (typeof OPTIONS)[number]['name']>(options: Options, name: Name): Value<Name> {
  return options[name] as Value<Name>;
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
  if (spec === undefined) specs.set(key, (spec = jassSpec(20, klaverjasDuty(house))));
  return spec;
}

/** What four of a kind is worth under some house rules. */
export function fourOf(options: Options): FourOfAKind {
  return option(options, 'fourOfAKind');
}
