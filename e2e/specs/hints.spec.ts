import { expectAccessible } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import type { UpdateMessage } from '../../engine/protocol/messages.ts';
import { Player } from '../support/player.ts';
import { Staged } from '../support/staged.ts';

const hint = '.why.hint';
/** A choice, or the choices that are as good. */
const CHOICE = /The expert would|No clear difference/;

test('a hint, its candidates, and taking back', async ({ page, host }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  const staged = new Staged(page);
  await staged.open(host.url);
  // The person is the first to speak.
  staged.deal({ game: 'klaverjas', seats: 4, seed: 'hint' });

  // A call: the hint marks it, and has figures for both.
  expect(await player.asked()).toBe('call');
  await page.keyboard.press('?');
  await expect(page.locator(hint)).toContainText(CHOICE);
  await expect(page.locator('.calls .is-hinted')).toHaveCount(1);
  await page.getByRole('button', { name: 'All options' }).click();
  const thoughts = page.getByRole('dialog', { name: 'The expert’s view' });
  await expect(thoughts.getByRole('rowheader')).toHaveCount(2);
  await expectAccessible(page, 'candidates');
  await page.keyboard.press('Escape');
  await expect(thoughts).toHaveCount(0);
  await player.call();

  // A card: the button does it too; what is taken back is as it was.
  for (; (await player.asked()) === 'call'; await player.call());
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator(hint)).toContainText(CHOICE);
  await expectAccessible(page, 'a hint');
  await page.keyboard.press('Escape');
  await expect(page.locator(hint)).toHaveCount(0);
  const before = await player.cardsLeft();
  await player.play('tap');
  await expect.poll(() => player.cardsLeft()).toBe(before - 1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => player.cardsLeft()).toBe(before);
  await expect(page.getByText('You take back the last move.').first()).toBeAttached();
  await player.asked();
});

test('a claim that does not hold is refused and costs nothing, one that does ends the deal', async ({ page, host }) => {
  await new Player(page).hasChosen({ pace: 'instant' });
  const staged = new Staged(page);
  await staged.open(host.url);
  // In this deal the last tricks are the person's, who leads to them.
  staged.deal({ game: 'klaverjas', seats: 4, seed: 'claim 0' });
  const asked = ({ view }: UpdateMessage): boolean => view.toAct === view.viewer && view.trick !== null;
  await staged.until(asked);
  await page.keyboard.press('m');
  await expect(page.locator('.why:not(.hint)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.why')).toHaveCount(0);
  await staged.until((update) => asked(update) && update.view.trick?.cards.length === 0 && update.view.tricks.length >= 5);
  await page.getByRole('button', { name: 'Claim the rest' }).first().click();
  await expect(page.locator('.reckoning')).toBeVisible();
  await expect(page.getByText('claim the rest, and the claim holds').first()).toBeAttached();
});

test('the keys are listed where no hint is to be had', async ({ page, host }) => {
  const player = new Player(page);
  await player.hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  await player.start('Klaverjassen');
  await player.asked();
  await page.keyboard.press('F1');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('take back');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Hints at this table' }).getByText('Off').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
});

test('a hint says what the partner’s discard showed, where the table has agreed on signals', async ({ page, host }) => {
  await new Player(page).hasChosen({ pace: 'instant' });
  const staged = new Staged(page);
  await staged.open(host.url);
  // In this deal the partner throws a low club while it holds the ace.
  staged.deal({ game: 'klaverjas', seats: 4, seed: 'sign 55', options: { signals: 'on' } });
  await staged.until(
    ({ view }) => view.toAct === view.viewer && view.phase === 'play' && view.trick?.cards.length === 0 && view.tricks.length === 3,
  );
  await page.keyboard.press('?');
  await expect(page.locator(hint)).toContainText(/Your partner’s 8?eight of clubs shows the A?ace of clubs\./);
  await expectAccessible(page, 'a hint from a signal');
});
