#!/usr/bin/env node
// Opens the app: builds what is stale, then Electron, or the same app in the browser where Electron cannot run. `--browser` selects the latter.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { buildAll } from './main.mjs';
import { root } from './targets.mjs';

/** How long Electron's binary (about 110 MB, fetched once) may take to arrive, in milliseconds. */
const FETCH_LIMIT = 10 * 60_000;
/** Electron ending with an error within this many milliseconds never got to a window. */
const FALSE_START = 5_000;

/** The arguments of the app: `--data=DIR`, a link, a record's file. */
const given = process.argv.slice(2).filter((arg) => arg !== '--browser');

const electronDir = join(root, 'node_modules', 'electron');

/** The path of Electron's binary, or `undefined`: not fetched yet. */
function electronBinary() {
  const note = join(electronDir, 'path.txt');
  if (!existsSync(note)) return undefined;
  const dir = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(electronDir, 'dist');
  const binary = join(dir, readFileSync(note, 'utf8').trim());
  return existsSync(binary) ? binary : undefined;
}

/**
 * Runs a program to its end; its exit code, or `null` where it was ended or could not start.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number | null>}
 */
function run(command, args, options) {
  return new Promise((settle) => {
    const child = spawn(command, args, { cwd: root, ...options });
    child.on('exit', (code) => settle(code));
    child.on('error', () => settle(null));
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => child.kill(signal));
  });
}

/** Why Electron cannot open a window on this machine whatever its binary, or `undefined`. */
function noWindows() {
  if (process.platform !== 'linux') return undefined;
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (!DISPLAY && !WAYLAND_DISPLAY) return 'there is no display';
  if (process.getuid?.() === 0) return 'Electron keeps its sandbox, and does not run as root with it';
  return undefined;
}

/** Opens the desktop app, until it is closed. Why it could not be, or `undefined`. */
async function desktop() {
  const reason = noWindows();
  if (reason !== undefined) return electronBinary() === undefined ? `Electron's binary is missing, and was not fetched: ${reason}` : reason;
  if (electronBinary() === undefined) {
    process.stdout.write('Fetching Electron (once, about 110 MB) …\n');
    await run(process.execPath, [join(electronDir, 'install.js')], { stdio: ['ignore', 'inherit', 'ignore'], timeout: FETCH_LIMIT });
  }
  const binary = electronBinary();
  if (binary === undefined) return "Electron's binary is missing and could not be fetched";
  process.stdout.write('Opening Trickhouse …\n');
  const start = performance.now();
  // Set in the terminals of some editors that are Electron apps themselves, it would make this one plain Node.
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  const code = await run(binary, [root, ...given], { stdio: 'inherit', env });
  if (code !== 0 && performance.now() - start < FALSE_START) return 'Electron did not start';
  process.exitCode = code ?? 1;
  return undefined;
}

/**
 * Shows a page in the person's browser, if there is one.
 * @param {string} url
 */
function show(url) {
  if (noWindows() === 'there is no display') return;
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler', url]
        : ['xdg-open', url];
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  // Without a browser the address on the terminal is what there is.
  child.on('error', () => undefined);
  child.unref();
}

/** Serves the app on this machine alone, until it is ended. */
async function browser() {
  const child = spawn(
    process.execPath,
    [join(root, 'build', 'run.mjs'), 'electron/cli/host.ts', ...given.filter((arg) => arg.startsWith('--data='))],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  let shown = false;
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    if (shown) return;
    said += String(chunk);
    const address = /https?:\/\/\S+(?=\s)/.exec(said)?.[0];
    if (address === undefined) return;
    shown = true;
    show(address);
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => child.kill(signal));
  process.exitCode = await new Promise((settle) => child.on('exit', (code) => settle(code ?? 0)));
}

await buildAll({ stale: true });
const reason = process.argv.includes('--browser') ? 'as asked' : await desktop();
if (reason !== undefined) {
  process.stdout.write(`Opening Trickhouse in the browser: ${reason}.\n`);
  await browser();
}
