import type { Options } from '../../../../engine/contract/options.ts';

/** The sets of a match in which partners change after each, unless the options name a number. */
const SETS_WITH_CHANGING_PARTNERS = 3;

/** The number of deals of a match under its options; `null` where it ends at a target. */
export function dealCountIn({ deals, sets, rotatePartners, target }: Options): number | null {
  if (typeof deals !== 'number' || typeof target === 'number') return null;
  if (typeof sets === 'number') return deals * sets;
  return rotatePartners === 'everySet' ? deals * SETS_WITH_CHANGING_PARTNERS : deals;
}
