import type { Browser, BrowserContext, Page, WebSocketRoute } from '@playwright/test';
import { collectComplaints, expect } from './fixtures.ts';
import { HOST_IS_GONE } from './party.ts';
import { Player } from './player.ts';

/** A browser's complaint about a request while it has no network: allowed where a phone loses it. */
const NO_NETWORK = /net::ERR_INTERNET_DISCONNECTED/;

/** How long a page fetches nothing that has all its parts, in milliseconds, on a busy machine. */
const QUIET = 3000;

/** Which phone it is, and what it can do. */
export interface PhoneKind {
  readonly name?: string;
  /** Over plain HTTP from another machine browsers have no wake lock; by this machine's own address they have one, and it is taken away. */
  readonly wakeLock?: boolean;
  readonly size?: { readonly width: number; readonly height: number };
  readonly settings?: Readonly<Record<string, string>>;
}

/** A phone at a table's page, upright if nothing else is chosen. Its connections can be made to go silent. */
export class Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Whether each connection of the page, the first first, still carries anything. */
  readonly lines: { dead: boolean }[] = [];
  #requestedAt = 0;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
  }

  /** Opens the page and takes the first free seat. */
  static async seated(
    browser: Browser,
    address: string,
    complaints: string[],
    { name = 'Ben', wakeLock = true, size = { width: 390, height: 844 }, settings = {} }: PhoneKind = {},
  ): Promise<Phone> {
    const context = await browser.newContext({ viewport: size, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    const phone = new Phone(context, await context.newPage());
    const { page } = phone;
    page.on('request', () => (phone.#requestedAt = Date.now()));
    const heard: string[] = [];
    collectComplaints(page, heard);
    page.on('close', () => complaints.push(...heard.filter((one) => !HOST_IS_GONE.test(one) && !NO_NETWORK.test(one))));
    await page.routeWebSocket(/\/secure$/, (socket) => phone.#carry(socket));
    await page.addInitScript((locks) => {
      const senses: Senses = { buzzes: 0, locks: [], visible: true };
      Object.assign(window, { senses });
      navigator.vibrate = () => (senses.buzzes += 1) > 0;
      Object.defineProperty(document, 'visibilityState', { get: () => (senses.visible ? 'visible' : 'hidden') });
      if (!locks) {
        Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
        return;
      }
      const request = WakeLock.prototype.request;
      WakeLock.prototype.request = async function (this: WakeLock, type) {
        const lock = await request.call(this, type);
        senses.locks.push(lock);
        return lock;
      };
    }, wakeLock);
    await new Player(page).hasChosen({ pace: 'instant', language: 'en', ...settings });
    await page.goto(address);
    await page.getByLabel('Name', { exact: true }).fill(name);
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

  /** Waits until the page has fetched the parts and pictures that it comes to by and by. */
  async hasFetchedAll(): Promise<void> {
    await expect.poll(() => Date.now() - this.#requestedAt, { timeout: 90_000 }).toBeGreaterThan(QUIET);
  }

  /** Every connection so far carries nothing any more, and neither end hears of it: as after a sleep. */
  killLines(): void {
    for (const line of this.lines) line.dead = true;
  }

  /** Takes the network away and gives it back. */
  async loseNetwork(): Promise<void> {
    await this.context.setOffline(true);
    await this.context.setOffline(false);
  }

  /** Puts the page into the background, or back. */
  async show(visible: boolean): Promise<void> {
    await this.page.evaluate((now) => {
      (window as unknown as { senses: Senses }).senses.visible = now;
      document.dispatchEvent(new Event('visibilitychange'));
    }, visible);
  }

  /** Returns how the phone draws its owner's eye at present. */
  notice(): Promise<Notice> {
    return this.page.evaluate(() => {
      const { buzzes, locks } = (window as unknown as { senses: Senses }).senses;
      const video = document.querySelector('video');
      return {
        buzzed: buzzes > 0,
        locked: locks.some((lock) => !lock.released),
        streaming: video !== null && !video.paused,
        marked: document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href.includes('turn') === true,
      };
    });
  }

  /** Takes hold of what keeps the screen on now, and returns a question: whether it has been let go since, whatever took its place. */
  async grip(): Promise<() => Promise<boolean>> {
    const held = await this.page.evaluateHandle(() => {
      const lock = (window as unknown as { senses: Senses }).senses.locks.find(({ released }) => !released);
      const grip = lock ?? document.querySelector('video');
      if (grip === null) throw new Error('nothing keeps the screen on');
      return grip;
    });
    return () => held.evaluate((grip) => (grip instanceof HTMLVideoElement ? !grip.isConnected : grip.released));
  }
}

/** The notes of a page, taken by its initial script. */
interface Senses {
  buzzes: number;
  locks: WakeLockSentinel[];
  visible: boolean;
}

/** How a phone draws its owner's eye. */
export interface Notice {
  readonly buzzed: boolean;
  /** Whether the page holds a wake lock. */
  readonly locked: boolean;
  /** Whether the stream plays that keeps a screen on. */
  readonly streaming: boolean;
  /** Whether the tab's icon has its mark. */
  readonly marked: boolean;
}
