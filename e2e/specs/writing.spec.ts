import type { Page } from '@playwright/test';
import { pick, rngOf, seedFrom } from '../../engine/cards/random.ts';
import { formatAction } from '../../engine/contract/notation.ts';
import { gameById } from '../../engine/games/index.ts';
import { beginByHand, writeByHand } from '../../engine/match/byHand/byHand.ts';
import { currentDeal } from '../../engine/match/match.ts';
import { recordOf } from '../../engine/match/record.ts';
import { sketchOf } from '../../engine/match/setUp/sketchOf.ts';
import { setupFor } from '../../engine/testing/position.fixture.ts';
import { expectAccessible } from '../support/looks/axe.ts';
import { expect, pressAtOnce, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';

async function history(page: Page, url: string): Promise<void> {
  await new Player(page).hasChosen({ pace: 'instant' });
  await page.goto(url);
  await page.getByRole('button', { name: 'History' }).click();
}
const pool = (page: Page) => page.locator('.wr-pool');
const trick = (page: Page) => page.locator('[data-zone=trick]');

/** Says the first call that there is until the play begins. */
async function call(page: Page): Promise<void> {
  const first = page.locator('.wr-calls button').first();
  await expect(first).toBeVisible();
  while (!(await pool(page).isVisible())) {
    const heading = page.locator('.wr-side h2').first();
    const before = await heading.textContent();
    await first.click();
    await expect.poll(async () => (await pool(page).isVisible()) || (await heading.textContent()) !== before).toBe(true);
  }
}

test('a deal of real cards is written down as it falls, held to the rules, kept and gone on with', async ({ page, host, complaints }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await history(page, host.url);
  await page.getByRole('button', { name: 'Write down a deal' }).click();
  await page.getByLabel('Name at seat 1').fill('Mieke');
  await page.locator("[data-zone=pack] [data-card='KS']").dragTo(page.locator('[data-zone=hand-1]'));
  await expect(page.locator("[data-zone=hand-1] [data-card='KS']")).toBeVisible();
  await expectAccessible(page, 'the cards of a deal to write down');
  await page.getByRole('button', { name: 'Continue to the play' }).click();
  await call(page);
  await expect(page.getByRole('heading', { name: 'Mieke: To act' })).toBeVisible();
  await pool(page).locator("[data-card='7S']").dragTo(trick(page));
  await expect(trick(page).getByText('Mieke')).toBeVisible();
  // Seat 2 holds a spade.
  await pool(page).locator("[data-card='9H']").click();
  await expect(page.getByText('Seat 2 couldn’t play the nine of hearts while holding the king of spades.')).toBeVisible();
  await expectAccessible(page, 'a deal that is written down');
  await page.locator("[data-zone=hand-1] [data-card='KS']").focus();
  await page.keyboard.press('Enter');
  await expect(trick(page).locator('li')).toHaveCount(2);
  await expect(page.locator('.wr-pool [data-card]').first(), 'the focus goes on to the next choice').toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(trick(page).locator('li')).toHaveCount(1);
  await page.keyboard.press('Control+y');
  await expect(trick(page).locator('li')).toHaveCount(2);
  await page.getByRole('button', { name: 'Keep for later' }).click();
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: /^Unfinished matches/ }).click();
  await page.getByRole('button', { name: 'Continue writing' }).click();
  await expect(trick(page).locator('li')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Seat 3: To act' })).toBeVisible();
  // The answer finds the room left.
  await pressAtOnce(pool(page).locator("[data-card='AS']"), page.getByRole('button', { name: 'Back' }));
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: /^Unfinished matches/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a deal that is written down to its end becomes a record that is marked, on a phone too', async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const game = gameById('klaverjas');
  const rng = rngOf(seedFrom('written'));
  const dealt = sketchOf(game, game.deal(setupFor(game, { seed: 'written' })).state);
  const begun = beginByHand({ ...dealt, calls: null }, ['Ada', 'Ben', 'Cas', 'Dee'], rng);
  if (!begun.ok) throw new Error(begun.error.message);
  let match = begun.value;
  for (let deal = currentDeal(match); deal !== undefined && (deal.state.play?.tricks.length ?? -1) < 7; deal = currentDeal(match)) {
    const next = writeByHand(match, formatAction(pick(game.legal(deal.state).actions, rng)), rng);
    if (!next.ok) throw new Error(next.error.message);
    match = next.value;
  }
  await history(page, host.url);
  const file = { name: 'deal.trick.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(recordOf(match))) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/unfinished/i)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: /^Unfinished matches/ }).click();
  await expect(page.getByText('Written down by hand')).toBeVisible();
  await page.getByRole('button', { name: 'Continue writing' }).click();
  for (let card = 1; card <= 4; card += 1) {
    await page.locator('.wr-now [data-card]').click();
    await expect(trick(page).locator('li')).toHaveCount(card);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Save to history' }).click();
  await expect(page.getByRole('heading', { name: 'Replay: Klaverjassen' })).toBeVisible();
  await expect(page.locator('.bar .where')).toContainText('Written down by hand');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('list').getByText('Written down by hand')).toBeVisible();
});
