import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAllThemes } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { flaws } from '../support/looks/layout.ts';
import { Player } from '../support/player.ts';
import { Staged } from '../support/staged.ts';

/** Every room of the house, from the first page to the reckoning of a deal. */
async function everyRoom(page: Page): Promise<void> {
  const player = new Player(page);
  const room = async (title: string): Promise<void> => expectAccessibleInAllThemes(page, title);
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

/** The landmarks of the page, as a list of them reads: role and name. */
async function landmarks(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const role of ['banner', 'navigation', 'main', 'region', 'complementary'] as const)
    for (const one of await page.getByRole(role).all()) {
      found.push(/^- (\w+(?: "[^"]*")?)/.exec(await one.ariaSnapshot())?.[1] ?? role);
    }
  return found;
}

test('landmarks and groups of the table have names of their own', async ({ page, host }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant', language: 'en' });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  expect(await landmarks(page)).toEqual(['navigation "Main menu"', 'main']);
  await player.start('Botifarra');
  await player.asked();
  await player.playOn('tap', 2);
  await player.asked();
  const found = await landmarks(page);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toEqual(
    expect.arrayContaining([
      'banner',
      'region "Trumps, contract, score"',
      'main "Playing area"',
      'complementary "Last trick and recent play"',
    ]),
  );
  await expect(page.getByRole('group', { name: 'Current trick' })).toHaveCount(1);
  await expect(page.getByRole('group', { name: /^Your hand, \d+ cards?$/ })).toHaveCount(1);
  await expect(page.getByRole('log', { name: 'Announcements' })).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: 'Recent play' })).toHaveCount(1);
});

test('a card that may not be played is labelled so, with the reason as its description', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  const host = await startHost('--pace', 'instant');
  const staged = new Staged(page);
  await staged.open(host.url);
  staged.deal({ game: 'klaverjas', seats: 4, seed: 'tables' });
  await staged.until(
    ({ view, legal }) => view.toAct === view.viewer && view.trick !== null && view.trick.cards.length > 0 && legal.barred.length > 0,
  );
  const hand = page.getByRole('group', { name: /^Your hand/ });
  const barred = hand.getByRole('button', { name: /, not playable$/ });
  expect(await barred.count()).toBeGreaterThan(0);
  await expect(barred.first()).toHaveAccessibleName(/^\w+ of \w+, not playable$/);
  await expect(barred.first()).toHaveAccessibleDescription(/ were led and you have some: play an? \w+\.$|^You /);
  const free = hand.getByRole('button', { name: /^\w+ of \w+$/ });
  expect(await free.count()).toBeGreaterThan(0);
  await expect(free.first()).toHaveAccessibleDescription('');
});

test('axe finds nothing on any screen, light, dark or of high contrast', async ({ page, host }) => {
  test.slow();
  await new Player(page).hasChosen({ pace: 'instant', theme: 'light' });
  await page.goto(host.url);
  await everyRoom(page);
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
