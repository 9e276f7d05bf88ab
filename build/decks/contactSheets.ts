// Draws the contact sheets of the packs, for renderer/decks/README.md: `npm run sheets`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { root } from '../targets.mjs';

const DECKS = join(root, 'renderer', 'decks');
const SHEETS = join(DECKS, 'sheets');
/** Ranks of each pack, lowest first. */
const RANKS = { french: 'A23456789TJQK', spanish: 'A23456789JQK', italian: 'A234567JQK' } as const;
const SUITS = 'SHDC';
/** Widths in pixels: whole pictures, index faces as in a hand, and the strip of a covered card. */
const WIDTHS = { art: 92, index: 60, strip: 44 } as const;

/** One row of cards a suit. */
function rows(pack: keyof typeof RANKS, style: string, width: number, strip = width, letters = ''): string {
  const address = (card: string): string => pathToFileURL(join(DECKS, pack, style, `${card}.svg`)).href + letters;
  return [...SUITS]
    .map((suit) => {
      const cards = [...RANKS[pack]].map((rank) => `<span><img width="${width}" src="${address(rank + suit)}"></span>`);
      return `<p class="w${strip}">${cards.join('')}</p>`;
    })
    .join('');
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('no Chromium: npm run chromium');
mkdirSync(SHEETS, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'trickhouse-sheets-'));
const sheet = join(folder, 'sheet.html');
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, '--allow-file-access-from-files'] });
try {
  const page = await browser.newPage({ viewport: { width: 1340, height: 400 } });
  for (const pack of Object.keys(RANKS) as (keyof typeof RANKS)[]) {
    writeFileSync(
      sheet,
      `<!doctype html><style>body{margin:0;padding:16px;background:#3d5f51;width:max-content}p{margin:0 0 8px;display:flex;gap:8px}span{display:block;overflow:hidden;border-radius:4px}img{display:block}.w${WIDTHS.strip}{gap:0}.w${WIDTHS.strip} span{width:${WIDTHS.strip}px}</style>` +
        rows(pack, 'std', WIDTHS.art) +
        rows(pack, 'big', WIDTHS.index) +
        rows(pack, 'big', 72, WIDTHS.strip) +
        (pack === 'french' ? ['#nl', '#fr', '#de'].map((letters) => rows(pack, 'big', 72, WIDTHS.strip, letters)).join('') : ''),
    );
    // Only a page of the file system may show its pictures.
    await page.goto(pathToFileURL(sheet).href);
    await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
    await page.screenshot({ path: join(SHEETS, `${pack}.jpg`), type: 'jpeg', quality: 72, fullPage: true });
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
