/**
 * Gives a box that may scroll its scrollbar only where its first child does not fit without one: a scrollbar that is there makes labels break, and would
 * else keep itself needed. For `{@attach}`.
 */
export function fitSums(box: HTMLElement): () => void {
  const measure = (): void => {
    box.style.overflowY = 'hidden';
    if (box.scrollHeight > box.clientHeight + 1) box.style.overflowY = 'auto';
  };
  const sizes = new ResizeObserver(() => requestAnimationFrame(measure));
  sizes.observe(box);
  const { firstElementChild: sums } = box;
  if (sums !== null) sizes.observe(sums);
  return () => sizes.disconnect();
}
