/**
 * How many tests of a step passed, failed and were skipped.
 * @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Tally
 */

/**
 * The number at a key of a report, 0 where it has none.
 * @param {unknown} report
 * @param {string} key
 * @returns {number}
 */
function number(report, key) {
  const value = typeof report === 'object' && report !== null ? /** @type {Record<string, unknown>} */ (report)[key] : undefined;
  return typeof value === 'number' ? value : 0;
}

/** @param {unknown} value */
const list = (value) => /** @type {Record<string, unknown>[]} */ (Array.isArray(value) ? value : []);

/**
 * Counts Vitest's JSON report. A file that does not even load is one failure.
 * @param {Record<string, unknown>} report
 * @returns {Tally}
 */
export function tallyVitest(report) {
  const broken = list(report['testResults']).filter((file) => file['status'] === 'failed' && list(file['assertionResults']).length === 0);
  return {
    passed: number(report, 'numPassedTests'),
    failed: number(report, 'numFailedTests') + broken.length,
    skipped: number(report, 'numPendingTests') + number(report, 'numTodoTests'),
  };
}

/**
 * Counts Playwright's JSON report. A test that passes only when it runs again has failed, and so has every error outside a test.
 * @param {Record<string, unknown>} report
 * @returns {Tally}
 */
export function tallyPlaywright(report) {
  const { stats } = report;
  return {
    passed: number(stats, 'expected'),
    failed: number(stats, 'unexpected') + number(stats, 'flaky') + list(report['errors']).length,
    skipped: number(stats, 'skipped'),
  };
}

/**
 * A step that counts as one test.
 * @param {number | null} code its exit code; `null`: ended by a signal
 * @returns {Tally}
 */
export const tallyExit = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/**
 * A runner's count and its exit code must agree: one that fails without naming a test, or that ran none, is a failure of its own.
 * @param {Tally} tally
 * @param {number | null} code
 * @returns {Tally}
 */
export function agree(tally, code) {
  if (tally.failed === 0 && (code !== 0 || tally.passed === 0)) return { ...tally, failed: 1 };
  return tally;
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
