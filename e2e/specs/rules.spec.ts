import type { Page } from '@playwright/test';
import { expectAccessibleInAllThemes } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { flaws } from '../support/looks/layout.ts';
import { Player } from '../support/player.ts';

/** Plays on until a card of the hand is barred. Returns that card. */
async function untilBarred(page: Page, player: Player): Promise<string> {
  for (;;) {
    const now = await player.asked();
    if (now === 'over') throw new Error('no card was barred in the whole deal');
    if (now === 'call') await player.call();
    else {
      const barred = page.locator('[data-card]:has(.hold.is-barred)').first();
      if ((await barred.count()) > 0) return (await barred.getAttribute('data-card')) ?? '';
      await player.play('tap');
    }
  }
}

test('a barred card leads to the paragraph that says why, and back to the same table', async ({ page, host }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  await player.start('Botifarra');
  const id = await untilBarred(page, player);
  const card = page.locator(`[data-card="${id}"] .hold`);
  const hand = () => page.locator('[data-card]').evaluateAll((cards) => cards.map((each) => each.getAttribute('data-card')).sort());
  const before = await hand();

  await card.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Why?' }).click();
  const rules = page.getByRole('dialog', { name: 'Botifarra rules' });
  const paragraph = rules.locator('.is-here');
  await expect(paragraph).toBeInViewport();
  await expect(paragraph).toBeFocused();
  expect((await paragraph.innerText()).length).toBeGreaterThan(40);

  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  expect(await hand()).toEqual(before);
  await player.play('tap');

  // The key opens the rules where the deal has come to; the house rules of this table are marked.
  await player.asked();
  await page.keyboard.press('r');
  await expect(rules.getByRole('heading', { name: 'Play', exact: true })).toBeInViewport();
  await expect(rules.getByText('At this table: A card that scores, or the lowest')).toBeVisible();
});

test('rules that are there at once come without a word about waiting, and slow ones with it', async ({ page, host }) => {
  await page.addInitScript(() => {
    const waits: string[] = [];
    Object.assign(window, { waits });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes) if (textContent?.trim() === 'Loading…') waits.push(textContent);
    }).observe(document, { subtree: true, childList: true });
  });
  // The page's own time stands still, however busy the machine: the word may come only when that goes on.
  await page.clock.install();
  const open = async (): Promise<void> => {
    await page.goto(host.url);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('navigation').getByRole('button', { name: 'Rules' }).click();
  };
  const games = page.getByRole('dialog').getByRole('button', { name: /^Botifarra/ });
  await open();
  await games.click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Play', exact: true })).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { waits: string[] }).waits)).toEqual([]);

  let arrive = (): void => undefined;
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/Rules-[^/]*\.js$/, async (route) => {
    await slow;
    await route.continue();
  });
  await open();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(250);
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.getByText('Loading…')).toBeVisible();
  arrive();
  await expect(games).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
});

test('the rules room reads well for machines, light, dark or of high contrast', async ({ page, host }) => {
  await new Player(page).hasChosen({ pace: 'instant', theme: 'light' });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const room = page.getByRole('dialog', { name: 'Rules' });
  await expect(room.getByRole('button', { name: /^Klaverjassen/ })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the list of games');
  await room.getByRole('button', { name: /^Double-deck Pinochle/ }).click();
  await expect(page.getByRole('dialog', { name: 'Double-deck Pinochle rules' }).getByRole('table').first()).toBeVisible();
  await expectAccessibleInAllThemes(page, 'a page');
  expect(await flaws(page)).toEqual([]);
});

test('an option of the house rules leads to where it is explained, in the language in use', async ({ page, host }) => {
  await new Player(page).hasChosen({ pace: 'instant', language: 'nl' });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Huisregels' }).click();
  await page.getByRole('button', { name: 'Uitleg: Ondertroeven' }).click();
  const note = page.getByRole('dialog', { name: 'Spelregels van Klaverjassen' }).locator('aside.is-here');
  await expect(note).toBeInViewport();
  await expect(note).toContainText('Ondertroeven');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /Huisregels/ })).toBeVisible();
});
