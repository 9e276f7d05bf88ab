import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';
import { Staged, type Staging } from '../support/staged.ts';

/** The cards that have moved on the page so far. */
interface Moved {
  /** Packets on their way, by the seat's number where they end. */
  packets: number;
  /** Cards of one's own hand on their way to it. */
  slots: number;
}

/** Counts from the next page on what is dealt. */
async function watchDeals(page: Page): Promise<() => Promise<Moved>> {
  await page.addInitScript(() => {
    const moved = { packets: 0, slots: 0 };
    Object.assign(window, { moved });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given: Parameters<typeof animate>) {
      if (this.matches('.packet')) moved.packets += 1;
      if (this.matches('.slot') && JSON.stringify(given[0]).includes('translate')) moved.slots += 1;
      return animate.apply(this, given);
    };
  });
  return () => page.evaluate(() => ({ ...(window as unknown as { moved: Moved }).moved }));
}

async function staged(page: Page, url: string, staging: Staging, settings: Readonly<Record<string, string>> = {}): Promise<Staged> {
  await new Player(page).hasChosen({ language: 'en', ...settings });
  const table = new Staged(page);
  await table.open(url);
  table.deal(staging);
  return table;
}

const KLAVERJAS: Staging = { game: 'klaverjas', seats: 4, seed: 'alive-2' };

test('every hand is dealt in its packets, once, and the board is clean after it', async ({ page, startHost }) => {
  const host = await startHost('--pace', 'instant');
  await page.setViewportSize({ width: 1280, height: 800 });
  const moved = await watchDeals(page);
  const table = await staged(page, host.url, KLAVERJAS);
  // Three packets to each of two others; the dealer's own need no way, and one's own come card by card.
  await expect.poll(async () => (await moved()).packets).toBe(6);
  expect((await moved()).slots).toBe(8);
  await expect(page.locator('.packet')).toHaveCount(0);
  // Over a breakpoint the hand is laid out in rows, with other elements.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.hand.flat')).not.toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await moved()).toEqual({ packets: 6, slots: 8 });
  await table.leave();
});

test('where all movement is ended, as by a press, no more packets leave', async ({ page, startHost }) => {
  const host = await startHost('--pace', 'instant');
  const moved = await watchDeals(page);
  await page.addInitScript(() => {
    const end = (): void => {
      if (document.querySelector('.packet') === null) requestAnimationFrame(end);
      else for (const way of document.querySelector('.frame')?.getAnimations({ subtree: true }) ?? []) way.finish();
    };
    requestAnimationFrame(end);
  });
  const table = await staged(page, host.url, KLAVERJAS);
  await expect.poll(async () => (await moved()).packets).toBeGreaterThan(0);
  await page.waitForTimeout(2000);
  expect((await moved()).packets).toBeLessThan(6);
  await expect(page.locator('.packet')).toHaveCount(0);
  await table.leave();
});

/** A moment as a page showed it: on its clock, in milliseconds. */
interface ShownMoment {
  readonly text: string;
  /** Animations that ran under it once it had been drawn. */
  readonly animations: number;
  readonly pressed?: number;
  readonly gone?: number;
}

/** Notes every moment from the next page on, when a key was pressed while it stood, and when it went: a moment may pass between two looks of a test. */
async function watchMoments(page: Page): Promise<() => Promise<ShownMoment[]>> {
  await page.addInitScript(() => {
    const shown: { text: string; animations: number; pressed?: number; gone?: number }[] = [];
    Object.assign(window, { shown });
    let standing: Element | null = null;
    const look = (): void => {
      const moment = document.querySelector('.moment');
      if (moment === standing) return;
      const last = shown.at(-1);
      if (standing !== null && last !== undefined) last.gone = performance.now();
      standing = moment;
      if (moment === null) return;
      const one = { text: moment.querySelector('.plaque')?.textContent ?? '', animations: 0 };
      shown.push(one);
      requestAnimationFrame(() => (one.animations = moment.getAnimations({ subtree: true }).length));
    };
    addEventListener(
      'keydown',
      () => {
        const last = shown.at(-1);
        if (standing !== null && last !== undefined) last.pressed ??= performance.now();
      },
      true,
    );
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { shown: ShownMoment[] }).shown);
}

test('a moment is seen once, said once, and over at a key', async ({ page, startHost }) => {
  const host = await startHost('--pace', 'instant');
  const shown = await watchMoments(page);
  const table = await staged(page, host.url, KLAVERJAS, { pace: 'normal' });
  const roem = table.until(({ events }) => events.some((event) => event.type === 'announce' && event.what === 'roem'));
  await page.locator('.moment .plaque', { hasText: 'roem' }).waitFor({ timeout: 90_000 });
  await page.keyboard.press('Shift');
  await expect(page.locator('.moment')).toHaveCount(0);
  const seen = (await shown()).filter(({ text }) => text.includes('roem'));
  expect(seen).toHaveLength(1);
  // Less than half of the time that it takes by itself.
  for (const { gone, pressed } of seen) expect(Number(gone) - Number(pressed)).toBeLessThan(500);
  await roem;
  // Screen readers hear it from the log, not from the picture.
  await expect(page.getByRole('log').getByText(/calls? roem/)).toHaveCount(1);
  await table.leave();
});

test('a moment stands still for those who want no motion', async ({ page, startHost }) => {
  const host = await startHost('--pace', 'instant');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shown = await watchMoments(page);
  const table = await staged(page, host.url, KLAVERJAS, { pace: 'quick' });
  await table.until(({ events }) => events.some((event) => event.type === 'announce'));
  await expect.poll(async () => (await shown()).filter(({ gone }) => gone !== undefined).length).toBeGreaterThan(0);
  expect((await shown()).filter(({ animations }) => animations > 0)).toEqual([]);
  await table.leave();
});

test('on a phone a moment lies over the trick, and on nothing that is said at a seat', async ({ page, startHost }) => {
  const host = await startHost('--pace', 'instant');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await staged(page, host.url, { game: 'briscola-chiamata', seats: 5, seed: 'tables' }, { pace: 'quick' });
  const seen = page.waitForFunction(
    () => {
      const plaque = document.querySelector('.moment .plaque')?.getBoundingClientRect();
      const said = [...document.querySelectorAll('.bubble')].map((bubble) => bubble.getBoundingClientRect());
      if (plaque === undefined || said.length === 0) return false;
      return {
        covered: said.filter(
          (box) => box.bottom > plaque.top && box.top < plaque.bottom && box.right > plaque.left && box.left < plaque.right,
        ).length,
      };
    },
    undefined,
    { timeout: 90_000 },
  );
  const revealed = table.until(({ events }) => events.some((event) => event.type === 'announce'));
  expect(await (await seen).jsonValue()).toEqual({ covered: 0 });
  await revealed;
  await table.leave();
});

test('a barred card in the hand is refused a place, and those that may be played come forward', async ({ page, startHost }) => {
  const host = await startHost('--pace', 'instant');
  const table = await staged(page, host.url, KLAVERJAS, { pace: 'instant' });
  await table.until(({ view, legal }) => view.toAct === view.viewer && legal.barred.length > 2 && legal.actions.length > 0);
  const barred = page.locator('.hold.is-barred').first();
  const legal = page.locator('.hold.is-legal').first();
  // Lower than the others, and with its reason.
  const top = (hold: typeof legal): Promise<number> => hold.evaluate((one) => new DOMMatrixReadOnly(getComputedStyle(one).transform).f);
  await expect.poll(async () => (await top(barred)) - (await top(legal))).toBeGreaterThan(12);
  await expect(barred).toHaveAccessibleDescription(/\w/);
  for (const [hold, label] of [
    [barred, 0],
    [legal, 1],
  ] as const) {
    const box = await hold.boundingBox();
    if (box === null) throw new Error('the card has gone');
    await page.mouse.move(box.x + 14, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(640, 330, { steps: 4 });
    await expect(page.locator('.is-held')).toHaveCount(1);
    await expect(page.getByText('Play here')).toHaveCount(label);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.locator('.is-held')).toHaveCount(0);
  }
  await table.leave();
});

test('plates stay where they are while hands become smaller', async ({ page, startHost }) => {
  const host = await startHost('--pace', 'instant');
  await page.setViewportSize({ width: 1280, height: 800 });
  const table = await staged(page, host.url, KLAVERJAS, { pace: 'instant' });
  const tops = (): Promise<number[]> =>
    page.locator('.seat .plate .nm').evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().top)));
  const before = (tricks: number) =>
    table.until(
      ({ view, legal }) => view.tricks.length === tricks && view.toAct === view.viewer && view.trick !== null && legal.actions.length > 0,
    );
  await before(0);
  const first = await tops();
  expect(first).toHaveLength(4);
  for (const tricks of [3, 7]) {
    await before(tricks);
    expect(await tops(), `after ${tricks} tricks`).toEqual(first);
  }
  await table.leave();
});
