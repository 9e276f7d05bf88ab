import { type Ladder } from '../../phases/ladder.ts';
import { type OVER } from '../../phases/phase.ts';
import type { DealState } from '../../contract/deal.ts';

/** A deal of botifarra. */
export interface Botifarra extends DealState {
  readonly phase: 'trumps' | 'delegated' | 'doubling' | 'play' | typeof OVER;
  /** The doubling calls; `null` before trumps are named. */
  readonly ladder: Ladder | null;
}
