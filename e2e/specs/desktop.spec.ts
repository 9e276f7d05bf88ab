import type { Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DesktopApi } from '../../electron/desktop/bridge/api.ts';
import { PROTOCOL, type ServerMessage } from '../../engine/protocol/messages.ts';
import { appCommand } from '../support/electronApp.ts';
import { expect, test } from '../support/fixtures.ts';

/** The table's answer to the first message of a new connection of the page. */
async function firstAnswer(page: Page): Promise<ServerMessage> {
  const text = await page.evaluate(
    (hello) =>
      new Promise<string>((resolve, reject) => {
        const { connect } = window.trickhouse as unknown as DesktopApi;
        connect(resolve, () => reject(new Error('closed')))(hello);
      }),
    JSON.stringify({ type: 'hello', protocol: PROTOCOL }),
  );
  return JSON.parse(text) as ServerMessage;
}

test('a window owns the table of its machine, after a reload too', async ({ appWindow }) => {
  expect(await firstAnswer(appWindow)).toMatchObject({ type: 'welcome', owner: true });
  await appWindow.reload();
  expect(await firstAnswer(appWindow)).toMatchObject({ type: 'welcome', owner: true });
});

test('text is saved where the person says, and read from there', async ({ app, appWindow, dataDir }) => {
  const file = join(dataDir, 'match.jsonl');
  const save = () => appWindow.evaluate(() => (window.trickhouse as unknown as DesktopApi).saveText('match.jsonl', 'a record ♠\n'));
  const open = () => appWindow.evaluate(() => (window.trickhouse as unknown as DesktopApi).openText());
  const choose = (path: string | null) =>
    app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: filePath === null, filePath: filePath ?? '' });
      dialog.showOpenDialog = () => Promise.resolve({ canceled: filePath === null, filePaths: filePath === null ? [] : [filePath] });
    }, path);

  await choose(null);
  expect(await save()).toBe(false);
  expect(await open()).toBeNull();
  await choose(file);
  expect(await save()).toBe(true);
  expect(await readFile(file, 'utf8')).toBe('a record ♠\n');
  expect(await open()).toBe('a record ♠\n');
  await writeFile(file, Buffer.from([0xff, 0xfe, 0x00]));
  expect(await open()).toBeNull();
});

test('a request with arguments of its own making is rejected', async ({ appWindow }) => {
  const answer = await appWindow.evaluate(() =>
    (window.trickhouse as unknown as DesktopApi).saveText('../../../.profile', 'no').catch((error: unknown) => String(error)),
  );
  expect(answer).toContain('desktop/bad-arguments');
});

test('a second start ends at once and leaves the first one its table', async ({ app, appWindow, dataDir }) => {
  const { command, args } = appCommand(dataDir);
  const [code] = await once(spawn(command, args, { stdio: 'ignore' }), 'exit');
  expect(code).toBe(0);
  expect(app.windows()).toHaveLength(1);
  expect(await firstAnswer(appWindow)).toMatchObject({ type: 'welcome' });
});

test('permissions are denied, the network is out of reach', async ({ appWindow, complaints }) => {
  const denied = await appWindow.evaluate(async () => ({
    fetch: await fetch('https://example.org/').then(
      () => 'reached',
      () => 'refused',
    ),
    notifications: Notification.permission,
  }));
  expect(denied.fetch).toBe('refused');
  expect(denied.notifications).not.toBe('granted');
  expect(complaints.splice(0).every((one) => one.includes('Content Security Policy'))).toBe(true);
});
