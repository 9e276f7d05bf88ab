// What dragging a card costs: `npm run bench:drag`. Cards are carried about over a real table for a while, as fast as a hand does; the figures come from the
// browser's own trace of each frame.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { startHost } from '../e2e/hostProgram.ts';
import { Player } from '../e2e/player.ts';
import { Staged, type Staging } from '../e2e/staged.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs';

/** Milliseconds of scripting that 99 of 100 frames should keep below. */
const AIM = 4;
/** How long a card is carried, in milliseconds, and how often. */
const CARRY = 2500;
const CARDS = 3;
/** Milliseconds between two words of the pointer: mice say more than screens show. */
const POINTER = 8;
/** A frame that took longer than this has been missed, in milliseconds: one and a half of sixty a second. */
const MISSED = 25;

/** Where cards are carried: few and many in a hand, mouse and finger. */
const TABLES: readonly Staging[] = [
  { game: 'klaverjas', seats: 4, seed: 'tables' },
  { game: 'manille-auction', seats: 7, seed: 'tables' },
  { game: 'pinochle-double', seats: 4, seed: 'tables' },
];
const SIZES = [
  { name: '1280×800, mouse', width: 1280, height: 800, touch: false },
  { name: '390×844, finger', width: 390, height: 844, touch: true },
] as const;

/** What a trace tells of one moment of the page's main thread. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** The part of it in which the thread really ran, where the trace has that. */
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

/** Pieces of a frame's work that are scripting; those within one another are counted once. */
const SCRIPTING = new Set([
  'FunctionCall',
  'FireAnimationFrame',
  'EventDispatch',
  'TimerFire',
  'EvaluateScript',
  'v8.callFunction',
  'RunMicrotasks',
]);

/** Moves a mouse or a finger; the same calls for both. */
class Pointer {
  private readonly cdp: CDPSession;
  private readonly touch: boolean;

  constructor(cdp: CDPSession, touch: boolean) {
    this.cdp = cdp;
    this.touch = touch;
  }

  async press(x: number, y: number): Promise<void> {
    if (this.touch) await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    else {
      await this.cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
      await this.cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, button: 'left', clickCount: 1 });
    }
  }

  async move(x: number, y: number): Promise<void> {
    if (this.touch) await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    else await this.cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 });
  }

  async release(x: number, y: number): Promise<void> {
    if (this.touch) await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    else await this.cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x, y, button: 'left', clickCount: 1 });
  }
}

/** Carries a card of the hand in circles over the cloth, in and out of where it may go, and back to the hand. */
async function carry(page: Page, pointer: Pointer, nth: number): Promise<void> {
  const cards = page.locator('.handzone .slot[data-card]');
  const box = await cards.nth(Math.min(nth * 3, (await cards.count()) - 1)).boundingBox();
  const cloth = await page.locator('.felt').boundingBox();
  if (box === null || cloth === null) throw new Error('nothing to carry, or nowhere to');
  const [x, y] = [box.x + 14, box.y + box.height * 0.3];
  await pointer.press(x, y);
  const began = performance.now();
  for (let at = 0; at < CARRY; at = performance.now() - began) {
    const turn = (at / 700) * 2 * Math.PI;
    const [toX, toY] = [cloth.x + cloth.width * (0.5 + 0.3 * Math.sin(turn)), cloth.y + cloth.height * (0.55 + 0.3 * Math.cos(turn))];
    const out = Math.min(1, at / 200);
    await pointer.move(x + (toX - x) * out, y + (toY - y) * out);
    await new Promise((done) => setTimeout(done, POINTER));
  }
  await pointer.move(x, y);
  await pointer.release(x, y);
}

/** Milliseconds of scripting in each frame of a trace, and between the frames. */
function framesIn(events: readonly TraceEvent[]): { readonly scripting: number[]; readonly between: number[] } {
  const main = events.find(({ name, args }) => name === 'FireAnimationFrame' || args?.data?.url?.includes('/assets/') === true);
  const own = events.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid).sort((a, b) => a.ts - b.ts);
  const frames = own.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts);
  const scripting = frames.slice(1).map(() => 0);
  let until = -Infinity;
  for (const { name, ph, ts, dur = 0, tdur = dur } of own) {
    // What lies within another one has been counted with it.
    if (ph !== 'X' || !SCRIPTING.has(name) || ts < until) continue;
    until = ts + dur;
    // What happens before a frame is drawn belongs to it.
    const frame = frames.findIndex((end) => end >= ts);
    if (frame > 0) scripting[frame - 1] = (scripting[frame - 1] ?? 0) + tdur / 1000;
  }
  return { scripting, between: frames.slice(1).map((ts, i) => (ts - (frames[i] ?? ts)) / 1000) };
}

/** What no more than the given part of some figures exceeds. */
function percentile(of: readonly number[], part: number): number {
  return [...of].sort((a, b) => a - b)[Math.min(of.length - 1, Math.floor(of.length * part))] ?? 0;
}

async function measure(browser: Browser, address: string, staging: Staging, size: (typeof SIZES)[number]): Promise<number> {
  const { width, height, touch } = size;
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch });
  const page = await context.newPage();
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  const staged = new Staged(page);
  await staged.open(address);
  staged.deal(staging);
  await staged.until(({ view }) => view.toAct === view.viewer && view.trick !== null && view.score === null);
  const pointer = new Pointer(await context.newCDPSession(page), touch);
  await carry(page, pointer, 0);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  for (let nth = 0; nth < CARDS; nth += 1) await carry(page, pointer, nth);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const { scripting, between } = framesIn(trace.traceEvents);
  const missed = between.filter((gap) => gap > MISSED && gap < CARRY / 5).length;
  const p99 = percentile(scripting, 0.99);
  console.log(
    `${staging.game.padEnd(16)} ${size.name}: scripting p50 ${percentile(scripting, 0.5).toFixed(2)}, p95 ${percentile(scripting, 0.95).toFixed(2)}, ` +
      `p99 ${p99.toFixed(2)} ms a frame (aim: under ${AIM}); ${scripting.length} frames, ${missed} missed`,
  );
  await staged.leave();
  await context.close();
  return p99;
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('no Chromium: npm run chromium');
const dataDir = mkdtempSync(join(tmpdir(), 'trickhouse-drag-'));
const host = await startHost(dataDir, ['--pace', 'instant']);
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
try {
  let worst = 0;
  for (const size of SIZES) for (const staging of TABLES) worst = Math.max(worst, await measure(browser, host.url, staging, size));
  console.log(`worst p99: ${worst.toFixed(2)} ms`);
} finally {
  await browser.close();
  await host.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
