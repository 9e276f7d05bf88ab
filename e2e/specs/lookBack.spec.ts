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
  const marked = decisions.filter({ hasText: /Inaccuracy|Mistake|Blunder/ });
  await expect(decisions.nth(3)).toBeVisible({ timeout: 20_000 });
  await expect(marked.first()).toHaveAttribute('aria-current', 'step', { timeout: 20_000 });
  await expectAccessible(page, 'look back');
  // The keys go from decision to decision, and from mark to mark; each is read out.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('n');
  const told = page.locator('.verdict [role=status]');
  await expect(told).toHaveText(/^(?:Inaccuracy|Mistake|Blunder): .*Better: /);
  await expect(page.locator('.bars tr.played')).toHaveCount(1);
  // The marked decisions are found again, without their figures.
  await page.getByRole('button', { name: 'Find your mistakes' }).click();
  await expect(page.getByRole('heading', { name: /^What is better here than/ })).toBeVisible();
  await expect(page.locator('.bars')).toHaveCount(0);
  await expectAccessible(page, 'find your mistakes');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.locator('.bars tr.best').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Find your mistakes' })).toBeVisible();
  // All hands, and back.
  await page.getByRole('button', { name: 'All hands: hindsight' }).click();
  await expect(page.getByRole('heading', { name: /^Replay/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.locator('.decisions [aria-current]')).toContainText(/Trick|Calls/);
  await page.getByRole('heading', { name: /^Look back/ }).focus();
  await page.keyboard.press('Escape');
  await expect(reckoning.getByRole('button', { name: 'Look back' })).toBeVisible();
  await reckoning.getByRole('button', { name: 'Look back' }).click();
  await expect(page.getByRole('heading', { name: /^Look back/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await table.until(({ view }, { repeats }) => repeats?.deal === 1 && view.toAct === 0 && view.score === null);
  await expect(page.getByText('Deal 1, played again')).toBeVisible();
});
