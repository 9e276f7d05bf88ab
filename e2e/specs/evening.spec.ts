import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks/axe.ts';
import { begin, lineOf, NAMES, open, press, tooSmall, turn, typeFigures } from '../support/evening.ts';
import { expect, test } from '../support/fixtures.ts';

/** The hall of a club evening, as an organiser, a player, a table and the projector have it. */

const HALL = ['--hall', '--lan', '--lan-port', '0'] as const;
/** Draws the next round and shows it, with a double click, as many people press whatever they see. */
async function round(page: Page, n: number): Promise<void> {
  await press(page, `Draw round ${n}`);
  await page.getByRole('button', { name: 'Show to the room', exact: true }).dblclick();
  await expect(page.getByRole('region', { name: `Round ${n} of 2` })).toBeVisible();
  await expect(page.getByText('That isn’t possible right now')).toHaveCount(0);
}

/** Types the names of people who come, without looking up: no letter is lost, and each has a number. */
async function newcomers(page: Page, ...names: readonly string[]): Promise<void> {
  await page.getByLabel('New person').focus();
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
}

/** Types a slip by figures and Enter alone. */
async function slip(page: Page, table: number, figures: readonly number[]): Promise<void> {
  await page.getByRole('textbox', { name: 'Table', exact: true }).focus();
  await typeFigures(page, table, ...figures);
  await expect(page.getByText(`Result of table ${table} recorded.`, { exact: true })).toBeVisible();
}

test('eight people play two rounds by slips, with a late comer, a power cut and a correction', async ({ startHost, page }) => {
  const host = await startHost(...HALL);
  await begin(page, host.url);
  await round(page, 1);
  await slip(page, 1, [1403, 180, 0, 1189, 40, 0]);
  // The page is away when the power goes: a lost connection is another matter.
  await page.goto('about:blank');
  await host.kill();
  const again = await startHost(...HALL);
  await page.goto(again.url);
  // The booked slip is there after the cut, and the evening goes on where it was.
  await expect(page.getByRole('button', { name: /^1 recorded/ })).toContainText('1403+180');
  // Letters are not booked as nothing.
  const form = page.getByRole('form', { name: 'Score slip' });
  await page.getByRole('textbox', { name: 'Table', exact: true }).focus();
  await typeFigures(page, 2, 1300);
  await page.keyboard.type('2o');
  await expect(form.getByText('Whole numbers only.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Points' }).last().fill('1292');
  await expect(form.getByRole('button', { name: 'Record' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Table', exact: true }).focus();
  await page.keyboard.press('Control+A');
  // All tricks without their bonus cannot be: the reason stands beside the slip, until it is mended.
  await typeFigures(page, 2, 1300, 20, 1, 1292, 20, 0);
  const reason = form.getByText('These slips can’t be right');
  await expect(reason).toBeVisible();
  await page.getByRole('textbox', { name: 'Table', exact: true }).focus();
  await page.keyboard.press('Control+A');
  await slip(page, 2, [1300, 0, 0, 1292, 20, 0]);
  await expect(reason).toBeHidden();
  await turn(page, 'People');
  await newcomers(page, 'Xena Late', 'Yara Late');
  await expect(page.getByText('10 people: 2 tables, 2 sit out.')).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Yara Late · / })).toBeVisible();
  await turn(page, 'Round');
  await page.getByRole('button', { name: /^2 recorded/ }).click();
  const points = page.getByRole('textbox', { name: 'Points' }).first();
  await expect(points).toHaveValue('1300');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1200');
  // News of the evening leaves alone what is being typed.
  const desk = await page.context().newPage();
  await desk.goto(again.url);
  for (const [change, rounds] of [
    ['One more round', 3],
    ['One round fewer', 2],
  ] as const) {
    await press(desk, change);
    await expect(page.getByRole('region', { name: `Round 1 of ${rounds}` })).toBeVisible();
  }
  await desk.close();
  await expect(points).toHaveValue('1200');
  await expect(points).toBeFocused();
  await page.keyboard.press('Enter');
  await typeFigures(page, 0, 0, 1392, 20, 0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^2 recorded/ })).toContainText('1200');
  // One comes after the draw, and has no seat until it is done again.
  await press(page, 'Draw round 2');
  await turn(page, 'People');
  await newcomers(page, 'Zed Later');
  await turn(page, 'Round');
  const seatless = page.getByText('Arrived after the draw and have no seat: Zed Later. Draw again.');
  await expect(seatless).toBeVisible();
  await press(page, 'Draw again');
  await expect(page.getByLabel('Why?').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(seatless).toBeHidden();
  await press(page, 'Show to the room');
  // Slips are typed for the round that is shown: until it is, the form is that of the last.
  await expect(page.getByRole('region', { name: 'Round 2 of 2' })).toBeVisible();
  // The late comers sit out first.
  await expect(page.getByText(/^Sitting out: (?=.*Xena Late)(?=.*Yara Late)(?=.*Zed Later)/)).toBeVisible();
  for (const table of [1, 2]) await slip(page, table, [1296, 20, 0, 1296, 0, 0]);
  // A new round is shown by itself, whatever round was looked at.
  await press(page, 'Round 1');
  await expect(page.getByRole('region', { name: 'Round 1 of 2' })).toBeVisible();
  await press(page, 'One more round');
  await press(page, 'Draw round 3');
  await press(page, 'Show to the room');
  await expect(page.getByRole('region', { name: 'Round 3 of 3' })).toBeVisible();
  for (const table of [1, 2]) await slip(page, table, [1296, 0, 0, 1296, 0, 0]);
  await press(page, 'Prizes and closing');
  await expectAccessible(page, 'prizes');
  await press(page, 'Close the evening');
  await turn(page, 'Ranking');
  await expect(page.getByText('Round 1, table 2: 1300 : 1292+20 → 1200 : 1392+20. Misread slip')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(12);
  await expectAccessible(page, 'ranking');
});

test('a table enters on one phone, a player confirms on another, and a frozen ranking reaches neither them nor the projector', async ({
  startHost,
  page,
  complaints,
}) => {
  const host = await startHost(...HALL);
  await begin(page, host.url);
  await round(page, 1);
  await turn(page, 'Devices');
  const projectorLink = await page.locator('code').nth(1).textContent();
  await expectAccessible(page, 'devices');
  await turn(page, 'Print');
  const cards = await page.locator('article').filter({ hasText: 'Digits' }).allTextContents();
  const pinOf = (name: string): string => /Digits: (\d{4})/.exec(cards.find((card) => card.includes(name)) ?? '')?.[1] ?? '';
  const base = projectorLink!.replace(/#.*/, '');

  const phone = await open(page, base, complaints, { width: 320, height: 640 });
  await phone.getByLabel('Number').fill('1');
  await phone.getByLabel('Digits').fill(pinOf('Ada Vermeer'));
  await expectAccessible(phone, 'the door');
  await press(phone, 'Join');
  await expect(phone.getByText(/^Table [12]$/).first()).toBeVisible();
  await expectAccessible(phone, 'a phone');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const opponents = (await phone.getByText(/^Against /).textContent()) ?? '';
  await press(phone, 'Enter the result');
  const fields = phone.getByRole('textbox');
  for (const [at, figure] of ['1403', '18o', '0', '1189', '40', '0'].entries()) await fields.nth(at).fill(figure);
  await expect(phone.getByText('Whole numbers only.')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Send to the other side' })).toBeDisabled();
  await fields.nth(1).fill('180');
  await press(phone, 'Send to the other side');
  await expect(phone.getByText('The other side still has to agree.')).toBeVisible();
  // An answer that does not get through is no answer.
  const opponent = NAMES.findIndex((name) => opponents.includes(name));
  const other = await open(page, base, complaints);
  const line = await lineOf(other);
  await other.reload();
  await other.getByLabel('Number').fill(String(opponent + 1));
  await other.getByLabel('Digits').fill(pinOf(NAMES[opponent]!));
  await press(other, 'Join');
  await expect(other.getByRole('button', { name: 'Yes, that’s right' })).toBeVisible();
  await line.cut();
  await press(other, 'Yes, that’s right');
  await expect(other.getByRole('alert')).toHaveText('Connection lost.');
  await other.context().close();
  await phone.reload();
  await expect(phone.getByText('The other side still has to agree.')).toBeVisible();

  const wall = await open(page, projectorLink!, complaints, { width: 1280, height: 720 });
  await expect(wall.getByRole('heading', { name: 'Seating plan' })).toBeVisible();
  await expectAccessible(wall, 'the projector');
  // Nothing that is read from ten metres is smaller than a 24th of the height.
  expect(await tooSmall(wall)).toEqual([]);
  await wall.keyboard.press('h');
  await wall.keyboard.press('n');
  await expect(wall.getByRole('heading', { name: 'Still playing' })).toBeVisible();
  await wall.locator('section').evaluate((section) => section.setAttribute('data-same', ''));

  await turn(page, 'Ranking');
  await press(page, 'Hide from the room');
  await turn(page, 'Round');
  const entered = page.getByRole('button', { name: /waiting for the other side/ });
  await expect(entered).toBeVisible();
  await entered.click();
  for (let at = 0; at < 6; at += 1) await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^[12] recorded/ })).toBeVisible();
  // News changes what stands on the page of the wall, which is the same page.
  await expect(wall.locator('section[data-same]').getByRole('listitem')).toHaveCount(1);
  await expect(phone.getByText('The result is recorded.')).toBeVisible();
  await expect(phone.getByText('Totals are hidden until the end.')).toBeVisible();
  expect(await phone.content()).not.toContain('1403');
  expect(await wall.content()).not.toContain('1583');
  await phone.context().close();
  await wall.context().close();
});

test('a stand-in comes in by the card the organiser shows, and the one replaced has no say until they are back', async ({
  startHost,
  page,
  complaints,
}) => {
  const host = await startHost(...HALL);
  await begin(page, host.url);
  await round(page, 1);
  await turn(page, 'Print');
  const digits = await page
    .locator('article', { hasText: 'Ada Vermeer' })
    .getByText(/Digits: \d{4}/)
    .textContent();
  await turn(page, 'Devices');
  const base = (await page.locator('code').nth(1).textContent())!.replace(/#.*/, '');
  const comeIn = async (number: string, pin: string): Promise<Page> => {
    const phone = await open(page, base, complaints);
    await phone.getByLabel('Number').fill(number);
    await phone.getByLabel('Digits').fill(pin);
    await press(phone, 'Join');
    await expect(phone.getByText(/^Table [12]$/).first()).toBeVisible();
    return phone;
  };
  const replaced = await comeIn('1', /\d{4}$/.exec(digits!)![0]);

  await turn(page, 'Round');
  await page.getByText('Departures and stand-ins').click();
  const ada = await page.getByRole('option', { name: /^Ada Vermeer/ }).getAttribute('value');
  await page.getByLabel('Player leaving').selectOption(ada);
  await page.getByLabel('Name of the stand-in').fill('Iris Kok');
  await press(page, 'Stand-in');
  await expect(page.getByRole('img', { name: 'Iris Kok' })).toBeVisible();
  await expectAccessible(page, 'stand-ins');
  await expect(replaced.getByText('Someone else has your seat this round.')).toBeVisible();
  await expect(replaced.getByRole('button', { name: 'Enter the result' })).toHaveCount(0);

  const card = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Iris Kok' }) });
  const standIn = await comeIn('1', /Digits: (\d{4})/.exec((await card.textContent())!)![1]!);
  await expect(standIn.getByText('You’re playing for Ada Vermeer.')).toBeVisible();
  await press(standIn, 'Enter the result');
  const fields = standIn.getByRole('textbox');
  for (const [at, figure] of [1403, 180, 0, 1189, 40, 0].entries()) await fields.nth(at).fill(String(figure));
  await press(standIn, 'Send to the other side');
  await expect(standIn.getByText('The other side still has to agree.')).toBeVisible();

  await press(page, 'Ada Vermeer is back');
  await expect(replaced.getByText('Someone else has your seat this round.')).toBeHidden();
  await expect(standIn.getByText('You’re no longer standing in. Thank you for playing!')).toBeVisible();
  for (const phone of [replaced, standIn]) await phone.context().close();
});
