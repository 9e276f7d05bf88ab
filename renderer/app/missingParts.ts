/** Milliseconds between two attempts to reach the host, and at least between two reloads for parts that are missing. */
const RETRY = 2000;
export const RELOAD_PAUSE = 60_000;

const PLACE = 'trickhouse.reloaded';

/** The page as its watcher needs it. */
export interface PageHooks {
  /** Where the bundler reports parts that could not be fetched: the window. */
  readonly events: EventTarget;
  /** Resolves to whether the page's host answers. */
  readonly reach: () => Promise<boolean>;
  /** Whether the state of the page is kept by its host: nothing is lost with the page. */
  readonly isKept: () => boolean;
  readonly reload: () => void;
  /** Outlives a reload, not the tab. */
  readonly store: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Loads the page again where a part of it could not be fetched, as when a phone loses its network: browsers remember the failure and never fetch that
 * part a second time. The page waits until its host answers, and reloads at most once a minute: a file that is damaged stays damaged.
 * @returns ends it
 */
export function reloadForMissingParts({ events, reach, isKept, reload, store, now }: PageHooks): () => void {
  const failures = new WeakSet<Error>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retry = (): void => {
    const later = (): void => void (timer = setTimeout(retry, RETRY));
    if (!isKept() || isRecent(store.getItem(PLACE), now())) return later();
    void reach().then((isThere) => {
      if (!isThere) return later();
      store.setItem(PLACE, String(now()));
      reload();
    });
  };
  const failed = (event: Event): void => {
    if ('payload' in event && event.payload instanceof Error) failures.add(event.payload);
    if (timer === undefined) timer = setTimeout(retry);
  };
  // The reload is the answer to these rejections.
  const rejected = (event: Event): void => {
    if ('reason' in event && event.reason instanceof Error && failures.has(event.reason)) event.preventDefault();
  };
  events.addEventListener('vite:preloadError', failed);
  events.addEventListener('unhandledrejection', rejected);
  return () => {
    clearTimeout(timer);
    events.removeEventListener('vite:preloadError', failed);
    events.removeEventListener('unhandledrejection', rejected);
  };
}

/** Whether the last reload, if there was one, lies less than a pause back. */
function isRecent(last: string | null, now: number): boolean {
  return last !== null && now - Number(last) < RELOAD_PAUSE;
}

/** Does so for this page, as long as it stands. `isKept`: see `PageHooks`. */
export function watchMissingParts(isKept: () => boolean): void {
  reloadForMissingParts({
    events: window,
    // A small file that no cache answers for.
    reach: () =>
      fetch('./app.webmanifest', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    isKept,
    reload: () => location.reload(),
    store: sessionStorage,
    now: Date.now,
  });
}
