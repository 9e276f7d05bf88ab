/** A value with all that it was before, and all that was undone: a plain value, too. */
export interface Undoable<T> {
  readonly now: T;
  readonly past: readonly T[];
  readonly future: readonly T[];
}

/** More steps back than anybody takes. */
const MOST = 500;

/** A value that nothing has happened to. */
export function undoable<T>(now: T): Undoable<T> {
  return { now, past: [], future: [] };
}

/** The value changed; what was undone before is gone. The same value changes nothing. */
export function changed<T>(state: Undoable<T>, now: T): Undoable<T> {
  return now === state.now ? state : { now, past: [...state.past, state.now].slice(-MOST), future: [] };
}

/** One change back; the same state if nothing was changed. */
export function undone<T>({ now, past, future }: Undoable<T>): Undoable<T> {
  const [before] = past.slice(-1);
  return before === undefined ? { now, past, future } : { now: before, past: past.slice(0, -1), future: [now, ...future] };
}

/** One change forward again; the same state where none was undone. */
export function redone<T>({ now, past, future }: Undoable<T>): Undoable<T> {
  const [after, ...rest] = future;
  return after === undefined ? { now, past, future } : { now: after, past: [...past, now], future: rest };
}
