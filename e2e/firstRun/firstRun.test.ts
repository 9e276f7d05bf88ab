import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from '../../build/chromium.mjs';
import { isForHere } from './packages.ts';
import { Compositor, windowsIn } from './wayland.ts';

test.each([
  ['Trickhouse-1.0.0-linux-amd64.deb', 'x64', true],
  ['Trickhouse-1.0.0-linux-amd64.deb', 'arm64', false],
  ['Trickhouse-1.0.0-linux-arm64.deb', 'arm64', true],
  ['Trickhouse-1.0.0-linux-x86_64.rpm', 'x64', true],
  ['Trickhouse-1.0.0-linux-aarch64.rpm', 'arm64', true],
  ['Trickhouse-1.0.0-linux-x86_64.AppImage', 'x64', true],
  ['Trickhouse-1.0.0-linux-x64.tar.gz', 'x64', true],
  ['Trickhouse-1.0.0-mac-universal.dmg', 'x64', true],
  ['Trickhouse-1.0.0-mac-universal.zip', 'arm64', true],
  ['Trickhouse-1.0.0-win-x64-setup.exe', 'x64', true],
  ['Trickhouse-1.0.0-win-arm64-portable.exe', 'x64', false],
  ['Trickhouse-1.0.0-win-x64-setup.exe.blockmap', 'x64', false],
  ['maps-Linux.tar.gz', 'x64', false],
  ['latest-linux.yml', 'x64', false],
])('%s is a package for %s: %s', (file, processor, is) => {
  expect(isForHere(join('release', file), processor)).toBe(is);
});

test('a window counts when it is on an output', () => {
  const view = (title: string, output: string): string =>
    `\tView 0 (role xdg_toplevel, PID 1, surface ID 3, top-level window '${title}' of trickhouse, 0x1):\n\t\tposition: (0, 0)\n${output}`;
  expect(windowsIn(`Layer 5:\n${view('Klaverjassen · Trickhouse', '\t\toutputs: 0 (headless) (primary)\n')}`)).toEqual([
    'Klaverjassen · Trickhouse',
  ]);
  expect(windowsIn(`Layer 5:\n${view('Trickhouse', '')}`)).toEqual([]);
  expect(windowsIn('Layer 5:\n\t[no views]\n\tView 0 (role (null), PID 1, background, 0x1):\n\t\toutputs: 0\n')).toEqual([]);
});

/** Removes a browser's folder: its helpers may still write there for a moment after it has been stopped, also between a look and the removal. */
async function removed(folder: string): Promise<void> {
  const gone = (): boolean => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      return false;
    }
    return !existsSync(folder);
  };
  await expect.poll(gone).toBe(true);
}

const weston = spawnSync('weston', ['--version'], { stdio: 'ignore' }).status === 0;

// With Weston and a Chromium alone: both are there where packages are tried.
test.skipIf(!weston || findChromium() === undefined)('Weston shows the window of a Chromium, and none where there is none', async () => {
  const compositor = await Compositor.start();
  const profile = mkdtempSync(join(tmpdir(), 'trickhouse-wayland-'));
  onTestFinished(async () => {
    await compositor.close();
    await removed(profile);
  });
  await expect(compositor.shows('Trickhouse', 500)).rejects.toThrow('no window “Trickhouse” is on the screen');
  const page = '--app=data:text/html,<title>Trickhouse</title>cards';
  const switches = ['--no-sandbox', '--ozone-platform=wayland', '--disable-gpu', '--no-first-run', `--user-data-dir=${profile}`, page];
  const browser = spawn(findChromium()!, switches, { env: { ...process.env, ...compositor.env }, stdio: 'ignore', detached: true });
  // With its helpers, which are of its group.
  onTestFinished(() => void (browser.pid !== undefined && process.kill(-browser.pid, 'SIGKILL')));
  await compositor.shows('Trickhouse');
  const picture = join(profile, 'screen.png');
  compositor.capture(picture);
  expect(statSync(picture).size).toBeGreaterThan(1000);
});
