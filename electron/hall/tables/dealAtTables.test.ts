import { expect, it, onTestFinished, vi } from 'vitest';
import type { FromHall } from '../../../engine/evening/messages/fromHall.ts';
import type { SharedDeal } from '../../../engine/evening/messages/sharedDeal.ts';
import type { OrganiserView, PlayerView } from '../../../engine/evening/messages/views.ts';
import { playOut, type TestClient } from '../../host/fixtures/host.fixture.ts';
import { Outbox } from '../../host/sessions/outbox.ts';
import { Journal } from '../../store/disk/journal.ts';
import { drawnAt, hallOn, pagesOf, HallPage, playedEvening, sitDown } from './tables.fixture.ts';

/** A deal that all tables had, side by side: given out once the last table has ended it. */

const ask = (page: HallPage, deal: number, round = 1): Promise<string> => page.ask({ type: 'deal', round, deal });
const heardBy = (page: HallPage): SharedDeal => {
  const found = page.heard.findLast((one): one is Extract<FromHall, { type: 'compared' }> => one.type === 'compared');
  if (found === undefined) throw new Error('no deal was compared');
  return found.deal;
};
/** Whether anything of a deal is in what a page of the evening was sent: a card, a call, points, a figure of the comparison. */
const knowsOfDeal = ({ texts }: HallPage): boolean =>
  /"[2-9TJQKA][SHDC]"|"calls":|"toCompare":\[\{|"(?:points|total|won|most|tenths)":[1-9-]|"type":"compared"/.test(texts.join('\n'));

/** Plays until a deal is over. */
async function playDeal(client: TestClient): Promise<void> {
  while (client.update.view.toAct !== null) {
    const { version, legal } = client.update;
    const [action] = legal.actions;
    if (action !== undefined) await client.ask({ type: 'act', version, action });
    await client.until(() => client.update.legal.actions.length > 0 || client.update.view.toAct === null);
  }
}

it('gives a deal out once the last table has ended it, and nothing of it before', async () => {
  const evening = await playedEvening(8, { grace: 900_000, form: { ends: { deals: 2 }, same: true, compare: 'matchPoints' } });
  const { hall, organiser, phone, dataDir } = evening;
  const phones = [1, 2].map((table) => phone(drawnAt(organiser, table, 1)));
  const seats = await Promise.all(phones.map((one) => sitDown(hall, one)));
  // Everybody else is away, and bots play for them.
  expect(await organiser.ask({ type: 'bots', table: null })).toBe('done');
  await playDeal(seats[0]!);
  await organiser.until<OrganiserView>((view) => view.evening!.rounds[0]!.tables[0]!.dealt?.deals === 1);
  // The first table has ended it, the second plays: no page has anything of it, and none receives it.
  const watcher = phone(drawnAt(organiser, 1, 0));
  await watcher.until<PlayerView>((view) => view.own !== null);
  for (const page of [organiser, watcher, ...phones]) {
    expect(await ask(page, 1)).toBe('hall/deal-open');
    expect(knowsOfDeal(page)).toBe(false);
  }
  await playDeal(seats[1]!);
  await watcher.until<PlayerView>((view) => view.evening.toCompare[0]?.deals === 1);
  expect(await ask(watcher, 1)).toBe('compared');
  expect(knowsOfDeal(watcher)).toBe(true);
  const first = heardBy(watcher);
  expect(first).toMatchObject({ round: 1, deal: 1, deals: 1, faces: 'french', sides: [0, 1, 0, 1] });
  expect(first.tables.map(({ table }) => table)).toEqual([1, 2]);
  const [one, other] = first.tables;
  expect(one!.hands).toEqual(other!.hands);
  for (const { hands, tricks, contract, who, sides } of first.tables) {
    expect(new Set(hands.flat()).size).toBe(32);
    expect(tricks).toHaveLength(8);
    for (const { cards } of tricks) for (const { by, card } of cards) expect(hands[by]).toContain(card);
    expect(contract).not.toBeNull();
    expect(who.every((name) => name.startsWith('Person '))).toBe(true);
    expect(sides.reduce((sum, { slip }) => sum + slip.points, 0)).toBe(162);
  }
  for (const side of [0, 1]) expect(first.tables.reduce((sum, { sides }) => sum + sides[side]!.compared!.won, 0)).toBe(1);
  // The next deal is still secret, and others than players and organisers have none.
  expect(await ask(watcher, 2)).toBe('hall/deal-open');
  expect(await ask(watcher, 1, 2)).toBe('hall/no-deal');
  expect(await ask(new HallPage(hall, false), 1)).toBe('hall/not-yours');

  // While the ranking is hidden the organiser alone may look.
  expect(await organiser.write({ type: 'froze', frozen: true })).toBe('done');
  expect(await ask(watcher, 1)).toBe('hall/hidden');
  expect(await ask(organiser, 1)).toBe('compared');
  expect(await organiser.write({ type: 'froze', frozen: false })).toBe('done');
  await Promise.all(seats.map(playOut));
  await organiser.until<OrganiserView>((view) => view.evening!.toCompare[0]?.deals === 2);
  expect(await ask(watcher, 2)).toBe('compared');
  expect(heardBy(watcher).tables).toHaveLength(2);
  await hall.close();

  // After a restart the same deal comes from the files, also once the evening is closed; a corrected round is compared as a whole.
  const again = await pagesOf(await hallOn(dataDir), dataDir);
  expect(await ask(again.organiser, 1)).toBe('compared');
  expect(heardBy(again.organiser)).toEqual({ ...first, deals: 2 });
  const before = (again.organiser.last as OrganiserView).evening!.rounds[0]!.tables[0]!.booked!.map((slip) => ({ ...slip }));
  const after = [...before].reverse();
  expect(await again.organiser.write({ type: 'corrected', round: 1, table: 1, before, after, why: 'seats' }, { type: 'closed' })).toBe(
    'done',
  );
  expect(await ask(again.organiser, 1)).toBe('compared');
  expect(heardBy(again.organiser).tables.flatMap(({ sides }) => sides.map(({ compared }) => compared))).toEqual([null, null, null, null]);
});

it('compares nothing where every table has cards of its own', async () => {
  const { organiser } = await playedEvening(8, { grace: 0, form: { ends: { deals: 1 } } });
  expect(await organiser.ask({ type: 'bots', table: null })).toBe('done');
  await organiser.until<OrganiserView>((view) => view.evening!.rounds[0]!.tables.every(({ booked }) => booked !== null));
  expect(await ask(organiser, 1)).toBe('hall/no-deal');
  expect((organiser.last as OrganiserView).evening!.toCompare).toEqual([]);
});

it.each([
  ['its last card is on the disk', true],
  ['the people at that table have been sent its end', false],
])('gives no deal out before %s', async (_, byDisk) => {
  const evening = await playedEvening(8, { grace: 900_000, form: { ends: { deals: 1 }, same: true, compare: 'matchPoints' } });
  const { hall, organiser, phone } = evening;
  const phones = [1, 2].map((table) => phone(drawnAt(organiser, table, 1)));
  const [first, second] = await Promise.all(phones.map((one) => sitDown(hall, one)));
  expect(await organiser.ask({ type: 'bots', table: null })).toBe('done');
  await playDeal(first!);
  const left = (): number => second!.update.view.hands.flatMap((hand, seat) => (seat === 1 ? hand : [])).length;
  while (second!.update.legal.actions.length === 0 || left() > 1) {
    const { version, legal } = second!.update;
    const [action] = legal.actions;
    if (action !== undefined) await second!.ask({ type: 'act', version, action });
    await second!.until(() => second!.update.legal.actions.length > 0);
  }

  // From here on the disk of the second table takes nothing, or the table sends nothing.
  const held: string[] = [];
  const { append } = Journal.prototype;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const spy = vi.spyOn(Journal.prototype, 'append').mockImplementation(async function (this: Journal, line) {
    if (!this.path.includes('-r1-t2')) return append.call(this, line);
    held.push(line);
    if (!byDisk) return append.call(this, line);
    this.begin(line);
    await released;
    return this.retry();
  });
  const { waitFor } = Outbox.prototype;
  const slow = vi.spyOn(Outbox.prototype, 'waitFor').mockImplementation(function (this: Outbox, written) {
    waitFor.call(this, byDisk ? written : written.then(() => released));
  });
  onTestFinished(() => {
    release();
    spy.mockRestore();
    slow.mockRestore();
  });
  const { version, legal, view } = second!.update;
  const cards = 4 - (view.trick === null ? 0 : view.trick.cards.length);
  const acted = second!.ask({ type: 'act', version, action: legal.actions[0]! });
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(cards);
  const watcher = phone(drawnAt(organiser, 1, 0));
  await watcher.until<PlayerView>((seen) => seen.own !== null);
  for (const page of [organiser, watcher]) {
    expect(await ask(page, 1)).toBe('hall/deal-open');
    expect(knowsOfDeal(page)).toBe(false);
  }
  expect((organiser.last as OrganiserView).evening!.rounds[0]!.tables[1]!.booked).toBeNull();
  release();
  await acted;
  await watcher.until<PlayerView>((seen) => seen.evening.toCompare[0]?.deals === 1);
  expect(await ask(watcher, 1)).toBe('compared');
  expect(heardBy(watcher).tables).toHaveLength(2);
});
