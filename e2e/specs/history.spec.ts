import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessibleInAllThemes } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';
import { playedRecord } from '../support/records.ts';

/** A file as a person drops it. */
const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** The page's history, with some files brought in. */
async function history(page: Page, url: string, ...files: ReturnType<typeof file>[]): Promise<void> {
  await new Player(page).hasChosen({ pace: 'instant' });
  await page.goto(url);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  if (files.length === 0) return;
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.locator('.note .said')).toContainText(/imported|match|deal/);
}

const rows = (page: Page) => page.locator('.matches > li');

test('matches come in as files, are found, go out, are deleted and brought back', async ({ page, host }) => {
  const klaverjas = playedRecord('klaverjas', { deals: 4 });
  await history(page, host.url, file('one.trick.json', klaverjas), file('two.trick.json', playedRecord('manille-two')));
  await expect(page.locator('.note')).toContainText('2 matches imported.');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Search').fill('ada');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Search').fill('cas');
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Search').fill('');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('manille-two');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('');
  await page.getByRole('combobox', { name: 'Players' }).selectOption('Dee');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Players' }).selectOption('');
  // The exported file equals the imported one.
  const saved = page.waitForEvent('download');
  await rows(page).filter({ hasText: 'Klaverjassen' }).getByRole('button', { name: 'Save to file' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^klaverjas-.*\.trick\.json$/);
  // It names the players, too.
  const people = Array.from({ length: 4 }, () => ({ kind: 'here' }));
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual({ ...JSON.parse(klaverjas), people });
  // Deleted, and brought back.
  await rows(page).first().getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  // All at once out, and in again.
  const all = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const bundle = await readFile(await (await all).path(), 'utf8');
  await page.locator('input[type=file]').setInputFiles([file('all.trick.json', bundle)]);
  await expect(rows(page)).toHaveCount(4);
});

test('what is no record of a match is refused with the reason', async ({ page, host }) => {
  const record = JSON.parse(playedRecord('klaverjas', { deals: 4 }));
  record.deals[1].actions[5] = 'AS';
  await history(page, host.url, file('letter.txt', 'Dear Ada'), file('cheat.trick.json', JSON.stringify(record)), file('bad.json', '{}'));
  const said = page.locator('.note .said');
  await expect(said).toContainText('letter.txt: This isn’t a saved match, or the file is incomplete.');
  await expect(said).toContainText('cheat.trick.json: Deal 2 contains an illegal move.');
  await expect(said).toContainText('bad.json: This isn’t a saved match');
  await expect(rows(page)).toHaveCount(0);
});

test('files that are dropped come in', async ({ page, host }) => {
  await history(page, host.url);
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.trick.json', { type: 'application/json' }));
    return data;
  }, playedRecord('manille-two'));
  await page.locator('main').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(rows(page)).toHaveCount(1);
});

test('a deal is stepped through by key and slider, from every seat, and found again by its link', async ({ page, host }) => {
  await history(page, host.url, file('one.trick.json', playedRecord('klaverjas', { deals: 4 })));
  await rows(page).getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('heading', { name: 'Replay: Klaverjassen' })).toBeVisible();
  const slider = page.getByRole('slider');
  const at = async (n: number): Promise<void> => expect(slider).toHaveValue(String(n));
  await at(0);
  // Every hand lies open.
  await expect(page.locator('.backs.open')).toHaveCount(3);
  await expect(page.locator('.trick .card')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await at(1);
  await page.keyboard.press('ArrowRight');
  await at(2);
  await expect(page.locator('.trick .card')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await at(1);
  await expect(page.locator('.trick .card')).toHaveCount(0);
  await page.keyboard.press('Shift+ArrowRight');
  await at(5);
  await page.keyboard.press('End');
  await expect(page.getByRole('group', { name: 'Scoring' })).toBeVisible();
  const end = Number(await slider.getAttribute('max'));
  await at(end);
  await page.keyboard.press('Home');
  await at(0);
  await slider.fill('7');
  await at(7);
  await page.getByRole('tab', { name: 'Play by play' }).click();
  await expect(page.locator('.course .mv[aria-current]')).toHaveCount(1);
  // From Ben's seat, as he saw it.
  await page.getByRole('combobox', { name: 'View from' }).selectOption('Ben');
  await page.getByRole('combobox', { name: 'Hands' }).selectOption('As played');
  await expect(page.locator('.backs.open')).toHaveCount(0);
  await expect(page.getByRole('group', { name: /^Ben, \d cards/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#replay=.*,1,7,1$/);
  // The link opens the same position in a new page.
  const [key] = new URL(host.url).search.slice(1).split('#');
  const again = `${new URL(host.url).origin}/?${key}${await page.evaluate(() => location.hash)}`;
  await page.goto('about:blank');
  await page.goto(again);
  await at(7);
  // A phone has room for the choice of the deal beside its course.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Play by play' }).click();
  const deal = page.getByRole('dialog').getByRole('combobox', { name: 'Deal' });
  await deal.selectOption('Deal 2');
  await expect(page.getByText('Deal 2 of 4')).toHaveCount(1);
  await deal.selectOption('Deal 1');
  await expect(page.getByText('Deal 1 of 4')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await slider.fill('7');
  // The slider is there before the position is.
  await expect(page.locator('.trick .card')).toHaveCount(1);
  // The notation opens it without the match.
  await page.getByRole('button', { name: 'Link and notation' }).click();
  const notation = await page.getByLabel('Notation of this position').inputValue();
  // One key for the dialog, one for the replay.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Back to history' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open a position' }).click();
  await page.getByLabel(/^Paste/).fill(notation);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(slider).toHaveAttribute('max', '7');
});

test('axe finds nothing in the history and the replay, light, dark or of high contrast', async ({ page, host }) => {
  await new Player(page).hasChosen({ theme: 'light', pace: 'instant' });
  await history(page, host.url, file('one.trick.json', playedRecord('klaverjas', { deals: 4 })));
  await expectAccessibleInAllThemes(page, 'history');
  await page.getByRole('button', { name: 'Open a position' }).click();
  await expectAccessibleInAllThemes(page, 'open a position');
  await page.keyboard.press('Escape');
  await rows(page).getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toHaveAttribute('max', /[1-9]/);
  await page.keyboard.press('End');
  await expect(page.getByRole('group', { name: 'Scoring' })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'replay');
  await page.getByRole('button', { name: 'Link and notation' }).click();
  await expectAccessibleInAllThemes(page, 'link and notation');
});

test('a long list with long names keeps to the window when it becomes narrow', async ({ page, host }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const long = JSON.parse(playedRecord('manille-two'));
  long.players = ['Wilhelmina van der Berg', 'Bartholomäus-Ferdinand X'];
  const texts = [JSON.stringify(long), ...Array.from({ length: 19 }, () => playedRecord('manille-two'))];
  await history(page, host.url, ...texts.map((text, i) => file(`${i}.trick.json`, text)));
  await expect(rows(page)).toHaveCount(20);
  // Each row has been seen at its full width.
  for (const row of [rows(page).last(), rows(page).first()]) await row.scrollIntoViewIfNeeded();
  for (const width of [800, 390]) {
    await page.setViewportSize({ width, height: 600 });
    const over = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(over, `at ${width}`).toBe(0);
  }
});
