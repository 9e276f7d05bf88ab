import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/looks/axe.ts';
import { look, NAMES, typeFigures } from '../support/evening.ts';
import { expect, test } from '../support/fixtures.ts';

/* A club evening by keyboard alone: no pointer, and no focus but where Tab leads. */

/** Goes on by Tab, around the page if it has to, until a control has the focus. */
async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  for (let step = 0; step < 150; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${control.toString()}`);
}

/** Presses a button. */
async function enter(page: Page, button: Locator): Promise<void> {
  await reach(page, button);
  await page.keyboard.press('Enter');
}

const named = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Writes over what a field has. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

/** Draws a round and shows it. */
async function round(page: Page, n: number): Promise<void> {
  await enter(page, named(page, `Draw round ${n}`));
  await enter(page, named(page, 'Show to the room'));
  await expect(page.getByRole('region', { name: `Round ${n} of 2` })).toBeVisible();
}

/** Types a slip by figures and Enter alone. */
async function slip(page: Page, table: number): Promise<void> {
  await reach(page, page.getByRole('textbox', { name: 'Table', exact: true }));
  await typeFigures(page, table, 1403, 180, 0, 1189, 40, 0);
  await expect(page.getByText(`Result of table ${table} recorded.`, { exact: true })).toBeVisible();
}

test('an organiser leads nine people through two rounds by keyboard alone', async ({ startHost, page }) => {
  const host = await startHost('--hall', '--lan', '--lan-port', '0');
  await page.goto(host.url);
  await type(page, page.getByLabel('How many people?'), '9');
  await type(page, page.getByLabel('How many rounds?'), '2');
  await expect(page.getByText(/^2 tables, 1 sits out/)).toBeVisible();
  await enter(page, named(page, 'Start the evening'));
  await type(page, page.getByRole('textbox', { name: 'Paste a list' }), NAMES.join('\n'));
  await enter(page, named(page, 'Add to the list'));
  await enter(page, named(page, 'Everyone is here'));
  await expect(page.getByText('8 people: 2 tables.')).toBeVisible();
  await type(page, page.getByLabel('New person'), 'Ina Kok');
  await page.keyboard.press('Enter');
  await expect(page.getByText('9 people: 2 tables, 1 sits out.')).toBeVisible();
  // Stand-ins instead of sitting out, and back again before the second round.
  await reach(page, page.getByLabel('If not all tables are full'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('9 people: 3 tables. 3 stand-ins are needed.')).toBeVisible();
  await look(page, 'fill');
  await round(page, 1);
  // A figure with Alt turns to a page, by its key: on a Mac it types another sign.
  const tab = (name: string): Locator => page.getByRole('navigation').getByRole('button', { name, exact: true });
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: '§', code: 'Digit6', altKey: true, cancelable: true })));
  await expect(tab('Devices')).toHaveAttribute('aria-current', 'page');
  // The projector in this window has the focus until Escape gives it back; its keys stand there at first.
  const opener = named(page, 'Show the projector here');
  await enter(page, opener);
  const projector = page.getByRole('dialog', { name: 'Projector' });
  await expect(projector.getByRole('heading', { name: 'Seating plan' })).toBeVisible();
  await expect(projector.locator('.keys')).toBeInViewport({ ratio: 1 });
  // It fills the screen: the page itself would cover it there.
  await expect(projector.locator(':fullscreen')).toBeVisible();
  await expectAccessible(page, 'the projector in the organiser’s window');
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Tab');
    expect(await projector.evaluate((one) => [one, document.body].some((may) => may === document.activeElement))).toBe(true);
  }
  await page.keyboard.press('n');
  await expect(projector.getByRole('heading', { name: 'Still playing' })).toBeVisible();
  await look(page, 'own-projector');
  await page.keyboard.press('Escape');
  await expect(projector).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Alt+3');
  await expect(tab('Round')).toHaveAttribute('aria-current', 'page');
  for (const table of [1, 2, 3]) await slip(page, table);
  // A wrong slip is mended with a reason.
  await enter(page, page.getByRole('button', { name: /^2 recorded/ }));
  await expect(page.getByRole('textbox', { name: 'Points' }).first()).toHaveValue('1403');
  await page.keyboard.press('Control+A');
  await typeFigures(page, 1200, 0, 0, 1392, 20, 0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^2 recorded/ })).toContainText('1200');
  // A draw that the room has not seen follows the choice.
  await enter(page, named(page, 'Draw round 2'));
  await expect(page.getByRole('listitem', { name: 'Table 3' })).toBeVisible();
  await enter(page, page.getByRole('navigation').getByRole('button', { name: 'People', exact: true }));
  await reach(page, page.getByLabel('If not all tables are full'));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('9 people: 2 tables, 1 sits out.')).toBeVisible();
  await enter(page, page.getByRole('navigation').getByRole('button', { name: 'Round', exact: true }));
  await expect(page.getByRole('listitem', { name: 'Table 3' })).toBeHidden();
  // Two people change places, before the room sees the draw.
  const people = page.locator('button[data-entrant]');
  await expect(people).toHaveCount(9);
  const seats = await people.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['entrant']));
  await enter(page, page.locator(`button[data-entrant="${seats[0]}"]`));
  await enter(page, page.locator(`button[data-entrant="${seats[5]}"]`));
  await expect(people.nth(5)).toHaveAttribute('data-entrant', seats[0]!);
  await enter(page, named(page, 'Show to the room'));
  await expect(page.getByRole('region', { name: 'Round 2 of 2' })).toBeVisible();
  for (const table of [1, 2]) await slip(page, table);
  await enter(page, named(page, 'Prizes and closing'));
  await enter(page, named(page, 'Close the evening'));
  await enter(page, page.getByRole('navigation').getByRole('button', { name: 'Ranking', exact: true }));
  await expect(page.getByRole('row')).toHaveCount(10);
});
