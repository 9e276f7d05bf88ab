import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { Player } from './player.ts';

const hint = '.why.hint';

test('a hint, its candidates, taking back, and a claim that ends the deal', async ({ page, host }) => {
  test.slow();
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  await player.start('Klaverjassen');

  // A call: the hint marks it, and has figures for both.
  expect(await player.asked()).toBe('call');
  await page.keyboard.press('?');
  await expect(page.locator(hint)).toContainText('The expert’s choice');
  await expect(page.locator('.calls .is-hinted')).toHaveCount(1);
  await page.getByRole('button', { name: 'All candidates' }).click();
  const thoughts = page.getByRole('dialog', { name: 'What the expert thinks' });
  await expect(thoughts.getByRole('rowheader')).toHaveCount(2);
  await expectAccessible(page, 'candidates');
  await page.keyboard.press('Escape');
  await expect(thoughts).toHaveCount(0);
  await player.call();

  // A card: the button does it too; what is taken back is as it was.
  for (; (await player.asked()) === 'call'; await player.call());
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator(hint)).toContainText('The expert’s choice');
  await expectAccessible(page, 'a hint');
  await page.keyboard.press('Escape');
  await expect(page.locator(hint)).toHaveCount(0);
  const before = await player.cardsLeft();
  await player.play('tap');
  await expect.poll(() => player.cardsLeft()).toBe(before - 1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => player.cardsLeft()).toBe(before);
  await expect(page.getByText('You take the last turn back.').first()).toBeAttached();
  await player.asked();

  // Claims are refused until one holds, in one of some two dozen deals at the latest; then everybody sees the deal played out.
  const claim = page.getByRole('button', { name: 'The rest is mine' }).first();
  const claimed = page.getByText('claim every trick to come').first();
  let refusals = 0;
  for (let turns = 0; turns < 240; turns += 1) {
    const now = await player.asked();
    if (now === 'over') {
      if ((await claimed.count()) > 0) break;
      await page.getByRole('button', { name: 'Next deal' }).click();
      await expect(page.locator('.reckoning')).toHaveCount(0);
    } else if (now === 'call') await player.call();
    else {
      if (await claim.isEnabled()) {
        const refused = page.locator('.why:not(.hint)');
        await page.keyboard.press('m');
        await expect(refused.or(page.locator('.reckoning')).first()).toBeVisible();
        if ((await page.locator('.reckoning').count()) > 0) continue;
        refusals += 1;
        await page.keyboard.press('Escape');
      }
      await player.play('key');
    }
  }
  expect(refusals).toBeGreaterThan(0);
  await expect(claimed).toBeAttached();
  await expect(page.locator('.reckoning')).toBeVisible();
});

test('the keys are listed where no hint is to be had', async ({ page, host }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  await player.start('Klaverjassen');
  await player.asked();
  await page.keyboard.press('F1');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('take back');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('for nobody').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
});
