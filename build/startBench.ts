// How long the page takes from its address to a table one can play at, against an empty page of the same build chain: `npm run bench:start`.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { Player } from '../e2e/player.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs';
import { root } from './targets.mjs';

/** Loads of each page, after one that warms up. */
const LOADS = 12;
/** What it should be at most. */
const AIM = 1.3;
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds the empty page: a component with one paragraph, through the same plugins. */
async function buildEmpty(): Promise<string> {
  const from = join(root, '.cache', 'empty');
  const to = join(root, '.cache', 'empty-built');
  mkdirSync(from, { recursive: true });
  writeFileSync(
    join(from, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title></head><body><div id="app"></div><script type="module" src="./main.ts"></script></body></html>',
  );
  writeFileSync(join(from, 'Empty.svelte'), '<p class="ready">Nothing</p>');
  writeFileSync(
    join(from, 'main.ts'),
    "import { mount } from 'svelte';\nimport Empty from './Empty.svelte';\nconst target = document.getElementById('app');\nif (target !== null) mount(Empty, { target });\n",
  );
  await build({
    configFile: false,
    logLevel: 'error',
    root: from,
    base: './',
    plugins: [svelte({ configFile: false })],
    build: { outDir: to, emptyOutDir: true },
  });
  return to;
}

/** Milliseconds from the address to the moment when something is there, as the page itself counts them. */
async function load(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url);
  return page
    .waitForFunction((wanted) => (document.querySelector(wanted) === null ? false : performance.now()), selector, { polling: 'raf' })
    .then((at) => at.jsonValue() as Promise<number>);
}

const middle = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('no Chromium: npm run chromium');
const built = await buildEmpty();
const server = createServer((request, response) => {
  const path = request.url === '/' ? '/index.html' : (request.url ?? '').replace(/\?.*/, '');
  try {
    const body = readFileSync(join(built, path));
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const empty = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const dataDir = mkdtempSync(join(tmpdir(), 'trickhouse-start-'));
const host = spawn(process.execPath, ['build/run.mjs', 'electron/host/main.ts', '--port', '0', '--data', dataDir], { cwd: root });
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
try {
  const table = await new Promise<string>((resolve, reject) => {
    let said = '';
    host.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /https?:\/\/\S+/.exec(said)?.[0];
      if (url !== undefined) resolve(url);
    });
    host.once('exit', () => reject(new Error(`the host ended: ${said}`)));
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  await page.goto(table);
  await player.start('Klaverjassen');
  await player.asked();
  const ready = '.calls button, .prompt:not(.is-waiting)';
  const times: { table: number[]; empty: number[] } = { table: [], empty: [] };
  for (let i = 0; i <= LOADS; i += 1) {
    const [atEmpty, atTable] = [await load(page, empty, '.ready'), await load(page, table, ready)];
    if (i === 0) continue;
    times.empty.push(atEmpty);
    times.table.push(atTable);
  }
  const [ofTable, ofEmpty] = [middle(times.table), middle(times.empty)];
  console.log(`table ${ofTable.toFixed(0)} ms, empty page ${ofEmpty.toFixed(0)} ms: ${(ofTable / ofEmpty).toFixed(2)} (aim: ${AIM})`);
} finally {
  await browser.close();
  host.kill();
  server.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
