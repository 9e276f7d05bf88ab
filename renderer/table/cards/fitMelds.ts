/** How melds are laid closer, step by step: `laid.css` has the rules of each word. */
const STEPS = ['', 'heads', 'heads worth', 'heads worth beside', 'heads worth beside small'] as const;

/**
 * Lays melds only as close as they must lie to be seen whole: first the heads of cards alone, then worth without names, players' names beside their cards, smaller
 * cards. What does not fit even then is scrolled. For `{@attach}`.
 */
export function fitMelds(box: HTMLElement): () => void {
  const measure = (): void => {
    for (const step of STEPS) {
      box.dataset['close'] = step;
      if (box.scrollHeight <= box.clientHeight + 1) break;
    }
  };
  const sizes = new ResizeObserver(() => requestAnimationFrame(measure));
  const observe = (): void => {
    sizes.disconnect();
    for (const each of [box, ...box.children]) sizes.observe(each);
  };
  const parts = new MutationObserver(observe);
  parts.observe(box, { childList: true });
  measure();
  observe();
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
}
