import { expect, it } from 'vitest';
import { changed, redone, undoable, undone } from './undoable.ts';

it('goes back and forward through every change, and forgets what was undone at the next one', () => {
  let state = undoable('a');
  expect(undone(state)).toEqual(state);
  state = changed(changed(state, 'b'), 'c');
  expect(changed(state, 'c')).toBe(state);
  state = undone(undone(state));
  expect(state).toEqual({ now: 'a', past: [], future: ['b', 'c'] });
  state = redone(state);
  expect(state).toEqual({ now: 'b', past: ['a'], future: ['c'] });
  state = changed(state, 'd');
  expect(redone(state)).toEqual(state);
  expect(undone(state).now).toBe('b');
});
