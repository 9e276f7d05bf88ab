import { expect, test } from '../support/fixtures.ts';

test('the first page names partners where there are some, and the usual length where no house rule changes it', async ({ page, host }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(host.url);
  const play = page.getByRole('navigation').getByRole('button', { name: /^Play / });
  const games = page.getByRole('list', { name: 'Games' });
  await games.getByRole('button', { name: /^Klaverjassen/ }).click();
  await expect(play).toContainText('Klaverjassen with Cas, against bots');
  const auction = games.getByRole('button', { name: /^Auction Manille/ });
  await auction.click();
  await expect(play).toContainText('Auction Manille, against bots');
  await expect(auction).toContainText('10 deals, 35 min');
  // A number and its unit stand on one line.
  for (const facts of await games.locator('.facts').all()) expect(await facts.innerText()).toMatch(/\d\u00a0min$/);

  await page.getByRole('button', { name: 'House rules' }).click();
  const rules = page.getByRole('dialog', { name: /House rules/i });
  await rules
    .getByRole('group', { name: /Number of deals/ })
    .getByText('20', { exact: true })
    .click();
  await page.keyboard.press('Escape');
  await expect(auction).toContainText('by your house rules');
  await expect(auction).not.toContainText('min');
});
