import { expect, it } from 'vitest';
import type { UnsignedLine } from '../../../engine/evening/messages/toHall.ts';
import type { OrganiserView, PlayerView } from '../../../engine/evening/messages/views.ts';
import { TestClient } from '../../host/fixtures/host.fixture.ts';
import { drawnAt, playedEvening, sitDown, type HallPage } from '../tables/tables.fixture.ts';

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
