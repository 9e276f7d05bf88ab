import { suitOf } from '../../cards/card.ts';
import type { Action } from '../../contract/action.ts';
import { cardsInTrick, type View } from '../../contract/view.ts';
import { visible } from '../../games/sampling/sampling.ts';

/** The kinds of decisions by which losses are added up. */
export type Cause =
  'bid' | 'trumps' | 'double' | 'exchange' | 'declare' | 'openingLead' | 'lead' | 'second' | 'between' | 'last' | 'discard' | 'trumping';

/** The kinds of calls, by phase. */
const CALLS: Readonly<Record<string, Cause>> = {
  bidding: 'bid',
  // Blind no trump, before the cards are looked at.
  offer: 'bid',
  auction: 'bid',
  // The two rounds in which the card turned up, and then any other suit, is taken.
  first: 'bid',
  second: 'bid',
  trumps: 'trumps',
  delegated: 'trumps',
  doubling: 'double',
  discard: 'exchange',
  exchange: 'exchange',
  draw: 'exchange',
  declare: 'declare',
  roem: 'declare',
};

/** The kind of a decision: of a call by its phase, of a card by its place in the trick and its effect. Throws RangeError for a phase that has none. */
export function causeOf(view: View, action: Action): Cause {
  if (view.phase === 'play') return causeOfCard(view, action);
  const cause = CALLS[view.phase];
  if (cause === undefined) throw new RangeError(`a decision in the phase ${view.phase} is of no kind`);
  return cause;
}

function causeOfCard({ trick, tricks, trump, players }: View, action: Action): Cause {
  const placed = cardsInTrick({ trick });
  if (placed === 0) return tricks.length === 0 ? 'openingLead' : 'lead';
  const [led] = visible(trick?.cards ?? []);
  if (led !== undefined && action.type === 'play' && suitOf(action.card) !== suitOf(led))
    return suitOf(action.card) === trump ? 'trumping' : 'discard';
  if (placed === players - 1) return 'last';
  return placed === 1 ? 'second' : 'between';
}
