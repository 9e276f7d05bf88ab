import { expect, test } from 'vitest';
import { agree, sum, tallyExit, tallyPlaywright, tallyVitest } from './tally.mjs';

test('Vitest: a file that does not load counts as one failure', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(tallyVitest(report)).toEqual({ passed: 7, failed: 3, skipped: 1 });
});

test('Playwright: errors outside tests are failures, and so is a test that passes only when it runs again', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: 'no browser' }] };
  expect(tallyPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test.each([
  ['passed', { passed: 3, failed: 0, skipped: 0 }, 0, 0],
  ['failed by name', { passed: 3, failed: 2, skipped: 0 }, 1, 2],
  ['an error that no test has', { passed: 3, failed: 0, skipped: 0 }, 1, 1],
  ['ended by a signal', { passed: 3, failed: 0, skipped: 0 }, null, 1],
  ['no tests found', { passed: 0, failed: 0, skipped: 4 }, 0, 1],
])('count and exit code agree: %s', (_, tally, code, failed) => {
  expect(agree(tally, code).failed).toBe(failed);
});

test('steps without a count are one test each', () => {
  expect(sum([tallyExit(0), tallyExit(2), tallyExit(null), { passed: 10, failed: 1, skipped: 2 }])).toEqual({
    passed: 11,
    failed: 3,
    skipped: 2,
  });
});
