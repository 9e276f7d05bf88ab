import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { HOST_IS_GONE } from '../support/party.ts';
import { Player, WAYS, type PlayStyle } from '../support/player.ts';

/** A newcomer's first evening: choose a game, play a whole deal, see the score, go on. */
async function journey(page: Page, game: string, way: PlayStyle): Promise<void> {
  const player = new Player(page);
  await player.start(game);
  expect(await player.playOn(way)).toBeGreaterThan(0);
  // A match may end with its first deal: then a player has won, and the same people may play once more.
  const reckoning = page.locator('.reckoning');
  await expect(reckoning).toBeVisible();
  await expect(reckoning.getByRole('rowheader', { name: 'Total' })).toBeVisible();
  await page.getByRole('button', { name: 'Score sheet' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Score sheet' })).toBeVisible();
  await page.keyboard.press('Escape');
  const next = reckoning.getByRole('button', { name: 'Next deal' });
  const goesOn = (await next.count()) > 0;
  await reckoning.getByRole('button').last().click();
  await expect(page.getByText(goesOn ? 'Deal 2' : 'Deal 1', { exact: false }).first()).toBeVisible();
  await new Player(page).asked();
}

// Every game is played by drag and by key in deals.spec.ts.
for (const [game, way] of [
  ['Klaverjassen', 'drag'],
  ['Manille', 'tap'],
] as const)
  test(`in a browser, a deal of ${game} by ${way}`, async ({ page, host }) => {
    await new Player(page).hasChosen({ pace: 'instant' });
    await page.goto(host.url);
    await journey(page, game, way);
  });

for (const way of WAYS)
  test(`in the desktop app, a deal of Klaverjassen by ${way}`, async ({ appWindow }) => {
    await new Player(appWindow).hasChosen({ pace: 'instant' });
    await appWindow.reload();
    await journey(appWindow, 'Klaverjassen', way);
  });

test('a reload in mid-deal comes back to the same place', async ({ page, host }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  await player.start('Klaverjassen');
  await player.playOn('tap', 3);
  await player.asked();
  const hand = () => page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')).sort());
  const before = await hand();
  await page.reload();
  await player.asked();
  expect(await hand()).toEqual(before);
  await player.playOn('tap');
  await expect(page.locator('.reckoning')).toBeVisible();
});

test('a host that is started again goes on where it was, in the tab of before', async ({ page, startHost, complaints }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  const before = await startHost();
  await page.goto(before.url);
  await player.start('Klaverjassen');
  await player.playOn('drag', 2);
  await player.asked();
  const left = await player.cardsLeft();
  await before.stop();
  await expect(page.getByText('Reconnecting').first()).toBeVisible();
  const again = await startHost('--port', new URL(before.url).port);
  // The tab finds its table by itself, and the way on.
  await page.getByRole('button', { name: /Unfinished matches 1/ }).click();
  const sheet = page.getByRole('dialog');
  // The first deal is under way, with no points yet: one sum for each side.
  await expect(sheet.getByRole('listitem')).toContainText(/Deal 1 · 0 : 0 · /);
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await sheet.getByText('No unfinished matches.').waitFor();
  await sheet.getByText('Deleted matches').click();
  await sheet.getByRole('button', { name: 'Restore' }).click();
  await page.keyboard.press('Escape');
  // The first button of the page leads back to it.
  const first = page.getByRole('navigation').getByRole('button').first();
  await expect(first).toHaveText(/^\s*ContinueKlaverjassen: Ada, Ben, Cas and Dee/);
  await first.click();
  await player.asked();
  expect(await player.cardsLeft()).toBe(left);
  // And back again in the same page: a table that was left is news.
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await first.click();
  await player.asked();
  expect(await player.cardsLeft()).toBe(left);

  // Without the key of its host a tab is not the owner’s: it names the ways on.
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(new URL('/', again.url).href);
  await expect(page.getByRole('heading', { name: 'You can’t join this table' })).toBeVisible();
  await expect(page.getByText('If this is your own table, use the window that Trickhouse opened last.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !HOST_IS_GONE.test(complaint)));
});
