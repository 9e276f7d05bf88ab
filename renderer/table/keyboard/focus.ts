/** Keeps the keyboard's focus on the board, where the next key belongs. */

/** Where the focus rests: the calls where only calls are due, else the cards one holds. Nothing there can be pressed by accident: an arrow enters it. */
function restOf(felt: HTMLElement): HTMLElement | null {
  return felt.querySelector<HTMLElement>('.calls:not(.inline, .laying)') ?? felt.querySelector<HTMLElement>('.handzone [role="group"]');
}

/**
 * Brings a lost focus back to the board, and takes it from one's cards to the calls when these are due. A card, a call or a window that goes takes the
 * focus with it, and the page would start from its top.
 */
export function keepFocus(felt: HTMLElement): void {
  const rest = restOf(felt);
  const { activeElement } = document;
  if (rest === null || rest === activeElement) return;
  const lost = activeElement === null || activeElement === document.body;
  const atCards = rest.matches('.calls') && felt.querySelector('.handzone')?.contains(activeElement) === true;
  if (lost || atCards) rest.focus({ preventScroll: true });
}
