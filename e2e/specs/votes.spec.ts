import type { Page } from '@playwright/test';
import { itemAt } from '../../engine/cards/indexed.ts';
import { LANGUAGE_CODES } from '../../renderer/words/languages.ts';
import { expect, test } from '../support/fixtures.ts';
import { covered, flaws } from '../support/looks/layout.ts';
import { measured, pressed } from '../support/looks/sizes.ts';
import { addressOf, hostKlaverjas, PartyGuest, setUpParty } from '../support/party.ts';
import { Player } from '../support/player.ts';

const SIZES = [
  [360, 553],
  [740, 340],
  [740, 360],
  [844, 390],
  [800, 600],
] as const;

/** Windows of a table screen: a tablet or a laptop, a television, phones that stand. */
const SCREENS = [
  [800, 600],
  [1024, 640],
  [1280, 800],
  [1920, 1080],
  [844, 390],
  [740, 340],
] as const;

/** Looks at ten windows take a busy machine longer than people have for an answer as a rule. */
const PATIENT = ['--vote-time', '120'];

/** As long as a name may be. */
const LONG_NAME = 'Maximiliane-Charlotte W.';

/** The faults of the place where the vote stands, in each size; `turn` chooses the languages. */
async function found(page: Page, turn: number, sizes: readonly (readonly [number, number])[] = SIZES): Promise<string[]> {
  const all: string[] = [];
  for (const [at, [width, height]] of sizes.entries()) {
    const language = itemAt(LANGUAGE_CODES, (turn + at) % LANGUAGE_CODES.length);
    await new Player(page).speaks(language);
    await measured(page, { width, height });
    let faults: string[] = [];
    // People look at a board once it has come to rest in its window.
    const settled = expect.poll(async () => (faults = (await flaws(page)).filter((flaw) => /\bvote\b/.test(flaw))), { timeout: 4500 });
    await settled.toEqual([]).catch(() => undefined);
    // In the narrow column of a low window a name is shortened rather than broken.
    const broken = await page
      .locator('.vote li')
      .evaluateAll((names) => names.filter((name) => name.clientHeight > 1.7 * parseFloat(getComputedStyle(name).lineHeight)).length);
    if (broken > 0 && height < 400) faults.push('a name in the vote is broken');
    all.push(...[...faults, ...(await covered(page, '.vote'))].map((flaw) => `${width}×${height}, ${language}: ${flaw}`));
  }
  await new Player(page).speaks('en');
  const [width, height] = sizes[sizes.length - 1]!;
  await pressed(page, { width, height });
  return all;
}

/** Goes on to the next deal on pages whose deal is over. One of them may be taken along by another before it is pressed. */
async function goOn(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const next = page.getByRole('button', { name: 'Next deal' });
    await expect(async () => {
      if (await next.isVisible()) await next.click({ timeout: 1000 });
      await expect(next).toBeHidden({ timeout: 1000 });
    }).toPass();
  }
}

test('a vote leaves plates, trick, hand and calls in sight, in windows of all shapes', async ({ page, browser, startHost, complaints }) => {
  test.slow();
  const host = await startHost('--lan', '--lan-port', '0', '--pace', 'instant', ...PATIENT);
  const ben = await PartyGuest.arrive(
    browser,
    LONG_NAME,
    await hostKlaverjas(page, host.url, { options: { klaverjas: { deals: 16 } } }),
    complaints,
  );
  await ben.sit();
  await page.getByRole('button', { name: 'Deal the cards' }).click();

  // Cards lie there, the owner's is the next one, and Ben's would follow.
  const owner = new Player(page);
  const guest = new Player(ben.page);
  const lying = page.locator('.trick .t .card');
  const yes = ben.page.getByRole('region', { name: 'Take-back or claim' }).getByRole('button', { name: 'Yes' });
  const faults: string[] = [];
  let seen = false;
  let before = 0;
  const someoneIsAsked = () => expect.poll(async () => (await owner.isAsked()) || (await guest.isAsked())).toBe(true);
  for (let turn = 0; turn < 150; turn += 1) {
    await someoneIsAsked();
    const [who, asked] = (await owner.isAsked()) ? ([owner, await owner.asked()] as const) : ([guest, await guest.asked()] as const);
    before = await lying.count();
    const follows = who === owner && asked === 'card' && (before === 1 || before === 2);
    if (asked === 'over') await goOn(page, ben.page);
    else if (asked === 'call') {
      await who.call();
      await someoneIsAsked();
      if (who === owner && !seen && (await guest.isAsked()) && (await ben.page.locator('.calls').isVisible())) {
        // The guest has a call to make, and is asked to let the owner's be taken back; not where it has turned up other trumps.
        await page.keyboard.press('Control+z');
        seen = await yes.waitFor({ timeout: 3000 }).then(
          () => true,
          () => false,
        );
        if (!seen) continue;
        await expect(ben.page.locator('.calls')).toBeVisible();
        const looked = await Promise.all([found(ben.page, 1), found(page, 3)]);
        faults.push(...looked.flat());
        await yes.click();
        await expect(yes).toBeHidden();
        // The call is the owner's again; until then the guest's page may still ask.
        await owner.asked();
      }
    } else await who.play('key');
    if (follows && seen) break;
  }
  await expect(lying).toHaveCount(before + 1);
  await page.keyboard.press('Control+z');
  await expect(yes).toBeVisible();
  faults.push(...(await found(page, 0)), ...(await found(ben.page, 2)));
  expect(faults).toEqual([]);
  expect(seen).toBe(true);
  await ben.page.keyboard.press('+');
  await expect(lying).toHaveCount(before);
  // Below news that stands above the table, too: here that Ben has it open twice.
  const twice = await ben.context.newPage();
  await twice.goto(ben.page.url());
  await expect(ben.page.locator('.banner')).toBeVisible();
  await owner.asked();
  await owner.play('key');
  await page.keyboard.press('Control+z');
  await expect(yes).toBeVisible();
  expect(await found(ben.page, 2)).toEqual([]);
  await ben.context.close();
});

test('a vote leaves plates and trick of the shared cloth in sight, in windows of all shapes', async ({
  page,
  browser,
  startHost,
  complaints,
}) => {
  const host = await startHost('--lan', '--lan-port', '0', '--pace', 'instant', ...PATIENT);
  await setUpParty(page, { game: 'klaverjas', options: { klaverjas: { deals: 4 } } });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Local network' }).click();
  await page.getByRole('button', { name: 'Table screen' }).click();
  const address = await addressOf(page);
  const guests = [
    await PartyGuest.arrive(browser, LONG_NAME, address, complaints),
    await PartyGuest.arrive(browser, 'Cas', address, complaints),
  ];
  for (const guest of guests) await guest.sit();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  const players = guests.map((guest) => new Player(guest.page));
  const lying = page.locator('.trick .t .card');
  const yes = itemAt(guests, 1).page.getByRole('region', { name: 'Take-back or claim' }).getByRole('button', { name: 'Yes' });
  for (let turn = 0; turn < 60; turn += 1) {
    await expect.poll(async () => (await Promise.all(players.map((one) => one.isAsked()))).includes(true)).toBe(true);
    const who = (await itemAt(players, 0).isAsked()) ? itemAt(players, 0) : itemAt(players, 1);
    const asked = await who.asked();
    const before = await lying.count();
    if (asked === 'over') await goOn(...guests.map((guest) => guest.page));
    else if (asked === 'call') await who.call();
    else await who.play('key');
    if (who === players[0] && asked === 'card' && (before === 1 || before === 2)) break;
  }
  await itemAt(guests, 0).page.keyboard.press('Control+z');
  await expect(yes).toBeVisible();
  await expect(page.locator('.vote')).toBeVisible();
  expect([...(await found(page, 0, SCREENS)), ...(await found(page, 4, SCREENS))]).toEqual([]);
  for (const guest of guests) await guest.context.close();
});
