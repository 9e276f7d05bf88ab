import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { addressOf, PartyGuest, setUpParty } from '../support/party.ts';

/** A phone held sideways shows, without scrolling, the button with which its owner goes on, and who plays with whom. */
async function expectWayOnInSight(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Zoë and Cas against Ben and empty seat')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
}

/** Low windows of laptops show the whole code, the way on, and every seat around the cloth without scrolling. */
async function expectCodeInSight(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const [width, height] of [
    [800, 600],
    [1024, 640],
    [1366, 625],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('img', { name: 'QR code' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Deal the cards' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Zoë and Cas against Ben and empty seat')).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(size);
}

/** Phones show their host, without scrolling, how others come in: the whole code for cameras, the code to type and the address. */
async function expectWayInInSight(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const way = page.getByRole('region', { name: 'Join on a phone' });
  for (const [width, height] of [
    [390, 844],
    [667, 375],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(way.getByRole('img', { name: 'QR code' })).toBeInViewport({ ratio: 1 });
    await expect(way.getByText(/^Code [A-Z0-9]{6}$/)).toBeInViewport({ ratio: 1 });
    await expect(way.getByText(/^\d+\.\d+\.\d+\.\d+:\d+$/)).toBeInViewport({ ratio: 1 });
    await expect(way.getByRole('button', { name: 'Enlarge QR code' })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(size);
  await expect(way).toBeHidden();
}

/** Hosts a game of the page's table under a name. */
async function host(page: Page, name: string, game: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Local network' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: game }).click();
}

test('two phones in the lobby: names, partners, rules, ready marks, languages, and their seats through a change of game', async ({
  page,
  browser,
  startHost: start,
  complaints,
}) => {
  const first = await start('--lan', '--lan-port', '0');
  await setUpParty(page, { game: 'klaverjas', options: { klaverjas: { trumpLead: 'beatAlways' } } });
  await page.goto(first.url);
  await host(page, 'Zoë', /^Host Klaverjassen/);
  const address = await addressOf(page);
  const ben = await PartyGuest.arrive(browser, 'Ben', address, complaints);
  await expect(ben.page.getByText('Zoë’s table')).toBeVisible();
  await ben.sit();
  const cas = await PartyGuest.arrive(browser, 'Cas', address, complaints);
  await cas.sit();
  await expect(page.getByText('Zoë and Cas against Ben and empty seat')).toBeVisible();
  await expect(ben.page.getByText(/one house rule changed: When trumps are led\./i)).toBeVisible();
  await ben.page.getByRole('button', { name: 'I’m ready' }).click();
  const seatOf = (name: string) => page.locator('li', { has: page.locator('b', { hasText: name }) });
  await expect(seatOf('Ben')).toContainText('ready');
  await expect(seatOf('Cas')).not.toContainText('ready');
  await expectWayOnInSight(page, 'Deal the cards');
  await expectWayOnInSight(cas.page, 'I’m ready');
  await expectCodeInSight(page);
  await expectWayInInSight(page);
  await page.getByRole('button', { name: 'Enlarge QR code' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  // The self-test, from the phone's side and from the host's.
  await page.getByText('Phone can’t open the page?').click();
  await cas.page.goto(`${new URL(address).origin}/check`);
  await expect(cas.page.getByRole('heading')).toHaveText('You’ve reached Zoë’s table');
  await expect(page.getByText(/^✓ 127\.0\.0\.1 reached 127\.0\.0\.1 \d+ s ago\.$/)).toBeVisible();
  await cas.page.getByRole('link', { name: 'Join this table' }).click();
  await expect(cas.page.getByRole('button', { name: 'Stand up' })).toBeVisible();

  // A game for two has no seat for the second guest.
  await page.getByRole('button', { name: 'Change game' }).click();
  await page
    .getByRole('list', { name: 'Games' })
    .getByRole('button', { name: /^Two-player Manilla/ })
    .click();
  await page.getByRole('button', { name: 'Local network' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Zoë');
  await page.getByRole('button', { name: /^Host Two-player Manilla/ }).click();
  await expect(ben.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  for (const each of [page, ben.page, cas.page]) await expect(each.getByText('There’s no seat left for Cas.')).toBeVisible();
  await ben.context.close();
  await cas.context.close();
});

test('a phone that comes while the table is locked gets in by itself once it is open again', async ({
  page,
  browser,
  startHost: start,
  complaints,
}) => {
  const first = await start('--lan', '--lan-port', '0');
  await setUpParty(page, { game: 'klaverjas' });
  await page.goto(first.url);
  await host(page, 'Zoë', /^Host Klaverjassen/);
  const address = await addressOf(page);
  await page.getByRole('button', { name: 'Lock the table' }).click();
  await expect(page.getByText('Locked. Only people who were at the table can come back.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code' })).toHaveCount(0);
  await expect(page.getByText('Others can join with the code.')).toHaveCount(0);
  const ben = await PartyGuest.arrive(browser, 'Ben', address, complaints);
  await expect(ben.page.getByText('This page keeps trying automatically.')).toBeVisible();
  await page.getByRole('button', { name: 'Lock the table' }).click();
  await ben.page.getByRole('button', { name: 'Try again' }).click();
  await ben.sit();
  await ben.context.close();
});
