import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { UpdateMessage } from '../../engine/protocol/messages.ts';
import { flaws } from '../support/looks/layout.ts';
import { MOMENTS } from '../support/moments.ts';
import { Player } from '../support/player.ts';
import { Staged } from '../support/staged.ts';

/** Two frames: what follows from a new size has been drawn. */
async function resized(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function tableOf(
  page: Page,
  url: string,
  game: 'briscola-chiamata' | 'klaverjas' | 'manille-auction' | 'pinochle-double',
  seats: number,
  seed = 'windows',
): Promise<Staged> {
  await new Player(page).hasChosen({ pace: 'instant', theme: 'light', language: 'en' });
  const table = new Staged(page);
  await table.open(url);
  table.deal({ game, seats, seed });
  return table;
}

test('type, cards, plates and games grow with the window', async ({ page, startHost }) => {
  const host = await startHost('--pace', 'instant');
  const table = await tableOf(page, host.url, 'klaverjas', 4);
  await table.until(({ view }) => view.trick !== null && view.toAct === view.viewer);
  const sizes = async (): Promise<number[]> =>
    page.evaluate(() => [
      document.querySelector('.handzone .slot .card')!.getBoundingClientRect().width,
      document.querySelector('.seat:not(.me) .plate')!.getBoundingClientRect().height,
      parseFloat(getComputedStyle(document.querySelector('.plate .nm') ?? document.body).fontSize),
    ]);
  await resized(page, 1280, 800);
  const usual = await sizes();
  for (const [width, height, least] of [
    [1920, 1080, 1.2],
    [2560, 1440, 1.5],
  ] as const) {
    await resized(page, width, height);
    for (const [i, size] of (await sizes()).entries()) expect(size / usual[i]!, `${i}, ${width}×${height}`).toBeGreaterThan(least);
  }
  await table.leave();
  // Four or five games to a row, in rows that are full but for the last.
  for (const [width, height] of [
    [1280, 800],
    [1536, 864],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await resized(page, width, height);
    const tops = await page
      .locator('.games .game')
      .evaluateAll((games) => games.map((game) => Math.round(game.getBoundingClientRect().top)));
    const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    expect(
      rows.slice(0, -1).every((row) => row === rows[0] && [4, 5].includes(row)),
      `${width}×${height}: ${rows.join('+')}`,
    ).toBe(true);
  }
});

test('whatever is open scrolls by one bar at most', async ({ page, startHost }) => {
  const host = await startHost('--pace', 'instant');
  const table = await tableOf(page, host.url, 'klaverjas', 4);
  const bars = (): Promise<string[]> =>
    page.evaluate(() => {
      const open = document.querySelector('dialog[open]');
      return [document.documentElement, ...document.querySelectorAll<HTMLElement>('body, body *')].flatMap((node) => {
        const { overflowY } = getComputedStyle(node);
        const root = node === document.documentElement;
        if (open !== null && !root && !open.contains(node)) return [];
        // The page's own bar is as wide as what it takes from the window.
        const shows = root
          ? innerWidth > node.clientWidth
          : ['auto', 'scroll'].includes(overflowY) && node.offsetWidth - node.clientWidth > 8;
        return shows ? [`${node.tagName.toLowerCase()}.${node.className}`] : [];
      });
    });
  await table.until(({ view }) => view.tricks.length === 2 && view.toAct === view.viewer);
  await resized(page, 800, 600);
  expect(await bars(), 'the table').toEqual([]);
  for (const [key, name] of [
    ['p', /score sheet/i],
    ['F1', /keyboard shortcuts/i],
    ['r', /rules/i],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect((await bars()).length, `bars: ${key}`).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await table.leave();
  expect((await bars()).length, 'bars of the first page').toBeLessThan(2);
});

test('of five players the last trick, the score and what happened last are in sight', async ({ page, startHost }) => {
  const host = await startHost('--pace', 'instant');
  const table = await tableOf(page, host.url, 'briscola-chiamata', 5);
  await resized(page, 1280, 800);
  await table.until(MOMENTS['play'] ?? (() => true));
  const cards = page.locator('.rail .mini figure');
  await expect(cards).toHaveCount(5);
  const tops = await cards.evaluateAll((figures) => figures.map((figure) => Math.round(figure.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  for (const part of [cards.last(), page.locator('.status .sides').first(), page.locator('.log li').first()])
    await expect(part).toBeInViewport({ ratio: 1 });
  await table.leave();
});

test('of seven players every name stands whole below the last trick, and sums behind the words they are for', async ({
  page,
  startHost,
}) => {
  const host = await startHost('--pace', 'instant');
  const table = await tableOf(page, host.url, 'manille-auction', 7);
  await resized(page, 1280, 800);
  await table.until(({ view }) => view.score !== null);
  const names = page.locator('.rail .mini figcaption');
  await expect(names).toHaveCount(7);
  expect(await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length)).toBe(0);
  // Words of a sum break only where the board has no more room to give.
  const broken = (): Promise<string[]> =>
    page.locator('.reckoning tbody th').evaluateAll((labels) =>
      labels.flatMap((label) => {
        const lines = document.createRange();
        lines.selectNodeContents(label);
        const { height } = lines.getBoundingClientRect();
        return height > parseFloat(getComputedStyle(label).lineHeight) * 1.5 ? [label.textContent ?? ''] : [];
      }),
    );
  await resized(page, 1920, 1080);
  expect(await broken()).toEqual([]);
  await table.leave();
});

test('an exchange with the widow covers neither its cards nor what was said beside it', async ({ page, startHost }) => {
  const host = await startHost('--pace', 'instant');
  const table = await tableOf(page, host.url, 'manille-auction', 4, 'exchange 12');
  const found: string[] = [];
  const laidAway = ({ view }: UpdateMessage): number => view.zones.flatMap(({ id, stacks }) => (id === 'away' ? stacks.flat() : [])).length;
  for (const moment of [
    (update: UpdateMessage) => update.legal.actions.some((action) => action.startsWith('discard:')),
    (update: UpdateMessage) => update.seat === update.view.toAct && laidAway(update) === 2,
    (update: UpdateMessage) => update.legal.actions.some((action) => action.startsWith('draw:')),
  ]) {
    await table.until(moment);
    expect(table.current.view.trick).toBeNull();
    for (const [width, height] of [[800, 600] as const, [1366, 625] as const, [390, 844] as const, [412, 915] as const]) {
      await resized(page, width, height);
      found.push(...(await flaws(page)).map((flaw) => `${width}×${height}: ${flaw}`));
    }
  }
  expect(found).toEqual([]);
  await table.leave();
});

test('a short phone shows the sums of five players at once, above two rows of ways on', async ({ page, startHost }) => {
  const host = await startHost('--pace', 'instant');
  const table = await tableOf(page, host.url, 'briscola-chiamata', 5);
  await resized(page, 360, 640);
  await table.until(({ view }) => view.score !== null);
  const sums = page.locator('.reckoning .scroll');
  await expect.poll(() => sums.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(2);
  const ways = page.locator('.reckoning .act .btn:visible');
  // The look back comes when its script has loaded.
  await expect(ways).toHaveCount(4);
  const tops = await ways.evaluateAll((buttons) => buttons.map((way) => Math.round(way.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(2);
  await table.leave();
});

test('how many a stack of equal cards holds is wholly in sight, and no card of a barred stack looks playable', async ({
  page,
  startHost,
}) => {
  const host = await startHost('--pace', 'instant');
  const table = await tableOf(page, host.url, 'pinochle-double', 4);
  await table.until(
    ({ view, legal }) =>
      view.trick !== null &&
      view.toAct === view.viewer &&
      legal.barred.some(
        ({ action }, i, all) =>
          all.findIndex((one) => one.action === action) !== i || (view.hands[0] ?? []).filter((card) => card === action).length > 1,
      ),
  );
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [800, 600],
    [390, 844],
  ] as const) {
    await resized(page, width, height);
    // A card under the pointer would be lifted.
    await page.mouse.move(0, 0);
    const faults = await page.evaluate(() => {
      const found: string[] = [];
      for (const count of document.querySelectorAll('.handzone .count')) {
        const box = count.getBoundingClientRect();
        for (const [x, y] of [
          [box.left + 3, box.top + box.height / 2],
          [box.right - 3, box.top + box.height / 2],
          [box.left + box.width / 2, box.bottom - 3],
        ] as const) {
          const there = document.elementFromPoint(x, y);
          if (there === null || !(count.contains(there) || there.contains(count)))
            found.push(`${count.textContent ?? ''} is covered by ${there?.className ?? 'nothing'}`);
        }
      }
      const veil = (node: Element): boolean => getComputedStyle(node, '::after').content !== 'none';
      const picture = (node: Element): string => node.querySelector('img')?.src ?? '';
      const fronts = new Map([...document.querySelectorAll('.handzone .hold')].map((hold) => [picture(hold), veil(hold)]));
      for (const copy of document.querySelectorAll('.handzone .copy'))
        if (veil(copy) !== fronts.get(picture(copy))) found.push(`a copy of ${picture(copy)} looks unlike the card before it`);
      return {
        found,
        counts: document.querySelectorAll('.handzone .count').length,
        copies: document.querySelectorAll('.copy.is-barred').length,
      };
    });
    expect(faults.found, `${width}×${height}`).toEqual([]);
    expect(faults.counts).toBeGreaterThan(0);
    expect(faults.copies).toBeGreaterThan(0);
  }
  await table.leave();
});

/** Phones with a notch, upright and lying: their size, and what they take at the top, right, bottom and left. */
const NOTCHED = [
  { width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
];

test('nothing to read or to tap lies under the notch of a phone, or the bar of its system', async ({ page, startHost }) => {
  const host = await startHost('--pace', 'instant');
  const table = await tableOf(page, host.url, 'klaverjas', 4);
  await table.until(({ view }) => view.trick !== null && view.toAct === view.viewer);
  const devtools = await page.context().newCDPSession(page);
  for (const { width, height, insets } of NOTCHED) {
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await resized(page, width, height);
    const covered = await page
      .locator('button, .plate, .handzone .card, [role=status]')
      .evaluateAll((parts, { top, right, bottom, left }) => {
        // The board cuts off whatever reaches over its edge, cards in the hand among it.
        const board = document.querySelector('.board')!;
        const edge = getComputedStyle(board).overflow === 'visible' ? Infinity : board.getBoundingClientRect().bottom;
        return parts.flatMap((part) => {
          const box = part.getBoundingClientRect();
          const lowest = board.contains(part) ? Math.min(edge, box.bottom) : box.bottom;
          const seen = box.width > 0 && part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
          const clear = box.left >= left && box.right <= innerWidth - right && box.top >= top && lowest <= innerHeight - bottom;
          return !seen || clear ? [] : [`${part.className}: ${[box.left, box.top, box.right, lowest].map(Math.round)}`];
        });
      }, insets);
    expect(covered, `${width}×${height}`).toEqual([]);
  }
  await table.leave();
});
