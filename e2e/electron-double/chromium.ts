import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../../build/chromium.mjs';

const FLAGS = [...CHROMIUM_FLAGS, '--no-startup-window', '--mute-audio', '--disable-dev-shm-usage', '--password-store=basic'];

/**
 * Starts a Chromium of its own profile, and says on standard error where it can be debugged, as Electron does. It ends when this process ends, be
 * it killed: its debugging pipe closes.
 */
export async function startChromium(): Promise<BrowserContext> {
  const executable = findChromium();
  if (executable === undefined) throw new Error('no Chromium: npm run chromium');
  const profile = mkdtempSync(join(tmpdir(), 'electron-double-'));
  // Its own temporary files lie in the profile, and go with it.
  const env = { ...process.env, TMPDIR: profile };
  const child = spawn(executable, [...FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-pipe', '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    env,
    // With its helpers, which write to the profile a moment longer, it is a group that ends at once.
    detached: process.platform !== 'win32',
  });
  const endpoint = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /^DevTools listening on (ws:\/\/\S+)/m.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`Chromium exited with ${code}\n${text}`)));
  });
  process.stderr.write(`DevTools listening on ${endpoint}\n`);
  const browser = await chromium.connectOverCDP(endpoint, { artifactsDir: profile });
  process.on('exit', () => {
    killGroup(child);
    removeProfile(profile);
  });
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('Chromium has no context');
  return context;
}

/** Kills a process with its helpers, where the system has groups of processes. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/**
 * Removes a profile whose Chromium has just been killed. Its helper processes write there a moment longer, so it is tried again for half a second. No error
 * leaves here: it would stop the handlers of `exit` that follow, the one that starts the app again among them.
 */
function removeProfile(profile: string): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let attempt = 0; attempt < 10; attempt += 1) {
    try {
      rmSync(profile, { recursive: true, force: true });
      return;
    } catch {
      Atomics.wait(pause, 0, 0, 50);
    }
  }
  process.stderr.write(`the profile ${profile} could not be removed\n`);
}
