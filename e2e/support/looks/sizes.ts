import type { CDPSession, Page } from '@playwright/test';

/** The size of a window, in pixels of the page. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** How small a page is drawn that is only measured. */
const SMALL = 1 / 20;

/** The debugger of each page, kept as long as the page: its size would go with it. */
const debuggers = new WeakMap<Page, Promise<CDPSession>>();

/** Waits until a page has been laid out, and has answered to it. */
async function laidOut(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function set(page: Page, { width, height }: Size, scale: number): Promise<void> {
  const session = await (debuggers.get(page) ?? debuggers.set(page, page.context().newCDPSession(page)).get(page));
  await session?.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false, scale });
  await laidOut(page);
}

/**
 * Lays a page out as in a window of this size, and draws it small: for a look that measures, since without a graphics card most of its time would pass in
 * drawing. Presses of a mouse would land elsewhere: {@link pressed} comes before them. After the first call, every size of the page is set here.
 */
export async function measured(page: Page, size: Size): Promise<void> {
  await set(page, size, SMALL);
}

/** Draws a page small that is played by keys alone, or plays by itself: {@link pressed} comes before a mouse. */
export async function unseen(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size === null) throw new Error('a page without a size');
  await measured(page, size);
}

/** Gives a page a window of this size, to be pressed again; pictures have it, too. */
export async function pressed(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await set(page, size, 1);
}
