import type { CardMeaning } from '../../../games/sampling/signs.ts';

/** How gladly a player of the convention throws a card of two or more that cost the same. The giver goes by it, and so the reader takes it from the giver. */
const WORTH = { holds: 2, lacks: 1.3, nothing: 1, untrue: 0.5 };

/** The worth of playing a card, by what it says and by whether the hand holds the card that it is about. */
export function signWorth(meaning: Pick<CardMeaning, 'held'> | undefined, holds: boolean): number {
  if (meaning === undefined) return WORTH.nothing;
  if (meaning.held !== holds) return WORTH.untrue;
  return holds ? WORTH.holds : WORTH.lacks;
}
