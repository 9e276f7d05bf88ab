import type { Page } from '@playwright/test';
import type { DesktopApi } from '../electron/desktop.ts';
import { CONTENT_SECURITY_POLICY } from '../electron/pages.ts';
import { expect, test } from './fixtures.ts';

/** What has to hold of the page, whoever serves it. */
async function holds(page: Page): Promise<void> {
  await expect(page.locator('#app')).not.toBeEmpty();
  await expect(page).toHaveTitle(/Trickhouse/);
  // Nothing of a page's own words runs: the policy is in force.
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
    return 'ran' in window;
  });
  expect(ran).toBe(false);
}

/** The breach that {@link holds} tries is the only complaint allowed. */
function onlyTheBreach(complaints: string[]): void {
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('Content Security Policy'))).toEqual([]);
}

test('a host shows the app in a browser', async ({ page, host, complaints }) => {
  const response = await page.goto(host.url);
  expect(response?.headers()['content-security-policy']).toBe(CONTENT_SECURITY_POLICY);
  expect(complaints).toEqual([]);
  await holds(page);
  onlyTheBreach(complaints);
});

test('the desktop app shows the app in a window', async ({ appWindow, complaints }) => {
  expect(complaints).toEqual([]);
  await holds(appWindow);
  onlyTheBreach(complaints);
});

test('a page of the desktop app reaches the bridge, and nothing else of the desktop', async ({ appWindow }) => {
  const reach = await appWindow.evaluate(() => ({
    bridge: Object.keys(window.trickhouse ?? {}).sort(),
    node: ['require', 'process', 'module', 'Buffer', 'ipcRenderer'].filter((name) => name in window),
  }));
  expect(reach).toEqual({ bridge: ['attention', 'connect', 'openText', 'saveText'], node: [] });
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
  expect(app.windows()).toHaveLength(1);
});
