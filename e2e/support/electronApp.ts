import { _electron, type ElectronApplication } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/targets.mjs';

const STAND_IN = join(root, 'e2e', 'electron-double', 'electron');

/** The path of Electron's binary, where it has been fetched. Never asks the package, which would fetch it. */
export function realElectron(): string | undefined {
  const dir = join(root, 'node_modules', 'electron');
  const note = join(dir, 'path.txt');
  if (!existsSync(note)) return undefined;
  const binary = join(dir, 'dist', readFileSync(note, 'utf8').trim());
  return existsSync(binary) ? binary : undefined;
}

/** How the desktop app is started on a folder of its own: by real Electron where its binary is, else by the stand-in. */
export function appCommand(dataDir: string): { readonly command: string; readonly args: readonly string[] } {
  return { command: realElectron() ?? STAND_IN, args: [join(root, 'dist', 'electron', 'main.cjs'), `--data=${dataDir}`] };
}

/**
 * Starts the desktop app under Playwright’s eyes.
 * @param env variables of this start besides the system's: switches of the stand-in (`e2e/electron-double/switches.ts`)
 * @param switches further arguments, such as `--no-sandbox`
 */
export function launchApp(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  switches: readonly string[] = [],
): Promise<ElectronApplication> {
  const { command, args } = appCommand(dataDir);
  // Without a path Playwright takes Electron's package, with what it needs to hold the real binary back until it listens.
  const own = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return _electron.launch({
    args: [...args, ...switches],
    // Windows are to be what a person has. Without this Playwright would take the sandbox from them.
    chromiumSandbox: true,
    env: { ...(Object.fromEntries(own) as Record<string, string>), ...env },
    ...(command === STAND_IN ? { executablePath: command } : {}),
  });
}
