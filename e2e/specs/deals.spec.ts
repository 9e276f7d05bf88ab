import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '../support/fixtures.ts';
import { startHost, type RunningHost } from '../support/hostProgram.ts';
import { Listener } from '../support/listener.ts';
import { Player, type PlayStyle } from '../support/player.ts';

/** One host for all deals of a worker: whatever lies on its table is taken off before the next. */
const test = base.extend<object, { readonly house: RunningHost }>({
  house: [
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), 'trickhouse-'));
      const house = await startHost(dir, []);
      await use(house);
      await house.stop();
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker' },
  ],
  page: async ({ page, house }, use) => {
    await new Player(page).hasChosen({ pace: 'instant' });
    await use(page);
    // The next deal begins on the first page.
    await page.goto(house.url);
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  },
});

/** Every game as the first page names it, with how many cards are played in a deal. */
const GAMES = [
  ['Klaberjass', 32],
  ['Klaverjassen', 32],
  ['Belote', null],
  ['Briscola chiamata', 40],
  ['Manille', 32],
  ['Auction Manille', null],
  ['Blind Manille', 32],
  ['Three-player Manille', null],
  ['Two-player Manille', 32],
  ['Manilla', 48],
  ['Two-player Manilla', 48],
  ['Botifarra', 48],
  ['Double-deck Pinochle', 80],
] as const;
const WAYS: readonly PlayStyle[] = ['drag', 'key'];

for (const [game, cards] of GAMES) {
  for (const way of WAYS)
    test(`a whole deal of ${game} by ${way}`, async ({ page, house }) => {
      const player = new Player(page);
      await page.goto(house.url);
      await player.start(game);
      expect(await player.playOn(way)).toBeGreaterThan(0);
      await expect(page.locator('.reckoning').getByRole('rowheader', { name: 'Total' })).toBeVisible();
    });

  test(`a whole deal of ${game} by ear`, async ({ page, house }) => {
    const listener = new Listener(page);
    await listener.listen();
    await page.goto(house.url);
    await listener.start(game);
    expect(await listener.playDeal()).toBeGreaterThan(0);
    if (cards !== null) expect(listener.plays).toHaveLength(cards);
    await expect(page.getByRole('region', { name: /^Deal \d|win the match$/ }).getByRole('rowheader', { name: 'Total' })).toBeVisible();
  });
}
