import { expect, test } from 'vitest';
import { sourceText } from '../targets.mjs';
import * as net from './net.mjs';
import * as solver from './solver.mjs';

test('the search that is shipped is what its sources compile to: node build/wasm/solver.mjs', async () => {
  expect(sourceText(solver.SOLVER_MODULE)).toBe(await solver.solverModule());
});

test('the sums that are shipped are what their sources compile to: node build/wasm/net.mjs', async () => {
  expect(sourceText(net.NET_MODULE)).toBe(await net.netModule());
});
