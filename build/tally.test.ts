import { expect, test } from 'vitest';
import { agree, failuresOfPlaywright, failuresOfVitest, sum, tallyExit, tallyPlaywright, tallyVitest } from './tally.mjs';

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

test('Vitest: what failed is named with the beginning of its error', () => {
  const message = '\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n\n1\n2\n3\n4\n5\n6';
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'holds', failureMessages: [] }] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          { status: 'failed', fullName: 'a table deals', failureMessages: [message] },
        ],
      },
      { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(failuresOfVitest(report)).toEqual([
    'b.test.ts › a table deals\n    AssertionError: expected 1 to be 2\n    1\n    2\n    3\n    4\n    5',
    'c.test.ts\n    no such module',
  ]);
});

test('Playwright: what failed, or passed only when it ran again, is named, at whatever depth it stands', () => {
  const spec = (title: string, status: string): object => ({
    title,
    file: 'x.spec.ts',
    line: 7,
    tests: [{ status, results: [{ errors: [{ message: 'timed out' }] }, { errors: [] }] }],
  });
  const report = {
    suites: [{ specs: [spec('one', 'expected'), spec('two', 'flaky')], suites: [{ specs: [spec('three', 'unexpected')] }] }],
    errors: [{ message: 'no browser' }],
  };
  expect(failuresOfPlaywright(report)).toEqual([
    'x.spec.ts:7 › three\n    timed out',
    'x.spec.ts:7 › two\n    timed out',
    '    no browser',
  ]);
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
