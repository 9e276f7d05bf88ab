import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';
import { Staged, type Staging } from '../support/staged.ts';

/** Twenty cards, courts among them. */
const PINOCHLE: Staging = { game: 'pinochle-double', seats: 4, seed: 'tables' };
/** Pixels of a bitmap to one of the card that shows it: fewer would blur it, and of more than two a browser copies every other one. */
const SHARP = { least: 1.4, most: 1.95 };

const pictures = (page: Page): Locator => page.locator('.hand .card img');

/** A table where a hand has been dealt and lies still. */
async function dealt(page: Page, url: string, letters: string): Promise<Staged> {
  await new Player(page).hasChosen({ language: 'en', letters, pace: 'instant' });
  const table = new Staged(page);
  await table.open(url);
  table.deal(PINOCHLE);
  await table.until(({ legal }) => legal.actions.length > 0);
  await expect(pictures(page)).toHaveCount(20);
  return table;
}

/** Pixels of each picture in the hand to one of its card; of a drawing infinitely many. */
const sharpness = (page: Page): Promise<number[]> =>
  pictures(page).evaluateAll((all) =>
    all.map((one) => {
      if (!(one instanceof HTMLImageElement) || !one.src.startsWith('blob:')) return Infinity;
      return one.naturalWidth / (one.offsetWidth * devicePixelRatio);
    }),
  );

test('the cards of a hand are bitmaps, as sharp as the window wants them', async ({ page, startHost, complaints }) => {
  const host = await startHost('--pace', 'instant');
  await page.setViewportSize({ width: 1280, height: 800 });
  const table = await dealt(page, host.url, 'en');
  const isSharp = async (): Promise<void> => {
    await expect.poll(async () => Math.min(...(await sharpness(page)))).toBeGreaterThanOrEqual(SHARP.least);
    await expect.poll(async () => Math.max(...(await sharpness(page)))).toBeLessThanOrEqual(SHARP.most);
  };
  await isSharp();
  const before = await pictures(page).first().getAttribute('src');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(pictures(page).first()).not.toHaveAttribute('src', before ?? '');
  await isSharp();
  // The page keeps no bitmap that it does not show.
  const isKept = await page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address ?? '';
    return picture.decode().then(
      () => true,
      () => false,
    );
  }, before);
  expect(isKept).toBe(false);
  await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining('ERR_FILE_NOT_FOUND')]);
  await table.leave();
});

/** The mean difference of two pictures of one size, in steps of 255. */
const difference = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (files) => {
      const pixelsOf = async (bytes: number[]): Promise<Uint8ClampedArray> => {
        const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (context === null) throw new Error('no canvas');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
      };
      const [a, b] = [await pixelsOf(files.one), await pixelsOf(files.other)];
      if (a.length !== b.length) throw new Error('pictures of two sizes');
      return a.reduce((sum, value, i) => sum + Math.abs(value - (b.at(i) ?? Infinity)), 0) / a.length;
    },
    { one: [...one], other: [...other] },
  );

/** The corner with the index of the first king in the hand. */
async function cornerOfKing(page: Page): Promise<Buffer> {
  const king = page.locator('.hand [data-card^="h:K"]').first();
  const box = await king.boundingBox();
  if (box === null) throw new Error('no king in the hand');
  return page.screenshot({ clip: { x: Math.round(box.x), y: Math.round(box.y), width: 22, height: 40 } });
}

test('a bitmap looks as the drawing does, with the letters of a language', async ({ browser, startHost }) => {
  const host = await startHost('--pace', 'instant');
  const look = async (letters: string, isKnown: boolean): Promise<Buffer> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    // Another browser: it shows the drawings themselves.
    if (!isKnown) await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'userAgentData'));
    const table = await dealt(page, host.url, letters).catch(async (reason: unknown) => {
      await context.close();
      throw reason;
    });
    const isShown = isKnown ? /^blob:/ : /\.svg/;
    for (const picture of await pictures(page).all()) await expect(picture).toHaveAttribute('src', isShown);
    const corner = await cornerOfKing(page);
    await table.leave();
    await context.close();
    return corner;
  };
  const [bitmap, drawing, dutch] = [await look('en', true), await look('en', false), await look('nl', true)];
  const page = await browser.newPage();
  expect(await difference(page, bitmap, drawing)).toBeLessThan(4);
  // H for heer where English has K: what the measure takes for another card.
  expect(await difference(page, bitmap, dutch)).toBeGreaterThan(8);
  await page.close();
});
