#!/usr/bin/env node
// Renders the app's icon in the sizes that installers ask for, from its one drawing, into dist/icons/.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';
import { dist, root } from './targets.mjs';

const SIZES = [16, 32, 48, 64, 128, 256, 512, 1024];

const drawing = readFileSync(join(root, 'renderer', 'icon.svg'), 'utf8');
const out = join(dist, 'icons');
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
try {
  const page = await browser.newPage();
  await page.setContent(
    `<style>html, body { margin: 0; background: transparent } svg { display: block; width: 100vw; height: 100vh }</style>${drawing}`,
  );
  for (const size of SIZES) {
    await page.setViewportSize({ width: size, height: size });
    await page.screenshot({ path: join(out, `${size}x${size}.png`), omitBackground: true });
  }
} finally {
  await browser.close();
}
