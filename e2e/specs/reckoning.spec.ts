import { expect, test } from '../support/fixtures.ts';
import { flaws } from '../support/looks/layout.ts';
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

  // The look back lies in a row above.
  const lookBack = reckoning.getByRole('button', { name: 'Your decisions' });
  await expect(lookBack).toBeEnabled();
  await page.keyboard.press('ArrowUp');
  await expect(lookBack).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(next).toBeFocused();

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(reckoning.getByRole('button', { name: 'Replay' })).toBeFocused();
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

test('the end of a match shows its picture and every sum, in windows of all shapes', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'instant' });
  const host = await startHost('--pace', 'instant');
  const table = new Staged(page);
  await table.open(host.url);
  table.deal({ game: 'klaverjas', seats: 4, seed: 'tables', options: { deals: 4 } });
  const reckoning = page.locator('.reckoning');
  for (const deal of [1, 2, 3]) {
    await table.until(({ view }, message) => message.deal === deal && view.score !== null);
    await reckoning.getByRole('button', { name: 'Next deal' }).click();
  }
  await table.until((_, { over }) => over);
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [800, 600],
    [1280, 720],
    [1280, 800],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(reckoning.locator('.match > svg')).toBeInViewport({ ratio: 1 });
    await expect(reckoning.locator('.total')).toBeInViewport({ ratio: 1 });
    const hidden = await reckoning.locator('.scroll').evaluate((sums) => sums.scrollHeight - sums.clientHeight);
    expect(hidden, `pixels of the sums out of sight, ${width}×${height}`).toBe(0);
    const lefts = await reckoning.locator('.act > .btn:visible').evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect().left));
    expect(new Set(lefts).size, `columns of buttons, ${width}×${height}`).toBe(2);
  }
  // A name that is too long for its column is shortened, not broken.
  await page.setViewportSize({ width: 360, height: 640 });
  const rises = await reckoning.locator('thead .who').evaluateAll((names) =>
    names.map((name) => {
      const [short = 0, long = 0] = ['Ada', 'Wilhelminacharlotte'].map((text) => {
        name.textContent = text;
        return name.getBoundingClientRect().height;
      });
      return long - short;
    }),
  );
  expect(rises).toEqual([0, 0]);
});

test('of five, the called card leaves the place of its label to the players at the end of a deal', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'instant' });
  const host = await startHost('--pace', 'instant');
  const table = new Staged(page);
  await table.open(host.url);
  await page.setViewportSize({ width: 1280, height: 800 });
  table.deal({ game: 'briscola-chiamata', seats: 5, seed: 'tables' });
  await table.until(({ view }) => view.score !== null);
  await expect(page.locator('.reckoning')).toBeVisible();
  const label = page.locator('.corner .label');
  await expect(label).toHaveCount(1);
  await expect(label).toBeHidden();
});

test('a replay keeps trick, players and open hands apart, and its rules within a phone', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'instant' });
  const host = await startHost('--pace', 'instant');
  const table = new Staged(page);
  await table.open(host.url);
  table.deal({ game: 'briscola-chiamata', seats: 5, seed: 'tables' });
  await table.until(({ view }) => view.score !== null);
  await page.locator('.reckoning').getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('heading', { name: /^Replay/ })).toBeFocused();
  // A card under the pointer would be lifted.
  await page.mouse.move(0, 0);
  const trick = page.locator('.trick .t .card');
  for (let step = 0; step < 14; step += 1) await page.keyboard.press('ArrowRight');
  await expect(trick).toHaveCount(3);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
    [1536, 864],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(trick.first()).toBeInViewport({ ratio: 1 });
    expect(await flaws(page), `${width}×${height}`).toEqual([]);
    const under = await page.evaluate(() => {
      const label = document.querySelector('.corner .label')?.getBoundingClientRect();
      if (label === undefined) return ['no label'];
      return [...document.querySelectorAll('.backs.open .card')].filter((card) => {
        const box = card.getBoundingClientRect();
        return box.left < label.right && box.right > label.left && box.top < label.bottom && box.bottom > label.top;
      }).length;
    });
    expect(under, `cards on the name of the called card, ${width}×${height}`).toBe(0);
  }
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('r');
  const rules = page.getByRole('dialog', { name: /rules$/ });
  await expect(rules.locator('.house').first()).toBeAttached();
  expect(await rules.evaluate((page) => page.scrollWidth - page.clientWidth)).toBe(0);
});

test('the reckoning of five and more leaves the plates at its sides room for what they say, in every width', async ({
  page,
  startHost,
}) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  const host = await startHost('--pace', 'instant');
  const table = new Staged(page);
  await table.open(host.url);
  /** How far each text of a plate reaches out of it, or a plate into the reckoning, in pixels. */
  const overlaps = (): Promise<string[]> =>
    page.locator('.reckoning').evaluate((reckoning) => {
      const sums = reckoning.getBoundingClientRect();
      const plates = [...document.querySelectorAll('.plate')].filter((plate) => plate.checkVisibility({ visibilityProperty: true }));
      return plates.flatMap((plate) => {
        const { left, right, top, bottom } = plate.getBoundingClientRect();
        const under = bottom > sums.top && top < sums.bottom ? Math.min(right - sums.left, sums.right - left) : 0;
        const out = [...plate.querySelectorAll('.chip, .nm')].map((text) => text.getBoundingClientRect().right - right);
        const most = Math.max(under, ...out);
        return most > 0 ? [`${plate.textContent.trim()}: ${Math.round(most)}`] : [];
      });
    });
  for (const [game, seats] of [
    ['briscola-chiamata', 5],
    ['manille-auction', 7],
  ] as const) {
    table.deal({ game, seats, seed: 'tables', dealer: 3 });
    await table.until(({ view }, { sheet }) => view.score !== null && sheet.length > 0);
    // German has the longest word for the declarer.
    await player.speaks('de');
    for (const [width, height] of [
      [900, 620],
      [1200, 640],
      [1280, 800],
      [1366, 625],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(overlaps, `${game} of ${seats}, ${width}×${height}`).toEqual([]);
    }
    await player.speaks('en');
    await table.leave();
  }
});
