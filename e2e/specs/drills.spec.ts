import { expectAccessible } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';

const BEGUN = 1_795_000_000_000;

test('a drill is played by the keyboard, against the clock and without, and its score stays', async ({ page, host }) => {
  await new Player(page).hasChosen({ pace: 'instant', tap: 'once' });
  await page.clock.setFixedTime(BEGUN);
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Training', exact: true }).click();
  const drills = page.getByRole('region', { name: 'Drills' });
  await drills.getByRole('button', { name: 'Start: Valuing a trick' }).click();
  // The player reads what to do before the clock runs.
  await expect(page.getByText('You see a full trick. Say how many points it is worth.')).toBeVisible();
  await expectAccessible(page, 'what to do in a drill');
  await page.clock.setFixedTime(BEGUN + 90_000);
  await expect(page.getByRole('timer')).toHaveText('2:00');
  await page.clock.setFixedTime(BEGUN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toHaveText('2:00');
  const tally = page.getByText(/^\d+ of \d+ right$/).first();
  const choices = page.getByRole('group', { name: 'What is this trick worth?' }).getByRole('button');
  await expect(page.getByRole('heading', { name: 'What is this trick worth?' })).toBeFocused();
  await expectAccessible(page, 'a question of a drill');
  await page.clock.setFixedTime(BEGUN + 30_000);
  await page.keyboard.press('2');
  await expect(tally).toHaveText(/of 1 right/);
  // The next question comes by itself, and is not put any more once the time is up.
  await expect(choices.first()).toBeEnabled();
  // While the rules lie over the run, its clock stands still.
  await page.getByRole('button', { name: 'Cards and values' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.setFixedTime(BEGUN + 400_000);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveText('1:30');
  await page.clock.setFixedTime(BEGUN + 491_000);
  await expect(page.getByRole('heading', { name: 'Time’s up' })).toBeVisible();
  await expect(page.getByText(/^Score: \d+/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Once more' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drills.getByText(/^Best: [1-9]|^No best score yet$/)).toBeVisible();

  // Without a limit the player goes from trick to trick.
  await drills.getByLabel('Two-minute limit').uncheck();
  await drills.getByRole('button', { name: 'Start: Counting trumps' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Trick 1 of')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  const asked = page.getByRole('heading', { name: /How many trumps are still out/ });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Trick 2 of')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(asked).toBeFocused();
  await page
    .getByRole('group', { name: /How many trumps/ })
    .getByRole('button')
    .first()
    .click();
  await expect(tally).toHaveText(/of 1 right/);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Trick 1 of')).toBeVisible();
  // Ranks and values are at hand, and the question stays.
  await page.getByRole('button', { name: 'Cards and values' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Cards and values' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Trick 1 of')).toBeVisible();
});
