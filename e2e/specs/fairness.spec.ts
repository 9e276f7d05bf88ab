import { expect, test } from '../support/fixtures.ts';
import { hostKlaverjas, PartyGuest, playByItself } from '../support/party.ts';
import { Player } from '../support/player.ts';

test('when a deal is over every screen says that it was dealt fairly, and has the same fingerprint', async ({
  appWindow: host,
  browser,
  complaints,
}) => {
  test.slow();
  const address = await hostKlaverjas(host);
  const guests: PartyGuest[] = [];
  for (const name of ['Ben', 'Cas', 'Dee']) {
    const guest = await PartyGuest.arrive(browser, name, address, complaints);
    await guest.sit();
    guests.push(guest);
  }
  const pages = [host, ...guests.map(({ page }) => page)];
  await host.getByRole('button', { name: 'Deal the cards' }).click();
  // The reckoning stays while no guest goes on to the next deal: the table would wait for the others only for a time.
  for (const { page } of guests) await playByItself(page, 'deal');
  await new Player(host).playOn('tap');
  for (const page of pages) await expect(page.locator('.reckoning').getByText('Dealt fairly')).toBeVisible();
  const prints: string[] = [];
  for (const page of pages) {
    await page.getByRole('button', { name: 'Score sheet' }).first().click();
    await page
      .getByRole('dialog', { name: 'Score sheet' })
      .getByRole('button', { name: /^Deal 1/ })
      .click();
    prints.push(await page.getByText(/^Fingerprint/).innerText());
  }
  expect(new Set(prints).size).toBe(1);
});

test('a deal that was opened with another secret than the host had committed to is said to be unfair, in words', async ({ page, host }) => {
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const said = JSON.parse(text.toString()) as { type: string };
      socket.send(said.type === 'proof' ? JSON.stringify({ ...said, secret: 'f'.repeat(64) }) : text);
    });
  });
  await new Player(page).hasChosen({ pace: 'instant', language: 'en' });
  await page.goto(host.url);
  const player = new Player(page);
  await player.start('Klaverjassen');
  await player.playOn('tap');
  const alert = page.locator('.reckoning').getByRole('alert');
  await expect(alert).toContainText('Not dealt fairly.');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(alert).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('.reckoning')).toContainText('The table stops here.');
  await expect(page.getByRole('button', { name: 'Play on anyway' })).toBeVisible();
  const [proof] = await Promise.all([page.waitForEvent('download'), alert.getByRole('button', { name: 'Save the proof' }).click()]);
  expect(proof.suggestedFilename()).toMatch(/-1\.doubt\.json$/);
  await expect(alert).toContainText('The proof is saved.');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Score sheet' }).first().click();
  const [record] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save this match' }).click()]);
  expect(record.suggestedFilename()).toMatch(/^klaverjas-.*\.trick\.json$/);
});
