import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';

/** The editor of positions, at a position of its text; without one as it opens. */
async function editor(page: Page, url: string, text = ''): Promise<void> {
  await new Player(page).hasChosen({ pace: 'instant' });
  await page.goto(text === '' ? url : `${url}#position=${text}`);
  if (text === '') {
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Set up a position' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Set up a position' })).toBeVisible();
}

const pack = (page: Page) => page.locator('.ed-pack');
const zone = (page: Page, name: string) => page.locator(`[data-zone='${name}']`);

test('a position is built by dragging cards to the seats, and looked into', async ({ page, host, complaints }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await editor(page, host.url);
  const drag = async (card: string, to: string): Promise<void> => {
    await pack(page).locator(`[data-card='${card}']`).hover();
    await page.mouse.down();
    const box = (await zone(page, to).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(zone(page, to).locator(`[data-card='${card}']`)).toBeVisible();
  };
  for (const [seat, cards] of [
    ['AH', '7S'],
    ['TH', '8S'],
    ['KH', '9S'],
    ['QH', 'TS'],
  ].entries())
    for (const card of cards) await drag(card, `hand-${seat}`);
  await page.getByRole('combobox', { name: 'Trumps' }).selectOption('C');
  await page.getByRole('combobox', { name: 'On lead' }).selectOption('2');
  await expect(page.getByText('Everything fits.')).toBeVisible();
  await expectAccessible(page, 'the editor');
  // Back to the pack by dragging, and there again by undoing.
  await zone(page, 'hand-0').locator("[data-card='AH']").dragTo(pack(page));
  await expect(pack(page).locator("[data-card='AH']")).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(zone(page, 'hand-0').locator("[data-card='AH']")).toBeVisible();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('heading', { name: 'Replay: Klaverjassen' })).toBeVisible();
  await page.getByRole('button', { name: 'Outcome of each card' }).click();
  await expect(page.getByText(/with best play by everyone/)).toBeVisible();
  await expect(page.locator('.choices .mv')).toHaveCount(2);
  // The way back leads to the editor as it was, and on from any position of the replay.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(zone(page, 'hand-0').locator('[data-card]')).toHaveCount(2);
  expect(complaints).toEqual([]);
});

test('a position is built by tapping a place and then its cards, and played on against bots', async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await editor(page, host.url);
  for (const [seat, cards] of [['AH', '7S'], ['TH'], ['KH'], ['QH']].entries()) {
    await zone(page, `hand-${seat}`).getByRole('button', { name: /^Seat/ }).click();
    for (const card of cards) await pack(page).locator(`[data-card='${card}']`).click();
  }
  await expect(page.getByText('3 unknown cards are dealt at random.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page, 'the editor on a phone');
  await page.getByRole('button', { name: 'Play from here' }).click();
  const player = new Player(page);
  await expect.poll(() => player.cardsLeft()).toBeLessThanOrEqual(2);
});

test('a position is built by keys alone, and contradictions are named', async ({ page, host }) => {
  await editor(page, host.url);
  const put = async (key: string, ...cards: string[]): Promise<void> => {
    await page.keyboard.press(key);
    for (const card of cards) {
      await pack(page).locator(`[data-card='${card}']`).focus();
      await page.keyboard.press('Enter');
    }
  };
  await pack(page).locator("[data-card='7S']").focus();
  await page.keyboard.press('ArrowRight');
  await expect(pack(page).locator("[data-card='8S']")).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(pack(page).locator("[data-card='8H']")).toBeFocused();
  await put('1', 'AS', 'KS');
  // Seat 2 discards a heart on spades and holds a spade.
  await put('2', '7S');
  await put('t', 'QS', '7H');
  await page.getByRole('combobox', { name: 'On lead' }).selectOption('0');
  await page.getByRole('combobox', { name: 'Trumps' }).selectOption('C');
  await expect(page.getByText('Seat 2 couldn’t play the seven of hearts while holding the seven of spades.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyse' })).toBeDisabled();
});

test('a link opens the position, and a bad one names what cannot be read and keeps the text', async ({ page, host }) => {
  const text = 'klaverjas;at=play;dealer=3;hands=AH.7S,TH.8S,KH.9S,QH.TS;trumps=C;leader=2';
  await editor(page, host.url, text);
  await expect(zone(page, 'hand-0').locator('[data-card]')).toHaveCount(2);
  await page.getByText('Link and text').click();
  await expect(page.getByLabel('Position as text')).toHaveValue(text);
  await page.getByLabel('Position, link or saved match').fill('klaverjas;at=play;dealer=9;hands=AH,,,');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('This isn’t a position: “dealer=9” can’t be read.')).toBeVisible();
  await expect(page.getByLabel('Position, link or saved match')).toHaveValue(/dealer=9/);
  await expect(zone(page, 'hand-0').locator('[data-card]')).toHaveCount(2);
});

test('the bidding is entered with the game’s own buttons, by keys, and a refused call is named and kept', async ({
  page,
  host,
  complaints,
}) => {
  await editor(page, host.url, 'pinochle-double;at=play;dealer=3;hands=,,,');
  const bidding = page.getByRole('region', { name: 'Bidding' });
  await bidding.getByRole('button', { name: 'Enter the bidding' }).focus();
  await page.keyboard.press('Enter');
  await expect(bidding.getByText('Seat 1: To act')).toBeVisible();
  await bidding.getByRole('button', { name: 'Bid 50' }).focus();
  await page.keyboard.press('Enter');
  for (const seat of [2, 3, 4]) {
    await expect(bidding.getByText(`Seat ${seat}: To act`)).toBeVisible();
    await expect(bidding.getByRole('button').first(), 'the focus stays with the calls').toBeFocused();
    await bidding.getByRole('button', { name: 'Pass' }).focus();
    await page.keyboard.press('Enter');
  }
  await bidding.getByRole('button', { name: 'Hearts' }).click();
  await expect(bidding.getByText('The bidding is over.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Trumps' })).toHaveValue('H');
  await expect(page.getByRole('combobox', { name: 'Declarer' })).toHaveValue('0');
  await expectAccessible(page, 'the editor with its bidding');
  await page.getByRole('combobox', { name: 'Trumps' }).selectOption('S');
  await expect(page.getByText('According to the bidding, trumps are: hearts.')).toBeVisible();
  await expect(bidding.getByRole('listitem')).toHaveCount(5);
  await page.keyboard.press('Control+z');
  await bidding.getByRole('button', { name: 'Take back the last call' }).click();
  await bidding.getByRole('button', { name: 'Clubs' }).click();
  await expect(page.getByRole('combobox', { name: 'Trumps' })).toHaveValue('C');
  expect(complaints).toEqual([]);
});

test('cards won before lie on the piles of the sides, and are gone from the play', async ({ page, host }) => {
  const hands = '7S.8S.9S.TS.JS.QS.KS,AS.7D.8D.9D.TD.JD.QD,KD.AD.7C.8C.9C.TC.JC,QC.KC.AC.7H.8H.9H.TH';
  await editor(page, host.url, `klaverjas;at=play;dealer=3;hands=${hands};trumps=H;leader=1`);
  await zone(page, 'won-1').getByRole('button', { name: 'Won by Seat 2 and Seat 4' }).click();
  for (const card of ['JH', 'QH', 'KH', 'AH']) await pack(page).locator(`[data-card='${card}']`).click();
  await expect(zone(page, 'won-1').locator('[data-card]')).toHaveCount(4);
  await expect(page.getByText('Everything fits.')).toBeVisible();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('heading', { name: 'Replay: Klaverjassen' })).toBeVisible();
  await page.getByRole('tab', { name: 'Play by play' }).click();
  for (const card of ['jack', 'queen', 'king', 'ace']) await expect(page.getByText(`${card} of hearts`).first()).toBeVisible();
});
