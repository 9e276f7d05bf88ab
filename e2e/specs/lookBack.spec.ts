import { expectAccessible } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { Player } from '../support/player.ts';
import { playedRecord } from '../support/records.ts';
import { Staged } from '../support/staged.ts';

test('one’s own decisions are looked back at from the reckoning, mark by mark, and played on from', async ({ page, host }) => {
  await new Player(page).hasChosen({ pace: 'instant' });
  const table = new Staged(page);
  await table.open(host.url);
  table.deal({ game: 'klaverjas', seats: 4, seed: 'look back at 16' });
  const said = await page.evaluateHandle(() => {
    const texts = new Set<string>();
    new MutationObserver(() => texts.add(document.querySelector('.loss [role=status]')?.textContent.trim() ?? '')).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return texts;
  });
  await table.until(({ view }) => view.score !== null);
  const reckoning = page.locator('.reckoning');
  await expect(reckoning.getByText(/^Points lost: \d+, most by/)).toBeVisible({ timeout: 30_000 });
  // The sum is said once, when it no longer grows.
  expect((await said.evaluate((texts) => [...texts])).filter((text) => text !== '')).toHaveLength(1);
  await reckoning.getByRole('button', { name: 'Your decisions' }).click();
  await expect(page.getByRole('heading', { name: /^Your decisions/ })).toBeFocused();
  const decisions = page.getByRole('list', { name: 'Your decisions' }).getByRole('button');
  const marked = decisions.filter({ hasText: /Inaccuracy|Mistake|Blunder/ });
  await expect(decisions.nth(3)).toBeVisible({ timeout: 30_000 });
  await expect(marked.first()).toHaveAttribute('aria-current', 'step', { timeout: 30_000 });
  // A call’s verdict has how often one comes out ahead.
  await expect(marked.first()).toHaveText(/^Calls/);
  await expect(page.locator('.verdict').getByText(/^You come out ahead in about \d+ of 100 deals like this one with /)).toBeVisible();
  await expectAccessible(page, 'look back');
  // The keys go from decision to decision, and from mark to mark; each is read out.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('n');
  const told = page.locator('.verdict [role=status]');
  await expect(told).toHaveText(/^(?:Inaccuracy|Mistake|Blunder): .*Better: /);
  await expect(page.locator('.verdict').getByText(/^In deals like this one, .+ brings [\d.]+ points? more on average\.$/)).toBeVisible();
  await expect(page.locator('.bars tr.played')).toHaveCount(1);
  await expect(page.locator('.bars .chip.good').first()).toHaveText('better');
  // The page states from what loss on a choice is marked.
  await page.locator('.verdict').getByText('About the figures').click();
  await expect(
    page.locator('.verdict').getByText(/from \d+ it’s an inaccuracy, from \d+ a mistake, from \d+ a blunder\. The ± /),
  ).toBeVisible();
  // Back from the last card: to the mark before it.
  const texts = await decisions.allTextContents();
  const before = texts.slice(0, -1).findLastIndex((text) => /Inaccuracy|Mistake|Blunder/.test(text));
  expect(before).toBeGreaterThanOrEqual(0);
  await decisions.last().click();
  await expect(decisions.last()).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('p');
  await expect(decisions.nth(before)).toHaveAttribute('aria-current', 'step');
  // Where nothing better was at hand, nothing is called better.
  await decisions
    .filter({ hasNotText: /Inaccuracy|Mistake|Blunder/ })
    .first()
    .click();
  await expect(page.locator('.bars tr.played')).toHaveCount(1);
  await expect(page.locator('.bars .chip.good')).toHaveCount(0);
  await marked.first().click();
  // The marked decisions are found again, without their figures; not a call beside which there was only one other.
  await page.getByRole('button', { name: 'Find your mistakes' }).click();
  await expect(page.getByRole('heading', { name: /^What is better here than the .+\? 1 of 2$/ })).toBeVisible();
  await expect(page.locator('.bars')).toHaveCount(0);
  await expectAccessible(page, 'find your mistakes');
  // The way on has the focus of the button that showed the answer.
  await page.getByRole('button', { name: 'Show it' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await expect(page.locator('.bars tr.best').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Find your mistakes' })).toBeVisible();
  // All hands, and back.
  await page.getByRole('button', { name: 'All hands: hindsight' }).click();
  await expect(page.getByRole('heading', { name: /^Replay/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.locator('.decisions [aria-current]')).toContainText(/Trick|Calls/);
  // The plate names the same duty as the prompt.
  await page
    .locator('.decisions')
    .getByRole('button', { name: /^Calls/ })
    .first()
    .click();
  await expect(page.locator('.plate.is-turn .sub b')).toHaveText('to call');
  await page.getByRole('heading', { name: /^Your decisions/ }).focus();
  await page.keyboard.press('Escape');
  await expect(reckoning.getByRole('button', { name: 'Your decisions' })).toBeVisible();
  await reckoning.getByRole('button', { name: 'Your decisions' }).click();
  await expect(page.getByRole('heading', { name: /^Your decisions/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await table.until(({ view }, { repeats }) => repeats?.deal === 1 && view.toAct === 0 && view.score === null);
  await expect(page.getByText('Deal 1, played again')).toBeVisible();
  // Played to its end, it leads back to the decision that it was played on from, at the match that waited.
  await table.until(({ view }, { repeats }) => repeats?.deal === 1 && view.score !== null);
  await page.getByRole('button', { name: 'Back to your decisions' }).click();
  await expect(page.getByRole('heading', { name: /^Your decisions/ })).toBeFocused();
  await page.keyboard.press('Escape');
  // In the middle of the next deal, the score sheet leads to one that is over, and the replay back to the table.
  await reckoning.getByRole('button', { name: 'Next deal' }).click();
  await table.until(({ view }, { deal }) => deal === 2 && view.toAct === 0 && view.score === null);
  await page.getByRole('button', { name: 'Score sheet' }).first().click();
  await page.getByRole('button', { name: 'Deal 1', exact: true }).click();
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Replay/ })).toBeVisible();
  await expect(page.getByText(/^Deal 1 of 1/)).toBeVisible();
  // And from there to one's decisions in it.
  await page.getByRole('button', { name: 'Your decisions', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Your decisions/ })).toBeFocused();
  await expect(page.locator('.decisions [aria-current]')).toContainText(/Trick|Calls/);
  // Played on from and left, the earlier deal leads back to its decisions, too.
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByText('Deal 1, played again')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByRole('heading', { name: /^Your decisions/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Deal 2 of 16/)).toBeVisible();
});

test('a deal of a kept match is looked back at from its replay', async ({ page, host }) => {
  await new Player(page).hasChosen({ pace: 'instant' });
  const people = [{ kind: 'here', agreed: true }, ...[1, 2, 3].map(() => ({ kind: 'bot', level: 'medium' }))];
  const record: object = JSON.parse(playedRecord('klaverjas', { deals: 4 }));
  await page.goto(host.url);
  await page.getByRole('button', { name: 'History' }).click();
  await page.setInputFiles('input[type=file]', {
    name: 'kept.trick.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...record, people })),
  });
  await page.getByRole('button', { name: 'Replay' }).first().click();
  await page.getByRole('button', { name: 'Your decisions', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Your decisions/ })).toBeFocused();
  const decisions = page.getByRole('list', { name: 'Your decisions' }).getByRole('button');
  await expect(decisions.first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.bars tr.played')).toHaveCount(1);
  // Played on from and left in its midst, the deal leads back to the decision.
  await decisions.nth(2).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByText('Deal 1, played again')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByRole('heading', { name: /^Your decisions/ })).toBeFocused();
  await expect(decisions.nth(2)).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /^Replay/ })).toBeVisible();
  // The result of the match is parted into luck and play.
  await page.getByRole('button', { name: 'Score sheet' }).click();
  const luck = page.getByRole('region', { name: 'Luck and play: Ada' });
  await luck.getByRole('button', { name: 'Work it out' }).click();
  await expect(luck.getByRole('button', { name: /Stop|Work it out/ })).toHaveCount(0, { timeout: 90_000 });
  await expect(luck.getByText(/^[+−]?\d+ ± \d+$/)).toHaveCount(3);
  await expectAccessible(page, 'luck and play');
  await page.keyboard.press('Escape');
  // The judgements are kept.
  await page.getByRole('button', { name: 'Back to history' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Training', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Your play' }).getByText(/points lost per decision/)).toBeVisible();
});
