#!/usr/bin/env node
// Finds a Chromium for the end-to-end tests, and installs one if needed; with `--shell` the headless shell, too: `npm run chromium`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { root } from './targets.mjs';

const PLAYWRIGHT = join(root, 'node_modules', 'playwright', 'cli.js');

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Debian's headless shell: a Chromium without windows, Playwright's usual one as well. Pages take about a fifth less time in it. */
const HEADLESS_SHELL = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' };

/** Flags with which Chromium runs in tests: without a window, without traffic of its own, also as root. */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Whether a Chromium prints its version: some systems put a program there that only explains how to install one.
 * @param {string} path
 */
const runs = (path) => spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** Whether the environment names a Chromium. */
const namesChromium = () => (process.env['CHROMIUM_PATH'] ?? '') !== '';

/**
 * The path of a Chromium: `CHROMIUM_PATH`, else Playwright's own, else the system's.
 * @param {(path: string) => boolean} [isGood] accepts one of those that exist
 * @returns {string | undefined}
 */
export function findChromium(isGood = () => true) {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
    return named;
  }
  return [chromium.executablePath(), ...SYSTEM].find((path) => path !== '' && existsSync(path) && isGood(path));
}

/**
 * The path of a Chromium for pages alone: `CHROMIUM_PATH`, else the headless shell where it is installed, else any Chromium.
 * @returns {string | undefined}
 */
export function findHeadless() {
  return namesChromium() || !existsSync(HEADLESS_SHELL.path) ? findChromium() : HEADLESS_SHELL.path;
}

/**
 * Runs a command with its output on standard error; whether it succeeded.
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, ...args) {
  process.stderr.write(`$ ${[command, ...args].join(' ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 2, 2] }).status === 0;
}

/** Whether this is Debian itself: its relatives ship no Chromium in their packages. */
function isDebian() {
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

const isRoot = () => process.getuid?.() === 0;

/**
 * Installs a package of Debian, which takes being root there; whether it is installed now.
 * @param {string} name
 */
function installPackage(name) {
  if (!isRoot() || !isDebian()) return false;
  const packages = ['install', '-y', '--no-install-recommends', name];
  return run('apt-get', ...packages) || (run('apt-get', 'update') && run('apt-get', ...packages));
}

/** Installs Debian's Chromium, or else Playwright's. */
function install() {
  if (installPackage('chromium')) return;
  const withLibraries = isRoot() && process.platform === 'linux' ? ['--with-deps'] : [];
  run(process.execPath, PLAYWRIGHT, 'install', ...withLibraries, 'chromium');
}

/**
 * The path of a Chromium that runs, installed if need be. Throws with what to do where neither way works.
 * @returns {string}
 */
export function ensureChromium() {
  const found = findChromium(runs);
  if (found !== undefined) return found;
  install();
  const installed = findChromium(runs);
  if (installed !== undefined) return installed;
  throw new Error(
    'No Chromium for the end-to-end tests. Do one of these: set CHROMIUM_PATH; as root on Debian, `apt-get install chromium`; `npx playwright install chromium`.',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(`${ensureChromium()}\n`);
    // Specs do without it, and only take longer.
    if (process.argv.includes('--shell') && !namesChromium() && !existsSync(HEADLESS_SHELL.path)) installPackage(HEADLESS_SHELL.package);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
