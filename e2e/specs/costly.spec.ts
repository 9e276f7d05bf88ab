import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { flaws } from '../support/layout.ts';
import { Player } from '../support/player.ts';
import { Staged } from '../support/staged.ts';

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
])
  test(`a costly card is asked about once, at ${width} × ${height}`, async ({ page, host }) => {
    // A busy machine has no time to be certain in every deal.
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    const player = new Player(page);
    await player.hasChosen({ pace: 'instant', tap: 'once', warn: 'on' });
    const staged = new Staged(page);
    await staged.open(host.url);
    let deals = 0;
    const deal = (): void => staged.deal({ game: 'botifarra', seats: 4, seed: `costly ${(deals += 1)}` });
    deal();
    const question = page.getByRole('dialog', { name: 'There’s something better' });
    const card = page.locator('.handzone [data-card] .hold:not(.is-barred)');
    // The first card of the hand at each turn: sooner or later it costs much.
    for (;;) {
      const moment = await player.asked();
      if (moment === 'over') {
        expect(deals).toBeLessThan(12);
        deal();
        await expect(page.locator('.reckoning')).toHaveCount(0);
        continue;
      }
      if (moment === 'call') {
        await player.call();
        if (await question.isVisible()) await question.getByRole('button', { name: 'Play it all the same' }).click();
        continue;
      }
      const before = await player.cardsLeft();
      await expect(async () => {
        await card.first().press('Enter', { timeout: 500 });
        await expect.poll(async () => (await question.isVisible()) || (await player.cardsLeft()) < before, { timeout: 2000 }).toBe(true);
      }).toPass();
      if (!(await question.isVisible())) continue;
      expect(await player.cardsLeft()).toBe(before);
      await expect(question).toContainText(/probably costs about \d/);
      await expectAccessible(page, 'a costly card');
      expect(await flaws(page)).toEqual([]);
      await page.screenshot({ path: `test-results/costly-${width}.png` });
      // A key too many plays nothing; the focus is on the card again, which may be meant.
      await expect(question.getByRole('button', { name: 'Choose again' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question).toHaveCount(0);
      expect(await player.cardsLeft()).toBe(before);
      await expect(card.first()).toBeFocused();
      await page.keyboard.press('Enter');
      await question.getByRole('button', { name: 'Play it all the same' }).press('Enter');
      await expect.poll(() => player.cardsLeft()).toBeLessThan(before);
      await expect(question).toHaveCount(0);
      return;
    }
  });
