import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';
import { playedRecord } from '../support/records.ts';

/** Chooses the radio button of a group by arrow keys alone. */
async function arrowTo(page: Page, group: string, name: string): Promise<void> {
  const radios = page
    .getByRole('dialog')
    .getByRole('group', { name: group })
    .or(page.getByRole('radiogroup', { name: group }))
    .getByRole('radio');
  await radios.and(page.locator(':checked')).focus();
  const wanted = radios.and(page.getByLabel(name, { exact: true }));
  for (let step = await radios.count(); step > 0 && !(await wanted.isChecked()); step -= 1) await page.keyboard.press('ArrowRight');
  await expect(wanted).toBeFocused();
}

/** The names of radio buttons, as a screen reader has them: each, and no two alike. */
async function radioNames(page: Page, group: string): Promise<readonly string[]> {
  const tree = await page
    .getByRole('group', { name: group })
    .or(page.getByRole('radiogroup', { name: group }))
    .ariaSnapshot();
  return [...tree.matchAll(/- radio "([^"]+)"/g)].map(([, name = '']) => name);
}

test('a picture is chosen by keyboard, has a name, and stands for its player from then on', async ({ page, host, complaints }) => {
  await new Player(page).hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Pass and play' }).click();
  const sheet = page.getByRole('dialog');
  const ada = sheet.getByRole('group', { name: 'Seat 1' });
  await ada.locator('summary').focus();
  await page.keyboard.press('Enter');
  const names = await radioNames(page, 'Picture');
  expect(names).toHaveLength(20);
  expect(new Set(names).size).toBe(20);
  await arrowTo(page, 'Picture', 'Owl');
  await expect(ada.locator('summary')).toHaveText('Picture: Owl');
  await expectAccessible(page, 'the choice of a picture');
  const owl = await ada.locator('summary path').first().getAttribute('d');
  await sheet.getByRole('button', { name: 'Deal the cards' }).click();
  const plate = page.locator('.seat', { hasText: 'Ada' }).locator(`path[d="${owl ?? ''}"]`);
  await page.getByRole('button', { name: /^I’m / }).click();
  await expect(plate).toBeVisible();
  // It is kept for the name.
  await page.reload();
  await expect(plate).toBeVisible();
  expect(complaints).toEqual([]);
});

test('cloths and card backs are chosen by keyboard, and have names', async ({ page, host }) => {
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const [group, count] of [
    ['Cloth', 7],
    ['Card backs', 7],
  ] as const) {
    const names = await radioNames(page, group);
    expect(names, group).toHaveLength(count);
    expect(new Set(names).size, group).toBe(count);
  }
  await arrowTo(page, 'Cloth', 'Plum');
  await arrowTo(page, 'Card backs', 'Stars');
  await expectAccessible(page, 'settings');
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'Plum' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Stars' })).toBeChecked();
});

test('the graphs of the statistics are drawn, named, and told in words and tables', async ({ page, host }) => {
  await page.goto(host.url);
  await page.getByRole('button', { name: 'History' }).click();
  const file = (name: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(playedRecord('klaverjas')) });
  await page.locator('input[type=file]').setInputFiles([file('a.trick.json'), file('b.trick.json')]);
  await expect(page.locator('.note')).toContainText('2 matches imported.');
  await page.getByRole('button', { name: 'Statistics' }).click();
  const section = page.getByRole('region', { name: 'Klaverjassen' });
  const trend = section.getByRole('img', { name: /^Points per deal, average of the last \d+ deals/ });
  await expect(trend).toBeVisible();
  // A line with a point for each figure of the table beside it, within its picture.
  const line = (await trend.locator('.mean').getAttribute('d')) ?? '';
  const points = [...line.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(points.length).toBeGreaterThan(5);
  const box = (await trend.boundingBox())!;
  for (const [x, y] of points) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(box.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(box.height);
  }
  await expect(section.getByText(/^From -?[\d.,−]+ at deal \d+ to -?[\d.,−]+ at deal \d+\./).last()).toBeVisible();
  await section.locator('summary').click();
  const rows = section.getByRole('table', { name: /^Points per deal/ }).locator('tbody tr');
  await expect(rows).toHaveCount(points.length);
  await expect(section.getByRole('table', { name: 'Contracts made, by trump' }).getByRole('row').first()).toContainText(/\d+ of \d+/);
  await expectAccessible(page, 'statistics with graphs');
});

test('after a restart the log of several people at one machine has their calls and cards, by name', async ({ page, startHost }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const before = await startHost();
  await page.goto(before.url);
  await player.startTogether('Klaverjassen');
  const lift = page.getByRole('button', { name: /^I’m / });
  const onTurn = async (): Promise<void> => {
    await expect.poll(async () => (await lift.isVisible()) || (await player.isAsked())).toBe(true);
    if (await lift.isVisible()) await lift.click();
    await player.asked();
  };
  for (let played = 0; played < 3;) {
    await onTurn();
    if ((await player.asked()) === 'call') await player.call();
    else {
      await player.play('key');
      played += 1;
    }
  }
  await onTurn();
  const log = page.locator('.log li');
  const lines = await log.allTextContents();
  await page.goto('about:blank');
  await before.stop();
  await page.goto((await startHost()).url);
  await page.getByRole('button', { name: /^Continue Klaverjassen/ }).click();
  await onTurn();
  // Trumps that the table turned up stand with the contract now, behind the calls; a suit that all passed has no line any more.
  const trumps = lines.filter((line) => line.startsWith('Trumps: '));
  const kept = [...lines.filter((line) => !line.startsWith('Trumps: ')), ...trumps.slice(0, 1)];
  await expect.poll(async () => (await log.allTextContents()).toSorted()).toEqual(kept.toSorted());
  const text = lines.join('\n');
  expect(text).toMatch(/\b(?:Ada|Ben|Cas|Dee)\b/);
  expect(text).not.toMatch(/\byou\b/i);
  expect(new Set(text.match(/\b(?:Ada|Ben|Cas|Dee)\b/g)).size).toBeGreaterThanOrEqual(3);
});

test('a guided deal played to its end is gone for good: it waits nowhere, and cannot be restored', async ({ page, host }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Learn to play' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Klaverjassen/ })
    .click();
  const coach = page.getByRole('region', { name: 'Guided deal' });
  player.reads = coach.getByRole('button', { name: /^(?:Next|Continue the deal)$/ });
  await player.playOn('tap');
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Unfinished matches', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('No unfinished matches.').waitFor();
  await sheet.getByText('Deleted matches').click();
  await expect(sheet.getByText('No deleted matches.')).toBeVisible();
});
