import { expect, it } from 'vitest';
import { TestClient, Doorstep, hostOn, ownFolder } from '../fixtures/host.fixture.ts';
import { PARTY } from '../fixtures/matches.fixture.ts';

it('early guests hear the table’s name once its owner has one, and none hears it twice', async () => {
  const host = await hostOn(ownFolder(), { network: new Doorstep() });
  const ada = new TestClient(host, true);
  const ben = new TestClient(host, false, undefined, { name: 'Ben' });
  await ben.until(() => ben.last('welcome'));
  expect(ben.last('welcome')?.name).not.toBe('Ada');
  await ada.ask(PARTY);
  await ben.until(() => ben.last('named'));
  expect(ben.messages.filter(({ type }) => type === 'named')).toEqual([{ type: 'named', name: 'Ada' }]);
  const cas = new TestClient(host, false, undefined, { name: 'Cas' });
  await cas.until(() => cas.last('table'));
  await cas.ask({ type: 'sit', person: 1 });
  await ben.until(() => ben.table.people[1]?.name === 'Cas');
  expect(cas.last('welcome')?.name).toBe('Ada');
  expect([ben, cas].map((one) => one.messages.filter(({ type }) => type === 'named').length)).toEqual([1, 0]);
});
