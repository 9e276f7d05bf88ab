import type { Browser, Page } from '@playwright/test';
import { expect, test, WITH_WINDOWS } from '../support/fixtures.ts';
import { flaws } from '../support/looks/layout.ts';
import { hostKlaverjas, playByItself } from '../support/party.ts';
import { Phone, type PhoneKind } from '../support/phone.ts';
import { Player } from '../support/player.ts';

test.use(WITH_WINDOWS);

/** A table for phones on a host of its own, the owner's page before it. */
interface Table {
  readonly owner: Page;
  readonly address: string;
  seat(kind?: PhoneKind): Promise<Phone>;
  /** Deals, once the chat is as it is to be. */
  deal(talk?: 'Always'): Promise<void>;
}

async function openTable(
  owner: Page,
  startHost: (...flags: string[]) => Promise<{ readonly url: string }>,
  browser: Browser,
  complaints: string[],
): Promise<Table> {
  const { url } = await startHost('--lan', '--lan-port', '0');
  const address = await hostKlaverjas(owner, url);
  return {
    owner,
    address,
    seat: (kind) => Phone.seated(browser, address, complaints, kind),
    deal: async (talk) => {
      if (talk !== undefined) await owner.getByRole('group', { name: 'Chat' }).getByText(talk, { exact: true }).click();
      await owner.getByRole('button', { name: 'Deal the cards' }).click();
    },
  };
}

const hand = (page: Page) => page.getByRole('group', { name: /^Your hand/ });

/** How long a page that wakes may be without its table, in milliseconds, on a busy machine: sooner than the next look of a page that only watches. */
const SOON = 4000;

test('a phone that wakes replaces a dead connection at once, and keeps a living one', async ({ page, startHost, browser, complaints }) => {
  const table = await openTable(page, startHost, browser, complaints);
  const phone = await table.seat();
  await test.step('one line explains the home screen, until it is closed; the manifest and its icons are there', async () => {
    await phone.page.getByRole('button', { name: 'Close' }).tap();
    await expect(phone.page.getByText(/^To keep this table/)).toHaveCount(0);
    const kinds = await phone.page.evaluate(async () => {
      const manifest = (await (await fetch('./app.webmanifest')).json()) as { start_url: string; icons: { src: string }[] };
      const icons = await Promise.all(manifest.icons.map(async ({ src }) => (await fetch(src)).headers.get('content-type')));
      return [manifest.start_url, ...icons];
    });
    expect(kinds).toEqual(['./', 'image/png', 'image/png', 'image/png']);
  });
  await table.deal();
  await expect(hand(phone.page)).toBeVisible();
  // A page that misses a part is loaded again, and has another connection.
  await phone.hasFetchedAll();

  await phone.loseNetwork();
  await phone.show(true);
  await expect(phone.page.getByText('Connection lost.')).toHaveCount(0);
  expect(phone.lines).toHaveLength(1);
  for (const wake of [() => phone.loseNetwork(), () => phone.show(true)]) {
    const before = phone.lines.length;
    phone.killLines();
    await wake();
    await expect.poll(() => phone.lines.length, { intervals: [20], timeout: SOON }).toBe(before + 1);
    await expect(phone.page.getByText('Connection lost.')).toHaveCount(0);
    await expect(hand(phone.page)).toBeVisible();
  }
  await phone.context.close();
});

test('a phone that loses its network while the cards are on their way is loaded again, and has their faces', async ({
  page,
  startHost,
  browser,
  complaints,
}) => {
  const table = await openTable(page, startHost, browser, complaints);
  const phone = await table.seat();
  let cuts = 0;
  await phone.page.route(/\/assets\/french-[^/]+\.js$/, (route) => {
    cuts += 1;
    return cuts === 1 ? route.abort('internetdisconnected') : route.continue();
  });
  await table.deal();
  await expect(hand(phone.page).locator('img').first()).toBeVisible();
  expect(cuts).toBe(2);
  await phone.context.close();
});

test('at one’s turn a phone stays on, vibrates and marks its tab, by a wake lock or without; no longer after it', async ({
  page,
  startHost,
  browser,
  complaints,
}) => {
  const table = await openTable(page, startHost, browser, complaints);
  const locking = await table.seat();
  const streaming = await table.seat({ name: 'Cas', wakeLock: false });
  await table.deal();
  await playByItself(table.owner);
  const turn = async (phone: Phone, on: 'locked' | 'streaming'): Promise<void> => {
    // Without a touch no browser lets a page vibrate.
    await phone.page.touchscreen.tap(195, 300);
    const player = new Player(phone.page);
    // Calls go by too fast to look at them.
    while ((await player.asked()) === 'call') await player.call();
    const wanted = { buzzed: true, locked: on === 'locked', streaming: on === 'streaming', marked: false };
    await expect.poll(() => phone.notice()).toEqual(wanted);
    await phone.show(false);
    await expect.poll(() => phone.notice()).toEqual({ buzzed: true, locked: false, streaming: false, marked: true });
    await phone.show(true);
    await expect.poll(() => phone.notice()).toEqual(wanted);
    const isReleased = await phone.grip();
    await player.play('tap');
    await expect.poll(isReleased, 'after the turn the screen may go off').toBe(true);
  };
  await Promise.all([turn(locking, 'locked'), turn(streaming, 'streaming')]);
  for (const { context } of [locking, streaming]) await context.close();
});

test('words stand at the seats, on nothing; chat and muting outlive a reload', async ({ page, startHost, browser, complaints }) => {
  const table = await openTable(page, startHost, browser, complaints);
  const phone = await table.seat();
  await table.deal('Always');
  await expect(hand(phone.page)).toBeVisible();
  await page.getByRole('button', { name: /^People and chat/ }).click();
  await page.getByRole('button', { name: 'Well played!' }).click();
  await expect(phone.page.locator('.saying.is-placed')).toContainText('Well played!');
  expect(await flaws(phone.page)).toEqual([]);

  await phone.page.reload();
  const open = phone.page.getByRole('button', { name: 'People and chat' });
  const sheet = phone.page.getByRole('dialog', { name: 'People and chat' });
  const chat = sheet.getByRole('list', { name: 'Chat' });
  await open.tap();
  await expect(chat).toContainText('Well played!');
  expect((await sheet.boundingBox())?.y, 'the table stays in sight above the sheet').toBeGreaterThan(844 * 0.3);
  await expect(sheet.getByRole('button').last(), 'the way out of the seat is the last thing there').toHaveText('Stand up');
  await sheet.getByRole('button', { name: /^Mute/ }).tap();
  await phone.page.reload();
  await open.tap();
  await expect(sheet.getByRole('button', { name: /^Unmute/ })).toBeVisible();
  await expect(chat).not.toContainText('Well played!');
  await phone.context.close();
});

test('words said between deals stand beside the reckoning, or at the seats of the next deal', async ({
  page,
  startHost,
  browser,
  complaints,
}) => {
  const table = await openTable(page, startHost, browser, complaints);
  const phone = await table.seat();
  await table.deal();
  const next = { name: 'Next deal' };
  for (const each of [page, phone.page]) await playByItself(each, 'deal');
  for (const each of [page, phone.page]) await expect(each.getByRole('button', next)).toBeVisible();
  for (const [each, words] of [
    [page, 'Well played!'],
    [phone.page, 'Thank you!'],
  ] as const) {
    await each.getByRole('button', { name: /^People and chat/ }).click();
    await each.getByRole('button', { name: words }).click();
    await each.keyboard.press('Escape');
  }
  // The large screen has room; on the phone the reckoning lies on all of it.
  await expect(page.locator('.saying.is-placed', { hasText: 'Thank you!' })).toBeVisible();
  const reckoning = await page.locator('.reckoning').boundingBox();
  const saying = await page.locator('.saying.is-placed', { hasText: 'Thank you!' }).boundingBox();
  if (reckoning === null || saying === null) throw new Error('nothing is there');
  expect(
    saying.x + saying.width <= reckoning.x || saying.x >= reckoning.x + reckoning.width || saying.y >= reckoning.y + reckoning.height,
  ).toBe(true);
  for (const each of [page, phone.page]) await each.getByRole('button', next).click();
  await expect(phone.page.locator('.saying.is-placed', { hasText: 'Well played!' })).toBeVisible();
  expect(await flaws(phone.page)).toEqual([]);
  await phone.context.close();
});

test('on a small phone a card laid in advance can be taken back in each language, and a long word stays in the log', async ({
  page,
  startHost,
  browser,
  complaints,
}) => {
  const table = await openTable(page, startHost, browser, complaints);
  const phone = await table.seat({ size: { width: 360, height: 640 } });
  await table.deal('Always');
  await page.getByRole('button', { name: /^People and chat/ }).click();
  await page.getByLabel('Message').fill('Donaudampfschifffahrt'.repeat(4));
  await page.getByRole('button', { name: 'Send' }).click();
  await page.keyboard.press('Escape');
  await phone.page.getByRole('button', { name: 'Last trick' }).tap();
  const log = phone.page.locator('.log').first();
  await expect(log).toContainText('Donaudampf');
  for (const each of [log, page.locator('.rail .log').first()])
    await expect.poll(() => each.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await phone.page.keyboard.press('Escape');

  const owner = new Player(page);
  const guest = new Player(phone.page);
  await expect(async () => {
    if (await guest.isAsked()) await ((await guest.asked()) === 'call' ? guest.call() : guest.play('key'));
    else if (await owner.isAsked()) {
      if ((await owner.asked()) === 'call') await owner.call();
    }
    expect([await owner.isAsked(), await page.locator('.calls').count(), await guest.isAsked()]).toEqual([true, 0, false]);
  }).toPass({ intervals: [50], timeout: 30_000 });
  // The last card of the hand lies below the words about it.
  await phone.page.keyboard.press('ArrowLeft');
  await phone.page.keyboard.press('Enter');
  const takeBack = phone.page.locator('.toast .btn');
  for (const language of ['fr', 'it', 'nl', 'de'] as const) {
    await guest.speaks(language);
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [568, 320],
      [667, 375],
      [844, 390],
    ] as const) {
      await phone.page.setViewportSize({ width, height });
      // The card that is laid in advance is raised, and may touch a plate.
      const ofPrompt = async () => (await flaws(phone.page)).filter((flaw) => /prompt|toast/.test(flaw));
      await expect.poll(ofPrompt, `${language}, ${width}×${height}`).toEqual([]);
      await expect(takeBack).toBeInViewport({ ratio: 1 });
    }
  }
  await takeBack.tap();
  await expect(takeBack).toHaveCount(0);
  await phone.context.close();
});
