// The frames missed while a table moves by itself: `npm run bench:frames`. Three games are dealt and played at two sizes; a deal, the gathering of a trick, a
// moment and the reckoning are each watched from their first frame. An empty page on which one card moves for as long shows the frames that browser and machine miss by themselves.
// The browser draws in software. Arguments name games and widths: `npm run bench:frames -- pinochle-double 390` watches one table at one size.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium, type Page } from 'playwright';
import { startHost } from '../../../e2e/support/hostProgram.ts';
import { Player } from '../../../e2e/support/player.ts';
import { Staged, type Staging } from '../../../e2e/support/staged.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.mjs';

/** A frame that took longer than this has been missed, in milliseconds: one and a half of sixty a second. */
const MISSED = 25;
/** How long to wait for a scene, in milliseconds. */
const PATIENCE = 90_000;

/**
 * The scenes: the sign on the page that one has begun, and for how long it is watched from then on, in milliseconds; a moment no longer than it is shown, for the
 * reckoning that may follow is a scene of its own.
 */
const SCENES = {
  dealing: { begins: '.packet', watched: 900, shown: false },
  gathering: { begins: '.trick.is-taken', watched: 500, shown: false },
  moment: { begins: '.moment', watched: 900, shown: true },
  reckoning: { begins: '.reckoning', watched: 500, shown: false },
} as const;
type SceneName = keyof typeof SCENES;
const NAMES = Object.keys(SCENES) as SceneName[];

/** Few and many cards in a hand, few and many at a table: the player calls first, so that the dealing is seen, and a moment comes within the deal. */
const TABLES: readonly Staging[] = [
  { game: 'klaverjas', seats: 4, seed: 'alive-2' },
  { game: 'manille-auction', seats: 7, seed: 'tables', dealer: 6 },
  { game: 'pinochle-double', seats: 4, seed: 'tables' },
];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

const WANTED = process.argv.slice(2);
const isWanted = (name: string, of: readonly string[]): boolean => WANTED.includes(name) || !of.some((one) => WANTED.includes(one));
const tables = TABLES.filter(({ game }) =>
  isWanted(
    game,
    TABLES.map((table) => table.game),
  ),
);
const sizes = SIZES.filter(({ width }) =>
  isWanted(
    String(width),
    SIZES.map((size) => String(size.width)),
  ),
);

/** Milliseconds between frames, by what moved. */
type Frames = Record<SceneName, number[]>;

/** Notes the time between frames from now on, for as long as each scene is watched. Returns a reader of what has been noted. */
async function watch(page: Page): Promise<() => Promise<Frames>> {
  await page.evaluate((scenes) => {
    const noted: Record<string, number[]> = {};
    const since: Record<string, number> = {};
    for (const name of Object.keys(scenes)) noted[name] = [];
    Object.assign(window, { noted, since });
    let before = performance.now();
    const shown = new Set<string>();
    const frame = (now: number): void => {
      for (const [name, { begins, watched, shown: whileShown }] of Object.entries(scenes)) {
        const began = since[name];
        const there = document.querySelector(begins) !== null;
        if (began !== undefined && now - began <= watched && (there || !whileShown)) noted[name]?.push(now - before);
        if (!there) shown.delete(name);
        else if (!shown.has(name)) {
          shown.add(name);
          if (began === undefined || now - began > watched) since[name] = now;
        }
      }
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, SCENES);
  return () => page.evaluate(() => (window as unknown as { noted: Frames }).noted);
}

/** In the page: whether a scene has been watched to its end once. */
const isSeen = (name: string): boolean => {
  const { noted, since } = window as unknown as { noted: Record<string, number[]>; since: Record<string, number> };
  return (noted[name] ?? []).length > 0 && performance.now() - (since[name] ?? Infinity) > 1000;
};

/** A page with nothing on it but a card that goes to and fro. */
const EMPTY =
  '<style>body{margin:0;height:100vh}i{position:absolute;width:110px;height:154px;background:#ddd;animation:go 1s linear infinite alternate}@keyframes go{to{transform:translate(200px,300px)}}</style>';

/** The tricks of the longest deal: the empty page is watched for as many. */
const TRICKS = 20;

/** The frames of an empty page on which the signs of all scenes come and go. */
async function watchEmpty(page: Page): Promise<Frames> {
  await page.setContent(EMPTY);
  const read = await watch(page);
  await page.evaluate(async (tricks) => {
    const card = document.body.appendChild(document.createElement('i'));
    for (const sign of ['packet', ...Array.from({ length: tricks }, () => 'trick is-taken'), 'moment', 'reckoning']) {
      card.className = sign;
      await new Promise((done) => setTimeout(done, 600));
      card.className = '';
      await new Promise((done) => setTimeout(done, 400));
    }
  }, TRICKS);
  return read();
}

/** The frames of a table on the way through its first deal, until each scene has been seen. */
async function watchTable(page: Page, address: string, staging: Staging): Promise<Frames> {
  await new Player(page).hasChosen({ language: 'en', sound: 'off', pace: 'quick' });
  const staged = new Staged(page);
  await staged.open(address);
  const read = await watch(page);
  staged.deal(staging);
  // A call ends the dealing.
  await page.waitForFunction(isSeen, 'dealing', { timeout: PATIENCE });
  await staged.until(({ view }) => view.score !== null);
  for (const scene of NAMES) await page.waitForFunction(isSeen, scene, { timeout: PATIENCE });
  const frames = await read();
  await staged.leave();
  return frames;
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('no Chromium: npm run chromium');
const dataDir = mkdtempSync(join(tmpdir(), 'trickhouse-frames-'));
const host = await startHost(dataDir, ['--pace', 'instant']);
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
try {
  for (const { width, height } of sizes)
    for (const staging of [undefined, ...tables]) {
      const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 600 });
      const page = await context.newPage();
      const frames = staging === undefined ? await watchEmpty(page) : await watchTable(page, host.url, staging);
      await context.close();
      const counts = NAMES.map((name) => {
        const missed = frames[name].filter((gap) => gap > MISSED);
        const worst = Math.max(0, ...frames[name]);
        return `${name} ${missed.length} of ${frames[name].length}${missed.length > 0 ? ` (longest ${worst.toFixed(0)} ms)` : ''}`;
      });
      console.log(`${`${staging?.game ?? 'empty page'}, ${width}×${height}`.padEnd(28)} frames missed: ${counts.join(', ')}`);
    }
} finally {
  await browser.close();
  await host.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
