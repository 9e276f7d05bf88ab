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

test('on a phone the bar below the games covers none that is chosen, and each way on has its own name', async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  const games = page.getByRole('list', { name: 'Games' });
  const bar = page.locator('.foot');
  // The bar has one row, from edge to edge, at the lower edge.
  const place = await bar.evaluate((node) => {
    const { left, width, bottom, height } = node.getBoundingClientRect();
    return { left, width, bottom, low: height < 80, wide: node.parentElement?.clientWidth };
  });
  expect(place).toEqual({ left: 0, width: place.wide, bottom: 844, low: true, wide: place.wide });
  // A game that peeps out from below the bar comes up whole when it is chosen.
  const edge = await bar.evaluate((node) => node.getBoundingClientRect().top);
  const second = games.getByRole('button', { name: /^Klaberjass/ });
  const top = await second.evaluate((node) => node.getBoundingClientRect().top);
  await page.locator('.home').evaluate((home, by) => home.scrollBy(0, by), top - (edge - 20));
  await second.click({ position: { x: 100, y: 8 } });
  await expect.poll(async () => second.evaluate((node) => node.getBoundingClientRect().bottom)).toBeLessThanOrEqual(edge);
  // One button takes the last match up again; the other lists all.
  await expect(page.getByRole('navigation').getByRole('button', { name: /^Continue/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^Unfinished matches/ }).click();
  await expect(page.getByRole('dialog', { name: 'Unfinished matches' })).toBeVisible();
});
