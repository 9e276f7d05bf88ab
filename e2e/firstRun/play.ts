import { expect } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../../build/chromium.mjs';
import type { DesktopApi } from '../../electron/desktop/bridge/api.ts';
import { addressOf, playByItself } from '../support/party.ts';
import { Player } from '../support/player.ts';
import { playedRecord } from '../support/records.ts';
import { hand, RunningApp, type App } from './program.ts';

/** The longest wait for anything but bots that think, in milliseconds. */
const PATIENCE = 30_000;

/** Plays what a person would look at first in a new copy of the app. Rejects at the first thing that is not as it should be. */
export async function playThrough(app: App, folders: { readonly data: string; readonly pictures: string }, version: string): Promise<void> {
  mkdirSync(folders.pictures, { recursive: true });
  let running = await RunningApp.start(app, folders.data);
  let step = 0;
  const shown = async (name: string): Promise<void> => {
    step += 1;
    await running.page.screenshot({ path: join(folders.pictures, `${step}-${name}.png`) });
    process.stdout.write(`  ${name}\n`);
  };
  try {
    const complaints: string[] = [];
    running.page.on('pageerror', (error) => complaints.push(error.message));
    running.page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await readAbout(running.page, version);
    await choose(running.page);
    await shown('start');
    await playByHand(running.page);
    await shown('deal');
    await analyse(running, app, folders.data);
    await shown('analysis');
    await running.page.getByRole('button', { name: 'Back to history' }).click();
    await host(running.page, join(folders.pictures, 'guest.png'));
    await shown('network');
    await running.close();
    running = await RunningApp.start(app, folders.data);
    await expect(running.page.getByRole('button', { name: /^Continue/ }).first()).toBeVisible({ timeout: PATIENCE });
    await shown('second-start');
    expect(complaints).toEqual([]);
  } catch (error) {
    await running.page.screenshot({ path: join(folders.pictures, 'failed.png') }).catch(() => undefined);
    throw error;
  } finally {
    await running.close();
  }
}

/** The about box's facts, by the bridge that fills it: the menu of the system opens it, which no page reaches. */
async function readAbout(page: Page, version: string): Promise<void> {
  const about = await page.evaluate(() => (window.trickhouse as unknown as DesktopApi).about());
  expect(about.version).toBe(version);
  expect(about.parts.map(([name]) => name)).toEqual(expect.arrayContaining(['Electron', 'Chromium', 'Node']));
  const licences = await page.evaluate(() => (window.trickhouse as unknown as DesktopApi).licences());
  for (const part of ['valibot', 'svelte', 'SIL OPEN FONT LICENSE']) expect(licences).toContain(part);
  process.stdout.write(`  ${about.parts.map((part) => part.join(' ')).join(', ')}\n`);
}

/** English, and no pauses. */
async function choose(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: /./ }).first()).toBeVisible({ timeout: PATIENCE });
  await page.evaluate(() => localStorage.setItem('trickhouse.settings', JSON.stringify({ pace: 'instant', language: 'en' })));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Deal the cards' })).toBeVisible({ timeout: PATIENCE });
}

/** A deal against three bots: cards dragged, tapped and played by key, and a hint of the bots' worker. */
async function playByHand(page: Page): Promise<void> {
  const player = new Player(page);
  await player.start('Klaverjassen');
  await player.asked();
  await page.keyboard.press('?');
  await expect(page.locator('.why.hint')).toContainText('The expert would', { timeout: PATIENCE });
  await page.keyboard.press('Escape');
  await player.playOn('drag', 2);
  await player.playOn('tap', 2);
  await player.playOn('key');
  const reckoning = page.locator('.reckoning');
  await expect(reckoning.getByRole('rowheader', { name: 'Total' })).toBeVisible({ timeout: PATIENCE });
}

/** A finished match comes in as a file that the system opens, and the analysis' worker solves an ending of it. */
async function analyse({ page }: RunningApp, app: App, data: string): Promise<void> {
  const record = join(data, 'one.trick.json');
  writeFileSync(record, playedRecord('klaverjas', { deals: 4 }));
  expect(await hand(app, data, record)).toBe(0);
  await expect(page.getByText('Match imported.')).toBeVisible({ timeout: PATIENCE });
  await page.getByRole('status').filter({ hasText: 'Match imported.' }).getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await page.locator('.matches > li').filter({ hasText: 'Ada' }).getByRole('button', { name: 'Replay' }).click();
  for (const name of ['Ada', 'Ben', 'Cas', 'Dee'])
    await page.getByRole('group', { name, exact: true }).getByRole('button', { name: 'Agree' }).click();
  await page.keyboard.press('End');
  for (let trick = 0; trick < 3; trick += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Outcome of each card' }).click();
  await expect(page.getByText(/with best play by everyone/)).toBeVisible({ timeout: PATIENCE });
}

/** A table opened to the network. A browser of this machine joins it as a phone would; without one, the page alone is fetched. */
async function host(page: Page, picture: string): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'Local network' }).click();
  await page.getByRole('button', { name: /^Host / }).click();
  await expect(page.getByText(/seats are still empty/)).toBeVisible({ timeout: PATIENCE });
  const address = await addressOf(page);
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<meta name="host-key"');
  const executablePath = findChromium();
  if (executablePath === undefined) {
    process.stdout.write('  no browser on this machine: no guest joins\n');
    return;
  }
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    const guest = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await new Player(guest).hasChosen({ pace: 'instant', language: 'en' });
    await guest.goto(address);
    await guest.getByLabel('Name', { exact: true }).fill('Ben');
    await guest.getByRole('button', { name: 'Sit here' }).first().click();
    await expect(page.getByText(/2 seats are still empty/)).toBeVisible({ timeout: PATIENCE });
    await playByItself(guest);
    await guest.screenshot({ path: picture });
  } finally {
    await browser.close();
  }
}
