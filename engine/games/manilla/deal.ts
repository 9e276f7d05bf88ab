import { type Suit } from '../../cards/card.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import { type Award } from '../family/shownCard.ts';
import type { DealState, OVER } from '../../contract/deal.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { SPEC } from './options.ts';

/** A deal of manilla. */
export interface Manilla extends DealState {
  readonly phase: 'play' | typeof OVER;
  readonly trump: Suit;
  readonly award: Award;
}

/** The trick rules under some trumps. */
export function rulesUnder(trump: Suit): TrickRules {
  return { spec: SPEC, trump, sides: OPPOSITE, extra: [[], [], [], []] };
}
