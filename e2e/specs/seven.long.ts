import { expect, test } from '../support/fixtures.ts';
import { addressOf, PartyGuest, over, playByItself, setUpParty, totals } from '../support/party.ts';
import { Player } from '../support/player.ts';

test('seven people play a match of Auction Manille on phones, with the board on the host’s screen', async ({
  page,
  browser,
  startHost,
  complaints,
}) => {
  test.slow();
  const host = await startHost('--lan', '--lan-port', '0');
  await setUpParty(page, { game: 'manille-auction', counts: { 'manille-auction': 7 }, customs: { hands: true, pause: null } });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Local network' }).click();
  await page.getByRole('button', { name: 'Table screen' }).click();
  const address = await addressOf(page);
  const guests: PartyGuest[] = [];
  for (const name of ['Ada', 'Ben', 'Cas', 'Dee', 'Eva', 'Fons', 'Gio']) {
    const guest = await PartyGuest.arrive(browser, name, address, complaints);
    await guest.page.setViewportSize({ width: 390, height: 844 });
    await guest.sit();
    guests.push(guest);
  }
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  // The host's screen holds no hand.
  await expect(page.locator('.plate')).toHaveCount(7);
  await expect(page.getByRole('group', { name: /^Your hand/ })).toHaveCount(0);
  const [ada, ben, ...others] = guests as [PartyGuest, PartyGuest, ...PartyGuest[]];
  for (const guest of [ben, ...others]) await playByItself(guest.page);
  await new Player(ada.page).playOn('tap', 2);
  await ben.page.reload();
  await playByItself(ben.page);
  await new Player(ada.page).playOn('key');
  // The reckoning stays while Ada reads it; then the hands are there for the board to show.
  await expect(page.locator('.reckoning')).toContainText('Waiting for Ada');
  await expect(page.getByRole('group', { name: 'The original hands' })).toBeVisible();
  await playByItself(ada.page);
  await over(page, ...guests.map((guest) => guest.page));
  const counted = await totals(page);
  for (const guest of guests) expect(await totals(guest.page)).toEqual(counted);
  for (const guest of guests) await guest.context.close();
});
