import { type Ladder } from '../phases/ladder.ts';
import type { DealState, OVER } from '../../contract/deal.ts';

/** A deal of botifarra. */
export interface Botifarra extends DealState {
  readonly phase: 'trumps' | 'delegated' | 'doubling' | 'play' | typeof OVER;
  /** The doubling calls; `null` before trumps are named. */
  readonly ladder: Ladder | null;
}
