import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';

declare global {
  interface Window {
    /** Cards that came onto the table with their faces, and those that came blank. */
    readonly cardsSeen: { faced: number; blank: string[] };
  }
}

/** Notes of every card that comes into a trick whether its picture had been read when it was first drawn. */
async function watchFaces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const cardsSeen = { faced: 0, blank: [] as string[] };
    Object.assign(window, { cardsSeen });
    const note = (card: Element): void => {
      const picture = card.querySelector('img');
      if (picture !== null && picture.complete && picture.naturalWidth > 0) cardsSeen.faced += 1;
      else cardsSeen.blank.push(picture?.src ?? 'no picture');
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const cards = !(node instanceof Element) ? [] : node.matches('.trick .t') ? [node] : [...node.querySelectorAll('.trick .t')];
          for (const card of cards) requestAnimationFrame(() => note(card));
        }
    }).observe(document, { subtree: true, childList: true });
  });
}

test.describe('faces are there before their cards', () => {
  for (const game of ['Klaverjassen', 'Botifarra', 'Briscola chiamata'])
    test(`in a first deal of ${game}, without a pause on the first page`, async ({ page, host }) => {
      await watchFaces(page);
      const player = new Player(page);
      // Faces have the least time to come where play is fast.
      await player.hasChosen({ pace: 'quick' });
      await page.goto(host.url);
      await player.start(game);
      await player.playOn('tap', 3);
      const { faced, blank } = await page.evaluate(() => window.cardsSeen);
      expect(blank).toEqual([]);
      expect(faced).toBeGreaterThan(6);
    });
});

test('the fan of cards on the first page shows their faces, whatever the pack of the chosen game', async ({ page, host }) => {
  await page.goto(host.url);
  const game = page.getByRole('list', { name: 'Games' }).getByRole('button', { name: /^Botifarra/ });
  await game.click();
  // Closing a drawer keeps the choice.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(game).toHaveAttribute('aria-pressed', 'true');
  const fan = page.locator('.deco img');
  await expect(fan).toHaveCount(4);
  for (const face of await fan.all()) await expect(face).toHaveJSProperty('complete', true);
  expect(await fan.evaluateAll((all) => all.every((face) => face instanceof HTMLImageElement && face.naturalWidth > 0))).toBe(true);
});
