import { always, chains, type Chains, type Duty, type DutyStep } from '../../cards/trick/duty.ts';
import type { TrickSpec } from '../../cards/trick/spec.ts';
import { FOLLOW_OR_ANY } from '../family/duties.ts';
import { spanishSpec } from '../family/spanish.ts';
import { optionsOf, type Options, type OptionSpec, type ValueOf } from '../../contract/options.ts';

/** The house rules of botifarra (engine/games/botifarra/README.md, Options). */
export const OPTIONS = [
  { name: 'losingTrump', values: ['free', 'forced'], text: 'void with trumps that do not beat: each suit’s lowest, or the lowest trump' },
  { name: 'mustGive', values: ['on', 'off'], text: 'whether a winning partner must be given a counter or the lowest card' },
  {
    name: 'partnerTrumps',
    values: ['alike', 'over'],
    text: 'void with a winning partner: trumps are a suit like the others, or any that beats is allowed and no other counter of trumps',
  },
  { name: 'trumpedSuit', values: ['lowest', 'any'], text: 'following a suit that an opponent has trumped: the lowest card, or any' },
  { name: 'multipliers', values: ['2-4-8', '2-3-4'], text: 'what contrar, recontrar and Sant Vicenç multiply by in all' },
  { name: 'session', values: ['one', 'threePartners'], text: 'one game, or three, each with another partner, scored by person' },
  { name: 'signals', values: ['off', 'on'], text: 'whether a lead of the manilla shows the ace to the partner' },
] as const satisfies readonly OptionSpec[];

type Value<Name extends (typeof OPTIONS)[number]['name']> = ValueOf<typeof OPTIONS, Name>;
/** The value of an option. */
export const option = optionsOf(OPTIONS);

/** The house rules that bear on what may be played. */
interface DutyHouse {
  readonly losingTrump: Value<'losingTrump'>;
  readonly mustGive: Value<'mustGive'>;
  readonly partnerTrumps: Value<'partnerTrumps'>;
  readonly trumpedSuit: Value<'trumpedSuit'>;
}

/** The duties under some house rules. */
export function dutyOf({ losingTrump, mustGive, partnerTrumps, trumpedSuit }: DutyHouse): Duty {
  const follow = trumpedSuit === 'any' ? 'suit' : 'low';
  const trumped = losingTrump === 'forced' ? `${follow} over lowTrump` : `${follow} over`;
  const give = always(partnerTrumps === 'over' ? 'give givesOver' : 'give gives');
  const against = (last: DutyStep): Chains => chains(`beat low ${last}`, `beat low trump ${last}`, `${trumped} ${last}`);
  return { opponent: against('lows'), second: against('any'), mate: mustGive === 'on' ? give : FOLLOW_OR_ANY };
}

const specs = new Map<string, TrickSpec>();

/** The trick specification under some house rules: one value for each combination. */
export function specOf(options: Options): TrickSpec {
  const house = {
    losingTrump: option(options, 'losingTrump'),
    mustGive: option(options, 'mustGive'),
    partnerTrumps: option(options, 'partnerTrumps'),
    trumpedSuit: option(options, 'trumpedSuit'),
  };
  const key = Object.values(house).join(' ');
  let spec = specs.get(key);
  if (spec === undefined) specs.set(key, (spec = spanishSpec(1, dutyOf(house))));
  return spec;
}

/** The factor of a number of doubling calls, without botifarra's own doubling. */
export function callMultiplier(calls: number, options: Options): number {
  if (option(options, 'multipliers') === '2-4-8') return 2 ** calls;
  return calls === 0 ? 1 : calls + 1;
}
