import { expect, it } from 'vitest';
import { hostOn, ownFolder, playOut, TestClient } from '../fixtures/host.fixture.ts';
import { ADA, bot, SOLO } from '../fixtures/matches.fixture.ts';
import { ask, HISTORY } from '../fixtures/playedOut.fixture.ts';

it('the pictures that people have chosen go with them to the table, through a restart, and into the history', async () => {
  const dir = ownFolder();
  const host = await hostOn(dir);
  const ada = new TestClient(host, true);
  const guest = new TestClient(host, false, undefined, { name: 'Ben' });
  await guest.until(() => guest.last('welcome'));
  await ada.ask({ ...SOLO, people: [{ ...ADA, avatar: 'owl' }, { kind: 'open' }, bot('Bot 2'), bot('Bot 3')] });
  guest.say({ type: 'sit', person: 1, avatar: '../x' });
  await guest.until(() => guest.last('refusal')?.code === 'protocol/malformed');
  expect(ada.table.people[1]).toMatchObject({ kind: 'open' });
  // An id of a later version is passed on: pages show another picture for what they do not know.
  await guest.ask({ type: 'sit', person: 1, avatar: 'unicorn' });
  await ada.ask({ type: 'begin', bots: [] });
  const { match } = ada.table;
  const shown = [{ avatar: 'owl' }, { avatar: 'unicorn' }, bot('Bot 2'), bot('Bot 3')];
  expect(ada.table.people).toMatchObject(shown);
  expect(ada.table.people[2]).not.toHaveProperty('avatar');
  await host.close();
  const later = await hostOn(dir);
  const owner = new TestClient(later, true);
  const listed = (): unknown => owner.last('home')?.unfinished.map(({ id, people, avatars }) => ({ id, people, avatars }));
  await owner.until(() => owner.last('home'));
  const summary = { id: match, people: ['Ada', 'Ben', 'Bot 2', 'Bot 3'], avatars: ['owl', 'unicorn', null, null] };
  expect(listed(), 'as the file has them').toEqual([summary]);
  await owner.ask({ type: 'resume', match });
  expect(owner.table.people).toMatchObject(shown);
  await owner.ask({ ...SOLO, people: [{ ...ADA, avatar: 'owl' }, bot('Bot 1'), bot('Bot 2'), bot('Bot 3')] });
  await owner.until(() => owner.last('home')?.unfinished.some(({ id }) => id === match));
  expect(listed(), 'as the table had them').toEqual([summary]);
  await playOut(owner);
  await owner.ask({ type: 'leave' });
  expect((await ask(owner, 'history', HISTORY)).matches[0]?.people[0]).toEqual({ ...ADA, avatar: 'owl' });
});
