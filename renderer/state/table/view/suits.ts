import type { Suit } from '../../../../engine/cards/card.ts';

/** The four suits by letter, in the order of the notation. */
export const SUIT_LETTERS: readonly Suit[] = ['S', 'H', 'D', 'C'];
