import { expect, it } from 'vitest';
import { areDifferent, freeName, isSameName } from './names.ts';

it('takes names for the same that people take for the same', () => {
  for (const other of ['ada', 'ADA', 'Ａｄａ', 'Ada', ' Ada ']) expect(isSameName('Ada', other), other).toBe(true);
  expect(isSameName('José', 'Jose\u0301')).toBe(true);
  expect(isSameName('Ann Lee', 'Ann  Lee')).toBe(true);
  expect(isSameName('Ada', 'Adam')).toBe(false);
  expect(areDifferent(['Ada', 'Ben'])).toBe(true);
  expect(areDifferent(['Ada', 'Ben', 'BEN'])).toBe(false);
});

it('numbers those who come after another one of their name, within the length of names', () => {
  const taken = new Set(['Ada', 'Ada 2', 'x'.repeat(24)]);
  const free = (name: string) => freeName(name, (one) => taken.has(one));
  expect(free('Ben')).toBe('Ben');
  expect(free('Ada')).toBe('Ada 3');
  expect(free('x'.repeat(24))).toBe(`${'x'.repeat(22)} 2`);
});
