// How long it takes from starting the browser to a table one can play at, against an empty page of the same build chain: `npm run bench:start`.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { build } from 'vite';
import { startHost } from '../../../e2e/support/hostProgram.ts';
import { Player } from '../../../e2e/support/player.ts';
import { Pages } from '../../../electron/lan/server/pages.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.mjs';
import { root } from '../../targets.mjs';
import { itemAt } from '../../../engine/cards/indexed.ts';

/** Starts of each page, after one that warms up. */
const ROUNDS = 9;
/** The aim. */
const AIM = 1.3;

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
    base: '../../',
    plugins: [svelte({ configFile: false })],
    build: { outDir: to, emptyOutDir: true },
  });
  return to;
}

/** The browser that is started. */
function browserPath(): string {
  const path = findChromium();
  if (path === undefined) throw new Error('no Chromium: npm run chromium');
  return path;
}

/** Has a page say when something is there and has been drawn, in milliseconds since its address was entered. */
function watch(context: BrowserContext, selector: string): Promise<unknown> {
  return context.addInitScript((wanted) => {
    const look = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return;
      look.disconnect();
      requestAnimationFrame(() => (document.documentElement.dataset['ready'] = String(performance.now())));
    });
    look.observe(document, { subtree: true, childList: true, attributes: true });
  }, selector);
}

/** The messages of a page. */
async function said(page: Page): Promise<number> {
  const at = await page.waitForFunction(() => document.documentElement.dataset['ready'], undefined, { polling: 20 });
  return Number(await at.jsonValue());
}

/** A browser with a profile of its own, as after an earlier visit. */
function openBrowser(profile: string, selector: string): Promise<BrowserContext> {
  return chromium
    .launchPersistentContext(profile, { executablePath: browserPath(), args: [...CHROMIUM_FLAGS], viewport: { width: 1280, height: 800 } })
    .then(async (context) => {
      await watch(context, selector);
      return context;
    });
}

/** Milliseconds from nothing: the program is started, the page opened, and what was looked for drawn. Then those of a second load in the same window. */
async function start(profile: string, url: string, selector: string): Promise<{ readonly start: number; readonly load: number }> {
  const began = performance.now();
  const context = await openBrowser(profile, selector);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(url, { waitUntil: 'commit' });
    await said(page);
    const start = performance.now() - began;
    await page.goto(url, { waitUntil: 'commit' });
    return { start, load: await said(page) };
  } finally {
    await context.close();
  }
}

const sorted = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b);
const middle = (times: readonly number[]): number => itemAt(sorted(times), Math.floor(times.length / 2));
const spread = (times: readonly number[]): string =>
  `${middle(times).toFixed(0)} ms (${sorted(times)[0]?.toFixed(0)} to ${sorted(times).at(-1)?.toFixed(0)})`;

const built = await buildEmpty();
// Served as the host serves its own: the same policy, kept as long.
const pages = new Pages(built);
const server = createServer((request, response) => {
  const { 'accept-encoding': encodings, 'if-none-match': ifNoneMatch } = request.headers;
  void pages.answer((request.url ?? '/').replace(/\?.*/, ''), { acceptEncoding: String(encodings ?? ''), ifNoneMatch }).then((found) => {
    if (found === undefined) response.writeHead(404).end();
    else response.writeHead(found.status, found.headers).end(found.body);
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const empty = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const dataDir = mkdtempSync(join(tmpdir(), 'trickhouse-start-'));
const host = await startHost(dataDir, []);
const profiles = mkdtempSync(join(tmpdir(), 'trickhouse-profiles-'));
try {
  const ready = '.calls button, .prompt:not(.is-waiting)';
  const first = await openBrowser(join(profiles, 'table'), ready);
  const page = await first.newPage();
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  await player.start('Klaverjassen');
  await player.asked();
  await first.close();
  interface Side {
    readonly url: string;
    readonly selector: string;
    readonly starts: number[];
    readonly loads: number[];
  }
  const sides: { readonly empty: Side; readonly table: Side } = {
    empty: { url: empty, selector: '.ready', starts: [], loads: [] },
    table: { url: host.url, selector: ready, starts: [], loads: [] },
  };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, side] of Object.entries(sides)) {
      const { start: whole, load } = await start(join(profiles, name), side.url, side.selector);
      if (round === 0) continue;
      side.starts.push(whole);
      side.loads.push(load);
    }
  const ratio = (of: 'starts' | 'loads'): string => (middle(sides.table[of]) / middle(sides.empty[of])).toFixed(2);
  console.log(`start: table ${spread(sides.table.starts)}, empty page ${spread(sides.empty.starts)}: ${ratio('starts')} (aim: ${AIM})`);
  console.log(`load in an open window: table ${spread(sides.table.loads)}, empty page ${spread(sides.empty.loads)}: ${ratio('loads')}`);
} finally {
  await host.stop();
  server.close();
  for (const dir of [dataDir, profiles]) rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}
