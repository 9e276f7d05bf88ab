import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { story, type Happening, type Note } from './notes.ts';

/** The actions and notes that happenings lead to. */
function outcome(told: readonly Happening<string>[]): { actions: string[]; notes: Note<string>[] } {
  const actions: string[] = [];
  const notes: Note<string>[] = [];
  for (const one of told) {
    if (typeof one === 'string') actions.push(one);
    else {
      notes.push(one);
      if (one.type === 'takeBack') actions.splice(one.after);
    }
  }
  return { actions, notes };
}

describe('the story of a deal', () => {
  it('tells what was taken back where it happened', () => {
    const notes: Note<string>[] = [
      { type: 'takeBack', after: 1, seat: 0, actions: ['b', 'c'] },
      { type: 'takeBack', after: 0, seat: 1, actions: ['a', 'd'] },
      { type: 'claim', after: 2, seat: 2 },
    ];
    expect(story(['x', 'y', 'z'], notes)).toEqual(['a', 'b', 'c', notes[0], 'd', notes[1], 'x', 'y', notes[2], 'z']);
  });

  it('is what led to the actions and notes, whatever was done and taken back', () => {
    const step = fc.oneof(
      fc.record({ act: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ back: fc.integer({ min: 1, max: 4 }), seat: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ claim: fc.integer({ min: 0, max: 3 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const told: Happening<string>[] = [];
        for (const one of steps) {
          const { actions } = outcome(told);
          if ('act' in one) told.push(one.act);
          else if ('claim' in one) told.push({ type: 'claim', after: actions.length, seat: one.claim });
          else if (actions.length >= one.back) {
            const after = actions.length - one.back;
            told.push({ type: 'takeBack', after, seat: one.seat, actions: actions.slice(after) });
          }
        }
        const { actions, notes } = outcome(told);
        expect(story(actions, notes)).toEqual(told);
      }),
    );
  });

  it('is none where the notes do not fit', () => {
    expect(story(['a'], [{ type: 'claim', after: 2, seat: 0 }])).toBeUndefined();
    expect(story(['a'], [{ type: 'takeBack', after: 2, seat: 0, actions: ['b'] }])).toBeUndefined();
    const notes: Note<string>[] = [
      { type: 'claim', after: 1, seat: 0 },
      { type: 'claim', after: 0, seat: 0 },
    ];
    expect(story(['a'], notes)).toBeUndefined();
  });
});
