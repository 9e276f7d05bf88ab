/** Calls back after a while, in milliseconds; the result calls it off. */
export type Timer = (wait: number, then: () => void) => () => void;

/** The machine's own clock. */
export const timer: Timer = (wait, then) => {
  const set = setTimeout(then, wait);
  return () => clearTimeout(set);
};
