import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks/axe.ts';
import { begin, letBotsPlay, look, NAMES, open, press, turn } from '../support/evening.ts';
import { expect, test } from '../support/fixtures.ts';
import { playByItself } from '../support/party.ts';

/** A club evening with the program's cards: phones go from the evening's page to their table, and back. */

const HALL = ['--hall', '--lan', '--lan-port', '0', '--pace', 'instant'] as const;
test('two phones play a round of two tables with bots, the tables book themselves, and the ranking follows', async ({
  startHost,
  page,
  complaints,
}) => {
  test.slow();
  const host = await startHost(...HALL);
  await begin(page, host.url, { ours: true });
  await press(page, 'Draw round 1');
  await press(page, 'Show to the room');
  await expect(page.getByRole('region', { name: 'Round 1 of 2' })).toBeVisible();
  await turn(page, 'Devices');
  const projector = (await page.locator('code').nth(1).textContent()) ?? '';
  await turn(page, 'Print');
  /** The first person drawn to each table, with the digits of their card. */
  const cards = await page.locator('article').filter({ hasText: 'Digits' }).allTextContents();
  await turn(page, 'Round');
  const tiles = page.locator('.tiles .tile');
  const phones: Page[] = [];
  for (const tile of [0, 1]) {
    const text = (await tiles.nth(tile).textContent()) ?? '';
    const number = NAMES.findIndex((name) => text.includes(name)) + 1;
    const pin = /Digits: (\d{4})/.exec(cards.find((card) => card.includes(NAMES[number - 1]!)) ?? '')?.[1] ?? '';
    const phone = await open(page, projector.replace(/#t=[^&]*&?/, '#'), complaints);
    await phone.getByLabel('Number').fill(String(number));
    await phone.getByLabel('Digits').fill(pin);
    await press(phone, 'Join');
    await expect(phone.getByText(`Table ${tile + 1}`, { exact: true }).first()).toBeVisible();
    phones.push(phone);
  }
  const [one, other] = phones as [Page, Page];
  const wall = process.env['SHOTS'] === undefined ? null : await open(page, projector, complaints, { width: 1280, height: 720 });
  await look(one, 'phone-find');
  await expectAccessible(one, 'a phone before its table');
  for (const phone of phones) {
    await press(phone, 'Sit down');
    await expect(phone.locator('[data-card]').first()).toBeVisible();
  }
  await expect(page.locator('.marks .here')).toHaveCount(2);
  // Back on the evening's page and again at the table: the same seat and cards.
  await one.goBack();
  await press(one, 'Sit down');
  await expect(one.locator('[data-card]').first()).toBeVisible();
  await letBotsPlay(page);
  await expect(page.locator('.marks .bot')).toHaveCount(6);
  await expectAccessible(page, 'a round with the program’s cards');
  await look(page, 'organiser');
  await look(one, 'phone-table');
  await wall?.keyboard.press('n');
  if (wall !== null) await expect(wall.getByText('Still playing')).toBeVisible();
  if (wall !== null) await look(wall, 'projector');
  await playByItself(one);
  await expect(tiles.nth(0)).toContainText('recorded');
  await expect(one.getByRole('button', { name: 'Back to the evening' })).toBeVisible();
  await expect(one.getByText('Deal 1 of 1')).toBeVisible();
  await expectAccessible(one, 'the end of a round at a table');
  await playByItself(other);
  await expect(tiles.nth(1)).toContainText('recorded');
  await look(one, 'phone-over');
  await press(one, 'Back to the evening');
  await expect(one.getByText('The result is recorded.')).toBeVisible();
  await expect(one.getByRole('heading', { name: 'My rounds' })).toBeVisible();
  await look(one, 'phone-after');
  await turn(page, 'Ranking');
  await expect(page.getByRole('row')).toHaveCount(9);
  const first = await page.getByRole('row').nth(1).textContent();

  // The next round closes the tables of the last one: a page that stayed there goes back by itself, and finds the new table.
  await turn(page, 'Round');
  await press(page, 'Draw round 2');
  await press(page, 'Show to the room');
  await expect(other.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await letBotsPlay(page);
  await expect(tiles.filter({ hasText: 'recorded' })).toHaveCount(2);
  await turn(page, 'Ranking');
  await expect(page.getByRole('row').nth(1)).not.toHaveText(first ?? '');
  await look(page, 'ranking');
  await wall?.context().close();
  for (const phone of phones) await phone.context().close();
});

test('both of a couple come in by cards of their own, and each sits in their own seat', async ({ startHost, page, complaints }) => {
  const host = await startHost(...HALL);
  await begin(page, host.url, { ours: true, couples: true });
  await turn(page, 'Devices');
  const door = ((await page.locator('code').nth(1).textContent()) ?? '').replace(/#t=[^&]*&?/, '#');
  await turn(page, 'Print');
  // A card for each of the two: one number, and digits of their own.
  const cards = page.locator('article').filter({ hasText: 'Digits' });
  await expect(cards).toHaveCount(8);
  const [ada, ben] = (await cards.filter({ hasText: /Ada Vermeer|Ben de Wit/ }).allTextContents()) as [string, string];
  const digitsOf = (text: string): string => /Digits: (\d{4})/.exec(text)?.[1] ?? '';
  const [adas, bens] = [digitsOf(ada), digitsOf(ben)];
  expect(adas).toMatch(/^\d{4}$/);
  expect(bens).not.toBe(adas);
  await look(page, 'couple-cards', true);
  await expectAccessible(page, 'the cards of couples');

  const phones: Page[] = [];
  for (const pin of [adas, bens]) {
    const phone = await open(page, door, complaints);
    await phone.getByLabel('Number').fill('1');
    await phone.getByLabel('Digits').fill(pin);
    await press(phone, 'Join');
    await expect(phone.getByText('You’re in. Wait for the draw.')).toBeVisible();
    phones.push(phone);
  }
  const [one, other] = phones as [Page, Page];
  await expect(one.getByRole('heading', { level: 1 })).toContainText('Ada Vermeer');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Ben de Wit');
  await turn(page, 'Round');
  await press(page, 'Draw round 1');
  await press(page, 'Show to the room');
  await expect(one.getByText('With Ben de Wit')).toBeVisible();
  await expect(other.getByText('With Ada Vermeer')).toBeVisible();
  await look(one, 'couple-phone');
  await expectAccessible(one, 'the phone of one of a couple');
  for (const phone of phones) {
    await press(phone, 'Sit down');
    await expect(phone.locator('[data-card]').first()).toBeVisible();
  }
  await expect(page.locator('.marks .here')).toHaveCount(2);
  const hands = await Promise.all(
    phones.map((phone) => phone.locator('[data-card]:has(.hold)').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')))),
  );
  expect(hands.map(({ length }) => length)).toEqual([12, 12]);
  expect(hands[0]!.filter((card) => hands[1]!.includes(card))).toEqual([]);
  await look(other, 'couple-table');
  // Both have played their own cards to the end when the table books.
  await letBotsPlay(page);
  await Promise.all(phones.map((phone) => playByItself(phone)));
  await expect(page.locator('.tiles .tile').filter({ hasText: 'recorded' })).toHaveCount(2, { timeout: 90_000 });
  for (const phone of phones) await phone.context().close();
});

test('tables that play the same deals are compared by match points, in the round and in the ranking, and deal by deal', async ({
  startHost,
  page,
  complaints,
}) => {
  const host = await startHost(...HALL);
  await begin(page, host.url, { ours: true, compare: 'Match points: one point for each table beaten' });
  await press(page, 'Draw round 1');
  await press(page, 'Show to the room');
  await letBotsPlay(page);
  await expect(page.locator('.tiles .tile').filter({ hasText: 'recorded' })).toHaveCount(2);
  for (const line of ['North–South', 'East–West']) {
    const shares = page.locator('h3', { hasText: `Same deals, ${line}` }).locator('+ ol li .num b');
    await expect(shares).toHaveText([/^\d+\.\d%$/, /^\d+\.\d%$/]);
    const [one, other] = (await shares.allTextContents()).map(Number.parseFloat);
    expect(one! + other!, 'each table has what the other has not').toBe(100);
  }
  await expectAccessible(page, 'a comparison of the same deals');
  await turn(page, 'Print');
  await page.locator('section.no-print').getByText('Deals', { exact: true }).click();
  const sheet = page.locator('.paper section');
  await expect(sheet).toHaveCount(1);
  await expect(sheet.getByRole('heading')).toContainText('Deal 1 of 1');
  await expect(sheet.locator('dd')).toHaveCount(4);
  await expect(sheet.locator('.cc')).toHaveCount(32);
  await expect(sheet.locator('tbody tr')).toHaveCount(2);
  await expectAccessible(page, 'the printed deals');
  await look(page, 'print-deals', true);
  await turn(page, 'Ranking');
  await expect(page.getByRole('columnheader', { name: 'Same deals' })).toBeVisible();
  await expect(page.getByRole('row', { name: /\d+\.\d%/ })).toHaveCount(8);

  // A deal that every table has ended, table by table.
  await turn(page, 'Round');
  await page.getByRole('button', { name: 'Compare the deals' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The same deal at every table' })).toBeFocused();
  await expect(page.getByText('Deal 1 of 1')).toBeVisible();
  // There is no other deal; the button that would lead there keeps the focus.
  const next = page.getByRole('button', { name: 'Next deal' });
  await next.press('Enter');
  await expect(next).toBeFocused();
  await expect(page.getByText('Deal 1 of 1')).toBeVisible();
  const tables = page.getByRole('article');
  await expect(tables).toHaveCount(2);
  const shares = await tables.locator('.share').allTextContents();
  expect(shares.map(Number.parseFloat).reduce((sum, one) => sum + one)).toBe(200);
  await press(page, 'Show how every table played it');
  for (const at of [0, 1]) await expect(tables.nth(at).getByRole('row')).toHaveCount(9);
  await expectAccessible(page, 'a deal at every table');
  await look(page, 'compare', true);
  await press(page, 'Close');
  await expect(page.getByRole('button', { name: 'Compare the deals' })).toBeFocused();

  await turn(page, 'Devices');
  const door = ((await page.locator('code').nth(1).textContent()) ?? '').replace(/#t=[^&]*&?/, '#');
  await turn(page, 'Print');
  const card = (await page.locator('article').filter({ hasText: 'Digits' }).filter({ hasText: NAMES[0]! }).textContent()) ?? '';
  const phone = await open(page, door, complaints);
  await phone.getByLabel('Number').fill('1');
  await phone.getByLabel('Digits').fill(/Digits: (\d{4})/.exec(card)?.[1] ?? '');
  await press(phone, 'Join');
  await press(phone, 'Compare the deals');
  await expect(phone.getByRole('article')).toHaveCount(2);
  await expect(phone.getByText('your table')).toBeVisible();
  await expectAccessible(phone, 'a deal at every table, on a phone');
  await look(phone, 'compare-phone', true);
  await phone.getByRole('article').first().getByText('How it was played').click();
  await expect(phone.getByRole('article').first().getByRole('row')).toHaveCount(9);
  await expectAccessible(phone, 'the play of a deal, on a phone');
  await look(phone, 'compare-phone-play', true);
  await phone.context().close();
});
