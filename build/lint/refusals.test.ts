import { expect, test } from 'vitest';
import { REFUSAL_CODES } from '../../engine/contract/refusals.ts';
import { refuse, type Result } from '../../engine/contract/result.ts';
import { producedIn, producingSources, strayIn } from './refusals.mjs';

const producedBy = (text: string): string[] => [...producedIn([{ file: 'a.ts', text }], ['table/full', 'table/none', 'play/must-follow'])];

test('every code of a refusal is produced somewhere', () => {
  const produced = producedIn(producingSources(), REFUSAL_CODES);
  expect(REFUSAL_CODES.filter((code) => !produced.has(code))).toEqual([]);
});

test('comments cite codes that exist', () => {
  expect(strayIn(producingSources(), REFUSAL_CODES)).toEqual([]);
});

test('a code that does not exist, and one outside the declared ones, do not compile', () => {
  // @ts-expect-error no area has this code
  expect(refuse('table/no-such-code', 'x').ok).toBe(false);
  // @ts-expect-error the type names other codes
  const narrow: Result<number, 'table/full'> = refuse('table/none', 'x');
  // @ts-expect-error an internal code is sent to no window unless the type names it
  const sent: Result<number> = refuse('cli/bad-argument', 'x');
  expect([narrow.ok, sent.ok]).toEqual([false, false]);
});

test('a code is listed once', () => {
  expect([...new Set(REFUSAL_CODES)]).toEqual(REFUSAL_CODES);
});

test('a code in a type, a comparison, a case, a list or a comment is not produced', () => {
  expect(producedBy("type A = 'table/full'; if (code === 'table/full') f(); const a = ['table/full']; // 'table/full'")).toEqual([]);
  expect(producedBy("switch (code) { case 'table/full': }")).toEqual([]);
  expect(producedBy("const a = refuse('table/full', 'x'); const b = { code: c ? 'table/none' : d };")).toEqual([
    'table/full',
    'table/none',
  ]);
  expect(producedBy('const a = `play/${reason}`;')).toEqual(['play/must-follow']);
});

test('finds a cited code that does not exist', () => {
  const text = '/** Refuses with `table/full` or `table/gone`; `image/png` is none. */';
  expect(strayIn([{ file: 'a.ts', text }], ['table/full'])).toEqual(['a.ts: table/gone']);
});
