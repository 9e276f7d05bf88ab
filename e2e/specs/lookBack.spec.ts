import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';
import { Staged } from '../support/staged.ts';

test('one’s own decisions are looked back at from the reckoning, mark by mark, and played on from', async ({ page, host }) => {
  await new Player(page).hasChosen({ pace: 'instant' });
  const table = new Staged(page);
  await table.open(host.url);
  table.deal({ game: 'klaverjas', seats: 4, seed: 'look back f' });
  await table.until(({ view }) => view.score !== null);
  const reckoning = page.locator('.reckoning');
  await expect(reckoning.getByText(/^Points lost: \d+, most by/)).toBeVisible({ timeout: 20_000 });
  await reckoning.getByRole('button', { name: 'Look back' }).click();
  await expect(page.getByRole('heading', { name: /^Look back/ })).toBeFocused();
  const decisions = page.getByRole('list', { name: 'Your decisions' }).getByRole('button');
  await expect(page.getByRole('list', { name: 'Your decisions' })).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  expect(await decisions.count()).toBeGreaterThan(3);
  const marked = decisions.filter({ hasText: /Inaccuracy|Mistake|Blunder/ });
  expect(await marked.count()).toBeGreaterThan(0);
  await expect(marked.first()).toHaveAttribute('aria-current', 'step');
  await expectAccessible(page, 'look back');
  // The keys go from decision to decision, and from mark to mark; each is read out.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('n');
  const told = page.locator('.verdict [role=status]');
  await expect(told).toHaveText(/^(?:Inaccuracy|Mistake|Blunder): .*Better: /);
  await expect(page.locator('.bars tr.played')).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  // All hands, and back.
  await page.getByRole('button', { name: 'All hands: hindsight' }).click();
  await expect(page.getByRole('heading', { name: /^Replay/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  const moves = await page.evaluate(() => document.querySelector('.decisions [aria-current] .when')?.textContent ?? '');
  expect(moves).not.toBe('');
  await page.getByRole('heading', { name: /^Look back/ }).focus();
  await page.keyboard.press('Escape');
  await expect(reckoning.getByRole('button', { name: 'Look back' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await reckoning.getByRole('button', { name: 'Look back' }).click();
  await expect(page.getByRole('heading', { name: /^Look back/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await table.until(({ view }, { repeats }) => repeats?.deal === 1 && view.toAct === 0 && view.score === null);
  await expect(page.getByText('Deal 1, played again')).toBeVisible();
});
