import { KLABERJASS } from '../../trick/rows.ts';
import { jassSpec } from '../family/jass.ts';
import type { Options, OptionSpec } from '../../contract/options.ts';

/** The house rules of klaberjass (rules/klaberjass.md, Options). */
export const OPTIONS = [
  { name: 'target', values: [500, 300, 1000], text: 'points that win the game' },
  { name: 'declare', values: ['automatic', 'byPlayer'], text: 'whether sets score by themselves, or their holders may keep silent' },
  { name: 'bimaSuits', values: ['any', 'otherThanTurned'], text: 'suits the dealer may name when all others have passed twice' },
] as const satisfies readonly OptionSpec[];

type Value<Name extends string> = Extract<(typeof OPTIONS)[number], { name: Name }>['values'][number];
/** An option's value; the match has checked that it is one of the declared ones. */
export function option<Name extends (typeof OPTIONS)[number]['name']>(options: Options, name: Name): Value<Name> {
  return options[name] as Value<Name>;
}

/** The jack of trumps is worth 22, so that a deal is worth 164 (rules/klaberjass.md, Cards, Ruling). */
export const SPEC = jassSpec(22, KLABERJASS);
