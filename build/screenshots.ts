// Takes the pictures of the README: `npm run screenshots`. They show a real table, played at by a real page.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { startHost } from '../e2e/support/hostProgram.ts';
import { Player } from '../e2e/support/player.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs';
import { root } from './targets.mjs';

const PICTURES = join(root, 'build', 'screenshots');

/** The sizes that are shown, by the name of their picture. */
const SIZES = { wide: { width: 1280, height: 800 }, small: { width: 800, height: 600 }, phone: { width: 390, height: 844 } } as const;

async function table(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: join(PICTURES, `${name}-${size}.png`), animations: 'disabled' });
  }
  await page.setViewportSize(SIZES.wide);
}

const dataDir = mkdtempSync(join(tmpdir(), 'trickhouse-pictures-'));
const host = await startHost(dataDir, []);
const executablePath = findChromium();
if (executablePath === undefined) throw new Error('no Chromium: npm run chromium');
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS], ignoreDefaultArgs: ['--hide-scrollbars'] });
try {
  mkdirSync(PICTURES, { recursive: true });
  const page = await browser.newPage({ viewport: SIZES.wide });
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  await table(page, 'home');
  await page.getByRole('button', { name: 'Players', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await table(page, 'people');
  await page.keyboard.press('Escape');
  await player.start('Klaverjassen');
  await player.playOn('tap', 3);
  await player.asked();
  await table(page, 'table');
} finally {
  await browser.close();
  await host.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
