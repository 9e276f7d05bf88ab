// The cost of dragging a card: `npm run bench:drag`. Cards are carried about over a real table for a while, as fast as a hand does; the figures come from the
// browser's own trace of each frame. An empty page with an empty box shows the frames that browser and machine miss by themselves.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { startHost } from '../../../e2e/support/hostProgram.ts';
import { Player } from '../../../e2e/support/player.ts';
import { Staged, type Staging } from '../../../e2e/support/staged.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.mjs';
import { itemAt } from '../../../engine/cards/indexed.ts';
import { percentile } from '../../../engine/cli/tally.ts';

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

/** One moment, from a trace, of the page's main thread. */
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

/** The thing carried on a page, and the place it is carried over. */
interface Scene {
  readonly cards: string;
  readonly cloth: string;
}
const TABLE: Scene = { cards: '.handzone .slot[data-card]', cloth: '.felt' };
const EMPTY: Scene = { cards: '.box', cloth: 'body' };

/** Carries a card of the hand in circles over the cloth, in and out of where it may go, and back to the hand. */
async function carry(page: Page, pointer: Pointer, { cards: named, cloth: under }: Scene, nth: number): Promise<void> {
  const cards = page.locator(named);
  const box = await cards.nth(Math.min(nth * 3, (await cards.count()) - 1)).boundingBox();
  const cloth = await page.locator(under).boundingBox();
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
    // An event within another one has been counted with it.
    if (ph !== 'X' || !SCRIPTING.has(name) || ts < until) continue;
    until = ts + dur;
    // Work before a frame is drawn belongs to it.
    const frame = frames.findIndex((end) => end >= ts);
    if (frame > 0) scripting[frame - 1] = itemAt(scripting, frame - 1) + tdur / 1000;
  }
  return { scripting, between: frames.slice(1).map((ts, i) => (ts - (frames[i] ?? ts)) / 1000) };
}

/** Carries cards about a page that is ready for it, and prints the time of each frame. Returns the milliseconds of scripting that 99 of 100 frames keep below. */
async function measure(browser: Browser, page: Page, scene: Scene, touch: boolean, name: string): Promise<number> {
  const pointer = new Pointer(await page.context().newCDPSession(page), touch);
  await carry(page, pointer, scene, 0);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  for (let nth = 0; nth < CARDS; nth += 1) await carry(page, pointer, scene, nth);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const { scripting, between } = framesIn(trace.traceEvents);
  const missed = between.filter((gap) => gap > MISSED && gap < CARRY / 5).length;
  const p99 = percentile(scripting, 0.99);
  console.log(
    `${name.padEnd(32)} scripting p50 ${percentile(scripting, 0.5).toFixed(2)}, p95 ${percentile(scripting, 0.95).toFixed(2)}, ` +
      `p99 ${p99.toFixed(2)} ms a frame (aim: under ${AIM}); ${scripting.length} frames, ${missed} missed`,
  );
  return p99;
}

/** A page with nothing on it but a box that follows the pointer. */
async function openEmpty(page: Page): Promise<undefined> {
  await page.setContent(
    '<style>body{margin:0;height:100vh}.box{width:110px;height:154px;background:#fff;will-change:transform}</style><div class="box"></div>',
  );
  await page.evaluate(() => {
    const box = document.querySelector<HTMLElement>('.box');
    let held: { readonly x: number; readonly y: number } | null = null;
    const at = { x: 0, y: 0 };
    const draw = (): void => {
      if (box === null || held === null) return;
      box.style.transform = `translate(${at.x - held.x}px,${at.y - held.y}px)`;
      requestAnimationFrame(draw);
    };
    const move = ({ clientX, clientY }: PointerEvent): void => void Object.assign(at, { x: clientX, y: clientY });
    if (box !== null) box.style.touchAction = 'none';
    addEventListener('pointerdown', (event) => {
      held = { x: event.clientX, y: event.clientY };
      move(event);
      requestAnimationFrame(draw);
    });
    addEventListener('pointermove', move);
    addEventListener('pointerup', () => (held = null));
  });
}

async function openTable(page: Page, address: string, staging: Staging): Promise<Staged> {
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  const staged = new Staged(page);
  await staged.open(address);
  staged.deal(staging);
  await staged.until(({ view }) => view.toAct === view.viewer && view.trick !== null && view.score === null);
  return staged;
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('no Chromium: npm run chromium');
const dataDir = mkdtempSync(join(tmpdir(), 'trickhouse-drag-'));
const host = await startHost(dataDir, ['--pace', 'instant']);
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
try {
  let worst = 0;
  for (const { name, width, height, touch } of SIZES)
    for (const staging of [undefined, ...TABLES]) {
      const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch });
      const page = await context.newPage();
      const staged = staging === undefined ? await openEmpty(page) : await openTable(page, host.url, staging);
      const p99 = await measure(browser, page, staging === undefined ? EMPTY : TABLE, touch, `${staging?.game ?? 'empty page'}, ${name}`);
      if (staging !== undefined) worst = Math.max(worst, p99);
      await staged?.leave();
      await context.close();
    }
  console.log(`worst p99: ${worst.toFixed(2)} ms`);
} finally {
  await browser.close();
  await host.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
