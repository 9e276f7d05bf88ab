import type { Browser, BrowserContext, Page, WebSocketRoute } from '@playwright/test';
import { collectComplaints, expect, test } from '../support/fixtures.ts';
import { flaws } from '../support/layout.ts';
import { addressOf, HOST_IS_GONE, playByItself, setUpParty } from '../support/party.ts';
import { Player } from '../support/player.ts';

/** A phone upright at the table's page, seated as Ben. Its connections can be made to go silent. */
class Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Whether each connection of the page, the first first, still carries anything. */
  readonly lines: { dead: boolean }[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
  }

  static async seated(browser: Browser, address: string, complaints: string[]): Promise<Phone> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
    const phone = new Phone(context, await context.newPage());
    const { page } = phone;
    const heard: string[] = [];
    collectComplaints(page, heard);
    page.on('close', () => complaints.push(...heard.filter((one) => !HOST_IS_GONE.test(one))));
    await page.routeWebSocket(/\/secure$/, (socket) => phone.#carry(socket));
    await page.addInitScript(() => {
      const felt: number[] = [];
      Object.assign(window, { felt });
      navigator.vibrate = (pattern) => felt.push(Number(pattern)) > 0;
    });
    await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
    await page.goto(address);
    await page.getByLabel('Name', { exact: true }).fill('Ben');
    await page.getByRole('button', { name: 'Sit here' }).first().tap();
    await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
    return phone;
  }

  #carry(socket: WebSocketRoute): void {
    const line = { dead: false };
    this.lines.push(line);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!line.dead) server.send(message);
    });
    server.onMessage((message) => {
      if (!line.dead) socket.send(message);
    });
  }

  /** Takes the network away and gives it back, as a phone that sleeps does. */
  async loseNetwork(meanwhile: () => void): Promise<void> {
    await this.context.setOffline(true);
    meanwhile();
    await this.context.setOffline(false);
  }
}

test('a phone at the table: it wakes, stays awake at its turn, talks at the seats and keeps the chat', async ({
  appWindow: host,
  browser,
  complaints,
}) => {
  await setUpParty(host, { game: 'klaverjas', options: { klaverjas: { deals: 4 } } });
  await host.reload();
  await host.getByRole('button', { name: 'Local network' }).click();
  await host.getByRole('button', { name: 'Host Klaverjassen' }).click();
  const phone = await Phone.seated(browser, await addressOf(host), complaints);
  const { page } = phone;

  await test.step('one line explains the home screen, until it is closed; the manifest and its icons are there', async () => {
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByText(/^To keep this table/)).toHaveCount(0);
    const kinds = await page.evaluate(async () => {
      const manifest = (await (await fetch('./app.webmanifest')).json()) as { start_url: string; icons: { src: string }[] };
      const icons = await Promise.all(manifest.icons.map(async ({ src }) => (await fetch(src)).headers.get('content-type')));
      return [manifest.start_url, ...icons];
    });
    expect(kinds).toEqual(['./', 'image/png', 'image/png', 'image/png']);
  });

  await host.getByRole('group', { name: 'Chat' }).getByText('Always', { exact: true }).click();
  await host.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('group', { name: /^Your hand/ })).toBeVisible();

  await test.step('a dead socket is replaced within a second of waking, a living one is kept', async () => {
    await phone.loseNetwork(() => undefined);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('Connection lost.')).toHaveCount(0);
    expect(phone.lines).toHaveLength(1);
    const woken = Date.now();
    await phone.loseNetwork(() => {
      for (const line of phone.lines) line.dead = true;
    });
    await expect.poll(() => phone.lines.length, { intervals: [20] }).toBe(2);
    await expect(page.getByText('Connection lost.')).toHaveCount(0);
    const back = Date.now() - woken;
    test.info().annotations.push({ type: 'back after waking', description: `${back} ms` });
    expect(back, 'sooner than the next look of a page that only watches').toBeLessThan(4000);
  });

  await test.step('at one’s turn the screen stays on and the phone vibrates; no longer after it', async () => {
    await page.touchscreen.tap(195, 300);
    await playByItself(host);
    await new Player(page).asked();
    await expect.poll(() => page.evaluate(() => (window as unknown as { felt: number[] }).felt.length)).toBeGreaterThan(0);
    const secure = await page.evaluate(() => isSecureContext);
    if (!secure) await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(false);
  });

  await test.step('words stand at the seats, on nothing, and the chat outlives a reload', async () => {
    await host.getByRole('button', { name: /^People and chat/ }).click();
    await host.getByRole('button', { name: 'Well played!' }).click();
    await expect(page.locator('.saying.is-placed')).toContainText('Well played!');
    expect(await flaws(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'People and chat' }).tap();
    const sheet = page.getByRole('dialog', { name: 'People and chat' });
    await expect(sheet.getByRole('list', { name: 'Chat' })).toContainText('Well played!');
    const box = await sheet.boundingBox();
    expect(box?.y, 'the table stays in sight above the sheet').toBeGreaterThan(844 * 0.3);
  });
  await phone.context.close();
});
