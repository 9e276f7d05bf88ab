import { expectAccessible } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';
import { Staged } from '../support/staged.ts';

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

test('people keep their pictures in the reckoning and among the unfinished', async ({ page, host }) => {
  await new Player(page).hasChosen({ pace: 'instant' });
  const table = new Staged(page);
  await table.open(host.url);
  table.deal({ game: 'klaverjas', seats: 4, seed: 'pictures' });
  await table.until(({ view }) => view.score !== null);
  const heads = page.locator('.reckoning thead th');
  await expect(heads.locator('svg')).toHaveCount(4);
  // A side shows the pictures of its people, as their plates do.
  const plate = await page.locator('[data-seat="1"] .av path').first().getAttribute('d');
  await expect(heads.nth(2).locator('svg').first().locator('path').first()).toHaveAttribute('d', plate ?? '');
  await table.leave();
  await page.getByRole('button', { name: /Unfinished matches 1/ }).click();
  await expect(page.locator('li .about svg')).toHaveCount(4);
  await expectAccessible(page, 'the unfinished matches');
});

test('the curtain shows the picture of the person it waits for', async ({ page, host }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  await player.startTogether('Klaverjassen');
  await expect(page.locator('.curtain .av svg')).toBeVisible();
  await expectAccessible(page, 'the curtain');
});
