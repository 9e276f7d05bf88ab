import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';

/** The answers that a puzzle takes: its calls where it is about one, else the cards. */
const ANSWERS = '.felt:not(:has(.calls)) .handzone [data-card] .hold:not(.is-barred), .calls button:enabled';

/** Opens the training room, and the next puzzle of a kind in it. */
async function openPuzzle(page: Page, url: string, kind: 'Your hand' | 'All hands'): Promise<void> {
  await new Player(page).hasChosen({ pace: 'instant', tap: 'once' });
  await page.goto(url);
  await page.getByRole('button', { name: 'Training', exact: true }).click();
  await page.getByRole('button', { name: `Solve: ${kind}` }).click();
}

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 667, height: 375 },
  { width: 360, height: 640 },
])
  test(`a right answer has its reasons, and they stay with the solution after a wrong one: ${width} × ${height}`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height });
    await openPuzzle(page, host.url, 'Your hand');
    const strip = page.getByRole('complementary', { name: 'Training' });
    const button = (name: string) => strip.getByRole('button', { name, exact: true });
    const why = button('Why?');
    const reasons = strip.locator('.reasons');
    const expectReasons = async (): Promise<void> => {
      expect(await why.isVisible()).toBe(width < 960);
      for (const one of await strip.getByRole('button').all()) await expect(one).toBeInViewport({ ratio: 1 });
      if (width < 960) await why.click();
      await expect(reasons.locator('p, table').first()).toBeVisible();
      await expect(reasons.getByText('Calculating…')).toHaveCount(0, { timeout: 20_000 });
    };
    // A puzzle about a card whose answer has been shown is solved at the second try.
    const best = strip.getByText(/^Best: /);
    const answer = page.locator('.handzone [data-card] .hold:not(.is-barred)');
    await expect(async () => {
      if (await button('Next').isVisible()) await button('Next').click();
      await expect(button('Hint')).toBeVisible();
      const calls = await page.locator('.felt .calls').count();
      await button('Show the answer').click();
      await expect(best).toBeVisible();
      expect(calls).toBe(0);
    }).toPass({ timeout: 40_000 });
    await expectReasons();
    const headline = reasons.getByText(/^The .* is better than the .*\.$/);
    await expect(headline).toBeVisible();
    const named = (await best.textContent())?.replace('Best: ', '').split(' or ')[0] ?? '';
    const right = answer.and(page.getByRole('button', { name: new RegExp(`^${named}`, 'i') }));
    // On small windows the reasons stand in place of the rest.
    if (width < 960) await why.click();
    await button('Try again').click();
    await right.first().focus();
    await page.keyboard.press('Enter');
    await expect(strip.getByRole('heading', { name: 'Right' })).toBeVisible();
    await expectReasons();
    await expect(headline).toBeVisible();
    await expect(headline).toContainText(named, { ignoreCase: true });
    await expect(strip.getByText('Your answer costs')).toHaveCount(0);
    await expectAccessible(page, 'the reasons of a right answer');

    // After a wrong one they stay when the solution is shown.
    const wrong = strip.getByRole('heading', { name: 'Not the best' });
    const verdict = wrong.or(strip.getByRole('heading', { name: 'Right' }));
    await expect(async () => {
      if (await button('Next').isVisible()) await button('Next').click();
      await expect(button('Hint')).toBeVisible();
      await page.locator(ANSWERS).first().focus();
      await page.keyboard.press('Enter');
      await expect(verdict).toBeVisible();
      expect(await wrong.isVisible()).toBe(true);
    }).toPass({ timeout: 40_000 });
    await expectReasons();
    await expect(headline).toHaveCount(0);
    const said = await reasons.locator('p, tr').allTextContents();
    await button('Show the solution').click();
    await expect(strip.getByRole('heading', { name: 'The answer' })).toBeVisible();
    await expectReasons();
    await expect(headline).toBeVisible();
    expect(await reasons.locator('p:not(:has(b)), tr').allTextContents()).toEqual(said);
    // The way through the cards that follow names its steps.
    await expect(strip.getByRole('group', { name: 'What follows' }).getByText(/^Step \d+ of \d+$/)).toBeVisible();
  });

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
])
  test(`with all hands open, a table shows what best play leads to after a wrong answer and after the best: ${width} × ${height}`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height });
    await openPuzzle(page, host.url, 'All hands');
    const strip = page.getByRole('complementary', { name: 'Training' });
    const button = (name: string) => strip.getByRole('button', { name, exact: true });
    const wrong = strip.getByRole('heading', { name: 'Not the best' });
    // Answers by the first card, and goes on to the next puzzle where that is right. The verdict may take a while.
    await expect(async () => {
      if (await button('Next').isVisible()) await button('Next').click();
      else if (await button('Hint').isVisible()) {
        await page.locator(ANSWERS).first().focus({ timeout: 1000 });
        await page.keyboard.press('Enter');
      }
      await expect(wrong).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    if (width < 960) await button('Why?').click();
    const table = strip.getByRole('table', { name: 'With best play by everyone:' });
    await expect(table).toBeVisible();
    const rows = await table.getByRole('row').allTextContents();
    // Heads and one thing at least, which is so after the better card alone.
    expect(rows.length).toBeGreaterThan(1);
    const ticks = rows.slice(1).filter((row) => !/points/.test(row) && !/no trick/.test(row));
    for (const row of ticks) expect(row).toMatch(/yes\s*✓.*no\s*–/);
    await expectAccessible(page, 'what best play leads to');
    await button('Show the solution').click();
    await expect(strip.getByRole('heading', { name: 'The answer' })).toBeVisible();
    if (width < 960) await button('Why?').click();
    expect(await table.getByRole('row').allTextContents()).toEqual(rows);
  });

test('from puzzle to puzzle everybody keeps their colour', async ({ page, host }) => {
  await openPuzzle(page, host.url, 'All hands');
  const strip = page.getByRole('complementary', { name: 'Training' });
  const seen = new Set<string>();
  const seats = new Set<string | null>();
  for (let puzzle = 0; puzzle < 6; puzzle += 1) {
    await expect(strip.getByRole('button', { name: 'Hint' })).toBeVisible();
    const plates = page.locator('.felt .seat');
    await expect(plates).toHaveCount(4);
    for (const plate of await plates.all()) {
      const colour = await plate.locator('.av').evaluate((node) => getComputedStyle(node).getPropertyValue('--av'));
      seen.add(`${(await plate.locator('.nm').textContent()) ?? ''} ${colour}`);
    }
    seats.add(await page.locator('.felt .seat.me').getAttribute('data-seat'));
    await strip.getByRole('button', { name: 'Show the answer' }).click();
    await strip.getByRole('button', { name: 'Next', exact: true }).click();
  }
  expect(seats.size).toBeGreaterThan(1);
  expect([...seen].toSorted()).toHaveLength(4);
});
