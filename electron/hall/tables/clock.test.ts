import { expect, it } from 'vitest';
import type { OrganiserView } from '../../../engine/evening/messages/views.ts';
import { playOut, type TestClient } from '../../host/fixtures/host.fixture.ts';
import { timer, type Timer } from '../../host/ports/timer.ts';
import { drawnAt, hallOn, pagesOf, playedEvening, sitDown, type PlayedEvening } from './tables.fixture.ts';

/** The clock of a round at tables with the program's cards. */

/** A clock that can be set on; the wait for the end of a round of one minute looks at it every moment. */
class Clock {
  #ahead = 0;
  readonly now = (): number => Date.now() + this.#ahead;
  readonly after: Timer = (wait, then) => timer(wait > 30_000 && wait <= 60_000 ? 20 : wait, then);
  pass(): void {
    this.#ahead += 61_000;
  }
}

const timed = (clock: Clock): Promise<PlayedEvening> =>
  playedEvening(4, { grace: 900_000, now: clock.now, after: clock.after, form: { ends: { minutes: 1 } } });

const tableOf = (view: OrganiserView): NonNullable<OrganiserView['evening']>['rounds'][number]['tables'][number] =>
  view.evening!.rounds[0]!.tables[0]!;

/** Plays until the deal is over. */
async function playDeal(client: TestClient): Promise<void> {
  while (client.update.view.toAct !== null) {
    const { version, legal } = client.update;
    const [action] = legal.actions;
    if (action !== undefined) await client.ask({ type: 'act', version, action });
    await client.until(() => client.update.legal.actions.length > 0 || client.update.view.toAct === null);
  }
}

async function oneAt({ hall, organiser, phone }: PlayedEvening): Promise<TestClient> {
  const client = await sitDown(hall, phone(drawnAt(organiser, 1, 0)));
  await client.until(() => client.last('update') !== undefined);
  expect(await organiser.ask({ type: 'bots', table: null })).toBe('done');
  return client;
}

it('plays the deal in which the clock runs out to its end, says that it is the last, and books it', async () => {
  const clock = new Clock();
  const evening = await timed(clock);
  const client = await oneAt(evening);
  const { organiser } = evening;
  expect(await organiser.ask({ type: 'desk', clock: true })).toBe('done');
  expect(client.table).toMatchObject({ deal: 1, over: false });
  expect(client.table.limit?.deals).toBeUndefined();
  clock.pass();
  await client.until(() => client.table.limit?.deals === 1);
  expect(client.table.over).toBe(false);
  // A clock that the organiser stops is no end; begun again, it runs from then on.
  expect(await organiser.ask({ type: 'desk', clock: false })).toBe('done');
  await client.until(() => client.table.limit?.deals === undefined);
  expect(await organiser.ask({ type: 'desk', clock: true })).toBe('done');
  clock.pass();
  await client.until(() => client.table.limit?.deals === 1);
  await playOut(client);
  const view = await organiser.until<OrganiserView>((one) => tableOf(one).progress === 'booked');
  expect(client.table).toMatchObject({ deal: 1, over: true });
  expect(tableOf(view).booked!.reduce((sum, { points }) => sum + points, 0)).toBe(162);
  expect(client.closed).toBeUndefined();
});

it('ends a table at once whose clock runs out between two deals, and books what it has, also after a restart', async () => {
  const clock = new Clock();
  const evening = await timed(clock);
  const { organiser, dataDir, hall } = evening;
  const client = await oneAt(evening);
  expect(await organiser.ask({ type: 'desk', clock: true })).toBe('done');
  await playDeal(client);
  expect(client.table.over).toBe(false);
  expect(tableOf(organiser.last as OrganiserView).progress).toBe('playing');
  await hall.close();
  // The clock runs out while the program is away.
  clock.pass();
  const settings = { grace: 900_000, now: clock.now, after: clock.after };
  const again = await pagesOf(await hallOn(dataDir, settings), dataDir);
  const view = await again.organiser.until<OrganiserView>((one) => tableOf(one).progress === 'booked');
  expect(tableOf(view).booked!.reduce((sum, { points }) => sum + points, 0)).toBe(162);
  await again.hall.close();

  const other = await timed(clock);
  const waits = await oneAt(other);
  expect(await other.organiser.ask({ type: 'desk', clock: true })).toBe('done');
  await playDeal(waits);
  clock.pass();
  await other.organiser.until<OrganiserView>((one) => tableOf(one).progress === 'booked');
  await waits.until(() => waits.table.over);
  expect(waits.table).toMatchObject({ deal: 1, limit: { deals: 1 } });
  expect(waits.closed).toBeUndefined();
});
