import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks/axe.ts';
import { letBotsPlay, look, open, press, turn } from '../support/evening.ts';
import { expect, test } from '../support/fixtures.ts';

/** Couples with long names in two fields: what stands on the wall and on paper. */

const COUPLES = [
  '1;Maximiliaan van den Heuvel;Willemijn Oosterhuis-Terpstra',
  '2;Bartholomeus Achterberg;Konstantijn de Graaf-Verbruggen',
  '3;Jacqueline Vandenbroucke;Frederik-Jan Schimmelpenninck',
  '4;Ada Vermeer;Ben de Wit',
];

/** Prints the page as Chromium does. Returns the number of sheets. */
async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: false });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

/** Turns a wall that holds its page to another. */
async function turnTo(wall: Page, heading: string): Promise<void> {
  await expect(async () => {
    if (await wall.getByRole('heading', { name: heading }).isVisible()) return;
    await wall.keyboard.press('n');
    await expect(wall.getByRole('heading', { name: heading })).toBeVisible({ timeout: 300 });
  }).toPass();
}

/** The names on the wall that are cut off. */
function cut(wall: Page): Promise<(string | null)[]> {
  return wall
    .locator('.columns .name')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
}

test('long names of couples fit on the wall, and two fields against the mean stand on paper with their deals', async ({
  startHost,
  page,
  complaints,
}) => {
  test.slow();
  const host = await startHost('--hall', '--lan', '--lan-port', '0', '--pace', 'instant');
  await page.goto(host.url);
  await page.getByLabel('How many people?').fill('8');
  await page.getByLabel('How many rounds?').fill('2');
  await page.getByRole('combobox').filter({ hasText: 'Cards on phones' }).selectOption('Cards on phones');
  await page.getByLabel('All tables play the same deals').check();
  await page.getByLabel('Comparison').selectOption('Difference from the average of the other tables');
  await page.getByText('Change this plan').click();
  await page.getByLabel('Draw and ranking').selectOption('In pairs');
  await page.getByLabel('Movement').selectOption('Two lines');
  await page.getByLabel('Deals', { exact: true }).fill('2');
  await press(page, 'Start the evening');
  await page.getByRole('textbox', { name: 'Paste a list' }).fill(COUPLES.join('\n'));
  await press(page, 'Add to the list');
  await press(page, 'Everyone is here');
  await expect(page.getByText('4 pairs: 2 tables.')).toBeVisible();
  await turn(page, 'Devices');
  const projector = (await page.locator('code').nth(1).textContent()) ?? '';
  await turn(page, 'Round');
  await press(page, 'Draw round 1');
  await press(page, 'Show to the room');
  const walls = [
    await open(page, projector, complaints, { width: 1280, height: 720 }),
    await open(page, projector, complaints, { width: 1920, height: 1080 }),
  ];
  for (const [at, wall] of walls.entries()) {
    await expect(wall.locator('h2')).toBeVisible();
    await wall.keyboard.press('h');
    await turnTo(wall, 'Seating plan');
    await expect(wall.locator('.columns .name').filter({ hasText: /^M\S* .*& W/ })).toBeVisible();
    expect(await cut(wall)).toEqual([]);
    await look(wall, `wall-seats-${at}`);
  }
  await letBotsPlay(page);
  await expect(page.locator('.tiles .tile').filter({ hasText: 'recorded' })).toHaveCount(2);
  await look(page, 'mean-round', true);
  await expectAccessible(page, 'a round against the mean');
  await turn(page, 'Ranking');
  for (const field of ['North–South', 'East–West']) await expect(page.getByRole('rowheader', { name: field })).toBeVisible();
  const figures = (await page.locator('td.num').allTextContents()).map((text) => Number.parseFloat(text.replace('−', '-')));
  expect(figures, 'each field has two couples, one as far above the mean as the other below').toHaveLength(4);
  expect(figures[0]! + figures[1]! + figures[2]! + figures[3]!).toBeCloseTo(0);
  await expectAccessible(page, 'two fields');
  await look(page, 'mean-ranking', true);
  for (const [at, wall] of walls.entries()) {
    await turnTo(wall, 'Ranking · North–South');
    expect(await cut(wall)).toEqual([]);
    await look(wall, `wall-ranking-${at}`);
  }

  await turn(page, 'Print');
  const show = (sheet: string): Promise<void> => page.locator('section.no-print').getByText(sheet, { exact: true }).click();
  await show('Ranking');
  await expect(page.locator('.paper tbody')).toHaveCount(2);
  for (const format of ['A4', 'Letter'] as const) expect(await sheets(page, format)).toBe(1);
  await show('Deals');
  await expect(page.locator('.paper section')).toHaveCount(2);
  // A deal a sheet: the cards of four hands, and what both tables made of them.
  for (const at of [0, 1]) {
    await expect(page.locator('.paper section').nth(at).locator('.cc')).toHaveCount(32);
    await expect(page.locator('.paper section').nth(at).locator('tbody tr')).toHaveCount(2);
  }
  for (const format of ['A4', 'Letter'] as const) expect(await sheets(page, format)).toBe(2);
  if (process.env['SHOTS'] !== undefined) {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1047 });
    for (const sheet of ['Deals', 'Ranking', 'Seating plan', 'Slips', 'Player cards']) {
      await page.emulateMedia({ media: null });
      await show(sheet);
      await page.emulateMedia({ media: 'print' });
      await look(page, `paper-${sheet.replaceAll(' ', '-')}`, true);
    }
  }
  for (const wall of walls) await wall.context().close();
});
