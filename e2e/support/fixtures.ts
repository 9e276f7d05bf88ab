import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type ElectronApplication,
  type LaunchOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { CHROMIUM_FLAGS, findChromium, findHeadless } from '../../build/chromium.mjs';
import { launchApp } from './electronApp.ts';
import { startHost, type RunningHost } from './hostProgram.ts';

interface Fixtures {
  /** An empty folder, removed afterwards. */
  readonly dataDir: string;
  /** Starts a host on a free port; several on one folder, one after the other, continue one another. */
  readonly startHost: (...flags: readonly string[]) => Promise<RunningHost>;
  /** The one host of most specs. */
  readonly host: RunningHost;
  /** The desktop app, on a folder of its own. */
  readonly app: ElectronApplication;
  /** The desktop app's first window, with its page loaded. */
  readonly appWindow: Page;
  /** Complaints of every page so far: errors on the console, exceptions, breaches of the page's policy. A spec fails if any is left at its end. */
  readonly complaints: string[];
  /** Closes what a spec opened in the browser of its worker: pages that stay would go on beside the specs that follow. */
  readonly tidy: undefined;
}

/** The contexts that are open in the browser of this worker. */
const opened = new Set<BrowserContext>();

/** The browser's complaint about fonts that it has fetched and the page has not used yet. */
const UNREAD = /\.woff2 was preloaded using link preload but not used/;

/** An exception of a page in words. What the browser itself threw, like a module that it could not fetch, has an empty stack. */
function described({ name, message, stack = '' }: Error): string {
  return stack.includes(message) ? stack : `${name}: ${message}\n${stack}`.trimEnd();
}

/** Writes down what a page complains of; not what the browser says of a picture that it fetches for its tab while the page is being left. */
export function collectComplaints(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (page.url() === 'about:blank') return;
    // A page that waits long for its table has not come to its letters yet.
    if (UNREAD.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${described(error)}`));
}

function launchOptionsOf(executablePath: string | undefined): LaunchOptions {
  if (executablePath === undefined) throw new Error('no Chromium: npm run chromium');
  // Scrollbars take their room, as on Windows and Linux.
  return { executablePath, args: [...CHROMIUM_FLAGS], ignoreDefaultArgs: ['--hide-scrollbars'] };
}

/** For files with specs of things that the headless shell lacks, like a screen that stays on. */
export const WITH_WINDOWS: Parameters<typeof base.use>[0] = {
  launchOptions: async ({}, use) => use(launchOptionsOf(findChromium())),
};

/** Milliseconds by which each message between page and host is late; 0 as a rule. */
const DELAY = Number(process.env['LINE_DELAY'] || '0');
if (!(DELAY >= 0)) throw new RangeError('LINE_DELAY is a number of milliseconds');

const ending = (code?: number, reason?: string): { code?: number; reason?: string } => ({
  ...(code !== undefined && { code }),
  ...(reason !== undefined && { reason }),
});

/** Holds up the messages of a context's pages, both ways and in their order, as a slow line or a busy machine does. */
async function holdUp(context: BrowserContext): Promise<void> {
  if (!(DELAY > 0)) return;
  await context.routeWebSocket(/./, (page) => {
    const host = page.connectToServer();
    const later = (send: () => void): void => {
      setTimeout(send, DELAY);
    };
    page.onMessage((message) => later(() => host.send(message)));
    host.onMessage((message) => later(() => page.send(message)));
    page.onClose((code, reason) => later(() => void host.close(ending(code, reason))));
    host.onClose((code, reason) => later(() => void page.close(ending(code, reason))));
  });
}

export const test = base.extend<Fixtures, { readonly browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        opened.add(context);
        context.once('close', () => opened.delete(context));
        await holdUp(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  tidy: [
    async ({}, use) => {
      await use(undefined);
      await Promise.all([...opened].map((context) => context.close()));
    },
    { auto: true },
  ],
  launchOptions: async ({}, use) => use(launchOptionsOf(findHeadless())),
  dataDir: async ({}, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'trickhouse-'));
    await use(dir);
    await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  },
  startHost: async ({ dataDir, context }, use) => {
    const hosts: RunningHost[] = [];
    await use(async (...flags) => {
      const host = await startHost(dataDir, flags);
      hosts.push(host);
      return host;
    });
    // Pages go first: they would complain of a host that is gone.
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(hosts.map((host) => host.stop()));
  },
  host: async ({ startHost: start }, use) => use(await start()),
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ page, complaints }, use) => {
    collectComplaints(page, complaints);
    await use(page);
  },
  app: async ({ dataDir }, use) => {
    const app = await launchApp(dataDir);
    let said = '';
    app.process().stderr?.on('data', (text: Buffer) => (said += text.toString()));
    await use(app);
    await app.close();
    expect(said, 'the app has one Chromium').not.toContain('DevTools listening');
  },
  appWindow: async ({ app, complaints }, use) => {
    const appWindow = await app.firstWindow();
    collectComplaints(appWindow, complaints);
    // The first window may still be on its way to the page.
    await appWindow.waitForURL((url) => url.href !== 'about:blank');
    await use(appWindow);
  },
});

/** Presses one thing and then another before the page sees the answer to the first. */
export async function pressAtOnce(first: Locator, second: Locator): Promise<void> {
  const other = await second.elementHandle();
  await first.evaluate((element: HTMLElement, next) => {
    element.click();
    (next as HTMLElement | null)?.click();
  }, other);
}

export { expect };
