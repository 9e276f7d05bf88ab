import { OPPOSITE, packets } from '../../cards/seats.ts';
import { MANILLE_SPEC } from '../family/manille/spec.ts';
import type { View } from '../../contract/view.ts';
import { excludedByPlay, handHolders, type Holder } from '../sampling/sampling.ts';

/** The holders of hands, as the play constrains them. */
export function holders(view: View): Holder[] {
  const barred = excludedByPlay(view, { spec: MANILLE_SPEC, trump: view.trump ?? 'NT', sides: OPPOSITE, extra: [] });
  return handHolders(view, packets(4, view.dealer, [3, 2, 3]), (seat, card) => barred[seat]?.[card] === 1);
}
