import { expect, it } from 'vitest';
import { itemAt, parseServer } from '../../../engine/protocol/messages.ts';
import { TestClient, hostOn, ownFolder } from '../fixtures/host.fixture.ts';
import { SOLO } from '../fixtures/matches.fixture.ts';
import { sightOf, updateText, withFields } from './sight.ts';

it('adds fields to the JSON of an object', () => {
  expect(JSON.parse(withFields('{"a":1}', '"b":[{}],"c":"}"'))).toEqual({ a: 1, b: [{}], c: '}' });
});

it('writes an update that is what it was made of, with what is one client’s own', async () => {
  const host = await hostOn(ownFolder());
  const ada = new TestClient(host, true);
  await ada.ask(SOLO);
  const seen = host.room.table?.seen(0);
  if (seen === undefined) throw new Error('no deal');
  expect(parseServer(updateText(sightOf(seen), { events: [], left: 7, ref: 5 }))).toEqual({
    ok: true,
    value: { type: 'update', ...seen, events: [], left: 7, ref: 5 },
  });
});

it('is made once for all clients with the same viewer, and anew after a change', async () => {
  const host = await hostOn(ownFolder());
  const ada = new TestClient(host, true);
  await ada.ask(SOLO);
  const { table } = host.room;
  const before = table?.sight(0);
  expect(before).toBeDefined();
  expect(table?.sight(0)).toBe(before);
  expect(table?.sight(null)).not.toEqual(before);
  const { version, legal } = ada.update;
  await ada.ask({ type: 'act', version, action: itemAt(legal.actions, 0) });
  expect(table?.sight(0)).not.toEqual(before);
  expect(table?.sight(0)?.version).toBeGreaterThan(version);
});
