import { expect, test } from 'vitest';
import { doubleNames, exportedTypes } from './names.mjs';

test('an exported type has its name alone', () => {
  expect(doubleNames()).toEqual([]);
});

test('reads classes, interfaces and aliases that a file exports as its own', () => {
  const text =
    "export interface A {}\ntype B = 1;\nexport type C = B;\nexport class D {}\nexport type { E } from './e.ts';\nexport const f = 1;";
  expect(exportedTypes(text)).toEqual(['A', 'C', 'D']);
});
