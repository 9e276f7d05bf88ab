import { expect, test } from '../support/fixtures.ts';
import { unseen } from '../support/looks/sizes.ts';
import { addressOf, HOST_IS_GONE, hostKlaverjas, over, PartyGuest, playByItself, setUpParty, totals } from '../support/party.ts';
import { Player } from '../support/player.ts';

test('four people play a match of Klaverjassen at the app’s table: they reload, leave, lose their token, and come back', async ({
  appWindow: host,
  browser,
  complaints,
}) => {
  test.slow();
  const address = await hostKlaverjas(host);
  await expect(host.getByText('3 seats are still empty.')).toBeVisible();
  const guests: PartyGuest[] = [];
  for (const name of ['Ben', 'Cas', 'Dee']) {
    const guest = await PartyGuest.arrive(browser, name, address, complaints);
    await guest.sit();
    guests.push(guest);
  }
  const [ben, cas, dee] = guests as [PartyGuest, PartyGuest, PartyGuest];
  await expect(host.getByText('Everyone’s here.')).toBeVisible();
  // Before the deal people talk; and not everybody wants to hear everything.
  await ben.page.getByLabel('Message').fill('Hello <b>all</b>');
  await ben.page.getByRole('button', { name: 'Send' }).click();
  await cas.page.getByRole('button', { name: 'Well played!' }).click();
  await expect(host.getByRole('list', { name: 'Chat' })).toHaveText(/Ben: Hello <b>all<\/b>\s*Cas: Well played!/);
  await dee.page.getByRole('button', { name: 'Mute Ben' }).click();
  await expect(dee.page.getByRole('list', { name: 'Chat' })).not.toContainText('Hello');
  await host.getByRole('button', { name: 'Deal the cards' }).click();

  for (const { page } of [cas, dee]) await unseen(page);
  for (const page of [host, cas.page, dee.page]) await playByItself(page);
  // Ben plays by hand, and is away in the middle of it: a reload, then a closed page.
  await new Player(ben.page).playOn('key', 1);
  await ben.page.reload();
  await new Player(ben.page).playOn('tap', 1);
  await ben.leave();
  await expect(cas.page.locator('.plate.is-gone')).toContainText('Ben');
  await ben.comeBack();
  await new Player(ben.page).playOn('drag', 1);

  // A browser that has forgotten everything is a stranger with the code: shown a seat, once the host has taken it from who it was.
  await ben.page.evaluate(() => localStorage.clear());
  await ben.page.reload();
  // Let in first: with the removal the code changes.
  await expect(ben.page.getByRole('button', { name: /^People and chat/ })).toBeVisible();
  await expect(ben.page.getByRole('group', { name: /^Your hand/ })).toHaveCount(0);
  await host.getByRole('button', { name: /^People and chat/ }).click();
  const kept = host.getByRole('listitem').filter({ hasText: 'Ben' }).filter({ hasText: 'connection lost' });
  await kept.getByRole('button', { name: 'Remove' }).click();
  await host.getByRole('dialog', { name: 'Remove Ben?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(kept).toHaveCount(0);
  await host.keyboard.press('Escape');
  await ben.page.getByRole('button', { name: /^People and chat/ }).click();
  await ben.page.getByLabel('Name', { exact: true }).fill('Ben');
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Sit here' }).click();
  await unseen(ben.page);
  await playByItself(ben.page);

  await over(host, ...guests.map(({ page }) => page));
  const counted = await totals(host);
  for (const { page } of guests) expect(await totals(page)).toEqual(counted);
  for (const guest of guests) await guest.context.close();
});

test('five people play Briscola; the host is killed in mid-trick, starts again, and the deal counts alike on every screen', async ({
  page,
  browser,
  startHost,
  complaints,
}) => {
  test.slow();
  const first = await startHost('--lan', '--lan-port', '0');
  await setUpParty(page, { game: 'briscola-chiamata', options: { 'briscola-chiamata': { deals: 5 } } });
  await page.goto(first.url);
  await page.getByRole('button', { name: 'Local network' }).click();
  await page.getByRole('button', { name: /^Host Briscola/ }).click();
  const address = await addressOf(page);
  const guests: PartyGuest[] = [];
  for (const name of ['Ben', 'Cas', 'Dee', 'Eva']) {
    const guest = await PartyGuest.arrive(browser, name, address, complaints);
    await guest.sit();
    guests.push(guest);
  }
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  const all = [page, ...guests.map((guest) => guest.page)];
  // One of them bids at once, or the deal would be thrown in.
  for (const { page: each, name } of guests) {
    await unseen(each);
    await playByItself(each, 'deal', name === 'Ben' ? 1 : 3);
  }
  await new Player(page).playOn('key', 2);

  await page.goto('about:blank');
  await first.kill();
  for (const guest of guests) await expect(guest.page.getByText('Connection lost.')).toBeVisible();
  const again = await startHost('--lan', '--lan-port', new URL(address).port);
  for (const guest of guests) await expect(guest.page.getByText('Connection lost.')).toHaveCount(0, { timeout: 30_000 });
  await page.goto(again.url);
  await new Player(page).asked();
  await playByItself(page, 'deal');
  const next = page.getByRole('button', { name: 'Next deal' });
  await expect(next).toBeVisible({ timeout: 90_000 });
  const counted = await totals(page);
  for (const guest of guests) expect(await totals(guest.page)).toEqual(counted);
  // And the match goes on, with cards for everybody.
  await next.click();
  for (const each of all) await expect(each.getByRole('group', { name: /^Your hand/ })).toBeVisible();
  for (const guest of guests) await guest.context.close();
  // Pages may complain that a dead host does not answer; everything else counts.
  const others = complaints.filter((complaint) => !HOST_IS_GONE.test(complaint));
  complaints.splice(0, complaints.length, ...others);
});
