import { join } from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { GAMES } from '../../engine/games/index.ts';
import { faint } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { flaws } from '../support/looks/layout.ts';
import { measured, pressed } from '../support/looks/sizes.ts';
import { MOMENTS } from '../support/moments.ts';
import { Player } from '../support/player.ts';
import { Staged, type Staging } from '../support/staged.ts';

/** Whether to take pictures of every moment, size and theme, for a person to look at: they take longer than all the checks. */
const PICTURES = process.env['PICTURES'] !== undefined;
const SIZES = {
  wide: { width: 1280, height: 800 },
  small: { width: 800, height: 600 },
  phone: { width: 390, height: 844 },
  ...(PICTURES ? { large: { width: 1920, height: 1080 } } : {}),
} as const;
const THEMES = ['light', 'dark'] as const;

test.slow();

/** Every game of the lobby with as many players as it takes. Where a card is turned, the player after the dealer passes, and the person has a call to make. */
const STAGINGS: readonly Staging[] = GAMES.filter(({ draft }) => draft !== true).map(({ id, seats, layout }) => ({
  game: id,
  seats: seats.max,
  seed: 'tables',
  dealer: layout.zones.includes('turned') ? 2 : 3,
}));

/** One test for each worker, each with a page of its own. */
const ROUNDS = [0, 1].map((round) => STAGINGS.filter((_, at) => at % 2 === round));

/** Looks at a moment in every size and theme; what is wrong with it. */
async function look(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  const theme = (to: string): Promise<void> => page.evaluate((value) => void (document.documentElement.dataset['theme'] = value), to);
  for (const [size, viewport] of Object.entries(SIZES)) {
    // A picture is drawn in full.
    await (PICTURES ? pressed : measured)(page, viewport);
    found.push(...(await flaws(page)).map((flaw) => `${name}, ${size}: ${flaw}`));
    for (const each of PICTURES ? THEMES : []) {
      await theme(each);
      await page.screenshot({ path: join('test-results', 'tables', `${name}-${size}-${each}.png`), animations: 'disabled' });
    }
  }
  await measured(page, SIZES.wide);
  for (const each of THEMES) {
    await theme(each);
    found.push(...(await faint(page)).map((flaw) => `${name}, ${each}: ${flaw}`));
  }
  await pressed(page, SIZES.wide);
  return found;
}

/** A whole deal and its sheet. `fits.spec.ts` looks at the same moments in more sizes. */
async function deal(page: Page, staged: Staged, staging: Staging): Promise<string[]> {
  const found: string[] = [];
  staged.deal(staging);
  for (const [name, moment] of Object.entries(MOMENTS)) {
    await staged.until(moment);
    const now = staged.current;
    if (name === 'exchange' || name === 'melds' ? now.view.trick === null : true)
      found.push(...(await look(page, `${staging.game}-${name}`)));
  }
  await page.getByRole('button', { name: 'Score sheet' }).first().click();
  await page.getByRole('dialog').waitFor();
  found.push(...(await look(page, `${staging.game}-sheet`)));
  await page.keyboard.press('Escape');
  await staged.leave();
  return found;
}

if (PICTURES)
  for (const [i, round] of ROUNDS.entries())
    test(`pictures of every moment of every game, ${i + 1}`, async ({ page, startHost }) => {
      await new Player(page).hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
      const host = await startHost('--pace', 'instant');
      const staged = new Staged(page);
      await staged.open(host.url);
      await page.setViewportSize(SIZES.wide);
      const found: string[] = [];
      for (const staging of round) found.push(...(await deal(page, staged, staging)));
      expect(found).toEqual([]);
    });

/** A phone on its side. */
const LYING = { width: 844, height: 390 };
/** Four, seven and five at a table, and cards that lie before two. */
const ALONE: readonly string[] = ['klaverjas', 'manille-auction', 'briscola-chiamata', 'manilla-two'];

test('the board alone has room for everybody, whatever the game', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
  const host = await startHost('--pace', 'instant');
  const staged = new Staged(page);
  await staged.open(host.url);
  await page.setViewportSize(SIZES.wide);
  const found: string[] = [];
  for (const staging of STAGINGS.filter(({ game }) => ALONE.includes(game))) {
    staged.deal(staging);
    await staged.until(MOMENTS['play'] ?? (() => true));
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Table only' }).click();
    await expect(page.getByRole('button', { name: 'Table menu' })).toBeVisible();
    // Of no hand is anything left, on the page or in what is read out.
    await expect(page.locator('[data-card]')).toHaveCount(0);
    await expect(page.getByRole('group', { name: /^Your hand/ })).toHaveCount(0);
    found.push(...(await look(page, `${staging.game}-board`)));
    await measured(page, LYING);
    found.push(...(await flaws(page)).map((flaw) => `${staging.game}-board, on its side: ${flaw}`));
    await pressed(page, SIZES.wide);
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Show my hand again' }).click();
    await page.getByRole('region', { name: 'Trumps, contract, score' }).waitFor();
    await page.locator('.rail').waitFor();
    await staged.leave();
  }
  expect(found).toEqual([]);
});

test('in a small window of a laptop a line says what a call commits to, and no call beside others looks like advice', async ({
  page,
  host,
}) => {
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  await page.setViewportSize({ width: 1366, height: 625 });
  const staged = new Staged(page);
  await staged.open(host.url);
  staged.deal({ game: 'botifarra', seats: 4, seed: 'tables', dealer: 0 });
  await staged.until(({ seat, view, legal }) => seat === view.toAct && legal.actions.includes('delegate'));
  const calls = page.locator('.calls');
  await expect(calls.locator('.commits')).toBeVisible();
  await expect(calls.locator('.commits')).not.toBeEmpty();
  const grounds = await calls.getByRole('button').evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(grounds.length).toBeGreaterThan(4);
  expect(new Set(grounds).size).toBe(1);
  await staged.leave();
});

/** Phones with a short board. */
const SHORT = [{ width: 360, height: 640 }, { width: 667, height: 375 }, LYING];

/** The shortest phone has room for that line only where neither piles nor, above numbers, a widow lie there, nor bids announce meld. */
const SHORTEST = { width: 360, height: 553 };
const CROWDED: readonly string[] = ['manille-auction', 'pinochle-double', 'manille-two'];

/** One game for each kind of panel: two answers, suits, ranks, numbers, numbers that announce meld, and beside piles. */
const PANELS: readonly Staging[] = [
  { game: 'klaberjass', seats: 4, seed: 'tables', dealer: 2 },
  { game: 'manille-three', seats: 3, seed: 'tables' },
  { game: 'briscola-chiamata', seats: 5, seed: 'tables' },
  { game: 'manille-auction', seats: 3, seed: 'tables' },
  { game: 'pinochle-double', seats: 4, seed: 'tables' },
  { game: 'manille-two', seats: 2, seed: 'tables' },
];

test('on phones, upright and lying down, a line says what a call commits to, whatever the panel, and nothing overlaps', async ({
  page,
  host,
}) => {
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  const staged = new Staged(page);
  await staged.open(host.url);
  const found: string[] = [];
  for (const staging of PANELS) {
    staged.deal(staging);
    await staged.until(MOMENTS['auction'] ?? (() => true));
    for (const size of [SHORTEST, ...SHORT, SIZES.phone]) {
      await measured(page, size);
      await expect(page.locator('.calls .commits')).toBeVisible({ visible: size !== SHORTEST || !CROWDED.includes(staging.game) });
      await expect(page.locator('.calls .commits')).not.toBeEmpty();
      found.push(...(await flaws(page)).map((flaw) => `${staging.game}, ${size.width} px wide: ${flaw}`));
    }
    // In a game whose melds depend on trumps, the player reads what their own are worth.
    const melds = page.getByRole('region', { name: 'Trumps, contract, score' }).getByText('Your melds');
    await expect(melds).toHaveCount(staging.game === 'pinochle-double' ? 1 : 0);
    await staged.leave();
  }
  expect(found).toEqual([]);
});

test('on a phone a trick of Pinochle lies clear of the plates, and melds of two players in sight, below the explanations of a first deal', async ({
  page,
  host,
}) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
  await page.goto(host.url);
  await page
    .getByRole('list', { name: 'Games' })
    .getByRole('button', { name: /^Double-deck Pinochle/ })
    .click();
  await page.getByRole('button', { name: 'Guided first deal' }).click();
  await page.setViewportSize(SIZES.phone);
  const coach = page.getByRole('region', { name: 'Guided deal' });
  await coach.getByRole('button', { name: 'Next' }).click();
  await player.call();
  await expect(coach).toContainText('Melds are runs');
  // All melds of the players above are in sight, where those of the players below begin.
  for (const figure of await page.locator('.melds .meld').nth(1).locator('figure').all()) await expect(figure).toBeInViewport({ ratio: 1 });
  player.reads = coach.getByRole('button', { name: /^(?:Next|Continue the deal)$/ });
  expect(await player.asked()).toBe('card');
  expect(await flaws(page)).toEqual([]);
});

test('on a phone that lies on its side the first explanation of a game is in sight as a whole', async ({ page, host }) => {
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto(host.url);
  await page.getByRole('button', { name: /^Briscola/ }).click();
  await page.getByRole('button', { name: 'Guided first deal' }).click();
  const coach = page.getByRole('region', { name: 'Guided deal' });
  await expect(coach).toContainText('Briscola chiamata');
  await expect.poll(() => coach.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBe(0);
});

test('a phone says in words which suit was led', async ({ page, host }) => {
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  await page.setViewportSize(SIZES.phone);
  const staged = new Staged(page);
  await staged.open(host.url);
  staged.deal({ game: 'klaverjas', seats: 4, seed: 'tables' });
  await staged.until(({ seat, view }) => view.toAct === seat && view.trick !== null && view.trick.cards.length > 0);
  await expect(page.locator('.prompt .quiet')).toHaveText(/^(?:Ben|Cas|Dee) led (?:spades|hearts|diamonds|clubs)\.$/, {
    useInnerText: true,
  });
  await staged.leave();
});

test('on a phone the explanations of a first deal leave room for players, calls, trick and reckoning', async ({ page, host }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
  await page.goto(host.url);
  await page
    .getByRole('list', { name: 'Games' })
    .getByRole('button', { name: /^Botifarra/ })
    .click();
  await page.getByRole('button', { name: 'Guided first deal' }).click();
  await page.setViewportSize(SIZES.phone);
  const coach = page.getByRole('region', { name: 'Guided deal' });
  await expect(coach).toContainText('opposite, against Ben and Dee');
  await expect(page.locator('.calls')).toBeVisible();
  const found = await flaws(page);
  player.reads = coach.getByRole('button', { name: /^(?:Next|Continue the deal)$/ });
  for (let asked = await player.asked(); asked !== 'card'; asked = await player.asked()) await player.call();
  found.push(...(await flaws(page)));
  // Its reckoning offers the look back, as that of any other deal, and all its sums.
  await player.playOn('tap');
  const ways = page.locator('.reckoning .act');
  await expect(ways.getByRole('button', { name: 'Same deal again' })).toBeVisible();
  for (const viewport of SHORT) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(ways.getByRole('button', { name: 'Your decisions' })).toBeVisible();
    const tops = await ways.locator('.btn:visible').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size, `rows of ways on at ${viewport.width}`).toBe(1);
    found.push(...(await flaws(page)).map((flaw) => `${viewport.width}×${viewport.height}: ${flaw}`));
  }
  expect(found).toEqual([]);
});

test('the reckoning of a first deal of five shows all its sums beside the explanations, on a phone on its side', async ({ page, host }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
  await page.goto(host.url);
  await page
    .getByRole('list', { name: 'Games' })
    .getByRole('button', { name: /^Briscola/ })
    .click();
  await page.getByRole('button', { name: 'Guided first deal' }).click();
  const coach = page.getByRole('region', { name: 'Guided deal' });
  player.reads = coach.getByRole('button', { name: /^(?:Next|Continue the deal)$/ });
  await player.playOn('tap');
  await expect(page.locator('.reckoning .act').getByRole('button', { name: 'Next deal' })).toBeVisible();
  await measured(page, { width: 667, height: 375 });
  const sums = page.locator('.reckoning .scroll');
  await expect.poll(() => sums.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThan(2);
  expect(await flaws(page)).toEqual([]);
});

test('on phones the words of a declarer among many cover neither cards nor plates, from each dealer', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  const host = await startHost('--pace', 'instant');
  const staged = new Staged(page);
  await staged.open(host.url);
  const found: string[] = [];
  for (const [game, seats] of [
    ['manille-auction', 6],
    ['manille-auction', 7],
    ['briscola-chiamata', 5],
  ] as const)
    for (const dealer of [0, 1]) {
      staged.deal({ game, seats, seed: 'tables', dealer });
      await staged.until(({ view }) => view.phase === 'play' && view.tricks.length === 0 && view.toAct === 0);
      for (const viewport of [SIZES.phone, ...SHORT]) {
        await measured(page, viewport);
        const here = `${game} of ${seats}, dealer ${dealer}, ${viewport.width}×${viewport.height}`;
        found.push(...(await flaws(page)).map((flaw) => `${here}: ${flaw}`));
      }
      await staged.leave();
    }
  expect(found).toEqual([]);
});

test('a first deal is explained beside the board, for as long as one likes', async ({ page, host }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
  await page.setViewportSize(SIZES.wide);
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Learn to play' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Klaverjassen/ })
    .click();
  const coach = page.getByRole('region', { name: 'Guided deal' });
  await expect(coach).toContainText('play against Ben and Dee');
  const found = await look(page, 'guide-aim');
  await coach.getByRole('button', { name: 'Next' }).click();
  await expect(coach).toContainText('The turned-up card shows');
  // A reload and a way back from the first page lead to where the learner was.
  await page.reload();
  await expect(coach).toContainText('The turned-up card shows');
  await page.locator('.calls').getByRole('button', { name: /^Play/ }).click();
  await expect(coach).toContainText('needs more than half');
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: /^Continue Klaverjassen/ }).click();
  await expect(coach).toContainText('needs more than half');
  // From here on the learner reads whatever the table waits for.
  player.reads = coach.getByRole('button', { name: /^(?:Next|Continue the deal)$/ });
  await player.playOn('tap', 2);
  await player.asked();
  found.push(...(await look(page, 'guide-play')));
  await player.playOn('tap');
  await expect(coach).toContainText('That was one complete deal');
  found.push(...(await look(page, 'guide-reckoning')));
  await coach.getByRole('button', { name: 'Stop explaining' }).click();
  await expect(coach).toHaveCount(0);
  expect(found).toEqual([]);
});
