#!/usr/bin/env node
// Finds a Chromium for the end-to-end tests, and installs one where there is none: `npm run chromium`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { root } from './targets.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

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
 * The path of a Chromium: `CHROMIUM_PATH`, else Playwright's own, else the system's.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
    return named;
  }
  return [chromium.executablePath(), ...SYSTEM].find((path) => path !== '' && existsSync(path));
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

/** Installs Debian's Chromium, which takes being root, or else Playwright's. */
function install() {
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (debian) {
    const packages = ['install', '-y', '--no-install-recommends', 'chromium'];
    if (run('apt-get', ...packages) || (run('apt-get', 'update') && run('apt-get', ...packages))) return;
  }
  run(process.execPath, join(root, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium');
}

/**
 * The path of a Chromium, installed if need be. Throws with what to do where neither way works.
 * @returns {string}
 */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  install();
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'No Chromium for the end-to-end tests. Do one of these: set CHROMIUM_PATH; as root on Debian, `apt-get install chromium`; `npx playwright install chromium`.',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(`${ensureChromium()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
