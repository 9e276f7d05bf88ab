import type { Page } from '@playwright/test';
import type { DesktopApi } from '../../electron/desktop/bridge/api.ts';
import { CONTENT_SECURITY_POLICY } from '../../electron/lan/server/pages.ts';
import { expect, collectComplaints, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';

/** Checks that hold of the page, from whichever server. */
async function holds(page: Page): Promise<void> {
  await expect(page.locator('#app')).not.toBeEmpty();
  await expect(page).toHaveTitle(/Trickhouse/);
  // The policy is in force: no markup or script from strings, no style attribute.
  const broken = await page.evaluate(async () => {
    const style = new Promise<void>((resolve) =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (effectiveDirective === 'style-src-attr') resolve();
      }),
    );
    const refused = (attempt: () => void): boolean => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    const markup = refused(() => (document.createElement('div').innerHTML = '<b>bold</b>'));
    const script = refused(() => (document.createElement('script').textContent = 'alert(1)'));
    document.body.setAttribute('style', 'color: red');
    await style;
    return { markup, script };
  });
  expect(broken).toEqual({ markup: true, script: true });
}

/** Allows only the complaints that {@link holds} provokes. */
function onlyBreaches(complaints: string[]): void {
  expect(complaints.splice(0).filter((one) => !/Content Security Policy|Trusted(?:HTML|Script)/.test(one))).toEqual([]);
}

test('a host shows the app in a browser', async ({ page, host, complaints }) => {
  const response = await page.goto(host.url);
  const policy = response?.headers()['content-security-policy'];
  expect(policy?.replace(/ 'sha256-[\w+/=]{44}'/, '')).toBe(CONTENT_SECURITY_POLICY);
  expect(complaints).toEqual([]);
  await holds(page);
  onlyBreaches(complaints);
});

test('what is chosen in one window holds in the other, and neither argues about it', async ({ page, host, complaints, context }) => {
  const other = await context.newPage();
  collectComplaints(other, complaints);
  const paces: string[] = [];
  for (const each of [page, other]) {
    each.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (typeof payload === 'string' && payload.includes('"pace"')) paces.push(payload);
      }),
    );
    await each.goto(host.url);
  }
  await new Player(page).start('Klaverjassen');
  await expect(other.locator('[data-card]').first()).toBeVisible();
  for (const each of [page, other]) await each.getByRole('button', { name: 'Settings' }).click();
  const speed = (each: Page, name: string) => each.getByRole('group', { name: 'Speed' }).getByRole('radio', { name });
  for (const name of ['Slow', 'Quick', 'Slow', 'Normal']) {
    await page.getByRole('dialog').getByText(name, { exact: true }).click();
    await expect(speed(other, name)).toBeChecked();
  }
  await other.close();
  expect(paces.length, 'each window says what it likes once as it comes, and once for each choice').toBeLessThanOrEqual(2 + 2 * 4);
});

test('the desktop app shows the app in a window', async ({ appWindow, complaints }) => {
  expect(complaints).toEqual([]);
  await holds(appWindow);
  onlyBreaches(complaints);
});

test('a page of the desktop app reaches the bridge, and nothing else of the desktop', async ({ appWindow }) => {
  const reach = await appWindow.evaluate(() => ({
    bridge: Object.keys(window.trickhouse ?? {}).sort(),
    node: ['require', 'process', 'module', 'Buffer', 'ipcRenderer'].filter((name) => name in window),
    webRtc: ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel'].filter((name) => name in window),
  }));
  expect(reach).toEqual({
    bridge: ['about', 'attention', 'connect', 'copyDiagnostics', 'licences', 'listen', 'lookForUpdates', 'openText', 'prefer', 'saveText'],
    node: [],
    webRtc: [],
  });
});

test('a window of the desktop app goes nowhere else and opens nothing', async ({ app, appWindow }) => {
  const home = appWindow.url();
  await appWindow.evaluate(async () => {
    window.open('https://example.org/');
    location.href = 'https://example.org/';
    // An answer from the main process comes after what it was asked before.
    await (window.trickhouse as unknown as DesktopApi).attention(false);
  });
  expect(await appWindow.evaluate(() => location.href)).toBe(home);
  // Under the stand-in a new window is there for a moment before it is denied.
  await expect.poll(() => app.windows().length).toBe(1);
});
