import { _electron, type ElectronApplication } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/targets.mjs';

/** The path of Electron's binary, where it has been fetched. Never asks the package, which would fetch it. */
export function realElectron(): string | undefined {
  const dir = join(root, 'node_modules', 'electron');
  const note = join(dir, 'path.txt');
  if (!existsSync(note)) return undefined;
  const binary = join(dir, 'dist', readFileSync(note, 'utf8').trim());
  return existsSync(binary) ? binary : undefined;
}

/** Starts the desktop app on a folder of its own: real Electron where its binary is, else the stand-in. */
export function launchApp(dataDir: string): Promise<ElectronApplication> {
  const args = [join(root, 'dist', 'electron', 'main.cjs'), `--data=${dataDir}`];
  // Without a path Playwright takes Electron's package, with what it needs to hold the real binary back until it listens.
  return realElectron() === undefined
    ? _electron.launch({ args, executablePath: join(root, 'e2e', 'electron-double', 'electron') })
    : _electron.launch({ args });
}
