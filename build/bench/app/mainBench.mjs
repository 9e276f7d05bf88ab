#!/usr/bin/env node
// The work between a click on the icon and the first window: `npm run bench:main`. Sizes of what is read for it, times of its modules under Node
// with the stand-in, with and without the cache of compiled code where Node has one; and, where Electron's binary is, the cold start of the app
// against that of an empty window, in turns.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { dist, root } from '../../targets.mjs';
import { pageBytes, programBytes } from './firstWindow.mjs';

const ROUNDS = 9;
const electronDir = join(root, 'node_modules', 'electron');

/** @param {readonly number[]} times */
const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
/** @param {string} name @param {string} value */
const say = (name, value) => process.stdout.write(`${name.padEnd(52)} ${value}\n`);
/** @param {number} bytes */
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
/** @param {string} file */
const size = (file) => statSync(join(dist, 'electron', file)).size;

/**
 * How long a bundle takes to load in a fresh Node with as little of Electron as its modules touch, in milliseconds.
 * @param {string} bundle
 * @param {string} [cache] a folder for compiled code
 */
function loadTime(bundle, cache) {
  const program = `
    const { enableCompileCache } = require('node:module');
    const cache = ${JSON.stringify(cache ?? null)};
    if (cache !== null) enableCompileCache(cache);
    // Answers everything and does nothing: only the modules' own time is measured.
    const nothing = new Proxy(function () {}, { get: () => nothing, apply: () => nothing, construct: () => nothing });
    const told = { getPath: () => ${JSON.stringify(tmpdir())}, commandLine: { getSwitchValue: () => '', hasSwitch: () => false }, requestSingleInstanceLock: () => false };
    const app = new Proxy(told, { get: (own, key) => own[key] ?? nothing });
    const electron = new Proxy({ app }, { get: (own, key) => own[key] ?? nothing });
    const load = require('node:module')._load;
    require('node:module')._load = function (name, ...rest) { return name === 'electron' ? electron : load.call(this, name, ...rest); };
    const start = performance.now();
    require(${JSON.stringify(join(dist, 'electron', bundle))});
    process.stdout.write(String(performance.now() - start));
    process.exit(0);`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

say('main.cjs and shell.cjs', kilo(size('main.cjs') + size('shell.cjs')));
say('table.cjs, after the first paint', kilo(size('table.cjs')));
say('updates.cjs, on demand', kilo(size('updates.cjs')));
say('read before the first paint: programs, page, both', [programBytes(), pageBytes(), programBytes() + pageBytes()].map(kilo).join(', '));

const work = mkdtempSync(join(tmpdir(), 'trickhouse-bench-'));
try {
  for (const bundle of ['shell.cjs', 'table.cjs']) {
    say(`${bundle}: module time`, `${median(Array.from({ length: ROUNDS }, () => loadTime(bundle))).toFixed(1)} ms`);
    if ('enableCompileCache' in (await import('node:module'))) {
      const cache = join(work, bundle);
      loadTime(bundle, cache);
      say(
        `${bundle}: module time, compiled before`,
        `${median(Array.from({ length: ROUNDS }, () => loadTime(bundle, cache))).toFixed(1)} ms`,
      );
    }
  }
  const note = join(electronDir, 'path.txt');
  const binary = existsSync(note) ? join(electronDir, 'dist', readFileSync(note, 'utf8').trim()) : undefined;
  if (binary === undefined || !existsSync(binary)) say('cold start against an empty window', "Electron's binary is not here");
  else {
    const empty = join(work, 'empty.cjs');
    writeFileSync(
      empty,
      `const { app, BrowserWindow } = require('electron');
       void app.whenReady().then(() => {
         const window = new BrowserWindow({ width: 1280, height: 800, show: false });
         window.once('ready-to-show', () => window.show());
         void window.loadURL('data:text/html,<p>empty');
       });`,
    );
    /** @type {{ app: number[], empty: number[] }} */
    const times = { app: [], empty: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, program] of /** @type {const} */ ([
        ['empty', empty],
        ['app', join(dist, 'electron', 'main.cjs')],
      ])) {
        const data = join(work, `${name}-${round}`);
        mkdirSync(data);
        times[name].push(await untilShown(binary, [program, `--data=${data}`, `--user-data-dir=${data}`]));
      }
    say(
      'cold start: empty window, app, ratio (aim 1.3)',
      `${median(times.empty).toFixed(0)} ms, ${median(times.app).toFixed(0)} ms, ${(median(times.app) / median(times.empty)).toFixed(2)}`,
    );
  }
} finally {
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * Starts an app and waits for its first window to be shown, in milliseconds.
 * @param {string} binary
 * @param {readonly string[]} args
 */
function untilShown(binary, args) {
  const watcher = join(work, 'watch.cjs');
  if (!readdirSync(work).includes('watch.cjs'))
    writeFileSync(
      watcher,
      "require('electron').app.on('browser-window-created', (_, w) => w.once('show', () => { process.stdout.write('shown\\n'); setImmediate(() => process.exit(0)); }));",
    );
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(binary, ['--require', watcher, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => chunk.toString().includes('shown') && resolve(performance.now() - start));
    child.on('exit', (code) => code !== 0 && reject(new Error(`${args[0]} ended with ${code}`)));
  });
}
