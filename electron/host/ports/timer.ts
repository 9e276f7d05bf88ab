/** Calls back after a while, in milliseconds; the result calls it off. */
export type Timer = (wait: number, then: () => void) => () => void;

/** The machine's own clock. */
export const timer: Timer = (wait, then) => {
  const set = setTimeout(then, wait);
  return () => clearTimeout(set);
};

/** The parts that a wait by running time is made of. */
const PARTS = 10;

/**
 * A timer that counts the time in which this process runs: of a stall, be it the sleep of a laptop, at most a tenth of the wait counts. Node calls timers before it
 * reads what has come in, so that otherwise answers that came during the stall would be too late.
 */
export const runningTime =
  (after: Timer): Timer =>
  (wait, then) => {
    let left = PARTS;
    let callOff = (): void => undefined;
    const part = (): void => {
      left -= 1;
      callOff = after(wait / PARTS, left === 0 ? then : part);
    };
    part();
    return () => callOff();
  };
