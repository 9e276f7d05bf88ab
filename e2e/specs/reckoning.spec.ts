import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';
import { Staged } from '../support/staged.ts';

test('a deal that is over is looked back at and played again by keyboard, and the match goes on', async ({ page, host }) => {
  await new Player(page).hasChosen({ pace: 'instant' });
  const table = new Staged(page);
  await table.open(host.url);
  table.deal({ game: 'klaverjas', seats: 4, seed: 'after' });
  await table.until(({ view }) => view.phase === 'play' && view.toAct === 0);
  const hand = table.current.view.hands[0];
  await table.until(({ view }) => view.score !== null);
  const reckoning = page.locator('.reckoning');
  const next = reckoning.getByRole('button', { name: 'Next deal' });
  await expect(next).toBeFocused();

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(reckoning.getByRole('button', { name: 'Review' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Replay/ })).toBeFocused();
  await expect(page.getByText('Deal 1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the table' }).press('Enter');
  await expect(next).toBeFocused();

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await table.until(({ view }, { repeats }) => repeats?.deal === 1 && view.phase === 'play' && view.toAct === 0);
  expect(table.current.view.hands[0]).toEqual(hand);
  await expect(page.getByText('Deal 1, played again')).toBeVisible();
  await table.until(({ view }) => view.score !== null);
  await expect(reckoning.getByRole('heading')).toHaveText('Deal 1, played again');
  await expect(reckoning.getByRole('button', { name: 'Back to the match' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await table.until((_, { deal, repeats }) => deal === 2 && repeats === undefined);
});
