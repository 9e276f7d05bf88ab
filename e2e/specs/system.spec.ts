import type { ElectronApplication, Page } from '@playwright/test';
import type { DesktopApi } from '../../electron/desktop/bridge/api.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchApp, realElectron } from '../support/electronApp.ts';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';

/** The app and the system around it, where machines differ: first frames, screens, links of a Mac, sleep, notifications. */

/** The part of the stand-in that is for specs (`e2e/electron-double/electron.ts`). */
interface Double {
  readonly calls: readonly { readonly name: string }[];
  notices(): readonly (readonly string[])[];
  clickNotice(): void;
  awake(): readonly string[];
  open(event: 'open-url' | 'open-file', what: string): void;
}
const double = <T, Arg>(app: ElectronApplication, ask: (double: Double, arg: Arg) => T, arg: Arg): Promise<T> =>
  app.evaluate(
    (electron, [code, given]) =>
      (new Function(`return (${code})`)() as (one: Double, arg: Arg) => T)(
        (electron as unknown as { double: Double }).double,
        given as Arg,
      ),
    [ask.toString(), arg] as const,
  );

const LINK = 'trickhouse://join?host=127.0.0.1&port=9&code=ABC234';
const ready = (page: Page) => page.getByRole('button', { name: 'Deal the cards' }).waitFor();
const invitation = (page: Page) => page.getByRole('dialog', { name: 'Join the table at 127.0.0.1:9?' });

test.skip(realElectron() !== undefined, 'machines are chosen by switches of the stand-in');

for (const [name, env] of [
  ['only the load of the page', { ELECTRON_DOUBLE_FRAME: 'never' }],
  ['nothing at all', { ELECTRON_DOUBLE_FRAME: 'never', ELECTRON_DOUBLE_LOAD: 'never' }],
] as const)
  test(`a window is shown where the system reports ${name}`, async ({ dataDir }) => {
    const app = await launchApp(dataDir, env);
    const shows = () => double(app, ({ calls }) => calls.filter((call) => call.name === 'BrowserWindow.show').length, null);
    await expect.poll(shows).toBe(1);
    await ready(await app.firstWindow());
    await app.close();
  });

test('a start without the sandbox leaves the windows without it, and comes to a page', async ({ dataDir }) => {
  const app = await launchApp(dataDir, {}, ['--no-sandbox']);
  await ready(await app.firstWindow());
  await app.close();
});

test('a link that a Mac starts the app with waits for its window', async ({ dataDir }) => {
  const app = await launchApp(dataDir, { ELECTRON_DOUBLE_LINK: LINK });
  await expect(invitation(await app.firstWindow())).toBeVisible();
  await app.close();
});

test('links and files that a Mac hands over come to the window', async ({ app, appWindow, dataDir }) => {
  await ready(appWindow);
  await double(app, ({ open }, link) => open('open-url', link), LINK);
  await invitation(appWindow).getByRole('button', { name: 'Cancel' }).click();
  const record = join(dataDir, 'begun.trick.json');
  const players = ['Ada', 'Ben', 'Cas', 'Dee'];
  const deals = [{ dealer: 0, seed: 'ab'.repeat(32), actions: [] }];
  await writeFile(record, JSON.stringify({ format: 'trick-record/1', game: 'klaverjas', players, deals }));
  await double(app, ({ open }, path) => open('open-file', path), record);
  await expect(appWindow.getByText('Match imported.')).toBeVisible();
});

const screenAt = (id: number, x: number) => ({
  id,
  scaleFactor: 1,
  size: { width: 1600, height: 1000 },
  workArea: { x, y: 0, width: 1600, height: 960 },
});

test('a window comes back to the second screen, and to the first once that is gone', async ({ dataDir }) => {
  const bounds = { x: 1700, y: 90, width: 900, height: 650 };
  const both = { ELECTRON_DOUBLE_DISPLAYS: JSON.stringify([screenAt(1, 0), screenAt(2, 1600)]) };
  const placeAt = async (env: Readonly<Record<string, string>>, to?: typeof bounds) => {
    const app = await launchApp(dataDir, env);
    await ready(await app.firstWindow());
    if (to !== undefined) await app.evaluate(({ BrowserWindow }, place) => BrowserWindow.getAllWindows()[0]?.setBounds(place), to);
    const place = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds());
    await app.close();
    return place;
  };
  await placeAt(both, bounds);
  expect(await placeAt(both)).toEqual(bounds);
  const alone = await placeAt({});
  expect(alone?.x).toBeLessThan(1600 - bounds.width + 1);
  expect(alone).toMatchObject({ width: bounds.width, height: bounds.height });
});

test('a value that cannot be copied does not cross the bridge', async ({ appWindow }) => {
  await ready(appWindow);
  const refused = await appWindow.evaluate(() => {
    const { prefer } = window.trickhouse as unknown as DesktopApi;
    const choices = { language: 'en', updates: false, notices: true };
    const tried = (value: unknown): string => {
      try {
        void prefer(value as typeof choices).catch(() => undefined);
        return 'crossed';
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    };
    return { proxy: tried(new Proxy(choices, {})), symbol: tried(Symbol('x')), plain: tried(choices) };
  });
  expect(refused.proxy).toContain('could not be cloned');
  expect(refused.symbol).toContain('could not be cloned');
  expect(refused.plain).toBe('crossed');
});

test('a table that is open to the network keeps the machine awake', async ({ app, appWindow }) => {
  await ready(appWindow);
  const awake = () => double(app, ({ awake: now }) => now(), null);
  expect(await awake()).toEqual([]);
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('network')?.click());
  const room = appWindow.getByRole('dialog', { name: /local network/i });
  await room.getByRole('button', { name: 'Open to the local network' }).click();
  await expect.poll(awake).toEqual(['prevent-app-suspension']);
  await room
    .getByRole('button', { name: /Close to|Close the table|Stop/ })
    .first()
    .click();
  await expect.poll(awake).toEqual([]);
});

test('a player whose window is not in front is notified of their turn, and of no card', async ({ app, appWindow, dataDir }) => {
  const notices = () => double(app, ({ notices: now }) => now(), null);
  await ready(appWindow);
  expect(JSON.parse(await readFile(join(dataDir, 'desktop.json'), 'utf8'))).toMatchObject({ notices: true });
  const player = new Player(appWindow);
  await player.hasChosen({ pace: 'instant' });
  await appWindow.reload();
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    if (window !== undefined) window.isFocused = () => false;
  });
  await appWindow.evaluate(() => (document.hasFocus = () => false));
  await player.start('Klaverjassen');
  await player.playOn('tap', 2);
  await player.asked();
  await expect.poll(notices).toEqual([['Trickhouse', 'It’s your turn.']]);
  await double(app, ({ clickNotice }) => clickNotice(), null);
  await expect.poll(notices).toEqual([]);
});
