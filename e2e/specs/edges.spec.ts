import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { flaws } from '../support/looks/layout.ts';
import { Player } from '../support/player.ts';
import { Staged } from '../support/staged.ts';

interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
/** A phone with a notch, upright and on its side: what its glass leaves free of notch, corners and the bar that one swipes. */
const PHONES = [
  { size: { width: 390, height: 844 }, edges: { top: 47, right: 0, bottom: 34, left: 0 } },
  { size: { width: 844, height: 390 }, edges: { top: 0, right: 47, bottom: 21, left: 47 } },
] as const;

/** Things that one reads or presses and that lie outside the edges; what has been scrolled away or fills its screen does not count. */
function outside(page: Page, edges: Edges): Promise<string[]> {
  return page.evaluate(({ top, right, bottom, left }) => {
    const within = document.querySelector('dialog[open]') ?? document.body;
    const scrolls = (node: Element): boolean => {
      for (let outer = node.parentElement; outer !== null; outer = outer.parentElement)
        if (outer.scrollHeight > outer.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(outer).overflowY)) return true;
      return document.documentElement.scrollHeight > innerHeight + 1;
    };
    return [...within.querySelectorAll<HTMLElement>('button, a[href], input, select, h1, h2, h3, b, p, .plate, .banner, .card, .status')]
      .filter((node) => node.closest('.sr, svg, .hand, .slot') === null && node.checkVisibility({ visibilityProperty: true }))
      .flatMap((node) => {
        const box = node.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) return [];
        const clipped = getComputedStyle(node).clipPath !== 'none' || node.closest('.where') !== null;
        if (clipped) return [];
        const aside = box.left < left - 0.5 || box.right > innerWidth - right + 0.5;
        const beyond = box.top < top - 0.5 || box.bottom > innerHeight - bottom + 0.5;
        if (!aside && (!beyond || scrolls(node))) return [];
        const at = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
        return [`${node.tagName.toLowerCase()}.${node.className} “${(node.textContent ?? '').trim().slice(0, 24)}” ${at}`];
      });
  }, edges);
}

async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

type Look = (name: string) => Promise<void>;

/** Returns a function that examines the page on each phone with a notch, and adds what lies outside to `found`. */
async function looker(page: Page, found: string[]): Promise<Look> {
  const glass: CDPSession = await page.context().newCDPSession(page);
  return async (name) => {
    for (const { size, edges } of PHONES) {
      await page.setViewportSize(size);
      await glass.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...edges } });
      await settled(page);
      found.push(...(await outside(page, edges)).map((flaw) => `${name}, ${size.width}×${size.height}: ${flaw}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${name}, ${size.width}×${size.height}: ${wide} px too wide`);
    }
  };
}

test.describe('on a phone with a notch', () => {
  test.use({ viewport: PHONES[0].size });

  test('the first page, its drawers and the history keep clear of it', async ({ page, host }) => {
    await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
    const found: string[] = [];
    const look = await looker(page, found);
    await page.goto(host.url);
    await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
    await look('home');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    await look('settings');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    await look('history');
    expect(found).toEqual([]);
  });

  test('the table, its drawers and the reckoning keep clear of it', async ({ page, startHost }) => {
    await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
    const host = await startHost('--pace', 'instant');
    const found: string[] = [];
    const look = await looker(page, found);
    const staged = new Staged(page);
    await staged.open(host.url);
    staged.deal({ game: 'klaverjas', seats: 4, seed: 'tables' });
    await staged.until(({ view }) => view.trick !== null && view.toAct === view.viewer);
    await look('play');
    await page.getByRole('button', { name: 'Score sheet' }).first().click();
    await page.getByRole('dialog').waitFor();
    await look('sheet');
    await page.keyboard.press('Escape');
    await staged.until(({ view }) => view.score !== null);
    await page.locator('.reckoning').waitFor();
    await look('reckoning');
    expect(found).toEqual([]);
  });
});

test('news of a lost connection stands above the page and covers nothing', async ({ page, startHost, complaints }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  const host = await startHost('--pace', 'instant');
  const staged = new Staged(page);
  await staged.open(host.url);
  staged.deal({ game: 'klaverjas', seats: 4, seed: 'tables' });
  await staged.until(({ view }) => view.trick !== null && view.toAct === view.viewer);
  await host.kill();
  const news = page.locator('.banner');
  await expect(news).toBeVisible();
  for (const size of [
    { width: 800, height: 600 },
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await settled(page);
    const under = await page.evaluate(() => {
      const banner = document.querySelector('.banner')?.getBoundingClientRect();
      if (banner === undefined) return ['no news'];
      return [...document.querySelectorAll('.bar button, .plate, .status > div, .card')]
        .filter((node) => {
          const box = node.getBoundingClientRect();
          return (
            box.width > 1 &&
            box.left < banner.right &&
            box.right > banner.left &&
            box.top < banner.bottom - 1 &&
            box.bottom > banner.top + 1
          );
        })
        .map((node) => node.getAttribute('aria-label') ?? node.className);
    });
    expect(under).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  }
  // The browser complains of the host that has gone, each time that the page tries it again.
  await page.goto('about:blank');
  complaints.length = 0;
});

test('a hint about a call leaves players, their bids and the calls in sight', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  const host = await startHost('--pace', 'instant');
  const staged = new Staged(page);
  await staged.open(host.url);
  staged.deal({ game: 'pinochle-double', seats: 4, seed: 'tables' });
  await staged.until(({ view, legal }) => view.moves.length > 0 && view.toAct === view.viewer && legal.actions.length > 0);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await settled(page);
    await page.keyboard.press('?');
    const hint = page.locator('.why.hint[role=group]');
    await expect(hint).toBeVisible();
    await settled(page);
    const covered = await hint.evaluate((note) => {
      const own = note.getBoundingClientRect();
      return [...document.querySelectorAll('.plate, .bubble, .calls, .handzone .slot')].flatMap((node) => {
        const box = node.getBoundingClientRect();
        const lies = box.left < own.right - 1 && box.right > own.left + 1 && box.top < own.bottom - 1 && box.bottom > own.top + 1;
        return lies && box.width > 1 ? [node.className] : [];
      });
    });
    expect(covered).toEqual([]);
    expect((await flaws(page)).filter((flaw) => flaw.includes('hint'))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(hint).toHaveCount(0);
  }
});
