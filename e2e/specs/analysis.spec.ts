import type { Page } from '@playwright/test';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible, expectAccessibleInAllThemes } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';
import { playedRecord } from '../support/records.ts';

/** A match brought in, and looked at. */
async function replay(page: Page, url: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  await new Player(page).hasChosen({ pace: 'instant', ...settings });
  await page.goto(url);
  await page.getByRole('button', { name: 'History' }).click();
  const buffer = Buffer.from(playedRecord('klaverjas', { deals: 4 }));
  await page.locator('input[type=file]').setInputFiles([{ name: 'one.trick.json', mimeType: 'application/json', buffer }]);
  await page.locator('.matches > li').getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toHaveAttribute('max', /[1-9]/);
}

/** Everybody who played agrees, at this machine. */
async function agree(page: Page): Promise<void> {
  for (const name of ['Ada', 'Ben', 'Cas', 'Dee'])
    await page.getByRole('group', { name, exact: true }).getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText('4 of 4 have agreed.')).toBeVisible();
}

/** To the beginning of the last trick but one. */
async function lateTrick(page: Page): Promise<void> {
  await page.keyboard.press('End');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Shift+ArrowLeft');
}

test('each card’s worth is shown once all agree, costly ones are found, and other cards tried', async ({ page, host }) => {
  await replay(page, host.url);
  await lateTrick(page);
  const solver = page.getByRole('button', { name: 'Outcome of each card' });
  await expect(solver).toBeDisabled();
  await agree(page);
  await solver.click();
  await expect(page.getByText(/with best play by everyone/)).toBeVisible();
  const choices = page.locator('.choices .mv');
  await expect(choices.filter({ hasText: 'played' })).toHaveCount(1);
  await expect(choices.first()).toHaveClass(/best/);
  // Another line of play, and back.
  const at = await page.getByRole('slider').inputValue();
  const other = choices.filter({ hasNotText: 'played' });
  if ((await other.count()) > 0) {
    await other.first().click();
    await expect(page.getByText('Variation: one move that wasn’t played.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the actual play' }).click();
  }
  await expect(page.getByRole('slider')).toHaveValue(at);
  // The whole deal looked through.
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await expect(page.getByRole('heading', { name: 'Mistakes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find mistakes' })).toBeVisible({ timeout: 90_000 });
  // The choice of a bot in that position.
  await page.getByRole('button', { name: 'What would a bot do?' }).click();
  await expect(page.getByText(/A bot at level “Hard” would/)).toBeVisible();
});

test('the same cards are dealt to another table, and the tables compared', async ({ page, host }) => {
  await replay(page, host.url);
  await page.getByRole('button', { name: 'Play it again' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Move everyone one seat on' }).click();
  for (const select of await dialog.getByRole('combobox').all()) await select.selectOption('rule');
  await dialog.getByRole('button', { name: 'Deal the same cards' }).click();
  // A click on the same deal twice would be one too few.
  for (let deal = 1; deal <= 3; deal += 1) {
    const reckoning = page.getByRole('region', { name: new RegExp(`^Deal ${deal}\\b`) });
    await reckoning.getByRole('button', { name: 'Next deal' }).click();
  }
  await page.getByRole('button', { name: 'Compare the tables' }).click();
  await expect(page.getByRole('heading', { name: /^Compare the tables/ })).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(4);
  await expectAccessible(page, 'compared tables');
});

test('statistics tell what somebody has made of each game', async ({ page, host }) => {
  await replay(page, host.url);
  await page.getByRole('button', { name: 'Back to history' }).click();
  await page.getByRole('button', { name: 'Export all' }).waitFor();
  await page.getByRole('button', { name: 'Statistics' }).click();
  const section = page.getByRole('region', { name: 'Klaverjassen' });
  await expect(section.getByText('Matches', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Player', exact: true }).selectOption('Ben');
  await expect(section).toBeVisible();
  await expectAccessible(page, 'statistics');
});

test('axe finds nothing in the analysis, light, dark or of high contrast', async ({ page, host }) => {
  await replay(page, host.url, { theme: 'light' });
  await expectAccessibleInAllThemes(page, 'the question whether all agree');
  await agree(page);
  await lateTrick(page);
  await page.getByRole('button', { name: 'Outcome of each card' }).click();
  await expect(page.getByText(/with best play by everyone/)).toBeVisible();
  await expectAccessibleInAllThemes(page, 'analysis');
  await page.getByRole('button', { name: 'Play it again' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessibleInAllThemes(page, 'play it again');
});

test('a match goes on where a power cut left it; where nothing can be saved one is told, and plays on', async ({
  page,
  startHost,
  dataDir,
  complaints,
}) => {
  const first = await startHost();
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  await page.goto(first.url);
  await player.start('Klaverjassen');
  await player.playOn('tap', 3);
  // The host has the third card once it wants the next.
  await player.asked();
  const left = await player.cardsLeft();
  await page.goto('about:blank');
  await first.kill();
  const again = await startHost();
  await page.goto(again.url);
  await page.getByRole('button', { name: /^Continue Klaverjassen/ }).click();
  await expect.poll(() => player.cardsLeft()).toBe(left);
  // A path without a folder, as on a disk that has gone.
  await page.goto('about:blank');
  await again.kill();
  await rename(join(dataDir, 'matches'), join(dataDir, 'gone'));
  await writeFile(join(dataDir, 'matches'), '');
  await page.goto((await startHost()).url);
  await player.start('Klaverjassen');
  const warning = page.getByText('The match can’t be saved right now.');
  await expect(warning).toBeVisible();
  await player.playOn('tap', 1);
  await rm(join(dataDir, 'matches'));
  await rename(join(dataDir, 'gone'), join(dataDir, 'matches'));
  await player.playOn('tap', 1);
  await expect(warning).toHaveCount(0);
  expect(complaints).toEqual([]);
});
