import type { Seat } from '../cards/card.ts';
import type { Action } from '../contract/action.ts';
import { itemAt } from '../cards/indexed.ts';

/**
 * An event beside the actions of a deal, with the number of actions before it: a claim, after which the rest was played out, or a seat that took
 * back its last action, with those that had come after it. `agreed`: the seats that agreed, where others were asked. Actions are values in a match, notation in
 * a record.
 */
export type Note<A = Action> =
  | { readonly type: 'claim'; readonly after: number; readonly seat: Seat; readonly agreed?: readonly Seat[] }
  | {
      readonly type: 'takeBack';
      readonly after: number;
      readonly seat: Seat;
      readonly actions: readonly A[];
      readonly agreed?: readonly Seat[];
    };

/** One thing after the other, as a deal came about: actions, and notes where they were taken. */
export type Happening<A = Action> = A | Note<A>;

/**
 * How a deal came about, what was taken back included: replayed in order, taking back what a note says, it leads to the actions. `undefined` where the
 * notes do not fit them.
 */
export function story<A>(actions: readonly A[], notes: readonly Note<A>[]): Happening<A>[] | undefined {
  // The actions at the time of each note follow from those at the next one, back from the end.
  const before: (readonly A[])[] = [];
  let then = actions;
  for (const note of [...notes].reverse()) {
    if (note.after > then.length) return undefined;
    then = note.type === 'claim' ? then : [...then.slice(0, note.after), ...note.actions];
    before.unshift(then);
  }
  const told: Happening<A>[] = [];
  let done = 0;
  for (const [index, note] of notes.entries()) {
    const then = itemAt(before, index);
    const until = note.type === 'claim' ? note.after : then.length;
    if (until < done) return undefined;
    told.push(...then.slice(done, until), note);
    done = note.after;
  }
  return [...told, ...actions.slice(done)];
}
