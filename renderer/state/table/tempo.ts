/** Milliseconds at normal pace (look: Motion). */
export const TIMES = {
  play: 180,
  gather: 90,
  sweep: 260,
  rest: 1400,
  call: 420,
  trumps: 260,
  announce: 700,
  exchange: 320,
  melds: 4000,
} as const;

/** How fast things go: `motion` for what moves, `rest` for how long a full trick lies; with `pause` it lies until a person goes on. */
export interface Tempo {
  readonly motion: number;
  readonly rest: number;
  readonly pause?: boolean;
  /** Whether a person takes each step themselves: they have seen the board before the next. */
  readonly stepwise?: boolean;
}

/** Calls back after some milliseconds; the result calls it off. */
export type StartTimer = (wait: number, then: () => void) => () => void;

export const startTimeout: StartTimer = (wait, then) => {
  const timer = setTimeout(then, wait);
  return () => clearTimeout(timer);
};
