import { OPPOSITE, packets } from '../../cards/seats.ts';
import { specOf } from '../family/manille/spec.ts';
import type { View } from '../../contract/view.ts';
import { excludedByPlay, handHolders, type Holder } from '../sampling/sampling.ts';

/** The holders of hands, as the play constrains them. */
export function holders(view: View): Holder[] {
  const barred = excludedByPlay(view, { spec: specOf(view.options), trump: view.trump ?? 'NT', sides: OPPOSITE, extra: [] });
  return handHolders(view, packets(4, view.dealer, [3, 2, 3]), (seat, card) => barred[seat]?.[card] === 1);
}
