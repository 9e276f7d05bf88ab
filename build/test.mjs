#!/usr/bin/env node
// Runs every test, whatever fails on the way, and ends with one line: `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { agree, failuresOfPlaywright, failuresOfVitest, sum, tallyExit, tallyPlaywright, tallyVitest } from './tally.mjs';
import { root } from './targets.mjs';

/**
 * The file in which a step leaves its report, how its tests are counted, and how those that failed are named.
 * @typedef {object} Report
 * @property {string} file
 * @property {(report: Record<string, unknown>) => import('./tally.mjs').Tally} count
 * @property {(report: Record<string, unknown>) => string[]} failures
 */

/**
 * One step: a program of a package, or of ours. Without a report it counts as one test.
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} program the script and its arguments, from the root
 * @property {string} [after] the step that has to end first, listed before this one in the same group
 * @property {Report} [report]
 */

const cache = join(root, '.cache');
const unitReport = join(cache, 'vitest.json');
const e2eReport = join(cache, 'playwright.json');

/**
 * Steps that read sources alone. They run one after the other, at the lowest priority, beside all groups: in the time in which tests wait. Their output is shown
 * after the groups.
 * @type {readonly Step[]}
 */
const ASIDE = [
  { name: 'types of the engine', program: ['node_modules/typescript/bin/tsc', '-p', 'engine'] },
  { name: 'unused files and exports', program: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  // It reads every file of the project, not components alone.
  {
    name: 'types',
    program: ['node_modules/svelte-check/bin/svelte-check', '--tsconfig', 'tsconfig.json', '--fail-on-warnings'],
  },
  {
    name: 'lint',
    program: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
  },
  { name: 'format', program: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
];

/**
 * Steps of a group run side by side, groups one after the other.
 * @type {readonly (readonly Step[])[]}
 */
const GROUPS = [
  [
    { name: 'build', program: ['build/main.mjs'] },
    { name: 'package', program: ['build/package/packCheck.mjs'], after: 'build' },
    { name: 'Chromium', program: ['build/chromium.mjs'] },
  ],
  [
    {
      name: 'unit',
      program: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      report: { file: unitReport, count: tallyVitest, failures: failuresOfVitest },
    },
  ],
  [
    {
      name: 'end to end',
      program: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
      report: { file: e2eReport, count: tallyPlaywright, failures: failuresOfPlaywright },
    },
  ],
];

/** The words before a command that runs at the lowest priority. Windows has no such program: there steps aside run like all others. */
const NICE = process.platform === 'win32' ? [] : ['nice', '-n', '19'];

mkdirSync(cache, { recursive: true });
/**
 * Tests that failed, by name and error: shown last, where they are found in a long log.
 * @type {string[]}
 */
const failures = [];

/**
 * Runs a step and counts it.
 * @param {Step} step
 * @param {'alone' | 'among' | 'aside'} way `alone` it shows its output as it comes, `among` others when it has ended, `aside` as `show` does
 * @param {(output: string) => void} [show]
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
async function take({ name, program, report }, way, show = (text) => process.stdout.write(text)) {
  const alone = way === 'alone';
  if (alone) process.stdout.write(`\n== ${name}\n`);
  if (report) rmSync(report.file, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport };
  const output = alone ? 'inherit' : 'pipe';
  const [command = process.execPath, ...args] = [...(way === 'aside' ? NICE : []), process.execPath, ...program];
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', output, output] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (/** @type {Buffer} */ data) => (said += data.toString()));
  /** @type {number | null} */
  const code = await new Promise((settle) => {
    child.on('close', settle);
    child.on('error', () => settle(null));
  });
  if (!alone) show(`\n== ${name}\n${said}`);
  if (!report) return tallyExit(code);
  try {
    const content = JSON.parse(readFileSync(report.file, 'utf8'));
    failures.push(...report.failures(content));
    return agree(report.count(content), code);
  } catch (error) {
    process.stdout.write(`${name}: no report (${String(error)})\n`);
    return tallyExit(1);
  }
}

/** @type {{ name: string, tally: import('./tally.mjs').Tally, seconds: number }[]} */
const results = [];
let saidAside = '';
const aside = (async () => {
  for (const step of ASIDE) {
    const start = performance.now();
    const tally = await take(step, 'aside', (text) => (saidAside += text));
    results.push({ name: step.name, tally, seconds: (performance.now() - start) / 1000 });
  }
})();
process.stdout.write(`\nbeside the others: ${ASIDE.map(({ name }) => name).join(', ')}\n`);
for (const group of GROUPS) {
  // Side by side they are shown as each ends: until then their names.
  if (group.length > 1) process.stdout.write(`\n… ${group.map(({ name }) => name).join(', ')}\n`);
  const waiting = [...group];
  /** @type {Map<string, Promise<void>>} */
  const under = new Map();
  /** @param {Step} step */
  const run = async (step) => {
    if (step.after !== undefined) await under.get(step.after);
    const start = performance.now();
    results.push({
      name: step.name,
      tally: await take(step, group.length === 1 ? 'alone' : 'among'),
      seconds: (performance.now() - start) / 1000,
    });
  };
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      under.set(step.name, run(step));
      await under.get(step.name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
await aside;
process.stdout.write(`${saidAside}\n`);
for (const failure of failures) process.stdout.write(`failed: ${failure}\n\n`);
for (const { name, tally, seconds } of results) {
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  process.stdout.write(`${name.padEnd(20)} ${tally.passed} passed, ${tally.failed} failed${skipped} (${seconds.toFixed(0)} s)\n`);
}
const { passed, failed } = sum(results.map(({ tally }) => tally));
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
