import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readJournal } from '../../../engine/evening/journal/text.ts';
import type { OrganiserView, PlayerView } from '../../../engine/evening/messages/views.ts';
import { playOut, TestClient } from '../../host/fixtures/host.fixture.ts';
import { drawnAt, hallOn, pagesOf, playedEvening, sitDown, type HallPage } from './tables.fixture.ts';

const booked = (view: OrganiserView, round = 1): number =>
  view.evening!.rounds[round - 1]!.tables.filter(({ progress }) => progress === 'booked').length;

/** The result lines of a journal, as `round.table source`. */
async function resultLines(dataDir: string, organiser: HallPage): Promise<string[]> {
  const { id } = (organiser.last as OrganiserView).evening!;
  const read = readJournal(await readFile(join(dataDir, 'evenings', id, 'evening.jsonl'), 'utf8'));
  if (!read.ok) throw new Error(read.error.code);
  return read.value.lines.flatMap((line) => (line.type === 'result' ? [`${line.round}.${line.table} ${line.source}`] : []));
}

/** The cards in all that a client received. */
const cardsIn = ({ texts }: TestClient): Set<string> => new Set(texts.join('\n').match(/"(?:[7-9]|10|T|J|Q|K|A)[CDHS]"/g));

it('plays a round of two tables with bots and one person at each, and books each table once', async () => {
  const { hall, organiser, dataDir, phone } = await playedEvening(8, { grace: 0 });
  const players = [1, 2].map((table) => phone(drawnAt(organiser, table, 0)));
  const clients = await Promise.all(players.map((one) => sitDown(hall, one)));
  await Promise.all(clients.map(playOut));
  const view = await organiser.until<OrganiserView>((one) => booked(one) === 2);
  expect((await resultLines(dataDir, organiser)).sort()).toEqual(['1.1 cards', '1.2 cards']);
  const [table] = view.evening!.rounds[0]!.tables;
  expect(table!.booked!.reduce((sum, { points }) => sum + points, 0)).toBe(2 * 162);
  expect(view.evening!.ranking).toHaveLength(8);
  expect(view.evening!.ranking[0]!.total).toBeGreaterThan(0);
  expect(view.evening!.ranking.every(({ gaps }) => gaps.length === 0)).toBe(true);

  // A correction stands; taking the result back does not bring the table's own again.
  const before = table!.booked!.map((slip) => ({ ...slip }));
  const after = [...before].reverse();
  expect(await organiser.write({ type: 'corrected', round: 1, table: 1, before, after, why: 'seats' })).toBe('done');
  expect(await organiser.write({ type: 'withdrawn', round: 1, table: 1, why: 'test' })).toBe('done');
  await hall.settled();
  expect(booked(organiser.last as OrganiserView)).toBe(1);
  expect(await organiser.write({ type: 'result', round: 1, table: 1, slips: before, source: 'slip' })).toBe('done');

  // The next round seats them by its own draw.
  expect(await organiser.ask({ type: 'draw' })).toBe('done');
  expect(await organiser.write({ type: 'shown', round: 2 })).toBe('done');
  await players[0]!.until<PlayerView>(({ round, seat }) => round === 2 && seat !== null);
  const next = await sitDown(hall, players[0]!);
  await next.until(() => next.last('update') !== undefined);
  expect(next.table.match).toMatch(/-r2-t[12]$/);
});

it('gives a seat to its person alone, and no card of one table to a player of another', async () => {
  const { hall, organiser, phone } = await playedEvening(8, { form: { ends: { deals: 1 } } });
  const page = phone(drawnAt(organiser, 1, 0));
  const { seat: own } = await page.until<PlayerView>(({ seat }) => seat !== null);
  const clients: TestClient[] = [];
  for (const table of [1, 2]) for (const place of [0, 1, 2, 3]) clients.push(await sitDown(hall, phone(drawnAt(organiser, table, place))));
  await Promise.all(clients.map((one) => one.until(() => one.last('update') !== undefined)));
  // Everybody has cards of their own, eight each, and only the two tables together have any card twice.
  const hands = clients.map((one) => one.update.view.hands?.[one.update.seat!] ?? []);
  expect(new Set(clients.map((one) => `${one.table.match} ${one.update.seat}`)).size).toBe(8);
  for (const at of [0, 4]) {
    const cards = hands.slice(at, at + 4).flat();
    expect(new Set(cards).size).toBe(cards.length);
  }
  const { id } = (organiser.last as OrganiserView).evening!;
  for (const [at, client] of clients.entries()) expect(client.texts.join('\n')).not.toContain(`${id}-r1-t${at < 4 ? 2 : 1}`);
  for (const client of clients) expect(cardsIn(client).size).toBeLessThanOrEqual(8 + 4);

  // Seats are not theirs to change, nor is anything an owner has.
  const [first] = clients;
  for (const message of [{ type: 'stand' }, { type: 'sit', person: 1 }, { type: 'leave' }, { type: 'history' }, { type: 'judge', deal: 1 }])
    expect(await first!.ask(message as never)).toMatchObject({ type: 'refusal', code: 'table/not-owner' });
  const forged = own!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const stranger = new TestClient(hall, false, forged, { code: '' });
  await stranger.until(() => stranger.last('refusal') !== undefined);
  expect(stranger.last('refusal')).toMatchObject({ code: 'table/closed' });
  expect(stranger.last('update')).toBeUndefined();
});

it('gives each of a couple a seat of their own, and no card of one to the other', async () => {
  const { hall, organiser, phone } = await playedEvening(4, { form: { unit: 'couple', ends: { deals: 1 } } });
  const couple = drawnAt(organiser, 1, 0);
  const pages = [phone(couple, 0), phone(couple, 1)];
  const clients = await Promise.all(pages.map((page) => sitDown(hall, page)));
  await Promise.all(clients.map((one) => one.until(() => one.last('update') !== undefined)));
  const [one, other] = clients.map(({ update }) => ({ seat: update.seat!, hand: update.view.hands?.[update.seat!] ?? [] }));
  expect(other!.seat).toBe((one!.seat + 2) % 4);
  expect(one!.hand).toHaveLength(8);
  expect(other!.hand).toHaveLength(8);
  expect(one!.hand.filter((card) => other!.hand.includes(card))).toEqual([]);
  // Nothing that a phone was sent opens the other's seat, or has a card of it.
  const tokens = pages.map((page): string[] => page.texts.join('').match(/seat-[\w.-]+/g) ?? []);
  expect(tokens[0]!.length).toBeGreaterThan(0);
  expect(tokens[0]!.filter((token) => tokens[1]!.includes(token))).toEqual([]);
  for (const card of other!.hand) expect(cardsIn(clients[0]!)).not.toContain(`"${card}"`);
  // A token with the other's place in it is no token.
  const [own] = tokens[0]!;
  const turned = new TestClient(hall, false, own!.replace(/\.0-/, '.1-'), { code: '' });
  await turned.until(() => turned.last('refusal') !== undefined);
  expect(turned.last('update')).toBeUndefined();
  expect(clients.every(({ closed }) => closed === undefined)).toBe(true);
});

it('goes on after a kill with the same cards and seats, and books exactly once what was over', async () => {
  const { hall, organiser, dataDir, phone } = await playedEvening(8, { grace: 900_000, form: { ends: { deals: 1 } } });
  const seat = await sitDown(hall, phone(drawnAt(organiser, 2, 1)));
  await seat.until(() => seat.last('update') !== undefined);
  const hand = seat.update.view.hands?.[seat.update.seat!];
  const { match } = seat.table;
  // The other table plays to its end, its people away.
  expect(await organiser.ask({ type: 'bots', table: 1 })).toBe('done');
  await organiser.until<OrganiserView>((view) => booked(view) === 1);
  const { id } = (organiser.last as OrganiserView).evening!;
  const file = join(dataDir, 'evenings', id, 'evening.jsonl');
  const journal = await readFile(file, 'utf8');
  await hall.close();

  for (const cut of [journal, `${journal.split('\n').slice(0, -2).join('\n')}\n`]) {
    // With the line of the result, and killed just before it.
    await writeFile(file, cut);
    const again = await pagesOf(await hallOn(dataDir, { grace: 900_000 }), dataDir);
    await again.organiser.until<OrganiserView>((view) => booked(view) === 1);
    expect(await resultLines(dataDir, again.organiser)).toEqual(['1.1 cards']);
    // Bots have played for people who were drawn there.
    const shares = (again.organiser.last as OrganiserView).evening!.ranking.flatMap((row) => row.shares);
    expect(shares.map(({ table, bot = false }) => [table, bot]).filter(([table]) => table === 1)).toEqual(Array(4).fill([1, true]));
    expect(shares.filter(({ table, bot }) => table === 2 && bot === true)).toEqual([]);
    const back = await sitDown(again.hall, again.phone(drawnAt(again.organiser, 2, 1)));
    await back.until(() => back.last('update') !== undefined);
    expect(back.table.match).toBe(match);
    expect(back.update.view.hands?.[back.update.seat!]).toEqual(hand);
    await again.hall.close();
  }
});

it('lets a bot play for one who left, and gives the seat back between two cards', async () => {
  const { hall, organiser, phone } = await playedEvening(4, { grace: 900_000, form: { ends: { deals: 1 } } });
  const entrant = drawnAt(organiser, 1, 2);
  const page = phone(entrant);
  const seat = await sitDown(hall, page);
  await organiser.until<OrganiserView>((view) => view.evening!.rounds[0]!.tables[0]!.dealt?.seats[2] === 'here');
  const line = { type: 'standIn', round: 1, table: 1, place: 2 } as const;
  expect(await organiser.write({ ...line, name: 'Robot', entrant: null, keeps: null })).toBe('done');
  await organiser.until<OrganiserView>((view) => view.evening!.rounds[0]!.tables[0]!.dealt?.seats[2] === 'bot');
  await seat.until(() => seat.closed !== undefined);
  await page.until<PlayerView>(({ seat: token }) => token === null);
  expect(await organiser.write({ ...line, name: 'Back', entrant, keeps: null })).toBe('done');
  const back = await sitDown(hall, page);
  await back.until(() => back.last('update') !== undefined);
  expect(back.table.people[2]).toMatchObject({ kind: 'away', mine: true, present: true });
});

it('plays some tables with real cards: they book by slips, the others by themselves', async () => {
  const { hall, organiser, dataDir, phone } = await playedEvening(8, { grace: 0, form: { ends: { deals: 1 } } });
  expect(await organiser.write({ type: 'cards', table: 2, cards: 'real' })).toBe('done');
  const page = phone(drawnAt(organiser, 2, 0));
  await page.until<PlayerView>((view) => view.own?.cards === 'real' && view.seat === null);
  const slips = [
    { points: 100, bonus: 0, sweeps: 0 },
    { points: 62, bonus: 0, sweeps: 0 },
  ];
  expect(await page.write({ type: 'entered', round: 1, table: 2, side: 0, slips })).toBe('done');
  expect(await phone(drawnAt(organiser, 1, 0)).write({ type: 'entered', round: 1, table: 1, side: 0, slips })).toBe('hall/not-yours');
  expect(await organiser.write({ type: 'result', round: 1, table: 2, slips, source: 'slip' })).toBe('done');
  expect(await organiser.ask({ type: 'bots', table: null })).toBe('done');
  await organiser.until<OrganiserView>((view) => booked(view) === 2);
  expect((await resultLines(dataDir, organiser)).sort()).toEqual(['1.1 cards', '1.2 slip']);
  await hall.settled();
});

it('deals the same cards at all tables, and lets nothing out before the last one has ended', async () => {
  const { hall, organiser, phone } = await playedEvening(8, { grace: 900_000, form: { ends: { deals: 1 }, same: true } });
  const seats = await Promise.all([1, 2].map((table) => sitDown(hall, phone(drawnAt(organiser, table, 1)))));
  await Promise.all(seats.map((one) => one.until(() => one.last('update') !== undefined)));
  const [one, other] = seats.map(({ update }) => update.view.hands?.[update.seat!]);
  expect(one).toEqual(other);
  expect(await organiser.ask({ type: 'bots', table: null })).toBe('done');
  seats[0]!.leave();
  const watcher = phone(drawnAt(organiser, 1, 0));
  expect(await organiser.ask({ type: 'bots', table: null })).toBe('done');
  await playOutAway(organiser);
  const first = await organiser.until<OrganiserView>((view) => booked(view) === 1);
  expect(first.evening!.rounds[0]).toMatchObject({ secret: true });
  for (const { booked: slips } of first.evening!.rounds[0]!.tables) expect(slips).toBeNull();
  expect(first.evening!.ranking.every(({ total, shares }) => total === 0 && shares.length === 0)).toBe(true);
  const phoneView = await watcher.until<PlayerView>((view) => view.own?.progress === 'booked');
  expect(phoneView).toMatchObject({ own: { booked: null, secret: true } });
  expect(phoneView.standing?.total).toBe(0);
  await playOut(seats[1]!);
  const last = await organiser.until<OrganiserView>((view) => booked(view) === 2 && !view.evening!.rounds[0]!.secret);
  for (const { booked: slips } of last.evening!.rounds[0]!.tables) expect(slips).not.toBeNull();
  expect(last.evening!.ranking[0]!.total).toBeGreaterThan(0);
  // The same cards in the same line: two results in each, the best first.
  for (const line of last.evening!.rounds[0]!.lines) expect(line.map(({ table }) => table).sort()).toEqual([1, 2]);
  const compared = await watcher.until<PlayerView>((view) => view.line !== null);
  expect(compared.line!.of).toBe(2);
});

/** Has bots play for everybody who is away, now and after the next who leaves. */
async function playOutAway(organiser: HallPage): Promise<void> {
  await organiser.until<OrganiserView>(
    (view) => view.evening!.rounds[0]!.tables[0]!.dealt?.seats.every((seat) => seat !== 'here') === true,
  );
  await organiser.ask({ type: 'bots', table: 1 });
}
