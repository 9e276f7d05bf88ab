import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { file, solverModule } from './solver.mjs';

test('the search that is shipped is what its sources compile to: node build/solver.mjs', async () => {
  expect(readFileSync(file, 'utf8')).toBe(await solverModule());
});
