import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './fixtures.ts';
import { Player } from './player.ts';

/** Every room of the house, from the first page to the reckoning of a deal. */
async function everyRoom(page: Page, name: string): Promise<void> {
  const player = new Player(page);
  const room = async (title: string): Promise<void> => expectAccessible(page, `${name}: ${title}`);
  await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  await room('home');
  for (const button of ['House rules', 'Who plays', 'Settings']) {
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog').waitFor();
    await room(button);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await player.start('Klaverjassen');
  await player.asked();
  await room('the first call or card');
  await player.playOn('tap', 2);
  await player.asked();
  await room('the play');
  await player.playOn('tap');
  await room('the reckoning');
}

for (const theme of ['light', 'dark', 'contrast'])
  test(`axe finds nothing on any screen, ${theme}`, async ({ page, host }) => {
    test.slow();
    await new Player(page).hasChosen({ pace: 'instant', theme });
    await page.goto(host.url);
    await everyRoom(page, theme);
  });

test('axe finds nothing on a phone', async ({ page, host }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await new Player(page).hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  await expectAccessible(page, 'home');
  const player = new Player(page);
  await player.start('Klaverjassen');
  await player.asked();
  await expectAccessible(page, 'the first call or card');
});
