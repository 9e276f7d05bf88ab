import { faceFor, likelyCard } from './scale.ts';

/**
 * The cards of a hand on the board that this window will have: about how wide they will be, in CSS pixels, and their drawing.
 * @param ratio height of a card by its width
 * @param factor of the player's wish for size
 */
export function foreseeCards(ratio: number, factor: number): { readonly card: number; readonly face: 'art' | 'index' } {
  const root = document.documentElement;
  const window = { width: root.clientWidth, height: root.clientHeight };
  const card = likelyCard(window, parseFloat(getComputedStyle(root).fontSize), ratio, factor);
  return { card, face: faceFor(card) };
}
