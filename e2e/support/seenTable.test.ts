import { expect, it } from 'vitest';
import { TestClient, hostOn, ownFolder, playOut } from '../../electron/host/fixtures/host.fixture.ts';
import { SOLO } from '../../electron/host/fixtures/matches.fixture.ts';
import { SeenTable } from './seenTable.ts';

it('never takes the cards of one deal for those of the next', async () => {
  const host = await hostOn(ownFolder());
  const ada = new TestClient(host, true);
  await ada.ask(SOLO);
  await playOut(ada);
  await ada.until(() => ada.update.view.score !== null);

  const seen = new SeenTable();
  const course: string[] = [];
  for (const message of ada.messages) {
    if (message.type !== 'table' && message.type !== 'update') continue;
    seen.take(message);
    const { now } = seen;
    if (now === undefined) continue;
    const step = `deal ${now.table.deal} ${now.update.view.score === null ? 'is played' : 'is over'}`;
    if (course.at(-1) !== step) course.push(step);
  }
  expect(course).toEqual([1, 2, 3, 4].flatMap((deal) => [`deal ${deal} is played`, `deal ${deal} is over`]));
});
