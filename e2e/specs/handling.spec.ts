import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';
import { Staged } from '../support/staged.ts';

test('cards lie, and are played, as one likes it', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'instant', language: 'en', tap: 'once', hand: 'left', order: 'last', sound: 'full' });
  const host = await startHost('--pace', 'instant');
  const staged = new Staged(page);
  await staged.open(host.url);
  staged.deal({ game: 'klaverjas', seats: 4, seed: 'tables' });
  await staged.until(({ view }) => view.trick !== null && view.toAct === view.viewer);
  await expect(page.locator('.felt')).toHaveClass(/left-handed/);
  // Trumps stand at the end.
  const { trump } = staged.current.view;
  const suits = await page
    .locator('.handzone .slot[data-card]')
    .evaluateAll((cards) => cards.map((card) => /([SHDC])#/.exec(card.getAttribute('data-card') ?? '')?.[1]));
  const trumps = suits.filter((suit) => suit === trump).length;
  expect(trumps).toBeGreaterThan(0);
  expect(suits.slice(-trumps).every((suit) => suit === trump)).toBe(true);
  // One key for silence, and for sound as it was.
  const sound = () => page.evaluate(() => (JSON.parse(localStorage.getItem('trickhouse.settings') ?? '{}') as { sound?: string }).sound);
  await page.keyboard.press('v');
  await expect.poll(sound).toBe('off');
  await page.keyboard.press('v');
  await expect.poll(sound).toBe('full');
  // A single click plays.
  const player = new Player(page);
  const cards = await player.cardsLeft();
  const card = await page.locator('[data-card] .hold:not(.is-barred)').first().boundingBox();
  if (card === null) throw new Error('nothing to play');
  await page.mouse.click(card.x + 14, card.y + card.height * 0.3);
  await expect.poll(() => player.cardsLeft()).toBe(cards - 1);
});

test('a key plays the next card after one that was dragged', async ({ page, host }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant', language: 'en' });
  await page.goto(host.url);
  await player.start('Klaverjassen');
  await player.playOn('drag', 1);
  await player.playOn('key', 1);
  await player.playOn('drag', 1);
});

test('the reason why a card stays in the hand stands above it once it is back there', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'quick', language: 'en' });
  const host = await startHost('--pace', 'instant');
  const staged = new Staged(page);
  await staged.open(host.url);
  staged.deal({ game: 'klaverjas', seats: 4, seed: 'tables' });
  await staged.until(({ view, legal }) => view.toAct === view.viewer && legal.barred.length > 2 && legal.actions.length > 0);
  // The one that lies farthest from the middle, where it is dropped.
  const card = page.locator('[data-card]:has(.hold.is-barred)').first();
  const from = await card.boundingBox();
  const felt = await page.locator('.felt').boundingBox();
  if (from === null || felt === null) throw new Error('nothing to drop, or nowhere to');
  await page.mouse.move(from.x + 14, from.y + from.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(felt.x + felt.width * 0.6, felt.y + felt.height * 0.4, { steps: 6 });
  await page.mouse.up();
  const why = page.locator('.why.is-placed');
  await expect(why).toBeVisible();
  const tail = await why.evaluate((box) => box.getBoundingClientRect().left + parseFloat(getComputedStyle(box).getPropertyValue('--tail')));
  const home = await card.boundingBox();
  if (home === null) throw new Error('the card has gone');
  expect(tail).toBeGreaterThan(home.x - 12);
  expect(tail).toBeLessThan(home.x + home.width);
});

/** Carries the first playable card onto the board by finger, or out and `back` to the hand. */
async function carryByFinger(page: Page, back: boolean): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const from = await page.locator('[data-card] .hold:not(.is-barred)').first().boundingBox();
  const board = await page.locator('.felt').boundingBox();
  if (from === null || board === null) throw new Error('nothing to drag, or nowhere to');
  const [x, y] = [from.x + 14, from.y + from.height * 0.3];
  const [toX, toY] = [board.x + board.width / 2, board.y + board.height * 0.4];
  const at = (part: number) => ({ x: x + (toX - x) * part, y: y + (toY - y) * part });
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (const part of back ? [0.2, 0.6, 1, 0.5, 0] : [0.2, 0.6, 1])
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(part)] });
  await expect(page.locator('.felt')).toHaveClass(/is-dragging/);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.felt')).not.toHaveClass(/is-dragging/);
}

/** A large screen with a mouse, and a phone on its side with a finger. */
const SCREENS = [
  { name: '2560×1440 with a mouse', viewport: { width: 2560, height: 1440 }, hasTouch: false },
  { name: '844×390 with a finger', viewport: { width: 844, height: 390 }, hasTouch: true },
] as const;

for (const { name, ...screen } of SCREENS)
  test.describe(`at ${name}`, () => {
    test.use(screen);

    test('cards are dragged, tapped and played by key', async ({ page, startHost }) => {
      const player = new Player(page);
      await player.hasChosen({ pace: 'instant', language: 'en' });
      const host = await startHost('--pace', 'instant');
      const staged = new Staged(page);
      await staged.open(host.url);
      staged.deal({ game: 'klaverjas', seats: 4, seed: 'tables' });
      await staged.until(({ view }) => view.trick !== null && view.toAct === view.viewer);
      const cards = await player.cardsLeft();
      if (screen.hasTouch) await carryByFinger(page, false);
      else await player.play('drag');
      await expect.poll(() => player.cardsLeft()).toBe(cards - 1);
      expect(await player.asked()).toBe('card');
      await player.play('tap');
      expect(await player.asked()).toBe('card');
      await player.play('key');
      expect(await player.cardsLeft()).toBe(cards - 3);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger carries a card onto the board, and one that goes back to the hand plays nothing', async ({ page, host }) => {
    const player = new Player(page);
    await player.hasChosen({ pace: 'instant', language: 'en' });
    await page.goto(host.url);
    await player.start('Klaverjassen');
    while ((await player.asked()) === 'call') await player.call();
    const cards = await player.cardsLeft();
    await carryByFinger(page, true);
    expect(await player.cardsLeft()).toBe(cards);
    await carryByFinger(page, false);
    await expect.poll(() => player.cardsLeft()).toBe(cards - 1);
  });
});
