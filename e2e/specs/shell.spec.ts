import type { ElectronApplication, Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { homedir } from 'node:os';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pidOfHolder } from '../../electron/store/disk/lockHolder.ts';
import { appCommand, launchApp } from '../support/electronApp.ts';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';

/** The desktop around the page: menu, places, links, files, and what happens when something dies. */

/** Chooses an item of the menu by its name in `electron/desktop/windows/menu.ts`. */
const choose = (app: ElectronApplication, id: string) =>
  app.evaluate(({ Menu }, item) => Menu.getApplicationMenu()?.getMenuItemById(item)?.click(), id);

/** Has every question of the desktop answered with a button, and keeps what was asked. */
const answer = (app: ElectronApplication, response: number) =>
  app.evaluate(({ dialog }, button) => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    dialog.showMessageBox = (_window: unknown, options?: Electron.MessageBoxOptions) => {
      asked.push(options?.message ?? '');
      return Promise.resolve({ response: button, checkboxChecked: false });
    };
  }, response);
const asked = (app: ElectronApplication) => app.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);

/** A second start with something to open, as the system makes one. */
async function hand(dataDir: string, what: string): Promise<void> {
  const { command, args } = appCommand(dataDir);
  const [code] = (await once(spawn(command, [...args, what], { stdio: 'ignore' }), 'exit')) as [number];
  expect(code).toBe(0);
}

/** Waits for the app that has started itself again, by the lock of its folder, and ends it. */
async function endSuccessor(lock: string): Promise<void> {
  const holder = async (): Promise<number | undefined> => pidOfHolder(await readFile(lock, 'utf8').catch(() => ''));
  await expect.poll(holder, { timeout: 30_000 }).toBeDefined();
  process.kill((await holder()) ?? NaN);
  await expect.poll(() => isRunning(lock), { timeout: 30_000 }).toBe(false);
}

/** Whether the process that a lock names is there. */
async function isRunning(lock: string): Promise<boolean> {
  try {
    process.kill(pidOfHolder(await readFile(lock, 'utf8')) ?? NaN, 0);
    return true;
  } catch {
    return false;
  }
}

const ready = (page: Page) => page.getByRole('button', { name: 'Deal the cards' }).waitFor();

test('the menu speaks the language of the page, now and at the next start', async ({ app, appWindow, dataDir }) => {
  const labels = (of: ElectronApplication) => of.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label));
  await ready(appWindow);
  expect(await labels(app)).toContain('Edit');
  await appWindow.evaluate(() => localStorage.setItem('trickhouse.settings', JSON.stringify({ language: 'nl' })));
  await appWindow.reload();
  await expect.poll(() => labels(app)).toContain('Bewerken');
  expect(JSON.parse(await readFile(join(dataDir, 'desktop.json'), 'utf8'))).toMatchObject({ language: 'nl', updates: false });
});

test('keys belong to the room that the menu has opened over a drill', async ({ app, appWindow }) => {
  await ready(appWindow);
  await appWindow.getByRole('button', { name: 'Training', exact: true }).click();
  await appWindow.getByLabel('Two-minute limit').uncheck();
  await appWindow.getByRole('button', { name: 'Start: Valuing a trick' }).click();
  await appWindow.getByRole('button', { name: 'Start', exact: true }).click();
  const asked = appWindow.getByRole('heading', { name: 'What is this trick worth?' });
  await expect(asked).toBeFocused();
  await choose(app, 'about');
  const about = appWindow.getByRole('dialog');
  await expect(about).toBeVisible();
  await appWindow.keyboard.press('2');
  await appWindow.keyboard.press('Escape');
  await expect(about).toHaveCount(0);
  await expect(asked).toBeFocused();
  await expect(appWindow.getByText('0 of 0 right')).toBeVisible();
  await appWindow.keyboard.press('2');
  await expect(appWindow.getByText(/of 1 right/)).toBeVisible();
});

test('the menu opens rooms over whatever is there', async ({ app, appWindow }) => {
  await ready(appWindow);
  await choose(app, 'about');
  const about = appWindow.getByRole('dialog', { name: 'About' });
  await expect(about.getByText('MIT licence')).toBeVisible();
  await about.getByRole('button', { name: 'Third-party licences' }).click();
  await expect(about.locator('pre')).toContainText('valibot');
  await expect(about.locator('pre')).toContainText('svelte');
  await expect(about.locator('pre')).toContainText('SIL OPEN FONT LICENSE');
  const paper = await about.elementHandle();
  await choose(app, 'settings');
  const settings = appWindow.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByText('Check for updates')).toBeVisible();
  await expect(about).toBeHidden();
  // A dialog that Escape closed while another took its place gets the event late.
  await paper?.evaluate(async (dialog) => {
    dialog.dispatchEvent(new Event('close'));
    await new Promise(requestAnimationFrame);
  });
  await expect(settings).toBeVisible();
  await appWindow.keyboard.press('Escape');
  await expect(settings).toBeHidden();
});

test('window and zoom are as they were left', async ({ dataDir }) => {
  const bounds = { x: 120, y: 90, width: 900, height: 650 };
  const place = (of: ElectronApplication) => of.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds());
  const zoom = (of: ElectronApplication) =>
    of.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getZoomLevel());
  const first = await launchApp(dataDir);
  await ready(await first.firstWindow());
  await first.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to), bounds);
  await choose(first, 'zoomIn');
  await choose(first, 'zoomIn');
  await choose(first, 'zoomOut');
  await first.close();
  const second = await launchApp(dataDir);
  await ready(await second.firstWindow());
  expect(await place(second)).toEqual(bounds);
  expect(Math.round((await zoom(second))!)).toBe(1);
  await second.close();
});

test('a link opens in the running app, which asks before it follows', async ({ app, appWindow, dataDir }) => {
  await ready(appWindow);
  await hand(dataDir, 'trickhouse://join?host=127.0.0.1&port=9&code=ABC234');
  const invitation = appWindow.getByRole('dialog', { name: 'Join the table at 127.0.0.1:9?' });
  await expect(invitation.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await appWindow.keyboard.press('Enter');
  await expect(invitation).toBeHidden();
  await expect(appWindow.getByRole('button', { name: 'Deal the cards' })).toBeVisible();
  // A foreign link only shows the window.
  await hand(dataDir, 'trickhouse://join?host=evil.example/%2e%2e&port=99999');
  await hand(dataDir, 'trickhouse://join?host=127.0.0.1&port=9');
  await invitation.getByRole('button', { name: 'Join' }).click();
  await expect(appWindow.getByRole('button', { name: 'Deal the cards' })).toBeHidden();
  expect(app.windows()).toHaveLength(1);
});

test('a file that is no record is refused, one that is is taken in', async ({ app, appWindow, dataDir }) => {
  await ready(appWindow);
  await answer(app, 0);
  const broken = join(dataDir, 'broken.trick.json');
  await writeFile(broken, Buffer.from([0xff, 0xfe]));
  await hand(dataDir, broken);
  await expect.poll(() => asked(app)).toEqual(['This file isn’t a saved match.']);
  const record = join(dataDir, 'begun.trick.json');
  const players = ['Ada', 'Ben', 'Cas', 'Dee'];
  await writeFile(
    record,
    JSON.stringify({ format: 'trick-record/1', game: 'klaverjas', players, deals: [{ dealer: 0, seed: 'ab'.repeat(32), actions: [] }] }),
  );
  await hand(dataDir, record);
  await expect(appWindow.getByText('Match imported.')).toBeVisible();
  await expect(appWindow.getByRole('button', { name: /Unfinished matches 1/ })).toBeVisible();
  await writeFile(record, '{"format": "trick-record/9"}');
  await hand(dataDir, record);
  await expect(appWindow.getByRole('alert')).toBeVisible();
});

test('a window whose page dies is opened again, and the match goes on', async ({ app, appWindow, complaints }) => {
  await new Player(appWindow).hasChosen({ pace: 'instant' });
  await appWindow.reload();
  const player = new Player(appWindow);
  await player.start('Klaverjassen');
  await player.playOn('tap', 2);
  await player.asked();
  const cards = `[...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card).sort().join()`;
  const before = await appWindow.evaluate<string>(cards);
  expect(before).not.toBe('');
  await answer(app, 0);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer());
  await expect.poll(() => asked(app)).toEqual(['The window has stopped working.']);
  // The page that died is gone for the debugger: Electron itself is asked what the new one shows.
  const shown = () =>
    app.evaluate(
      ({ BrowserWindow }, code) =>
        BrowserWindow.getAllWindows()[0]
          ?.webContents.executeJavaScript(code)
          .catch(() => ''),
      cards,
    );
  await expect.poll(shown, { timeout: 30_000 }).toBe(before);
  complaints.splice(0);
});

test('diagnostics are copied, and hold nothing secret', async ({ app, appWindow, dataDir }) => {
  await ready(appWindow);
  await answer(app, 0);
  await choose(app, 'diagnostics');
  await expect.poll(async () => (await asked(app)).join()).toContain('Diagnostics copied');
  const text = await app.evaluate(({ clipboard }) => clipboard.readText());
  expect(text).toMatch(/^Trickhouse \d+\.\d+\.\d+ \(not packaged\)\nElectron .*, Chromium .*, Node /);
  expect(text).toContain('app/start');
  if (homedir().length > 1) expect(text).not.toContain(homedir());
  expect(await readFile(join(dataDir, 'logs', 'trickhouse.log'), 'utf8')).toContain('app/start');
});

test('whoever asks for updates where there are none is told so', async ({ app, appWindow }) => {
  await ready(appWindow);
  await answer(app, 0);
  await choose(app, 'updates');
  await expect.poll(() => asked(app)).toEqual(['This copy can’t check for updates.']);
});

test('matches are kept elsewhere from the next start on, those of before among them', async ({ dataDir }) => {
  const elsewhere = join(dataDir, 'elsewhere');
  const first = await launchApp(dataDir);
  const window = await first.firstWindow();
  // It may still be on its way to the page.
  await window.waitForURL((url) => url.href !== 'about:blank');
  await new Player(window).hasChosen({ pace: 'instant' });
  await window.reload();
  const player = new Player(window);
  await player.start('Klaverjassen');
  await player.asked();
  await answer(first, 0);
  const ended = first.waitForEvent('close');
  await first.evaluate(({ dialog }, folder) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [folder] });
  }, elsewhere);
  await choose(first, 'moveData');
  await ended;
  await endSuccessor(join(elsewhere, 'lock'));
  expect(JSON.parse(await readFile(join(dataDir, 'desktop.json'), 'utf8'))).toMatchObject({ data: elsewhere });
  expect(await readdir(join(elsewhere, 'matches'))).toEqual(await readdir(join(dataDir, 'table', 'matches')));
  const second = await launchApp(dataDir);
  await expect((await second.firstWindow()).getByRole('button', { name: /Unfinished matches 1/ })).toBeVisible();
  expect(await readdir(elsewhere)).toContain('lock');
  await second.close();
});
