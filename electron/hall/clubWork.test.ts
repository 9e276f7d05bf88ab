import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { usualForm } from '../../engine/evening/form/form.ts';
import { parseFromHall, type FromHall, type HallAnswer } from '../../engine/evening/messages/fromHall.ts';
import type { UnsignedLine } from '../../engine/evening/messages/toHall.ts';
import type { OrganiserView, PlayerView } from '../../engine/evening/messages/views.ts';
import { gameById } from '../../engine/games/index.ts';
import { ARRIVALS } from '../host/limits/limits.ts';
import { Hall } from './hall.ts';
import { tokenOf } from './access/keys.ts';

/** A club's work beside the rounds: arrivals at the door, presets, tables of results, forgetting a person. */

const folders: string[] = [];
afterEach(async () => {
  for (const dir of folders.splice(0)) await rm(dir, { recursive: true, force: true });
});

/** A page of the hall. */
class Desk {
  readonly heard: FromHall[] = [];
  readonly #hall: Hall;
  readonly #handler: ReturnType<Hall['connect']>;
  #ref = 0;

  constructor(hall: Hall, owner: boolean, address = '10.0.0.2') {
    this.#hall = hall;
    this.#handler = hall.connect({
      owner,
      ...(owner ? {} : { address }),
      close: () => undefined,
      send: (text) => this.heard.push(parseFromHall(text)!),
    });
  }

  async hello(token = ''): Promise<void> {
    this.#handler.receive(JSON.stringify({ type: 'hello', protocol: 1, token }));
    await this.#hall.settled();
  }

  /** Sends a request; returns its answer's type, or the code of the refusal. */
  async say(message: object): Promise<string> {
    this.#ref += 1;
    const ref = this.#ref;
    this.#handler.receive(JSON.stringify({ ...message, ref }));
    await this.#hall.settled();
    const answer = this.heard.find((one) => 'ref' in one && one.ref === ref)!;
    return answer.type === 'refusal' ? answer.code : answer.type;
  }

  view<View>(): View {
    return (this.heard.findLast(({ type }) => type === 'view') as HallAnswer<'view'>).view as View;
  }

  leave(): void {
    this.#handler.closed();
  }
}

interface Opened {
  readonly dir: string;
  readonly hall: Hall;
  readonly organiser: Desk;
}

async function opened(): Promise<Opened> {
  const dir = await mkdtemp(join(tmpdir(), 'club-'));
  folders.push(dir);
  const hall = await Hall.open({ dataDir: dir });
  const organiser = new Desk(hall, true);
  await organiser.hello();
  return { dir, hall, organiser };
}

const NAMES = ['Ada Vermeer', 'Ben', 'Cas', 'Dee', 'Eva', 'Fay', 'Gijs', 'Hans'];
const form = { ...usualForm(gameById('klaverjas'), 'draw', 'person', 3), ends: { deals: 16 } };
const slips = (points: number): object[] => [
  { points, bonus: 20, sweeps: 0 },
  { points: 2592 - points, bonus: 0, sweeps: 0 },
];

/** An evening of eight with its first round shown; `from` is the number of the first person. */
async function evening(organiser: Desk, name: string, from = 1): Promise<void> {
  expect(await organiser.say({ type: 'create', name, game: 'klaverjas', options: {}, form })).toBe('done');
  const came = NAMES.map((one, at): UnsignedLine => ({ type: 'came', entrant: from + at, names: [one] }));
  expect(await organiser.say({ type: 'lines', lines: came })).toBe('done');
  expect(await organiser.say({ type: 'draw' })).toBe('done');
  expect(await organiser.say({ type: 'lines', lines: [{ type: 'shown', round: 1 }] })).toBe('done');
}

/** Every text in a folder and those below. */
async function textsIn(dir: string): Promise<string> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return (await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')))).join('\n');
}

it('lets no address fill the door with names, and says so where too many wait', async () => {
  const { hall, organiser } = await opened();
  await evening(organiser, 'Friday');
  const flood = Array.from({ length: 110 }, (_, at) => ({ page: new Desk(hall, false, '10.0.0.66'), name: `X${at}` }));
  const answers: string[] = [];
  for (const { page, name } of flood) {
    await page.hello();
    answers.push(await page.say({ type: 'arrive', name }));
  }
  expect(new Set(answers.slice(0, ARRIVALS.byAddress))).toEqual(new Set(['done']));
  expect(new Set(answers.slice(ARRIVALS.byAddress))).toEqual(new Set(['hall/too-many-wait']));
  expect(await flood[0]!.page.say({ type: 'arrive', name: 'Another' }), 'the one that waits may change its name').toBe('done');
  const honest = new Desk(hall, false, '10.0.0.20');
  await honest.hello();
  expect(await honest.say({ type: 'arrive', name: 'Honest' })).toBe('done');
  await hall.settled();
  expect(organiser.view<OrganiserView>().door.arrivals.map(({ name }) => name)).toContain('Honest');
  await hall.close();
});

it('lets a phone in by a name and the organiser’s nod, and turns another away', async () => {
  const { dir, hall, organiser } = await opened();
  await evening(organiser, 'Friday');
  const { id } = organiser.view<OrganiserView>().evening!;
  const { secret } = JSON.parse(await readFile(join(dir, 'evenings', id, 'desk.json'), 'utf8')) as { secret: string };
  const phone = new Desk(hall, false);
  await phone.hello(tokenOf(secret, 'hall'));
  expect(await phone.say({ type: 'admit', arrival: 1, entrant: 9 })).toBe('hall/not-yours');
  expect(await phone.say({ type: 'arrive', name: 'Yara' })).toBe('done');
  const gone = new Desk(hall, false);
  await gone.hello();
  expect(await gone.say({ type: 'arrive', name: 'Zoë' })).toBe('done');
  const other = new Desk(hall, false);
  await other.hello();
  expect(await other.say({ type: 'arrive', name: 'Wim' })).toBe('done');
  gone.leave();
  expect(await organiser.say({ type: 'desk', spectators: true })).toBe('done');
  const { arrivals } = organiser.view<OrganiserView>().door;
  expect(arrivals.map(({ name }) => name)).toEqual(['Yara', 'Wim']);
  const [yara, wim] = arrivals;
  expect(await organiser.say({ type: 'admit', arrival: yara!.id, entrant: 1 })).toBe('evening/number-taken');
  expect(await organiser.say({ type: 'admit', arrival: yara!.id, entrant: 9 })).toBe('done');
  expect(phone.view<PlayerView>()).toMatchObject({ role: 'player', entrant: 9, names: ['Yara'], state: 'waiting' });
  expect(await phone.say({ type: 'arrive', name: 'Again' })).toBe('hall/not-yours');
  expect(organiser.view<OrganiserView>().members).toContainEqual({ entrant: 9, names: ['Yara'] });
  expect(await organiser.say({ type: 'admit', arrival: wim!.id, entrant: null })).toBe('done');
  expect(other.heard.at(-1)).toMatchObject({ type: 'refusal', code: 'hall/turned-away' });
  expect(await organiser.say({ type: 'admit', arrival: wim!.id, entrant: 10 })).toBe('hall/gone');
  expect(organiser.view<OrganiserView>().door.arrivals).toEqual([]);
  await hall.close();
});

it('keeps the choices of an evening under a name, over a restart', async () => {
  const { dir, hall, organiser } = await opened();
  await evening(organiser, 'Friday');
  expect(await organiser.say({ type: 'preset', name: 'Christmas', on: true })).toBe('done');
  expect(await organiser.say({ type: 'preset', name: 'Easter', on: true })).toBe('done');
  expect(await organiser.say({ type: 'preset', name: 'Easter', on: false })).toBe('done');
  await hall.close();
  const again = await Hall.open({ dataDir: dir });
  const later = new Desk(again, true);
  await later.hello();
  const [preset, ...others] = later.view<OrganiserView>().presets;
  expect(others).toEqual([]);
  expect(preset).toMatchObject({ name: 'Christmas', game: 'klaverjas', form: { rounds: 3, ends: { deals: 16 } } });
  const { game, options, form: kept } = preset!;
  expect(await later.say({ type: 'create', name: 'Again', game, options, form: kept })).toBe('done');
  await again.close();
});

it('books a table of results: new ones, corrections, and none of them where a row cannot be', async () => {
  const { hall, organiser } = await opened();
  await evening(organiser, 'Friday');
  const booked = (): unknown => organiser.view<OrganiserView>().evening!.rounds[0]!.tables.map((one) => one.booked?.[0]?.points);
  const text = (one: number, other: number): string =>
    `Round;Table\n1;1;;${one};20;0;;${2592 - one};0;0\n1;2;;${other};20;0;;${2592 - other};0;0`;
  expect(await organiser.say({ type: 'book', text: text(1300, 9999), why: 'From a file' })).toBe('evening/impossible');
  expect(await organiser.say({ type: 'book', text: text(1300, NaN), why: 'From a file' })).toBe('evening/bad-csv');
  expect(booked()).toEqual([undefined, undefined]);
  expect(await organiser.say({ type: 'lines', lines: [{ type: 'result', round: 1, table: 1, slips: slips(1300), source: 'slip' }] })).toBe(
    'done',
  );
  expect(await organiser.say({ type: 'book', text: text(1300, 1400), why: 'From a file' })).toBe('done');
  expect(await organiser.say({ type: 'book', text: text(1350, 1400), why: 'From a file' })).toBe('done');
  expect(booked()).toEqual([1350, 1400]);
  expect(organiser.view<OrganiserView>().evening!.corrections).toMatchObject([{ table: 1, why: 'From a file' }]);
  await hall.close();
});

it('forgets a person in every evening, the list and the copies, and keeps every sum and the season', async () => {
  const { dir, hall, organiser } = await opened();
  const copies = await mkdtemp(join(tmpdir(), 'copies-'));
  folders.push(copies);
  expect(await organiser.say({ type: 'members', members: NAMES.map((one, at) => ({ entrant: at + 1, names: [one] })) })).toBe('done');
  for (const [name, from] of [
    ['Before', 1],
    ['Friday', 21],
  ] as const) {
    await evening(organiser, name, from);
    expect(await organiser.say({ type: 'desk', copyTo: copies })).toBe('done');
    for (const table of [1, 2])
      expect(
        await organiser.say({ type: 'lines', lines: [{ type: 'result', round: 1, table, slips: slips(1200 + table), source: 'slip' }] }),
      ).toBe('done');
    expect(
      await organiser.say({
        type: 'lines',
        lines: [{ type: 'penalty', round: 1, entrant: from, points: -10, why: 'Ada Vermeer was late' }],
      }),
    ).toBe('done');
    expect(await organiser.say({ type: 'lines', lines: [{ type: 'closed' }] })).toBe('done');
  }
  const season = async (): Promise<HallAnswer<'seasonal'>['rows']> => {
    expect(await organiser.say({ type: 'season', rule: { best: null, by: 'sum', least: 1, excused: null } })).toBe('seasonal');
    return (organiser.heard.at(-1) as HallAnswer<'seasonal'>).rows;
  };
  const before = organiser.view<OrganiserView>().evening!;
  const seasonBefore = await season();
  expect(await textsIn(copies)).toContain('Ada Vermeer');
  expect(await organiser.say({ type: 'forget', name: 'Ada Vermeer' })).toBe('done');
  expect(await textsIn(dir)).not.toContain('Ada');
  expect(await textsIn(copies)).not.toContain('Ada');
  const after = organiser.view<OrganiserView>().evening!;
  expect(after.ranking.map(({ entrant, place, total }) => [entrant, place, total])).toEqual(
    before.ranking.map(({ entrant, place, total }) => [entrant, place, total]),
  );
  expect(after.entrants[0]).toMatchObject({ entrant: 21, names: ['1'] });
  expect(after.penalties[0]!.why).toBe('1 was late');
  const sums = (rows: HallAnswer<'seasonal'>['rows']): unknown => rows.map(({ place, score, evenings }) => [place, score, evenings]);
  expect(sums(await season())).toEqual(sums(seasonBefore));
  expect(organiser.view<OrganiserView>().members).toHaveLength(7);
  // The evening goes on.
  expect(await organiser.say({ type: 'lines', lines: [{ type: 'reopened', why: 'one more' }] })).toBe('done');
  await hall.close();
});
