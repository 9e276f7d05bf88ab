#!/usr/bin/env node
// Renders the app's icon from its one drawing into dist/icons/: pictures in all sizes, and the files that Windows and Macs need.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.mjs';
import { icns, ico } from './containers.mjs';
import { dist, root } from '../targets.mjs';

/** Sides in pixels. */
export const ICON_SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];

const drawing = join(root, 'renderer', 'icon.svg');
const out = join(dist, 'icons');

/** Renders all icons, unless they are newer than the drawing. */
export async function buildIcons() {
  const last = join(out, 'icon.icns');
  if (existsSync(last) && statSync(last).mtimeMs > statSync(drawing).mtimeMs) return;
  const { chromium } = await import('playwright');
  mkdirSync(join(out, 'png'), { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
  const pictures = [];
  try {
    const page = await browser.newPage();
    const style = 'html, body { margin: 0; background: transparent } svg { display: block; width: 100vw; height: 100vh }';
    await page.setContent(`<style>${style}</style>${readFileSync(drawing, 'utf8')}`);
    for (const size of ICON_SIZES) {
      await page.setViewportSize({ width: size, height: size });
      const png = await page.screenshot({ path: join(out, 'png', `${size}x${size}.png`), omitBackground: true });
      pictures.push({ size, png });
    }
  } finally {
    await browser.close();
  }
  writeFileSync(join(out, 'icon.ico'), ico(pictures.filter(({ size }) => size <= 256)));
  writeFileSync(last, icns(pictures));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildIcons();
