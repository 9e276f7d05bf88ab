import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';
import { Staged } from '../support/staged.ts';

/** Presses a key, waits for the sheet with a title, and closes it. */
async function opens(page: Page, key: string, name: RegExp): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Presses a key, and waits until the focus is on a card with such a name. */
async function focuses(page: Page, key: string, card: RegExp): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.locator('.hold:focus')).toHaveAccessibleName(card);
}

const RANKS: Readonly<Record<string, string>> = { 7: 'seven', 8: 'eight', 9: 'nine', T: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace' };
const SUITS: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

test('the prompt names keys to somebody who has called by them', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  const host = await startHost('--pace', 'instant');
  const table = new Staged(page);
  await table.open(host.url);
  table.deal({ game: 'klaverjas', seats: 4, seed: 'keys' });
  await expect(page.locator('.calls')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.calls button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt:not(.is-waiting)')).toContainText('Choose a card with the arrow keys, then press Enter.');
  await table.leave();
});

test('the list of keys has every key, and each does what the list says', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  const host = await startHost('--pace', 'instant');
  const table = new Staged(page);
  await table.open(host.url);
  table.deal({ game: 'klaverjas', seats: 4, seed: 'keys' });
  await table.until(({ seat, view, legal }) => seat === view.toAct && legal.actions.length > 2 && view.tricks.length > 1);
  const left = (): Promise<number> => page.locator('[data-card]').count();
  const before = await left();

  const hand = table.current.view.hands[0] ?? [];
  const ranks = [...new Set(hand.map((card) => card.charAt(0)))];
  const suits = [...new Set(hand.map((card) => card.charAt(1)))];
  expect(Math.min(ranks.length, suits.length)).toBeGreaterThan(1);

  // The prompt names keys to those whose last move was a key.
  const prompt = page.locator('.prompt').last();
  await expect(prompt).toContainText('Drag a card onto the table');
  await page.keyboard.press('ArrowRight');
  await expect(prompt).toContainText('Choose a card with the arrow keys, then press Enter.');
  await prompt.locator('.display').click();
  await expect(prompt).toContainText('Drag a card onto the table');

  const does: Readonly<Record<string, () => Promise<void>>> = {
    '← →': () => focuses(page, 'ArrowRight', / of /),
    // Calls are above the cards; without any the focus stays where it is.
    '↑ ↓': () => focuses(page, 'ArrowUp', / of /),
    '7 8 9 0 J Q K A': async () => {
      for (const rank of ranks) await focuses(page, rank === 'T' ? '0' : rank.toLowerCase(), new RegExp(RANKS[rank] ?? '', 'i'));
    },
    'S H D C': async () => {
      for (const suit of suits) await focuses(page, suit.toLowerCase(), new RegExp(SUITS[suit] ?? '', 'i'));
    },
    L: () => opens(page, 'l', /last trick/i),
    P: () => opens(page, 'p', /score sheet/i),
    R: () => opens(page, 'r', /rules/i),
    F1: () => opens(page, 'F1', /keyboard shortcuts/i),
    V: async () => {
      await page.keyboard.press('v');
      await expect(page.getByText('Sound off.').first()).toBeAttached();
      await page.keyboard.press('v');
      await expect(page.getByText('Sound on.').first()).toBeAttached();
    },
    '?': async () => {
      await page.keyboard.press('?');
      await expect(page.locator('.is-hinted').first()).toBeAttached();
    },
    Esc: async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('.is-hinted')).toHaveCount(0);
    },
    Enter: async () => {
      await page.locator('[data-card] .hold:not(.is-barred)').first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(left).toBe(before - 1);
    },
    'Ctrl Z': async () => {
      await page.keyboard.press('Control+z');
      await expect.poll(left).toBe(before);
    },
    M: async () => {
      await page.keyboard.press('m');
      await expect(page.getByText(/Not all the remaining tricks are certain|claim the rest/).first()).toBeAttached();
      await page.keyboard.press('Escape');
    },
    // votes.spec.ts answers by these.
    '+ −': () => Promise.resolve(),
  };

  await page.keyboard.press('F1');
  const rows = page.getByRole('dialog', { name: 'Keyboard shortcuts' }).locator('dt');
  await expect(rows.first()).toBeVisible();
  const listed = (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(listed.toSorted()).toEqual(Object.keys(does).toSorted());
  for (const [keys, check] of Object.entries(does)) await test.step(keys, check);

  // A key in the very moment in which a sheet closes is heard, and the focus is where it was.
  await page.keyboard.press('ArrowRight');
  const card = await page.locator('.hold:focus').getAttribute('aria-label');
  await page.keyboard.press('F1');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await sheet.evaluate((dialog) =>
    dialog.addEventListener('cancel', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }))),
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /last trick/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.hold:focus')).toHaveAttribute('aria-label', card ?? '');
  await table.leave();
});
