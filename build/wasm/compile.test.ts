import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as net from './net.mjs';
import * as solver from './solver.mjs';

test('the search that is shipped is what its sources compile to: node build/wasm/solver.mjs', async () => {
  expect(readFileSync(solver.file, 'utf8')).toBe(await solver.solverModule());
});

test('the sums that are shipped are what their sources compile to: node build/wasm/net.mjs', async () => {
  expect(readFileSync(net.file, 'utf8')).toBe(await net.netModule());
});
