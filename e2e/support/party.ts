import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, collectComplaints } from './fixtures.ts';
import { Player } from './player.ts';

/** A browser's complaints about requests to a host that has just gone: allowed where that is what a journey is about. */
export const HOST_IS_GONE = /WebSocket connection|net::ERR_(?:CONNECTION_|SOCKET_|EMPTY_RESPONSE)/;

/** A guest in a browser of their own, with their own tokens. */
export class PartyGuest {
  readonly name: string;
  readonly context: BrowserContext;
  page: Page;
  readonly #address: string;
  readonly #complaints: string[];

  private constructor(name: string, address: string, context: BrowserContext, page: Page, complaints: string[]) {
    this.name = name;
    this.#address = address;
    this.context = context;
    this.page = page;
    this.#complaints = complaints;
  }

  /** Opens a browser at the address of a table. */
  static async arrive(browser: Browser, name: string, address: string, complaints: string[]): Promise<PartyGuest> {
    const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
    const guest = new PartyGuest(name, address, context, await context.newPage(), complaints);
    await guest.#open();
    return guest;
  }

  /** Takes the first free seat. */
  async sit(): Promise<void> {
    await this.page.getByLabel('Name', { exact: true }).fill(this.name);
    await this.page.getByRole('button', { name: 'Sit here' }).first().click();
    await expect(this.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  }

  /** Their page is gone; the browser stays. */
  async leave(): Promise<void> {
    await this.page.close();
  }

  /** A new page in the same browser. */
  async comeBack(): Promise<void> {
    this.page = await this.context.newPage();
    await this.#open();
  }

  async #open(): Promise<void> {
    // A host that ends and starts again is what some journeys are about: a socket that fails is no complaint.
    const heard: string[] = [];
    collectComplaints(this.page, heard);
    this.page.on('close', () => this.#complaints.push(...heard.filter((one) => !HOST_IS_GONE.test(one))));
    await new Player(this.page).hasChosen({ pace: 'instant', language: 'en' });
    await this.page.goto(this.#address);
  }
}

/**
 * Has a page play by itself: the first call or card that it is offered, and on to the next deal, for as long as the page stands, also once it has loaded itself
 * again. It presses what a person presses, only without the way there and back between the page and the test.
 * @param until `deal`: it leaves the reckoning to the test, and stops
 * @param bids 3: each third call is a bid; the others pass where that is possible
 * @returns has it stop, until it is called again
 */
export async function playByItself(page: Page, until: 'match' | 'deal' = 'match', bids = 3): Promise<() => Promise<void>> {
  const play = (): Promise<void> =>
    page.evaluate(
      ([end, often]) => {
        let called = 0;
        delete document.documentElement.dataset['handsOff'];
        const press = (): void => {
          if (document.documentElement.dataset['handsOff'] !== undefined) return;
          const next = [...document.querySelectorAll<HTMLButtonElement>('.reckoning .act .primary')].find(
            (button) => button.textContent?.trim() === 'Next deal',
          );
          if (next !== undefined && end === 'deal') return;
          const card = document.querySelector<HTMLElement>('[data-card] .hold:not(.is-barred)');
          const turn = document.querySelector('.prompt:not(.is-waiting) .display, .calls:is(.inline, .laying)') !== null;
          const calls = [...document.querySelectorAll<HTMLButtonElement>('.calls:not(.inline, .laying) button:not([disabled])')];
          const careful = (button: HTMLButtonElement): boolean => /^(?:Pass|Look)\b/.test(button.textContent?.trim() ?? '');
          const pass = calls.find(careful);
          const bid = calls.find((button) => button.classList.contains('primary')) ?? calls.find((button) => !careful(button));
          if (next !== undefined) next.click();
          else if (calls.length > 0) {
            // A player has to bid now and then.
            called += 1;
            (called % often === 0 ? (bid ?? pass) : (pass ?? bid))?.click();
          } else if (turn) card?.click();
          setTimeout(press, 40);
        };
        press();
      },
      [until, bids] as const,
    );
  // A page that goes meanwhile has no need of it.
  const again = (): void => void play().catch(() => undefined);
  page.on('load', again);
  await play();
  return async () => {
    page.off('load', again);
    await page.evaluate(() => void (document.documentElement.dataset['handsOff'] = ''));
  };
}

/** Sets up a page before it loads: a game and its options, at the instant pace. */
export async function setUpParty(page: Page, lobby: object): Promise<void> {
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  await page.addInitScript((text) => {
    if (location.protocol !== 'about:' && localStorage.getItem('trickhouse.lobby') === null) localStorage.setItem('trickhouse.lobby', text);
  }, JSON.stringify(lobby));
}

/**
 * Opens a table of Klaverjassen to the network from a page.
 * @param url where the page is; omitted: the page that is there, loaded again
 * @param lobby what is chosen before, beside the game
 * @returns where guests find the table
 */
export async function hostKlaverjas(page: Page, url?: string, lobby: object = { options: { klaverjas: { deals: 4 } } }): Promise<string> {
  await setUpParty(page, { game: 'klaverjas', ...lobby });
  await (url === undefined ? page.reload() : page.goto(url));
  await page.getByRole('button', { name: 'Local network' }).click();
  await page.getByRole('button', { name: 'Host Klaverjassen' }).click();
  return addressOf(page);
}

/** Where guests find a table that a page hosts, by way of this machine itself: code and key are those of the link on the page. */
export async function addressOf(page: Page): Promise<string> {
  const link = new URL(
    (await page.locator('code', { hasText: 'trickhouse://join' }).first().innerText()).replace('trickhouse://join', 'http://join/'),
  );
  const given = (name: string): string => link.searchParams.get(name) ?? '';
  return `http://127.0.0.1:${given('port')}/#join=${given('code')}&key=${given('key')}`;
}

/** The totals on the reckoning of the last deal, the larger first. */
export async function totals(page: Page): Promise<number[]> {
  const cells = page.locator('.reckoning tr.total td, .reckoning .total td');
  await expect(cells.first()).toBeVisible();
  return (await cells.allInnerTexts()).map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, ''))).sort((a, b) => b - a);
}

/** Waits until a match is over on every page. */
export async function over(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(page.locator('.reckoning h2')).toContainText(/\bwins?\b|\bdraw\b/, { timeout: 240_000 });
}
