import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { UnsignedLine } from '../../../engine/evening/messages/toHall.ts';
import type { OrganiserView, PlayerView, ShownRound, ShownStandIn } from '../../../engine/evening/messages/views.ts';
import type { Hall } from '../hall.ts';
import { playOut, TestClient } from '../../host/fixtures/host.fixture.ts';
import { drawnAt, HallPage, hallOn, pagesOf, playedEvening, sitDown } from '../tables/tables.fixture.ts';

import { pinOf, standInPinOf } from './keys.ts';

/** Stand-ins: they have the place while they sit there, and those whom they replace have it not. */

const AT = { round: 1, table: 1 } as const;
const slips = [
  { points: 200, bonus: 20, sweeps: 0 },
  { points: 124, bonus: 0, sweeps: 0 },
];

const sitsIn = (place: number, name: string, more: Partial<Extract<UnsignedLine, { type: 'standIn' }>> = {}): UnsignedLine => ({
  type: 'standIn',
  ...AT,
  place,
  name,
  entrant: null,
  keeps: null,
  ...more,
});
const entered = (page: HallPage, side = 0): Promise<string> => page.write({ type: 'entered', ...AT, side, slips });
const confirmed = (page: HallPage, side: number): Promise<string> => page.write({ type: 'confirmed', ...AT, side });
const seatsOf = (organiser: HallPage): readonly string[] | undefined =>
  (organiser.last as OrganiserView).evening!.rounds[0]!.tables[0]!.dealt?.seats;

it('takes no result from a person at whose place another plays, and takes it again once they are back', async () => {
  const { organiser, phone } = await playedEvening(4, { form: { cards: 'real' } });
  const [replaced, opponent] = [drawnAt(organiser, 1, 0), drawnAt(organiser, 1, 1)];
  const [page, other] = [phone(replaced), phone(opponent)];
  expect(await entered(other, 1)).toBe('done');
  expect(await organiser.write(sitsIn(0, 'Eva'))).toBe('done');
  expect(await confirmed(page, 0)).toBe('hall/not-yours');
  expect(await entered(page)).toBe('hall/not-yours');
  expect(await organiser.write(sitsIn(0, 'Back', { entrant: replaced }))).toBe('done');
  expect(await confirmed(page, 0)).toBe('done');
});

it('lets a registered stand-in answer for the place, with the card they have', async () => {
  const { organiser, phone } = await playedEvening(5, { form: { cards: 'real', fill: 'sitOut' } });
  const { out } = (organiser.last as OrganiserView).evening!.rounds[0]!;
  const [replaced, registered] = [phone(drawnAt(organiser, 1, 0)), phone(out[0]!)];
  expect(await entered(registered)).toBe('hall/not-yours');
  expect(await organiser.write(sitsIn(0, 'x', { entrant: out[0]! }))).toBe('done');
  expect(await entered(replaced)).toBe('hall/not-yours');
  expect(await entered(registered)).toBe('done');
});

it.each([0, 1])('replaces half %i of a couple: the other half answers for both, and plays on', async (one) => {
  const { hall, organiser, phone } = await playedEvening(4, { grace: 900_000, form: { unit: 'couple' } });
  const couple = drawnAt(organiser, 1, 0);
  const [page, partner] = [phone(couple, one), phone(couple, 1 - one)];
  const { seat: token } = await page.until<PlayerView>(({ seat }) => seat !== null);
  const [seat, kept] = await Promise.all([page, partner].map((own) => sitDown(hall, own)));
  await kept!.until(() => kept!.last('update') !== undefined);
  // The seats of a couple are opposite each other: 0 and 2.
  expect(await organiser.write(sitsIn(0, 'Eva', { one: one as 0 | 1 }))).toBe('done');
  await organiser.until(() => seatsOf(organiser)?.[one * 2] === 'bot');
  expect(seatsOf(organiser)?.[2 - one * 2]).toBe('here');
  // The page at the table is shut, and the token that it kept opens the seat no more.
  await seat!.until(() => seat!.closed !== undefined);
  expect(seat!.last('refusal')).toMatchObject({ code: 'table/kicked' });
  const again = new TestClient(hall, false, token!, { code: '' });
  await again.until(() => again.last('refusal') !== undefined);
  expect(again.last('refusal')).toMatchObject({ code: 'table/closed' });
  expect(again.last('update')).toBeUndefined();
  expect((await page.until<PlayerView>((view) => view.seat === null)).seat).toBeNull();
  expect(kept!.closed).toBeUndefined();

  // With real cards: the one who is there enters and confirms, the replaced one does not.
  expect(await organiser.write({ type: 'cards', table: 1, cards: 'real' })).toBe('done');
  expect(await entered(page)).toBe('hall/not-yours');
  expect(await entered(partner)).toBe('done');
  // No half has two seats, and no other couple's number has this place.
  expect(await organiser.write(sitsIn(0, 'x', { one: one as 0 | 1, entrant: drawnAt(organiser, 1, 1) }))).toBe('evening/seated-twice');
  expect(await organiser.write(sitsIn(0, 'x', { one: (1 - one) as 0 | 1, entrant: couple }))).toBe('evening/seated-twice');
  expect(await organiser.write(sitsIn(0, 'Back', { one: one as 0 | 1, entrant: couple }))).toBe('done');
  expect(await entered(page)).toBe('done');
  expect(await organiser.write({ type: 'cards', table: 1, cards: 'ours' })).toBe('done');
  const back = await sitDown(hall, page);
  await back.until(() => back.last('update') !== undefined);
  expect(back.update.seat).toBe(one * 2);
});

it('takes a line without a half as the second of a couple, as earlier versions did, and none for half of a person', async () => {
  const { organiser, phone } = await playedEvening(4, { form: { unit: 'couple', cards: 'real' } });
  const couple = drawnAt(organiser, 1, 0);
  expect(await organiser.write(sitsIn(0, 'Eva'))).toBe('done');
  expect(await entered(phone(couple, 1))).toBe('hall/not-yours');
  expect(await entered(phone(couple, 0))).toBe('done');
  const persons = await playedEvening(4, { form: { cards: 'real' } });
  expect(await persons.organiser.write(sitsIn(0, 'Eva', { one: 1 }))).toBe('evening/bad-table');
});

const standInsOf = (organiser: HallPage): readonly ShownStandIn[] =>
  (organiser.last as OrganiserView).evening!.rounds.at(-1).tables[0]!.standIns;
/** The phone of a stand-in, by number and digits of their card. */
const phoneOf = (hall: Hall, { card }: ShownStandIn): HallPage => new HallPage(hall, false, { number: card!.number, pin: card!.pin });
const PERSON = { plays: 'person' } as const;

it('gives a stand-in a card of their own, by which they sit down, enter and come back after a restart', async () => {
  const { hall, organiser, dataDir, phone } = await playedEvening(4, { grace: 900_000, form: { ends: { deals: 1 } } });
  const replaced = drawnAt(organiser, 1, 2);
  const page = phone(replaced);
  const before = await sitDown(hall, page);
  const hand = before.update.view.hands?.[before.update.seat!];
  expect(await organiser.write(sitsIn(2, 'Eva', PERSON))).toBe('done');
  const [standIn] = standInsOf(organiser);
  expect(standIn).toMatchObject({ name: 'Eva', entrant: null, bot: false, card: { number: replaced } });
  await before.until(() => before.closed !== undefined);
  const eva = phoneOf(hall, standIn!);
  const view = await eva.until<PlayerView>(({ seat }) => seat !== null);
  expect(view).toMatchObject({ entrant: null, names: ['Eva'], instead: `Person ${replaced}`, state: 'seated', place: 2, standing: null });
  expect((await page.until<PlayerView>(({ state }) => state === 'replaced')).seat).toBeNull();
  // The same cards, at the same seat; none of the two tokens is in what the other received.
  const sits = await sitDown(hall, eva);
  expect(sits.update.view.hands?.[sits.update.seat!]).toEqual(hand);
  expect(page.texts.join('')).not.toContain(view.seat!);
  expect(eva.texts.join('')).not.toContain('seat-1.' + String(replaced));
  // The card is on one phone, and good after a restart.
  const { token } = eva.heard.find((one) => one.type === 'welcome') as { token: string };
  await hall.close();
  const again = await pagesOf(await hallOn(dataDir, { grace: 0 }), dataDir);
  const back = new HallPage(again.hall, false, { token });
  const seat = await sitDown(again.hall, back);
  expect(seat.update.view.hands?.[seat.update.seat!]).toEqual(hand);
  const latest = phoneOf(again.hall, standIn!);
  await latest.until<PlayerView>(({ role }) => role === 'player');
  expect(back.heard.at(-1)).toMatchObject({ type: 'refusal', code: 'hall/moved' });
  // The table plays on to its end with them, and they are not ranked; the one who was replaced keeps nothing that no line states.
  await playOut(seat);
  const done = await again.organiser.until<OrganiserView>(({ evening }) => evening!.rounds[0]!.tables[0]!.progress === 'booked');
  expect(done.evening!.ranking).toHaveLength(4);
  expect(done.evening!.ranking.find(({ entrant }) => entrant === replaced)).toMatchObject({ total: 0, shares: [{ kind: 'part' }] });
});

it('shuts out a stand-in whom another replaces: card, page and seat', async () => {
  const { hall, organiser, phone } = await playedEvening(4, { grace: 900_000, form: { rounds: 2 } });
  const replaced = drawnAt(organiser, 1, 0);
  expect(await organiser.write(sitsIn(0, 'Eva', PERSON))).toBe('done');
  const eva = phoneOf(hall, standInsOf(organiser)[0]!);
  const { seat: token } = await eva.until<PlayerView>(({ seat }) => seat !== null);
  const sits = await sitDown(hall, eva);
  expect(await organiser.write(sitsIn(0, 'Fay', PERSON))).toBe('done');
  await sits.until(() => sits.closed !== undefined);
  const [first, second] = standInsOf(organiser);
  expect([first!.card, second!.card?.number]).toEqual([null, replaced]);
  const old = new TestClient(hall, false, token!, { code: '' });
  await old.until(() => old.last('refusal') !== undefined);
  expect(old.last('refusal')).toMatchObject({ code: 'table/closed' });
  await eva.until<PlayerView>(({ state, seat }) => state === 'over' && seat === null);
  const fay = phoneOf(hall, second!);
  await fay.until<PlayerView>(({ seat }) => seat !== null);
  expect(await organiser.write({ type: 'cards', table: 1, cards: 'real' })).toBe('done');
  expect(await entered(eva)).toBe('hall/not-yours');
  expect(await entered(fay)).toBe('done');
  expect(await fay.write({ type: 'left', entrant: replaced })).toBe('hall/not-yours');
  // Another seating of the table ends it; a later stand-in has another card.
  const { places } = (organiser.last as OrganiserView).evening!.rounds[0]!.tables[0]!;
  expect(await organiser.write({ type: 'sat', ...AT, places, why: 'as drawn' })).toBe('done');
  expect(await organiser.write(sitsIn(0, 'Gijs', PERSON))).toBe('done');
  await fay.until<PlayerView>(({ state }) => state === 'over');
  expect(await entered(fay)).toBe('hall/not-yours');
  const digits = new HallPage(hall, false, { number: replaced, pin: second!.card!.pin });
  await hall.settled();
  expect(digits.heard[0]).toMatchObject({ type: 'refusal', code: 'hall/wrong-pin' });
  // The next round has nothing for them.
  expect(await organiser.write({ type: 'result', ...AT, slips, source: 'slip' })).toBe('done');
  expect(await organiser.ask({ type: 'draw' })).toBe('done');
  expect(await organiser.write({ type: 'shown', round: 2 })).toBe('done');
  const gijs = new HallPage(hall, false, { token: 'standIn-1-aaaaaaaaaaaaaaaa' });
  await gijs.until(({ role }) => role === 'door');
  expect((await phone(replaced).until<PlayerView>(({ round }) => round === 2)).state).toBe('seated');
});

it('never gives a stand-in the digits of those on whose number they come in, nor of the other stand-in of a couple', () => {
  const secret = 'cd'.repeat(32);
  const bad: number[] = [];
  for (let id = 1; id < 10_000; id += 1) {
    const holder = { entrant: id % 40, names: ['Ada', 'Ben'] };
    const pins = [0, 1].flatMap((one) => [standInPinOf(secret, { id: id + one, one }, holder), pinOf(secret, holder, one)]);
    if (new Set(pins).size !== 4 || pins.some((pin) => !/^\d{4}$/.test(pin))) bad.push(id);
  }
  expect(bad).toEqual([]);
});

it('gives the one who leaves the part that the line states, and a stand-in at a free place a card under the number of the table', async () => {
  const { hall, organiser } = await playedEvening(7, { grace: 900_000, form: { cards: 'real', ends: { deals: 2 } } });
  const round = (): ShownRound => (organiser.last as OrganiserView).evening!.rounds[0]!;
  const { table, places } = round().tables.find((one) => one.places.includes(null))!;
  const free = places.indexOf(null);
  const leaver = drawnAt(organiser, table, (free + 1) % 4);
  expect(await organiser.write({ ...sitsIn(free, 'Eva', PERSON), table } as UnsignedLine)).toBe('done');
  const [standIn] = round().tables.find((one) => one.table === table)!.standIns;
  expect(standIn!.card!.number).toBe(table);
  const eva = phoneOf(hall, standIn!);
  await eva.until<PlayerView>(({ state, instead }) => state === 'seated' && instead === '');
  const keeps = { points: 90, bonus: 20, sweeps: 0 };
  const sits = { ...sitsIn((free + 1) % 4, 'Fay', { ...PERSON, keeps }), table } as UnsignedLine;
  expect(await organiser.write(sits, { type: 'left', entrant: leaver })).toBe('done');
  expect(await organiser.write({ type: 'result', round: 1, table, slips, source: 'slip' })).toBe('done');
  // Below those who stayed, with what was agreed; the others at the table have the whole result.
  const { ranking } = (organiser.last as OrganiserView).evening!;
  expect(ranking.at(-1)).toMatchObject({ entrant: leaver, total: 110, left: true });
  for (const entrant of places)
    if (entrant !== null && entrant !== leaver) expect(ranking.find((row) => row.entrant === entrant)!.total).toBeGreaterThanOrEqual(124);
});

it('forgets a stand-in in the journal and at the table, where the number stands then', async () => {
  const { hall, organiser, dataDir } = await playedEvening(4, { grace: 900_000, form: { ends: { deals: 1 } } });
  expect(await organiser.write(sitsIn(0, 'Evelien Smit', PERSON))).toBe('done');
  const seat = await sitDown(hall, phoneOf(hall, standInsOf(organiser)[0]!));
  expect(seat.table.people[0]).toMatchObject({ name: 'Evelien Smit', mine: true });
  expect(await organiser.ask({ type: 'forget', name: 'Evelien Smit' })).toBe('done');
  const { id } = (organiser.last as OrganiserView).evening!;
  await hall.close();
  const dir = join(dataDir, 'evenings', id);
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  expect(files.length).toBeGreaterThan(2);
  for (const { parentPath, name } of files) expect(await readFile(join(parentPath, name), 'utf8')).not.toContain('Evelien');
});

it('begins no evening in which bots would play with real cards', async () => {
  const refused = playedEvening(4, { form: { cards: 'real', fill: 'bot' } });
  await expect(refused).rejects.toThrow('evening/bad-form');
});
