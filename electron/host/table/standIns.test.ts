import { expect, it } from 'vitest';
import { Clock } from '../fixtures/clock.fixture.ts';
import { withGuest } from '../fixtures/guest.fixture.ts';
import { hostOn, ownFolder, TestClient } from '../fixtures/host.fixture.ts';

const GRACE = 20_000;

async function table() {
  const clock = new Clock();
  const host = await hostOn(ownFolder(), { after: clock.after, now: () => clock.now, grace: GRACE });
  return { clock, host, ...(await withGuest(host)) };
}

/** The person at a connection passes, else does the first thing they may. */
function act(client: TestClient) {
  const { version, legal } = client.update;
  return client.ask({ type: 'act', version, action: legal.actions.includes('pass') ? 'pass' : legal.actions[0]! });
}
const standIns = (client: TestClient): (number | undefined)[] => client.table.people.map(({ stoodIn }) => stoodIn);

it('a guest who comes back hears how often a bot has played for them, and no longer once they act', async () => {
  const { clock, host, ada, ben } = await table();
  ben.leave();
  await ada.until(() => ada.table.people[1]?.present === false);
  clock.pass(GRACE);
  await ada.until(() => ada.table.people[1]?.substitute);
  await act(ada);
  await ada.until(() => ada.update.view.moves.some(({ seat }) => seat === ada.table.people[1]?.seat));
  const back = new TestClient(host, false, ben.token);
  await back.until(() => back.last('update'));
  expect(standIns(back)).toEqual([undefined, 1, undefined, undefined]);
  expect(standIns(ada).every((count) => count === undefined)).toBe(true);
  while (back.update.legal.actions.length === 0) {
    if (ada.update.legal.actions.length > 0) await act(ada);
    await Promise.race([ada.until(() => ada.update.legal.actions.length > 0), back.until(() => back.update.legal.actions.length > 0)]);
  }
  await act(back);
  await back.until(() => standIns(back).every((count) => count === undefined));
});

it('a player whose time ran out hears it while they look, and how often, once they stir', async () => {
  const { clock, ada, ben } = await table();
  await ada.ask({ type: 'clock', seconds: 15 });
  clock.pass(15_000);
  await ada.until(() => ada.table.people[0]?.substitute === true && ada.update.view.moves.length > 0);
  await ben.until(() => ben.update.legal.actions.length > 0);
  await ada.ask({ type: 'watch', person: 0 });
  await ada.until(() => ada.table.people[0]?.substitute === false);
  expect(standIns(ada)[0]).toBe(1);
});
