import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { flaws } from '../support/layout.ts';
import { hostKlaverjas, PartyGuest } from '../support/party.ts';
import { Player } from '../support/player.ts';

const SIZES = [
  [360, 553],
  [740, 340],
  [740, 360],
  [844, 390],
  [800, 600],
] as const;

/** The faults of the place where the vote stands, in each size. */
async function found(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    all.push(...(await flaws(page)).filter((flaw) => /\bvote\b/.test(flaw)).map((flaw) => `${width}×${height}: ${flaw}`));
  }
  return all;
}

test('a vote leaves plates, trick, hand and calls in sight, in windows of all shapes', async ({ page, browser, startHost, complaints }) => {
  const host = await startHost('--lan', '--lan-port', '0', '--pace', 'instant');
  const ben = await PartyGuest.arrive(browser, 'Ben', await hostKlaverjas(page, host.url), complaints);
  await ben.sit();
  await page.getByRole('button', { name: 'Deal the cards' }).click();

  // Cards lie there, the owner's is the next one, and Ben's would follow.
  const owner = new Player(page);
  const guest = new Player(ben.page);
  const lying = page.locator('.trick .t .card');
  let before = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    await expect.poll(async () => (await owner.isAsked()) || (await guest.isAsked())).toBe(true);
    const [who, asked] = (await owner.isAsked()) ? ([owner, await owner.asked()] as const) : ([guest, await guest.asked()] as const);
    before = await lying.count();
    const follows = who === owner && asked === 'card' && (before === 1 || before === 2);
    if (asked === 'over') for (const { page: one } of [owner, guest]) await one.getByRole('button', { name: 'Next deal' }).click();
    else if (asked === 'call') await who.call();
    else await who.play('key');
    if (follows) break;
  }
  await expect(lying).toHaveCount(before + 1);
  await page.keyboard.press('Control+z');
  const question = ben.page.getByRole('region', { name: 'Take-back or claim' });
  await expect(question.getByRole('button', { name: 'Yes' })).toBeVisible();
  expect(await found(page)).toEqual([]);
  expect(await found(ben.page)).toEqual([]);
  await ben.page.keyboard.press('+');
  await expect(lying).toHaveCount(before);
  await ben.context.close();
});
