import type { Page } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../support/fixtures.ts';
import { flaws, hiddenRanks } from '../support/looks/layout.ts';
import { measured, pressed } from '../support/looks/sizes.ts';
import { Player } from '../support/player.ts';
import { playedRecord } from '../support/records.ts';
import { Staged } from '../support/staged.ts';

const SIZES = {
  wide: { width: 1280, height: 800 },
  small: { width: 800, height: 600 },
  phone: { width: 390, height: 844 },
  least: { width: 360, height: 640 },
} as const;
/** Phones on their side. */
const SIDEWAYS = { width: 844, height: 390 } as const;
const LYING = { width: 667, height: 375 } as const;
const THEMES = ['light', 'dark'] as const;
/** Whether to keep pictures of every moment, size and theme, for a person to look at. */
const PICTURES = process.env['PICTURES'] !== undefined;
/** Pixels of a card that show its rank. */
const RANK = 24;
const BEGUN = 1_795_000_000_000;

test.slow();

/** Waits until the page has been laid out for its window. */
async function laidOut(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The faults of a look back as it is now: of its board, of its title, and lines of its status that begin a row. */
async function wrongInRoom(page: Page): Promise<string[]> {
  await laidOut(page);
  const found = [...(await flaws(page)), ...(await hiddenRanks(page))];
  const title = await page.locator('.bar .where b').evaluate((node) => {
    const { left, right, width } = node.getBoundingClientRect();
    return width > 80 && left >= 0 && right <= innerWidth && getComputedStyle(node.parentElement ?? node).clipPath === 'none';
  });
  if (!title) found.push('the title is out of sight');
  for (const card of await page.locator('.corner .card').all())
    if (!(await card.isVisible())) found.push('cards in the corner are out of sight');
  const astray = await page.locator('.status').evaluate((status) => {
    const { left } = status.getBoundingClientRect();
    const edge = left + status.clientLeft;
    return [...status.children].filter((cell) => {
      const line = parseFloat(getComputedStyle(cell).borderLeftWidth);
      const at = cell.getBoundingClientRect().left;
      return line > 0 && at + line > edge + 0.5 && at < edge + 4;
    }).length;
  });
  if (astray > 0) found.push(`${astray} lines at the edge of the status`);
  return found;
}

/** The faults of a replay's board alone: texts of the rooms are looked at elsewhere. */
async function lyingOnOthers(page: Page): Promise<string[]> {
  await laidOut(page);
  return [...(await flaws(page)), ...(await hiddenRanks(page))].filter((flaw) => /lies|hidden/.test(flaw));
}

/** Looks at a moment in every size, and in the least with the largest type; what is wrong with it. */
async function look(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    // A picture is drawn in full.
    await (PICTURES ? pressed : measured)(page, viewport);
    if (size === 'least') await new Player(page).hasType('largest');
    await laidOut(page);
    found.push(...(await flaws(page)).map((flaw) => `${name}, ${size}: ${flaw}`));
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(`${name}, ${size}: wider than the window`);
    const least = await page.locator('.drill .cards li').evaluateAll((all) => {
      const places = all.map((card) => card.getBoundingClientRect());
      const steps = places.flatMap((place, at) => {
        const next = places[at + 1];
        return next === undefined || next.top > place.top ? [] : [next.left - place.left];
      });
      return Math.min(...steps);
    });
    if (least < RANK) found.push(`${name}, ${size}: ${Math.round(least)} px are in sight of a card`);
    for (const theme of PICTURES ? THEMES : []) {
      await page.evaluate((value) => void (document.documentElement.dataset['theme'] = value), theme);
      await page.screenshot({
        path: join('test-results', 'training', `${name}-${size}-${theme}.png`),
        animations: 'disabled',
        fullPage: name === 'room',
      });
    }
  }
  await new Player(page).hasType('medium');
  await pressed(page, SIZES.wide);
  return found;
}

/** The faults of a drill on a phone on its side: its answers and one's own hand lie in the window, too. */
async function lyingDown(page: Page, name: string): Promise<string[]> {
  await (PICTURES ? pressed : measured)(page, LYING);
  const found = await flaws(page);
  for (const part of await page.locator('.drill :is(.choices, .own)').all()) {
    const below = await part.evaluate((node) => Math.round(node.getBoundingClientRect().bottom - innerHeight));
    if (below > 0) found.push(`${(await part.getAttribute('class')) ?? ''} ends ${below} px below the window`);
  }
  const bare = await page
    .locator('.choice')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).backgroundColor.endsWith(', 0)')));
  if (bare.length > 0) found.push(`${bare.length} answers have no background of their own`);
  if (PICTURES) await page.screenshot({ path: join('test-results', 'training', `${name}-lying.png`), animations: 'disabled' });
  await pressed(page, SIZES.wide);
  return found.map((flaw) => `${name}, lying: ${flaw}`);
}

test('every drill, its end and the room with its curves fit windows of all sizes', async ({ page, dataDir, startHost }) => {
  const found: string[] = [];
  await mkdir(dataDir, { recursive: true });
  const verdicts = Array.from({ length: 400 }, (_, at) => ({
    at: 1e12 + at,
    who: 'Ada',
    game: 'klaverjas',
    match: 'm',
    deal: 1 + Math.floor(at / 8),
    step: at % 8,
    kind: ['call', 'lead', 'follow', 'discard', 'count'][at % 5],
    mark: at % 9 === 0 ? 'mistake' : 'none',
    lost: at % 9 === 0 ? 20 : at % 4,
    se: 1,
    judge: 1,
  }));
  const lines = [{ format: 'trickhouse-verdicts/1' }, ...verdicts].map((line) => `${JSON.stringify(line)}\n`);
  await writeFile(join(dataDir, 'verdicts.jsonl'), lines.join(''));
  const drillNames = ['trumps', 'voids', 'out', 'points', 'worth', 'roem', 'bid'];
  const answers = drillNames.flatMap((drill, place) =>
    Array.from({ length: 60 }, (_, at) => {
      const run = 1e12 + Math.floor(at / 10);
      return { at: run + at, game: 'klaverjas', drill, run, ok: (at * 7 + place) % 10 < 5 + at / 12, ms: 12_000, timed: true };
    }),
  );
  const attempts = [{ format: 'trickhouse-attempts/1' }, ...answers].map((line) => `${JSON.stringify(line)}\n`);
  await writeFile(join(dataDir, 'attempts.jsonl'), attempts.join(''));
  const host = await startHost();
  await new Player(page).hasChosen({ pace: 'instant', tap: 'once' });
  await page.clock.setFixedTime(BEGUN);
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Training', exact: true }).click();
  const drills = page.getByRole('region', { name: 'Drills' });
  await expect(drills.getByRole('img', { name: 'Your scores' })).toHaveCount(7);
  // The curves do not hold a window wide that has just become narrower: the resize comes before they are measured again.
  await page.evaluate(() => {
    addEventListener('resize', () => (document.body.dataset['beyond'] = String(document.documentElement.scrollWidth > innerWidth)), {
      once: true,
    });
  });
  await page.setViewportSize(SIZES.phone);
  await expect(page.locator('body')).toHaveAttribute('data-beyond', 'false');
  found.push(...(await look(page, 'room')));

  // A run with its limit, to its end.
  await drills.getByRole('button', { name: 'Start: Valuing a trick' }).click();
  await expect(page.getByText('You see a full trick.')).toBeVisible();
  found.push(...(await look(page, 'ready')));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('timer')).toHaveText('2:00');
  const choices = page.locator('.choices').getByRole('button');
  await page.clock.setFixedTime(BEGUN + 30_000);
  await choices.first().click();
  await expect(page.getByText(/^\d+ of 1 right$/).first()).toBeVisible();
  await page.clock.setFixedTime(BEGUN + 121_000);
  await expect(page.getByRole('img', { name: 'Your scores' })).toBeVisible();
  found.push(...(await look(page, 'over')));
  await page.keyboard.press('Escape');

  // Each drill, from trick to trick by the key, without the limit.
  await drills.getByLabel('Two-minute limit').uncheck();
  for (const [game, only] of [
    ['klaverjas', /^Start: /],
    ['pinochle-double', /^Start: Spotting melds$/],
  ] as const) {
    await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption(game);
    const starts = drills.getByRole('button', { name: only });
    await expect(starts).toHaveCount(game === 'klaverjas' ? 7 : 1);
    for (const start of await starts.all()) {
      const name = ((await start.getAttribute('aria-label')) ?? '').slice('Start: '.length);
      await start.click();
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await expect(async () => {
        if (!(await choices.first().isVisible())) await page.getByRole('button', { name: /^Next/ }).click({ timeout: 500 });
        await expect(choices.first()).toBeEnabled({ timeout: 500 });
      }).toPass();
      found.push(...(await look(page, `drill-${name}`)), ...(await lyingDown(page, `drill-${name}`)));
      await choices.first().click();
      await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
      found.push(...(await look(page, `answered-${name}`)), ...(await lyingDown(page, `answered-${name}`)));
      await page.keyboard.press('Escape');
      await expect(drills).toBeVisible();
    }
  }
  expect(found).toEqual([]);
});

test('a look back, and what is better, fit windows of all sizes', async ({ page, host }) => {
  const found: string[] = [];
  await new Player(page).hasChosen({ pace: 'instant' });
  const table = new Staged(page);
  await table.open(host.url);
  table.deal({ game: 'klaverjas', seats: 4, seed: 'look back a' });
  await table.until(({ view }) => view.score !== null);
  const reckoning = page.locator('.reckoning');
  await expect(reckoning.getByText(/^Points lost: \d+, most by/)).toBeVisible({ timeout: 60_000 });
  found.push(...(await look(page, 'reckoning')));
  await reckoning.getByRole('button', { name: 'Your decisions' }).click();
  const marked = page.getByRole('list', { name: 'Your decisions' }).getByRole('button', { name: /Inaccuracy|Mistake|Blunder/ });
  await expect(marked.first()).toHaveAttribute('aria-current', 'step', { timeout: 60_000 });
  found.push(...(await look(page, 'lookBack')));
  // On a phone, each decision: plates, trick and hand have half of it, or the height of one on its side.
  const decisions = page.getByRole('list', { name: 'Your decisions' }).getByRole('button');
  await expect(page.locator('.decisions[aria-busy=false]')).toBeVisible({ timeout: 240_000 });
  for (const [size, viewport] of Object.entries({ ...SIZES, sideways: SIDEWAYS, lying: LYING })) {
    await measured(page, viewport);
    const tops = new Set<number>();
    for (const [at, decision] of (await decisions.all()).entries()) {
      await decision.dispatchEvent('click');
      await expect(decision).toHaveAttribute('aria-current', 'step');
      await page.locator('.judged').evaluate((panel) => panel.scrollTo(0, 0));
      tops.add(Math.round(await decisions.first().evaluate((node) => node.getBoundingClientRect().top)));
      found.push(...(await wrongInRoom(page)).map((flaw) => `decision ${at}, ${size}: ${flaw}`));
    }
    // They stay where they are from the calls to the last trick.
    if (tops.size > 1) found.push(`${size}: the decisions begin at ${[...tops].join(', ')}`);
  }
  await pressed(page, LYING);
  await page.getByRole('button', { name: 'Find your mistakes' }).click();
  await expect(page.getByRole('heading', { name: /^What is better here than/ })).toBeVisible();
  found.push(...(await look(page, 'findIt')));
  await pressed(page, SIDEWAYS);
  found.push(...(await wrongInRoom(page)).map((flaw) => `findIt, sideways: ${flaw}`));
  // A right answer is marked as in a drill, and not as what to press next; the verdict on it is in sight. One that is good enough is right, too.
  const choices = page.getByRole('group', { name: 'Find your mistakes' }).getByRole('button');
  const plain = await choices.first().evaluate((node) => getComputedStyle(node).color);
  const right = choices.filter({ hasText: '✓' });
  for (const choice of await choices.all()) if ((await right.count()) === 0) await choice.click();
  await expect(page.getByText(/^(Right\.|Good enough; better still:)/)).toBeInViewport();
  await expect(right).toHaveCount(1);
  expect(await right.evaluate((node) => getComputedStyle(node).color)).toBe(plain);
  found.push(...(await wrongInRoom(page)).map((flaw) => `found, sideways: ${flaw}`));
  found.push(...(await look(page, 'found')));
  expect(found).toEqual([]);
});

test('ranks of two figures show in open hands of twelve', async ({ page, host }) => {
  await new Player(page).hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'History' }).click();
  await page.setInputFiles('input[type=file]', {
    name: 'kept.trick.json',
    mimeType: 'application/json',
    buffer: Buffer.from(playedRecord('botifarra')),
  });
  await page.getByRole('button', { name: 'Replay' }).first().click();
  await expect(page.getByRole('heading', { name: /^Replay/ })).toBeFocused();
  const found: string[] = [];
  for (const [size, viewport] of Object.entries({ ...SIZES, tablet: { width: 1024, height: 768 }, sideways: SIDEWAYS })) {
    await page.setViewportSize(viewport);
    await page.keyboard.press('Home');
    await expect(page.locator('.backs.open .card')).toHaveCount(36);
    found.push(...(await lyingOnOthers(page)).map((flaw) => `${size}: ${flaw}`));
  }
  expect(found).toEqual([]);
});

test('on phones the plates, cards and words of a replay lie clear of each other, from the calls on', async ({ page, startHost }) => {
  await new Player(page).hasChosen({ pace: 'instant' });
  const found: string[] = [];
  const host = await startHost();
  await page.goto(host.url);
  await page.getByRole('button', { name: 'History' }).click();
  for (const game of ['klaverjas', 'botifarra'] as const) {
    await page.setInputFiles('input[type=file]', {
      name: `${game}.trick.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(playedRecord(game)),
    });
    await page
      .getByRole('listitem', { name: new RegExp(game, 'i') })
      .getByRole('button', { name: 'Replay' })
      .click();
    await expect(page.getByRole('heading', { name: /^Replay/ })).toBeFocused();
    for (const viewport of [SIZES.least, LYING]) {
      await page.setViewportSize(viewport);
      await page.keyboard.press('Home');
      for (let step = 0; step < 12; step += 1) {
        await expect(page.getByRole('slider')).toHaveValue(String(step));
        found.push(...(await lyingOnOthers(page)).map((flaw) => `${game}, ${viewport.width}×${viewport.height}, step ${step}: ${flaw}`));
        await page.keyboard.press('ArrowRight');
      }
    }
    await page.setViewportSize(SIZES.wide);
    await page.getByRole('button', { name: 'Back to history' }).click();
  }
  expect(found).toEqual([]);
});
