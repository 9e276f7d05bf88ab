import { stripVTControlCharacters } from 'node:util';

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

/** How many lines of an error are kept, and how many characters of a line. */
const [ERROR_LINES, LINE_LENGTH] = [6, 300];

/**
 * The first lines of an error, indented, without a terminal's colours.
 * @param {unknown} text
 */
const beginning = (text) =>
  stripVTControlCharacters(typeof text === 'string' ? text : '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, ERROR_LINES)
    .map((line) => `    ${line.slice(0, LINE_LENGTH)}`)
    .join('\n');

/**
 * The tests of Vitest's JSON report that failed: each by its file and name, with the beginning of its error.
 * @param {Record<string, unknown>} report
 * @returns {string[]}
 */
export function failuresOfVitest(report) {
  return list(report['testResults']).flatMap((file) => {
    const failed = list(file['assertionResults']).filter((one) => one['status'] === 'failed');
    const tests = failed.map((one) => `${file['name']} › ${one['fullName']}\n${beginning(list(one['failureMessages'])[0])}`);
    return tests.length === 0 && file['status'] === 'failed' ? [`${file['name']}\n${beginning(file['message'])}`] : tests;
  });
}

/**
 * The tests of Playwright's JSON report that failed or passed only when they ran again, and the errors outside tests.
 * @param {Record<string, unknown>} report
 * @returns {string[]}
 */
export function failuresOfPlaywright(report) {
  /** @type {(suite: Record<string, unknown>) => string[]} */
  const within = (suite) => [
    ...list(suite['suites']).flatMap(within),
    ...list(suite['specs']).flatMap((spec) =>
      list(spec['tests'])
        .filter((one) => one['status'] === 'unexpected' || one['status'] === 'flaky')
        .map((one) => {
          const errors = list(one['results']).flatMap((result) => list(result['errors']));
          return `${spec['file']}:${spec['line']} › ${spec['title']}\n${beginning(errors[0]?.['message'])}`;
        }),
    ),
  ];
  return [...list(report['suites']).flatMap(within), ...list(report['errors']).map((error) => beginning(error['message']))];
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
