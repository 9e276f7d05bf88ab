import type { Locator } from '@playwright/test';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expectAccessible } from '../support/looks/axe.ts';
import { begin, lineOf, press, turn } from '../support/evening.ts';
import { collectComplaints, expect, pressAtOnce, test } from '../support/fixtures.ts';

/** A club's work beside the rounds: the way in from the app, arrivals by a nod, presets, tables for spreadsheets, forgetting a person. */

const csv = (text: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name: 'club.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('the local network has the way to a club evening, and back', async ({ appWindow }) => {
  await appWindow.getByRole('button', { name: 'Local network' }).click();
  await appWindow.getByRole('link', { name: 'Club evening' }).click();
  await expect(appWindow.getByRole('heading', { name: 'New evening' })).toBeVisible();
  await appWindow.getByRole('link', { name: 'Back to Trickhouse' }).click();
  await expect(appWindow.getByRole('button', { name: 'Local network' })).toBeVisible();
});

test('phones come in by a nod, lists come and go as files, choices are kept, and a person is forgotten', async ({
  startHost,
  page,
  complaints,
}) => {
  const host = await startHost('--hall', '--lan', '--lan-port', '0');
  await page.goto(host.url);
  await page.getByLabel('How many people?').fill('8');
  await press(page, 'Start the evening');
  // A name that a spreadsheet would work out stays a name.
  const members = ['Ada Vermeer', '=1+1', '@SUM(A1)', 'Dee', 'Eva', 'Fay', 'Gijs'];
  await page
    .getByLabel('Import a file (CSV)')
    .setInputFiles(csv(`No;Name\r\n${members.map((name, at) => `${at + 1};${name}`).join('\r\n')}`));
  await expect(page.getByRole('cell', { name: 'Gijs', exact: true })).toBeVisible();
  await press(page, 'Everyone is here');
  await turn(page, 'Devices');
  const address = await page.locator('code').first().textContent();
  await turn(page, 'People');

  const phone = await (
    await page
      .context()
      .browser()!
      .newContext({ viewport: { width: 320, height: 640 } })
  ).newPage();
  collectComplaints(phone, complaints);
  const line = await lineOf(phone);
  await phone.goto(`http://${address}`);
  // A card that cannot be is refused beside its number, a name beside the name.
  const byCard = phone.locator('form', { hasText: 'Your card' }).getByRole('alert');
  for (const [number, digits, why] of [
    ['900', '1234', 'There’s no number 900.'],
    ['1', '123', 'Enter the number and four digits on your player card.'],
  ] as const) {
    await phone.getByLabel('Number').fill(number);
    await phone.getByLabel('Digits').fill(digits);
    await press(phone, 'Join');
    await expect(byCard).toHaveText(why);
  }
  await expectAccessible(phone, 'digits that are none of a card');
  await phone.getByLabel('Digits').fill('');
  await phone.getByLabel('Your name').fill('Yara');
  await line.cut();
  await press(phone, 'Join by name');
  await expect(phone.locator('form', { hasText: 'Your name' }).getByRole('alert')).toHaveText('Connection lost.');
  await expect(byCard).toHaveCount(0);
  await line.mend();
  await press(phone, 'Join by name');
  await expect(phone.getByText('You’re at the door.')).toBeVisible();
  await expectAccessible(phone, 'the door');
  await expect(page.getByRole('heading', { name: 'At the door' })).toBeVisible();
  await expectAccessible(page, 'arrivals');
  await press(page, 'Let Yara in');
  await expect(phone.getByText('You’re in. Wait for the draw.')).toBeVisible();
  await expect(page.getByText('8 people: 2 tables.')).toBeVisible();

  await press(page, 'Draw round 1');
  await press(page, 'Show to the room');
  await turn(page, 'Finish');
  await page.getByLabel('Import results (CSV)').setInputFiles(csv('Round;Table\r\n1;1;;1403;180;0;;1189;40;0\r\n1;2;;1300;0;0;;1292;20;0'));
  await expect(page.getByText('The results in the file are recorded.')).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, 'Members');
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved).toContain("'=1+1");
  expect(saved).toContain("'@SUM(A1)");
  await expectAccessible(page, 'the end of an evening');

  await turn(page, 'Round');
  await page.getByText('Penalty', { exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Number' }).fill('3');
  await page.getByLabel('Points (negative: a deduction)').fill('-100');
  await page.getByLabel('Why?').fill('Revoke');
  await press(page, 'Add');
  // The same again takes a number alone.
  await press(page, '−100 · Revoke');
  await page.getByRole('spinbutton', { name: 'Number' }).fill('4');
  await press(page, 'Add');
  await expect(page.getByText('Round 1: Dee, −100. Revoke')).toBeVisible();

  await turn(page, 'Evening');
  await page.getByLabel('Save this evening’s settings as a preset named').fill('Short');
  await press(page, 'Save');
  await expect(page.getByRole('button', { name: 'Remove the preset Short' })).toBeVisible();

  await turn(page, 'People');
  await press(page, 'Ada Vermeer’s wishes');
  await page.getByText('Forget this person').click();
  await press(page, 'Forget Ada Vermeer');
  await expect(page.getByRole('cell', { name: 'Ada Vermeer' })).toHaveCount(0);
  await turn(page, 'Ranking');
  await expect(page.getByRole('row')).toHaveCount(9);
  expect(await page.content()).not.toContain('Ada');
  await phone.context().close();
});

test('a lost connection leaves alone what the organiser has chosen, and no box or list shows what it kept from coming; notices name what the disk has not', async ({
  startHost,
  dataDir,
  page,
}) => {
  const host = await startHost('--hall', '--lan', '--lan-port', '0');
  const line = await lineOf(page);
  await begin(page, host.url);
  await expect(page.getByRole('button', { name: 'Everyone is here' }), 'a button with nothing left to do').toBeFocused();
  const boxes = (['here', 'paid'] as const).map((what) => page.getByRole('checkbox', { name: `Ada Vermeer: ${what}` }));
  const [here, paid] = boxes as [Locator, Locator];
  await line.cut();
  for (const box of boxes) await box.click();
  await expect(here).toBeChecked();
  await expect(paid).not.toBeChecked();
  await press(page, 'Ada Vermeer’s wishes');
  const stays = page.getByLabel('Stays at table');
  await stays.selectOption('2');
  await expect(page.getByRole('alert').getByText('Connection lost.', { exact: true })).toBeVisible();
  await expect(stays).toHaveValue('0');
  await turn(page, 'Devices');
  const names = page.getByRole('group', { name: 'Names shown to the room' });
  await names.getByText('Ada V.', { exact: true }).click();
  await expect(names.getByRole('radio', { name: 'Ada Vermeer' })).toBeChecked();
  await line.mend();
  await names.getByText('Ada V.', { exact: true }).click();
  await expect(names.getByRole('radio', { name: 'Ada V.', exact: true })).toBeChecked();
  // The answer finds the choice gone.
  await pressAtOnce(names.getByText('Ada Vermeer'), page.getByRole('button', { name: 'People', exact: true }));
  await paid.click();
  await expect(paid).toBeChecked();

  await turn(page, 'Evening');
  await page.getByText('Change this plan').click();
  const deals = page.getByLabel('Deals', { exact: true });
  await deals.fill('7');
  await line.cut();
  await line.mend();
  await page.getByLabel('Save this evening’s settings as a preset named').fill('Short');
  await press(page, 'Save');
  await expect(page.getByRole('button', { name: 'Remove the preset Short' })).toBeVisible();
  await expect(deals).toHaveValue('7');
  // Another answer of the organiser's brings another proposal, as soon as the line is there.
  await line.cut();
  await page.getByLabel('How many people?').fill('12');
  await line.mend();
  await expect(page.getByText('3 tables.')).toBeVisible();
  await expect(deals).not.toHaveValue('7');

  // The disk takes nothing for a while.
  const desk = (await readdir(dataDir, { recursive: true })).find((file) => basename(file) === 'desk.json')!;
  const folder = dirname(join(dataDir, desk));
  await rename(folder, `${folder}.away`);
  await turn(page, 'People');
  await paid.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Nothing can be saved right now.' });
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'a notice of the disk');
  await rename(`${folder}.away`, folder);
  await expect(notice).toBeHidden({ timeout: 20_000 });
  await expect(paid).not.toBeChecked();
  // A choice that cannot be read is kept aside, and named.
  await page.goto('about:blank');
  await host.stop();
  await writeFile(join(dataDir, desk), '{"names":17');
  await page.goto((await startHost('--hall')).url);
  await expect(page.getByText(/^Some saved data couldn’t be read\..*desk\.\d+\.aside\.json/)).toBeVisible();
});

test('the clock of a round warns the room five minutes before its end, and says when time is up', async ({
  startHost,
  page,
  complaints,
}) => {
  const host = await startHost('--hall', '--lan', '--lan-port', '0');
  await page.goto(host.url);
  await page.getByLabel('How many people?').fill('8');
  await page.getByText('Change this plan').click();
  await page.getByLabel('Minutes').fill('20');
  await press(page, 'Start the evening');
  await page.getByRole('textbox', { name: 'Paste a list' }).fill(Array.from('ABCDEFGH', (letter) => `Person ${letter}`).join('\n'));
  await press(page, 'Add to the list');
  await press(page, 'Everyone is here');
  await press(page, 'Draw round 1');
  await press(page, 'Show to the room');
  await press(page, 'Start the clock');
  await turn(page, 'Devices');
  const link = await page.locator('code').nth(1).textContent();
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const) {
    const wall = await (await page.context().browser()!.newContext({ viewport: { width, height } })).newPage();
    collectComplaints(wall, complaints);
    await wall.clock.install();
    await wall.goto(link!);
    const header = wall.locator('header');
    await expect(header.getByRole('timer')).toHaveText(/^(?:20:00|19:\d\d)$/);
    await expect(header.getByRole('status')).toBeEmpty();
    // A page that was turned to by hand has its whole time.
    await wall.clock.fastForward(6000);
    await wall.keyboard.press('n');
    await expect(wall.getByRole('heading', { name: 'Still playing' })).toBeVisible();
    await wall.clock.fastForward(6000);
    await expect(wall.getByRole('heading', { name: 'Still playing' })).toBeVisible();
    // The host's own clock stands in every view that it sends, and a view may come at any moment.
    const left = async (): Promise<number> => {
      const [minutes = '', seconds = ''] = (await header.getByRole('timer').innerText()).split(':');
      return Number(minutes) * 60 + Number(seconds);
    };
    await expect(async () => {
      await wall.clock.fastForward(Math.max(0, (await left()) - 285) * 1000);
      await expect(header.getByRole('timer')).toHaveText(/^4:\d\d$/, { timeout: 3000 });
      await expect(header.getByRole('status')).toHaveText('Last five minutes', { timeout: 1000 });
    }).toPass();
    await expectAccessible(wall, 'the last five minutes');
    // The head is one line, and no letter in it is smaller than a 24th of the height: the room reads it from ten metres.
    const lines = await header.evaluate((one) =>
      [...one.children].map((child) => [child.getBoundingClientRect().top, child.getBoundingClientRect().bottom]),
    );
    for (const [top, bottom] of lines) expect(lines.every(([from, to]) => from! < bottom! && to! > top!)).toBe(true);
    expect(await header.getByRole('status').evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(
      height / 24,
    );
    await wall.keyboard.press('c');
    await expect(wall.locator('.whole').getByRole('timer')).toBeVisible();
    await expect(async () => {
      await wall.clock.fastForward('20:00');
      await expect(header.getByRole('status')).toHaveText('Time’s up', { timeout: 3000 });
    }).toPass();
  }
});
