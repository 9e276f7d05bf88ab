import type { Duty } from '../../cards/trick/duty.ts';
import type { TrickSpec } from '../../cards/trick/spec.ts';
import { jassChains, jassSpec } from '../family/jass.ts';
import { optionsOf, type OptionSpec } from '../../contract/options.ts';

/** The house rules of klaberjass (engine/games/klaberjass/README.md, Options). */
export const OPTIONS = [
  { name: 'target', values: [500, 300, 1000], text: 'points that win the game' },
  { name: 'declare', values: ['automatic', 'byPlayer'], text: 'whether sets score by themselves, or their holders may keep silent' },
  { name: 'bimaSuits', values: ['any', 'otherThanTurned'], text: 'suits the dealer may name when all others have passed twice' },
] as const satisfies readonly OptionSpec[];

/** The value of an option. */
export const option = optionsOf(OPTIONS);

/** Over-trump everybody, the partner too. */
export const KLABERJASS: Duty = { opponent: jassChains('beat suit any', 'any') };

/** The jack of trumps is worth 22, so that a deal is worth 164 (engine/games/klaberjass/README.md, Cards, Ruling). */
export const SPEC: TrickSpec = jassSpec(22, KLABERJASS);
