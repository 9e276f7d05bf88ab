import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';

test('a cloth and a card back are chosen, lie on the table, and last', async ({ page, host, complaints }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await new Player(page).hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  const before = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--board'));
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog');
  await settings.getByText('Wine', { exact: true }).click();
  await settings.getByText('Stars', { exact: true }).click();
  await expect(settings.locator('img[src*=stars]')).toBeVisible();
  await expectAccessible(page, 'the settings');
  await page.reload();
  const board = page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--board'));
  expect(await board).not.toBe(before);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.locator('img[src*=stars-low]').first()).toBeAttached();
  await expectAccessible(page, 'a table with a cloth of wine');
  expect(complaints).toEqual([]);
});
