import type { Page } from '@playwright/test';
import { rngOf, seedFrom } from '../../engine/cards/random.ts';
import { HallCaller } from '../../build/bench/hall/hallCaller.ts';
import { beginHallEvening, eveningOf, randomSlips, showNextRound } from '../../build/bench/hall/hallOpening.ts';
import { expect, test } from '../support/fixtures.ts';

/** The paper of a club evening: as many pages as it should have, and nothing on them cut. */

const PEOPLE = 45;
/** The printable part of a page, margins of a centimetre away, in the browser's pixels of a 96th of an inch. */
const PAPERS = {
  A4: { width: 718, height: 1047 },
  Letter: { width: 740, height: 980 },
} as const;

/** The pages of each sheet, and a text that is on it. */
const SHEETS = [
  { name: 'Player cards', pages: { A4: 8, Letter: 8 }, text: 'Person 45' },
  { name: 'Table cards', pages: { A4: 3, Letter: 3 }, text: 'Table 11' },
  { name: 'Seating plan', pages: { A4: 1, Letter: 1 }, text: 'Sitting out: ' },
  { name: 'Slips', pages: { A4: 4, Letter: 4 }, text: 'Signature' },
  { name: 'Ranking', pages: { A4: 2, Letter: 2 }, text: 'Total' },
  { name: 'Prizes', pages: { A4: 1, Letter: 1 }, text: 'Place 3' },
  { name: 'Season', pages: { A4: 2, Letter: 2 }, text: 'Score' },
  { name: 'All remaining rounds', pages: { A4: 2, Letter: 2 }, text: 'Round 4' },
] as const;

const MEMBERS = Array.from({ length: PEOPLE }, (_, at) => ({ entrant: at + 1, names: [`Person ${at + 1}`] }));

/** A closed evening, for the season, and one of four rounds of which two are played. */
async function evenings(url: string): Promise<void> {
  const organiser = HallCaller.organiser(new URL(url));
  await organiser.arrived();
  const rng = rngOf(seedFrom('paper'));
  await organiser.do({ type: 'members', members: MEMBERS });
  for (const [name, rounds] of [
    ['Last week', 1],
    ['The autumn evening of the club in the old school', 2],
  ] as const) {
    await beginHallEvening(organiser, name, PEOPLE, rounds === 1 ? 1 : 4);
    for (let round = 1; round <= rounds; round += 1) {
      await showNextRound(organiser);
      for (const { table } of eveningOf(organiser).rounds.at(-1).tables)
        await organiser.do({ type: 'lines', lines: [{ type: 'result', round, table, slips: randomSlips(rng), source: 'slip' }] });
    }
    if (rounds === 1) await organiser.do({ type: 'lines', lines: [{ type: 'closed' }] });
  }
  organiser.end();
}

/** Names everything outside the paper, cut by its own box, or higher than a page. */
function cut(page: Page, height: number): Promise<string[]> {
  return page.evaluate((most) => {
    const paper = document.querySelector('.paper')!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('.paper *')].flatMap((one) => {
      const { left, right, height: tall } = one.getBoundingClientRect();
      const name = `${one.tagName} ${one.textContent?.slice(0, 40) ?? ''}`;
      const whole = one.matches('.cut > *, tr, .columns > p');
      return [
        ...(left < paper.left - 1 || right > paper.right + 1 ? [`beside the paper: ${name}`] : []),
        ...(one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 ? [`cut: ${name}`] : []),
        ...(whole && tall > most ? [`higher than a page: ${name}`] : []),
        ...(whole && getComputedStyle(one).breakInside !== 'avoid' ? [`may be cut by the end of a page: ${name}`] : []),
      ];
    });
  }, height);
}

test('every sheet of paper has its pages in A4 and Letter, with nothing cut', async ({ startHost, page }) => {
  const host = await startHost('--hall', '--lan', '--lan-port', '0');
  await evenings(host.url);
  await page.goto(host.url);
  await page.getByRole('navigation').getByRole('button', { name: 'Print', exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  for (const { name, pages, text } of SHEETS) {
    await page.emulateMedia({ media: 'screen' });
    await page.locator('section.no-print').getByText(name, { exact: true }).last().click();
    await expect(page.locator('.paper').getByText(text).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const format of ['A4', 'Letter'] as const) {
      const { width, height } = PAPERS[format];
      await page.setViewportSize({ width, height });
      expect(await cut(page, height), `${name} on ${format}`).toEqual([]);
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)?.length, `${name} on ${format}`).toBe(pages[format]);
    }
  }
});
