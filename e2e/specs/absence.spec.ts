import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { flaws } from '../support/looks/layout.ts';
import { hostKlaverjas, PartyGuest, playByItself } from '../support/party.ts';

/** A table in play: the host, Ben on a phone, bots in the other seats. */
async function withBen(
  host: Page,
  browser: Browser,
  startHost: (...flags: readonly string[]) => Promise<{ readonly url: string }>,
  complaints: string[],
  more: object = {},
): Promise<{ ben: PartyGuest; address: string }> {
  const address = await hostKlaverjas(host, (await startHost('--lan', '--lan-port', '0')).url, more);
  const ben = await PartyGuest.arrive(browser, 'Ben', address, complaints);
  await ben.page.setViewportSize({ width: 390, height: 844 });
  await ben.sit();
  await host.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(ben.page.locator('[data-card]').first()).toBeVisible();
  return { ben, address };
}

/** Takes pictures for people to look at, where a folder for them is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
async function pictures(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] === undefined) return;
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await picture(page, `${name}-${size.width}`);
  }
  if (before !== null) await page.setViewportSize(before);
}

test('whoever is away is named on every screen with the time until a bot plays; those who sit wait, or let it play', async ({
  page: host,
  browser,
  startHost,
  complaints,
}) => {
  const { ben, address } = await withBen(host, browser, startHost, complaints);
  const cas = await PartyGuest.arrive(browser, 'Eva', address, complaints);
  await cas.page.setViewportSize({ width: 390, height: 844 });
  await cas.page.getByRole('button', { name: 'Sit here' }).click();
  await cas.page.getByLabel('Name', { exact: true }).fill('Eva');
  await cas.page.getByRole('dialog').getByRole('button', { name: 'Sit here' }).last().click();
  await expect(cas.page.getByRole('group', { name: /^Your hand/ })).toBeVisible();
  await ben.leave();
  for (const page of [host, cas.page]) {
    await expect(page.getByText(/^Ben is away\. A bot plays in \d+ s\.$/).first()).toBeVisible();
    const plate = page.locator('.plate').filter({ hasText: 'Ben' });
    await expect(plate.getByText('connection lost')).toBeVisible();
    await expect(plate.getByRole('timer')).toHaveText(/^\d+ s$/);
  }
  // The plate names more than usual, and covers no card for it.
  const before = host.viewportSize();
  if (before === null) throw new Error('a page without a size');
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
    { width: 360, height: 640 },
  ]) {
    await host.setViewportSize(size);
    await expect.poll(async () => (await flaws(host)).filter((flaw) => /plates|corner/.test(flaw))).toEqual([]);
  }
  await host.setViewportSize(before);
  await pictures(cas.page, 'away');
  await pictures(host, 'away-host');
  // The cloth shows it, too, and leaves the choice to those who sit.
  await host.getByRole('button', { name: 'More', exact: true }).click();
  await host.getByRole('button', { name: /^Table only/ }).click();
  await expect(host.locator('.absent').getByText(/^Ben is away\. A bot plays in \d+ s\.$/)).toBeVisible();
  await expect(host.getByRole('button', { name: 'Wait', exact: true })).toHaveCount(0);
  await pictures(host, 'away-cloth');
  await host.getByRole('button', { name: 'Table menu' }).click();
  await host.getByRole('button', { name: 'Show my hand again' }).click();
  await cas.page.getByRole('button', { name: 'Wait', exact: true }).click();
  await expect(host.getByText('Waiting for Ben, as Eva chose.')).toBeVisible();
  await pictures(cas.page, 'held');
  await host.getByRole('button', { name: 'Let the bot play' }).click();
  await expect(cas.page.locator('.plate').filter({ hasText: 'Ben' }).getByText('bot playing')).toBeVisible();
  await pictures(cas.page, 'bot');
  // A plate of a lying phone has no room for “partner”, nor a dot behind it. A bot that plays leaves no turn at Ben's plate.
  await cas.page.setViewportSize({ width: 844, height: 390 });
  const substituted = cas.page.locator('.plate .partner + .gone');
  await expect(substituted).toHaveCount(1);
  await expect.poll(() => substituted.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('none');
  await cas.page.setViewportSize({ width: 390, height: 844 });
  await ben.comeBack();
  await expect(host.locator('.plate').filter({ hasText: 'Ben' }).getByText('bot playing')).toHaveCount(0);
  // The owner whose page is closed is away like anybody else, and has the seat back with the page.
  await host.goto('about:blank');
  for (const { page } of [ben, cas]) {
    await expect(page.getByText(/^Ada is away\. A bot plays in \d+ s\.$/).first()).toBeVisible();
    await expect(page.locator('.plate').filter({ hasText: 'Ada' }).getByText('connection lost')).toBeVisible();
  }
  await pictures(cas.page, 'owner-away');
  await cas.page.getByRole('button', { name: 'Let the bot play' }).click();
  await expect(ben.page.locator('.plate').filter({ hasText: 'Ada' }).getByText('bot playing')).toBeVisible();
  await host.goBack();
  await expect(host.getByRole('group', { name: /^Your hand/ })).toBeVisible();
  await expect(
    ben.page
      .locator('.plate')
      .filter({ hasText: 'Ada' })
      .getByText(/bot playing|connection lost/),
  ).toHaveCount(0);
  for (const guest of [ben, cas]) await guest.context.close();
});

test('one who returns in another browser has the seat back by one tap; a latecomer takes a bot’s seat', async ({
  page: host,
  browser,
  startHost,
  complaints,
}) => {
  const { ben, address } = await withBen(host, browser, startHost, complaints);
  await ben.context.close();
  await host.getByRole('button', { name: 'Let the bot play' }).click();
  const again = await PartyGuest.arrive(browser, 'Ben', address, complaints);
  await expect(again.page.getByText('You’re watching.')).toBeVisible();
  await pictures(again.page, 'sit-here');
  await again.page.getByRole('button', { name: 'I’m Ben' }).click();
  await expect(again.page.getByRole('group', { name: /^Your hand/ })).toBeVisible();
  await expect(again.page.getByText('You’re watching.')).toHaveCount(0);
  await host.getByRole('button', { name: /^People and chat/ }).click();
  await host.getByRole('group', { name: 'Guests may take over bots’ seats' }).getByText('No').click();
  const dee = await PartyGuest.arrive(browser, 'Dee', address, complaints);
  await expect(dee.page.locator('.felt')).toBeVisible();
  await dee.page.getByRole('button', { name: /^People and chat/ }).click();
  await expect(dee.page.getByText('All seats are taken. You can watch.')).toBeVisible();
  await expect(dee.page.getByLabel('Name', { exact: true })).toHaveCount(0);
  for (const guest of [again, dee]) await guest.context.close();
});

test('a limited turn warns its player before a bot plays for them, and says so when it does', async ({
  page: host,
  browser,
  startHost,
  complaints,
}) => {
  const { ben } = await withBen(host, browser, startHost, complaints, { clock: 10 });
  // The host plays until it is Ben's turn, and Ben only looks on.
  const stop = await playByItself(host);
  await expect(ben.page.locator('.waits').getByText(/^A bot plays for you in \d+ s\.$/)).toBeVisible();
  await stop();
  for (const page of [host, ben.page]) await expect(page.locator('.plate.is-turn').getByRole('timer')).toHaveText(/^\d+ s$/);
  await pictures(ben.page, 'turn-ben');
  // The player whose time ran out reads and hears it, takes the cards up again, and learns how often the bot has played.
  await expect(ben.page.locator('.waits').getByText('A bot is playing for you.')).toBeVisible();
  await expect(ben.page.getByRole('log', { name: 'Announcements' })).toContainText('A bot is playing for you.');
  await expect(host.locator('.plate').filter({ hasText: 'Ben' }).getByText('bot playing', { exact: true })).toBeVisible();
  expect((await flaws(ben.page)).filter((flaw) => !/prompt/.test(flaw))).toEqual([]);
  await pictures(ben.page, 'stand-in');
  await ben.page.getByRole('button', { name: 'I’m back' }).click();
  await expect(ben.page.locator('.waits').getByText(/^A bot has taken (?:a turn|\d+ turns) for you\.$/)).toBeVisible();
  await pictures(ben.page, 'stood-in');
  await ben.context.close();
});

test('doors ask first: nothing happens to guests before the host confirms, and then they read who closed the table', async ({
  page: host,
  browser,
  startHost,
  complaints,
}) => {
  const { ben } = await withBen(host, browser, startHost, complaints);
  const question = (name: string) => host.getByRole('dialog', { name });
  await host.getByRole('button', { name: 'Leave the table' }).click();
  await expect(question('Leave the table?').getByText(/^The match stops for Ben, too\./)).toBeVisible();
  await expect(question('Leave the table?').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await host.keyboard.press('Enter');
  await expect(host.locator('.felt')).toBeVisible();
  await host.getByRole('button', { name: /^People and chat/ }).click();
  await host.getByRole('button', { name: 'Close the table' }).click();
  await expect(question('Close the table?').getByText(/^1 guest has to leave\./)).toBeVisible();
  await question('Close the table?').getByRole('button', { name: 'Cancel' }).click();
  await expect(ben.page.locator('.felt')).toBeVisible();
  await host.getByRole('button', { name: 'Close the table' }).click();
  await question('Close the table?').getByRole('button', { name: 'Close the table' }).click();
  await expect(ben.page.getByText('Ada closed the table.')).toBeVisible();
  await ben.context.close();
});
