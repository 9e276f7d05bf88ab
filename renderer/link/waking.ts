/** Calls back when the page wakes, is shown again or has a network again; and when its network goes. The result ends it. */
export function onWaking(probe: () => void): () => void {
  const shown = (): void => {
    if (document.visibilityState === 'visible') probe();
  };
  // A page that comes out of the cache of the way back; the first showing of a page is no waking.
  const cached = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) probe();
  };
  document.addEventListener('visibilitychange', shown);
  document.addEventListener('resume', probe);
  window.addEventListener('pageshow', cached);
  window.addEventListener('online', probe);
  window.addEventListener('offline', probe);
  return () => {
    document.removeEventListener('visibilitychange', shown);
    document.removeEventListener('resume', probe);
    window.removeEventListener('pageshow', cached);
    window.removeEventListener('online', probe);
    window.removeEventListener('offline', probe);
  };
}
