import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';

/** The judgements of some deals: fewer points lost with each. */
function verdictsOf(deals: number): string {
  const kinds = ['call', 'lead', 'follow', 'discard', 'count'];
  const lines = Array.from({ length: deals }, (_, deal) =>
    Array.from({ length: 9 }, (__, step) => {
      const kind = kinds[(step + deal) % kinds.length];
      const lost = (deal * 7 + step * 13) % 4 === 0 ? Math.round(4000 / (deal + 8)) / 10 + step / 2 : 0;
      const mark = lost < 8 ? 'none' : lost < 16 ? 'inaccuracy' : lost < 32 ? 'mistake' : 'blunder';
      return { at: 1e12 + deal * 1e6, who: 'Ada', game: 'klaverjas', match: 'm', deal: deal + 1, step, kind, mark, lost, se: 1, judge: 1 };
    }),
  ).flat();
  return [{ format: 'trickhouse-verdicts/1' }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

test('what decisions cost stands in the room of training, and goes with the rest of it', async ({ page, dataDir, startHost }) => {
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'verdicts.jsonl'), verdictsOf(60));
  const host = await startHost();
  await new Player(page).hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Training', exact: true }).click();
  const play = page.getByRole('region', { name: 'Your play' });
  await expect(play.getByText(/ points lost per decision, over 60 deals$/)).toBeVisible();
  await expect(play.getByRole('img', { name: /^Points lost per decision, average of the last 20 deals/ })).toBeVisible();
  await expect(play.locator('path.area')).toHaveCount(5);
  await play.getByText('Show as a table').click();
  await expect(play.getByRole('row', { name: /^Counting \d+/ })).toBeVisible();
  await expectAccessible(page, 'what decisions cost');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('manille');
  await expect(play.getByText(/^Nothing yet/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('klaverjas');
  await page.getByRole('button', { name: 'Delete my training' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my training' }).click();
  await expect(play.getByText(/^Nothing yet/)).toBeVisible();
});
