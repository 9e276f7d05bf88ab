// The times that a guest waits: `npm run bench:joining` (Linux, root). The host program and its owner’s page are on one machine, the phone’s browser on another, each a
// network namespace: opening a table, coming in, also over a slow line, opening the page again, airplane mode, and a host that is killed. Seconds between what a
// person does and what they see.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { startHost } from '../../../e2e/support/hostProgram.ts';
import { addressOf, setUpParty } from '../../../e2e/support/party.ts';
import { Player } from '../../../e2e/support/player.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.mjs';
import { HOST_ADDRESS, makeTwoMachines, programIn, setAirplane } from './twoMachines.ts';

/** Rounds of everything that can be done again. */
const ROUNDS = 3;
/** The slow line: bytes a second of 1.5 Mbit/s, half of it upwards, and a delay in milliseconds. */
const SLOW = { offline: false, downloadThroughput: 1_500_000 / 8, uploadThroughput: 750_000 / 8, latency: 40 };
const PATIENCE = { timeout: 60_000 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const LOST = /^Connection lost/;
const AWAY = /^Ben is away\. A bot plays in \d+ s\.$/;
const BOT = /bot playing/;

/** The measured times in seconds, by what was measured, the first measured first. */
const times = new Map<string, number[]>();

function note(name: string, since: number): void {
  times.set(name, [...(times.get(name) ?? []), (performance.now() - since) / 1000]);
}

/** Runs a step and notes the time until it is done. */
async function timed(name: string, step: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await step();
  note(name, start);
}

/** A text on the table; the log of announcements keeps what is past. */
const onTable = (page: Page, text: RegExp) => page.getByText(text).and(page.locator(':not([role="log"] p)'));
const seen = (page: Page, text: RegExp): Promise<void> => expect(onTable(page, text).first()).toBeVisible(PATIENCE);
const hasHand = (page: Page): Promise<void> => expect(page.getByRole('group', { name: /^Your hand/ })).toBeVisible(PATIENCE);

/** Opens a table for Klaverjassen to the network, and returns its address for the phone. */
async function openTable(owner: Page, url: string): Promise<string> {
  await setUpParty(owner, { game: 'klaverjas', options: { klaverjas: { deals: 16 } } });
  await owner.goto(url);
  await expect(owner.getByRole('button', { name: 'Local network' })).toBeVisible();
  await timed('host: from the first of two clicks to the QR code', async () => {
    await owner.getByRole('button', { name: 'Local network' }).click();
    await owner.getByRole('button', { name: 'Host Klaverjassen' }).click();
    await expect(
      owner
        .getByRole('button', { name: /^QR code/ })
        .or(owner.getByRole('img', { name: /^QR code/ }))
        .first(),
    ).toBeVisible(PATIENCE);
  });
  return (await addressOf(owner)).replace('127.0.0.1', HOST_ADDRESS);
}

/** Comes in on a phone of its own, from the address to the seat. Returns its page, and the kilobytes that its network carried for it. */
async function comeIn(browser: Browser, address: string, slow: boolean): Promise<{ page: Page; kilobytes: number }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  if (slow) await wire.send('Network.emulateNetworkConditions', SLOW);
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  const over = slow ? ' at 1.5 Mbit/s' : '';
  const name = page.getByLabel('Name', { exact: true });
  await timed(`phone${over}: from the address to the field for the name`, async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(name).toBeVisible(PATIENCE);
  });
  await name.fill('Ben');
  await timed(`phone${over}: from the tap on a seat to sitting`, async () => {
    await page.getByRole('button', { name: 'Sit here' }).first().tap();
    await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible(PATIENCE);
  });
  return { page, kilobytes: Math.round(bytes / 1000) };
}

/** Loses the phone's network until a bot plays for it, and gives it back. */
async function airplane(owner: Page, page: Page, phone: string): Promise<void> {
  const start = performance.now();
  const since = async (name: string, where: Page, text: RegExp): Promise<void> => {
    await seen(where, text);
    note(name, start);
  };
  await setAirplane(phone, true);
  await Promise.all([
    since('airplane mode: until the phone shows it', page, LOST),
    since('airplane mode: until the others see who is away, and a countdown', owner, AWAY),
    since('airplane mode: until a bot plays for the phone', owner, BOT),
  ]);
  await timed('airplane mode: from the network’s return to the hand', async () => {
    await setAirplane(phone, false);
    await expect(page.getByText(LOST)).toHaveCount(0, PATIENCE);
    await hasHand(page);
  });
  for (const text of [AWAY, BOT]) await expect(onTable(owner, text)).toHaveCount(0, PATIENCE);
}

/** Measures everything, from within the namespace of the host. */
async function measure(ownerBrowser: Browser, phoneBrowser: Browser, phone: string, data: string): Promise<void> {
  let host = await startHost(data, ['--lan', '--lan-port', '0']);
  try {
    const owner = await ownerBrowser.newPage();
    const address = await openTable(owner, host.url);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const slow of [false, true]) {
        const { page, kilobytes } = await comeIn(phoneBrowser, address, slow);
        if (round === 0 && slow) console.log(`phone: ${kilobytes} kB over the line up to the seat`);
        await page.getByRole('button', { name: 'Stand up' }).tap();
        await page.context().close();
      }
    const { page } = await comeIn(phoneBrowser, address, false);
    await owner.getByRole('button', { name: 'Deal the cards' }).click();
    await hasHand(page);
    for (let round = 0; round < ROUNDS; round += 1)
      await timed('phone: from opening the page again to the hand', async () => {
        await page.reload({ waitUntil: 'commit' });
        await hasHand(page);
      });
    for (let round = 0; round < ROUNDS; round += 1) await airplane(owner, page, phone);
    for (let round = 0; round < ROUNDS; round += 1) {
      await host.kill();
      await seen(page, LOST);
      await timed('killed host: until its program is back', async () => {
        host = await startHost(data, ['--lan', '--lan-port', new URL(address).port]);
      });
      await timed('killed host: from then until the phone has its hand', async () => {
        await expect(page.getByText(LOST)).toHaveCount(0, PATIENCE);
        await hasHand(page);
      });
    }
  } finally {
    await host.stop();
  }
}

function report(): void {
  for (const [name, found] of times) {
    const sorted = found.map((seconds) => seconds.toFixed(2)).sort((a, b) => Number(a) - Number(b));
    const spread = sorted.length === 1 ? '' : ` (${sorted[0]} to ${sorted.at(-1)} in ${sorted.length})`;
    console.log(`${name}: ${sorted[Math.floor(sorted.length / 2)]} s${spread}`);
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);
}

const [, , phone] = process.argv;
if (phone === undefined) {
  const machines = await makeTwoMachines();
  try {
    const again = ['netns', 'exec', machines.host, process.execPath, 'build/run.mjs', fileURLToPath(import.meta.url), machines.phone];
    const [code] = (await once(spawn('ip', again, { stdio: 'inherit' }), 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  } finally {
    await machines.remove();
  }
} else {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium: npm run chromium');
  const onPhone = programIn(phone, executablePath);
  const data = mkdtempSync(join(tmpdir(), 'trickhouse-joining-'));
  const args = [...CHROMIUM_FLAGS];
  const browsers = [
    await chromium.launch({ executablePath, args }),
    await chromium.launch({ executablePath: onPhone.path, args }),
  ] as const;
  try {
    await measure(...browsers, phone, data);
    report();
  } finally {
    for (const browser of browsers) await browser.close();
    for (const folder of [data, onPhone.folder]) rmSync(folder, { recursive: true, force: true });
  }
}
