#!/usr/bin/env node
// Draws the icons of the page on a home screen (renderer/public) from the app's one drawing: filled to their corners, since phones cut the shape themselves.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.mjs';
import { root } from '../targets.mjs';

/** Sides in pixels: of iPhones, and of Android. */
const SIZES = [180, 192, 512];
/** The part of the side that the drawing takes, so that a round cut leaves it whole. */
const INNER = 0.8;

const drawing = readFileSync(join(root, 'renderer', 'icon.svg'), 'utf8');
const ground = /fill="(#[0-9a-f]{6})"/.exec(drawing)?.[1];
if (ground === undefined) throw new Error('the icon has no ground');
const out = join(root, 'renderer', 'public');
const { chromium } = await import('playwright');
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
try {
  const page = await browser.newPage();
  const style = `html, body { margin: 0; height: 100%; background: ${ground} } body { display: grid; place-items: center } svg { width: ${100 * INNER}vw; height: ${100 * INNER}vw }`;
  await page.setContent(`<style>${style}</style>${drawing}`);
  for (const size of SIZES) {
    await page.setViewportSize({ width: size, height: size });
    await page.screenshot({ path: join(out, `icon-${size}.png`) });
  }
} finally {
  await browser.close();
}
process.stdout.write(`${SIZES.length} icons in ${out}\n`);
