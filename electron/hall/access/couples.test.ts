import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { HallAnswer } from '../../../engine/evening/messages/fromHall.ts';
import type { OrganiserView, PlayerView } from '../../../engine/evening/messages/views.ts';
import { drawnAt, HallPage, hallOn, pagesOf, playedEvening, type PlayedEvening } from '../tables/tables.fixture.ts';
import { cardNumberOf, partOf, pinOf, playerTokenOf } from './keys.ts';

/** The cards of couples: each of the two has one, with digits, link and author of their own. */

const COUPLE = { entrant: 3, names: ['Ada', 'Ben'] };
const SINGLE = { entrant: 4, names: ['Cas'] };
const SECRET = 'ab'.repeat(32);
const entrants = new Map([COUPLE, SINGLE].map((one) => [one.entrant, one]));
const slips = [
  { points: 200, bonus: 20, sweeps: 0 },
  { points: 124, bonus: 0, sweeps: 0 },
];

const couples = (): Promise<PlayedEvening> => playedEvening(4, { form: { unit: 'couple', cards: 'real' } });
const welcomeOf = ({ heard }: HallPage): HallAnswer<'welcome'> => heard.find((one) => one.type === 'welcome') as HallAnswer<'welcome'>;

it('has a token for each of a couple, and none for both', () => {
  const tokens = [0, 1].map((one) => playerTokenOf(SECRET, COUPLE, one));
  expect(tokens.map((token) => partOf(SECRET, token, entrants))).toEqual([0, 1].map((one) => ({ role: 'player', of: 3, one })));
  expect(partOf(SECRET, playerTokenOf(SECRET, SINGLE, 0), entrants)).toEqual({ role: 'player', of: 4, one: 0 });
  // The end of one token behind the place of the other; the card that a couple shared; a second of a person who came alone; a couple that is not here.
  const shared = playerTokenOf(SECRET, { entrant: 3, names: ['Ada'] }, 0);
  const second = playerTokenOf(SECRET, { entrant: 4, names: ['Cas', 'Dee'] }, 1);
  for (const token of [tokens[0]!.replace('3.1', '3.2'), tokens[1]!.replace('3.2', '3.1'), tokens[1]!.replace('3.2', '3'), shared, second])
    expect(partOf(SECRET, token, entrants)).toBeUndefined();
  expect(partOf(SECRET, tokens[0]!, new Map())).toBeUndefined();
  expect(partOf(SECRET, tokens[0]!, undefined)).toBeUndefined();
});

it('never gives both of a couple the same digits', () => {
  // Among 30 000 numbers some would have the same by chance.
  const bad: number[] = [];
  for (let entrant = 0; entrant < 30_000; entrant += 1) {
    const holder = { entrant, names: ['Ada', 'Ben'] };
    const other = pinOf(SECRET, holder, 1);
    if (pinOf(SECRET, holder, 0) === other || !/^\d{4}$/.test(other)) bad.push(entrant);
  }
  expect(bad).toEqual([]);
  expect(cardNumberOf(COUPLE, 1)).toBe('3.2');
});

it('lets both of a couple in by number and own digits, each on one phone, and writes which of them entered', async () => {
  const { hall, organiser, phone } = await couples();
  const couple = drawnAt(organiser, 1, 0);
  const [one, other, opponent] = [phone(couple, 0), phone(couple, 1), phone(drawnAt(organiser, 1, 1), 1)];
  const views = await Promise.all([one, other].map((page) => page.until<PlayerView>(({ role }) => role === 'player')));
  expect(views.map((view) => [view.one, view.partner])).toEqual([
    [0, [`Partner ${couple}`]],
    [1, [`Person ${couple}`]],
  ]);
  expect(welcomeOf(one).token).not.toBe(welcomeOf(other).token);
  // Each may speak for the side of the couple, and none for the other side; the same side never confirms itself.
  const at = { round: 1, table: 1 } as const;
  expect(await other.write({ type: 'entered', ...at, side: 1, slips })).toBe('hall/not-yours');
  expect(await other.write({ type: 'entered', ...at, side: 0, slips })).toBe('done');
  await organiser.until<OrganiserView>(({ evening }) => evening!.rounds[0]!.tables[0]!.by === `player ${couple}.2`);
  expect(await one.write({ type: 'confirmed', ...at, side: 0 })).not.toBe('done');
  expect(await one.write({ type: 'confirmed', ...at, side: 1 })).toBe('hall/not-yours');
  expect(await opponent.write({ type: 'confirmed', ...at, side: 1 })).toBe('done');
  // The card on another phone: the one before has it no longer, the partner's stays.
  const again = new HallPage(hall, false, { token: welcomeOf(one).token });
  await again.until<PlayerView>(({ role }) => role === 'player');
  expect(one.heard.at(-1)).toMatchObject({ type: 'refusal', code: 'hall/moved' });
  expect(await other.ask({ type: 'lines', lines: [{ type: 'closed' }] })).toBe('hall/not-yours');
  // Digits belong to one: none of the two lets a phone in under another number.
  const pins = (organiser.last as OrganiserView).evening!.entrants.map(({ cards }) => cards.map(({ pin }) => pin));
  expect(pins.every(([mine, theirs]) => mine !== theirs)).toBe(true);
});

it('welcomes the second of a couple by name, with a card of their own', async () => {
  const { hall, organiser } = await couples();
  const door = (): HallPage => new HallPage(hall, false, { token: '' });
  const nod = async (page: HallPage, name: string): Promise<string> => {
    expect(await page.ask({ type: 'arrive', name })).toBe('done');
    const { door: ways } = await organiser.until<OrganiserView>((view) => view.door.arrivals.length === 1);
    const { id, entrant } = ways.arrivals[0]!;
    return organiser.ask({ type: 'admit', arrival: id, entrant });
  };
  const eva = door();
  expect(await nod(eva, 'Eva & Fay')).toBe('done');
  const fay = door();
  expect(await nod(fay, 'Fay')).toBe('done');
  expect([eva, fay].map(({ last }) => [(last as PlayerView).entrant, (last as PlayerView).one])).toEqual([
    [5, 0],
    [5, 1],
  ]);
  // Both names, the own one first: the same couple. The phone that had the card has it no longer.
  const late = door();
  expect(await nod(late, 'Fay & Eva')).toBe('done');
  expect(late.last as PlayerView).toMatchObject({ entrant: 5, one: 1, names: ['Eva', 'Fay'] });
  expect(fay.heard.at(-1)).toMatchObject({ type: 'refusal', code: 'hall/moved' });
  expect(eva.heard.at(-1)).not.toMatchObject({ type: 'refusal' });
  expect((organiser.last as OrganiserView).evening!.entrants).toHaveLength(5);
  // One name alone is no couple, and no couple of others.
  expect(await nod(door(), 'Gijs')).toBe('evening/bad-form');
});

it('reads the journal of an evening in which couples shared a card', async () => {
  const { hall, organiser, dataDir, phone } = await couples();
  const [one, other] = [drawnAt(organiser, 1, 0), drawnAt(organiser, 1, 1)];
  const at = { round: 1, table: 1 } as const;
  expect(await phone(one).write({ type: 'entered', ...at, side: 0, slips })).toBe('done');
  expect(await phone(other, 1).write({ type: 'confirmed', ...at, side: 1 })).toBe('done');
  const { id } = (organiser.last as OrganiserView).evening!;
  await hall.close();
  const file = join(dataDir, 'evenings', id, 'evening.jsonl');
  const text = await readFile(file, 'utf8');
  expect(text).toContain(`"by":"player ${one}.1"`);
  await writeFile(file, text.replaceAll(/"by":"player (\d+)\.[12]"/g, '"by":"player $1"'));
  const again = await pagesOf(await hallOn(dataDir), dataDir);
  const view = await again.organiser.until<OrganiserView>(({ evening }) => evening !== null);
  expect(view.evening!.rounds[0]!.tables[0]).toMatchObject({ progress: 'booked', by: `player ${other}` });
  expect(view.evening!.entrants[0]!.cards).toHaveLength(2);
});

it('has a card for every table before it is needed, for the idle one of a shifting movement, too', async () => {
  const { organiser } = await playedEvening(5, { form: { unit: 'couple', movement: 'shift', cards: 'real', fill: 'sitOut' } });
  const { evening } = await organiser.until<OrganiserView>(({ evening: shown }) => shown?.rounds.length === 1);
  expect(evening?.rounds[0]?.tables).toHaveLength(2);
  expect(evening?.tables.map(({ table }) => table)).toEqual([1, 2, 3]);
});
