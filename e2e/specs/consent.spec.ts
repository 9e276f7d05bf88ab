import { expectAccessible } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { hostKlaverjas, over, PartyGuest, playByItself } from '../support/party.ts';

test('a match is looked into once everybody who played it has agreed, each on their own screen', async ({
  page,
  browser,
  startHost,
  complaints,
}) => {
  const host = await startHost('--lan', '--lan-port', '0');
  const ben = await PartyGuest.arrive(browser, 'Ben', await hostKlaverjas(page, host.url), complaints);
  await ben.sit();
  await page.getByRole('button', { name: 'Deal the cards' }).click();

  // During the match, by keyboard: each screen asks its own people alone, and all screens show the answers.
  await ben.page.getByRole('button', { name: /^People and chat/ }).press('Enter');
  const line = ben.page.getByRole('dialog').locator('summary', { hasText: 'Analyse this match afterwards?' });
  await expect(ben.page.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true })).toHaveCount(0);
  await line.press('Enter');
  const bens = ben.page.getByRole('dialog').getByRole('group', { name: 'Ben', exact: true });
  await expect(bens.getByRole('button')).toHaveCount(2);
  await expect(ben.page.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true })).toHaveCount(1);
  await bens.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(bens.getByRole('button', { name: 'Decline' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(ben.page, 'what a guest is asked');
  await ben.page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^People and chat/ }).click();
  await page.getByRole('dialog').locator('summary', { hasText: 'Analyse this match afterwards?' }).click();
  await expect(page.getByRole('dialog').getByText('Ben doesn’t agree')).toBeVisible();
  await page.keyboard.press('Escape');

  for (const one of [page, ben.page]) await playByItself(one);
  await over(page, ben.page);
  // The sums name everybody: no plate looks out from under them.
  await page.setViewportSize({ width: 1280, height: 800 });
  const under = await page.evaluate(() => {
    const sums = document.querySelector('.reckoning')?.getBoundingClientRect();
    return [...document.querySelectorAll('.seat .plate')].filter((plate) => {
      const box = plate.getBoundingClientRect();
      const lies = sums === undefined || (box.left < sums.right && box.right > sums.left && box.top < sums.bottom && box.bottom > sums.top);
      return lies && plate.checkVisibility({ visibilityProperty: true });
    }).length;
  });
  expect(under).toBe(0);
  // A copy of the match is offered below the table and the key to its strokes.
  await page.getByRole('button', { name: 'Score sheet' }).first().click();
  const key = await page.getByRole('dialog').locator('.key').boundingBox();
  const save = await page.getByRole('dialog').getByRole('button', { name: 'Save this match' }).boundingBox();
  expect(save?.y).toBeGreaterThan(key!.y + key!.height - 1);
  await page.keyboard.press('Escape');
  const asked = page.locator('.reckoning details');
  await expect(asked.getByRole('button'), 'one line until somebody opens it').toHaveCount(0);
  await asked.locator('summary').click();
  await expect(asked.getByText('0 of 2 have agreed.')).toBeVisible();
  await asked.getByRole('button', { name: 'Agree' }).click();
  const heard = ben.page.locator('.reckoning details');
  await heard.locator('summary').click();
  await heard.getByRole('button', { name: 'Agree' }).click();
  await expect(asked.getByText('Ben agrees')).toBeVisible();
  await expect(asked.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to games' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await page.locator('.matches > li').getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toHaveAttribute('max', /[1-9]/);
  await page.keyboard.press('End');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Outcome of each card' }).click();
  // Chance decides which applies: where a call is due, no card is.
  await expect(page.getByText(/with best play by everyone|There’s no card to play here/)).toBeVisible({ timeout: 45_000 });
  await ben.context.close();
});
