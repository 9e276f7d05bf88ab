import { expectAccessible } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { flaws } from '../support/looks/layout.ts';
import { Player } from '../support/player.ts';
import { Staged } from '../support/staged.ts';

const RANKS = 'ace|king|queen|jack|ten|nine|eight|seven';
const SUITS = 'spades|hearts|diamonds|clubs';
const CARD_NAME = new RegExp(`\\b(?:${RANKS}) of (?:${SUITS})\\b`, 'i');

/** Phones upright, short and on their side. */
const SHAPES = [
  [360, 640],
  [360, 553],
  [844, 390],
  [740, 340],
] as const;

/** An update on the wire, as far as the curtain is concerned. */
interface Wire {
  readonly type: string;
  readonly view?: { readonly viewer: number | 'spectator'; readonly hands: readonly (readonly string[])[] };
}

test('between two people at one machine nothing of a hand is on the page, in its accessibility tree or on the way to it', async ({
  page,
  host,
}) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  const updates: Wire[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Wire;
      if (message.type === 'update') updates.push(message);
    }),
  );
  await page.goto(host.url);
  await player.startTogether('Klaverjassen');

  const lift = page.getByRole('button', { name: /^I’m / });
  const seen = new Set<string>();
  for (let turn = 0; turn < 12; turn += 1) {
    // A player who takes a trick with its last card leads the next: the machine stays where it is.
    await expect.poll(async () => (await lift.isVisible()) || (await player.isAsked())).toBe(true);
    if (await lift.isVisible()) {
      // Nothing of any hand: neither as cards nor as words, neither to see nor to hear.
      await expect(page.locator('[data-card]')).toHaveCount(0);
      expect(await page.locator('html').evaluate((html) => html.outerHTML)).not.toMatch(CARD_NAME);
      expect(await page.locator('body').ariaSnapshot()).not.toMatch(CARD_NAME);
      // Messages since the last hand was laid down hold only what all players may see.
      const view = updates.at(-1)?.view;
      expect(view?.viewer).toBe('spectator');
      expect(view?.hands.flat().every((card) => card === '??')).toBe(true);
      seen.add((await lift.textContent()) ?? '');
      await lift.click();
    }
    if ((await player.asked()) === 'call') await player.call();
    else {
      // A barred card's reason names cards of the hand: it must not be heard by the next one.
      const barred = page.locator('[data-card] .hold.is-barred');
      if ((await barred.count()) > 0) await barred.first().press('Enter');
      await player.play('key');
    }
  }
  expect(seen.size).toBe(4);
});

for (const partners of ['look', 'curtain'] as const)
  test(`partners at one machine ${partners === 'look' ? 'who may look pass it without a curtain' : 'see nothing of each other without being asked'}`, async ({
    page,
    startHost,
  }) => {
    const player = new Player(page);
    await player.hasChosen({ pace: 'instant', language: 'en', partners });
    const staged = new Staged(page);
    await staged.open((await startHost('--pace', 'instant')).url);
    staged.deal({ game: 'klaverjas', seats: 4, seed: 'tables', here: [0, 2] });
    const lift = page.getByRole('button', { name: /^I’m / });
    const passed: boolean[] = [];
    const own = page.locator('.seat.me .nm');
    let before = '';
    for (let turn = 0; turn < 6; turn += 1) {
      await expect.poll(async () => (await lift.isVisible()) || (await player.isAsked())).toBe(true);
      const curtain = await lift.isVisible();
      if (curtain) {
        await expect(page.locator('[data-card]')).toHaveCount(0);
        expect(await page.locator('html').evaluate((html) => html.outerHTML)).not.toMatch(CARD_NAME);
        expect(await page.locator('body').ariaSnapshot()).not.toMatch(CARD_NAME);
        await lift.click();
      }
      const asked = await player.asked();
      // Of one hand at a time, and of no other, anything is on the page or has come to it.
      const { viewer, hands } = staged.current.view;
      expect(hands.every((hand, seat) => seat === viewer || hand.every((card) => card === '??'))).toBe(true);
      const shown = await page
        .locator('.handzone .slot[data-card]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')?.slice(2, 4)));
      expect(shown.toSorted()).toEqual((hands[Number(viewer)] ?? []).toSorted());
      const now = (await own.textContent()) ?? '';
      if (before !== '' && now !== before) passed.push(curtain);
      before = now;
      if (asked === 'call') await player.call();
      else await player.play('key');
    }
    expect(passed.length).toBeGreaterThan(1);
    expect(passed.every((curtain) => curtain === (partners === 'curtain'))).toBe(true);
  });

test('people at one machine go on behind the curtain where a power cut left them', async ({ page, startHost }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  const first = await startHost();
  await page.goto(first.url);
  await player.startTogether('Klaverjassen');
  const lift = page.getByRole('button', { name: /^I’m / });
  for (let turn = 0; turn < 2; turn += 1) {
    await lift.click();
    if ((await player.asked()) === 'call') await player.call();
    else await player.play('key');
  }
  const next = await lift.textContent();
  await page.goto('about:blank');
  await first.kill();
  await page.goto((await startHost()).url);
  await page.getByRole('button', { name: /^Continue Klaverjassen/ }).click();
  await expect(lift).toHaveText(next ?? '');
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await lift.click();
  await player.asked();
  await expect(page.locator('[data-card]')).not.toHaveCount(0);
});

test('past the curtain there is a way out that shows no card: the table’s menu, by key too, and from it the first page', async ({
  page,
  host,
}) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  await player.startTogether('Klaverjassen');
  const lift = page.getByRole('button', { name: /^I’m / });
  await expect(lift).toBeFocused();
  const menu = page.getByRole('dialog', { name: 'Table menu' });
  for (const inside of [null, 'Score sheet', 'Settings'] as const) {
    await page.keyboard.press('Escape');
    await expect(menu).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show my hand again' })).toHaveCount(0);
    if (inside === null) await expectAccessible(page, 'the menu over the curtain');
    else await menu.getByRole('button', { name: inside }).click();
    if (inside !== null) await expect(page.getByRole('dialog', { name: inside })).toBeVisible();
    await expect(page.locator('[data-card]')).toHaveCount(0);
    expect(await page.locator('html').evaluate((html) => html.outerHTML)).not.toMatch(CARD_NAME);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(lift).toBeFocused();
  }
  const next = await lift.textContent();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Table menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: /^Continue Klaverjassen/ }).click();
  await expect(lift).toHaveText(next ?? '');
});

test('on phones of all shapes the ways on to the deal and through the curtain are in sight', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'instant' });
  const host = await startHost('--pace', 'instant');
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Pass and play' }).click();
  const deal = page.getByRole('dialog').getByRole('button', { name: 'Deal the cards' });
  for (const [width, height] of SHAPES) {
    await page.setViewportSize({ width, height });
    await expect(deal).toBeInViewport({ ratio: 1 });
  }
  await deal.click();
  const curtain = page.getByRole('dialog', { name: /^Pass to / });
  for (const [width, height] of SHAPES) {
    await page.setViewportSize({ width, height });
    await expect(curtain).toBeInViewport({ ratio: 1 });
    expect(await flaws(page), `${width}×${height}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)).toBe(0);
  }
});
