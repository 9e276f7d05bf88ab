import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { flaws } from '../support/layout.ts';
import { Player } from '../support/player.ts';
import { Staged } from '../support/staged.ts';

/** Every room of the house, from the first page to the reckoning of a deal. */
async function everyRoom(page: Page, name: string): Promise<void> {
  const player = new Player(page);
  const room = async (title: string): Promise<void> => expectAccessible(page, `${name}: ${title}`);
  await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  await room('home');
  for (const button of ['House rules', 'Players', 'Settings']) {
    await page.getByRole('button', { name: button, exact: true }).click();
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

test('twice the size of text cuts nothing off, the system’s colours leave every control an edge, and who wants no motion sees none', async ({
  page,
  startHost,
}) => {
  await new Player(page).hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
  const host = await startHost('--pace', 'instant');
  const staged = new Staged(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await staged.open(host.url);
  const size = (text: string): Promise<void> =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    }, text);
  await size('200%');
  expect(await flaws(page)).toEqual([]);
  await size('');
  staged.deal({ game: 'klaverjas', seats: 4, seed: 'tables' });
  await staged.until(({ view }) => view.tricks.length >= 2 && view.toAct === view.viewer && view.trick?.cards.length === 3);
  await size('200%');
  expect(await flaws(page)).toEqual([]);
  await size('');

  await page.emulateMedia({ forcedColors: 'active' });
  const edgeless = await page
    .locator('button:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.querySelector('img') === null && getComputedStyle(button).borderTopStyle === 'none')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    );
  expect(edgeless).toEqual([]);

  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  const moving = await page.locator('body *').evaluateAll((nodes) =>
    nodes
      .filter((node) => {
        const { transitionDuration, animationDuration } = getComputedStyle(node);
        return `${transitionDuration},${animationDuration}`.split(',').some((time) => parseFloat(time) > 0.01);
      })
      .map((node) => node.className),
  );
  expect(moving).toEqual([]);
});
