import { setImmediate } from 'node:timers/promises';

/** How long a slice of work may take, in milliseconds: what a table in play can wait without anybody noticing. */
const SLICE = 5;

/**
 * Does long work in slices, between which the program answers everything else.
 * @param steps work that yields wherever it may be interrupted; the oftener, the shorter others wait
 * @returns what the work returns; rejects with what it throws
 */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  let until = performance.now() + SLICE;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + SLICE;
  }
}
