import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameId } from '../../engine/contract/gameId.ts';
import { GAMES } from '../../engine/games/index.ts';
import { en } from '../../renderer/words/en/en.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { startHost, type RunningHost } from '../support/hostProgram.ts';
import { Listener } from '../support/listener.ts';
import { unseen } from '../support/looks/sizes.ts';
import { playByItself } from '../support/party.ts';
import { Player } from '../support/player.ts';

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
  page: async ({ page, house }, use, info) => {
    await new Player(page).hasChosen({ pace: 'instant' });
    await use(page);
    // The next deal begins on the first page.
    if (info.status !== info.expectedStatus) await page.goto(house.url);
    // By key: a page that is drawn small cannot be clicked.
    await page.getByRole('button', { name: 'Leave the table' }).press('Enter');
    await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  },
});

/** How many cards are played in a deal, where that is certain. */
const CARDS: { readonly [id in GameId]?: number } = {
  klaberjass: 32,
  klaverjas: 32,
  'briscola-chiamata': 40,
  manille: 32,
  'manille-blind': 32,
  'manille-two': 32,
  manilla: 48,
  'manilla-two': 48,
  botifarra: 48,
  'pinochle-double': 80,
};

/** The games with stacks on the table. */
const STACKS: readonly GameId[] = ['manille-two', 'manilla-two'];

for (const { id } of GAMES.filter(({ draft }) => draft !== true)) {
  const game = en[`game.${id}`];
  const cards = CARDS[id];
  test(`a deal of ${game} by drag`, async ({ page, house }) => {
    const player = new Player(page);
    await page.goto(house.url);
    await player.start(game);
    // Every hand is dragged from alike: where it has stacks, they change to the last card.
    expect(await player.playOn('drag', STACKS.includes(id) ? Infinity : 4)).toBeGreaterThan(0);
    await unseen(page);
    await playByItself(page, 'deal');
    await expect(page.locator('.reckoning').getByRole('rowheader', { name: 'Total' })).toBeVisible();
  });

  test(`a whole deal of ${game} by ear and arrow keys`, async ({ page, house }) => {
    const listener = new Listener(page);
    const focusFaults = await new Player(page).watchesFocus();
    await listener.listen();
    await page.goto(house.url);
    await unseen(page);
    await listener.start(game);
    expect(await listener.playDeal()).toBeGreaterThan(0);
    if (cards !== undefined) expect(listener.plays).toHaveLength(cards);
    expect(await focusFaults()).toEqual([]);
    await expect(page.getByRole('region', { name: /^Deal \d|win the match$/ }).getByRole('rowheader', { name: 'Total' })).toBeVisible();
  });
}
