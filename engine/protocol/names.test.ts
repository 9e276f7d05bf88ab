import { expect, it } from 'vitest';
import { areDifferent, cleanName, freeName, isSameName } from './names.ts';

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

it.each([
  ['Ada', 'Ada'],
  ['  Ada   at home ', 'Ada at home'],
  ['Ada\nat\r\n home\u2028now', 'Ada at home now'],
  ['Ada\u202Egnp.exe', 'Adagnp.exe'],
  ['\u2066Ada\u2069\u200F', 'Ada'],
  ['A\u200Bd\u200Da\uFEFF', 'Ada'],
  ['A\0d\u001B[31ma\u0085', 'Ad[31ma'],
  ['\u3164\u115F\u2800\uFE0F\u034F', ''],
  ['Ada ❤\uFE0F', 'Ada ❤\uFE0F'],
  ['Jose\u0301', 'José'],
  [`A${'\u0301'.repeat(50)}da`, 'Á\u0301\u0301\u0301da'],
  ['x'.repeat(80), 'x'.repeat(24)],
  [`${'x'.repeat(23)}🂡`, 'x'.repeat(23)],
  ['\uD800\uDBFF\uE000', ''],
  ['\u{E0041}\u{E0042}Ada', 'Ada'],
])('cleans a name from elsewhere: %j', (name, clean) => {
  expect(cleanName(name)).toBe(clean);
  expect(cleanName(clean)).toBe(clean);
});
