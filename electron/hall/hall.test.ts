import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readJournal } from '../../engine/evening/journal/text.ts';
import { parseFromHall, type FromHall, type HallAnswer } from '../../engine/evening/messages/fromHall.ts';
import type { HallMessage, UnsignedLine } from '../../engine/evening/messages/toHall.ts';
import type { HallView, OrganiserView, PlayerView, RoomView, TableView } from '../../engine/evening/messages/views.ts';
import { CARD_DIGITS } from '../host/limits/limits.ts';
import { openFiles } from '../store/disk/openFiles.fixture.ts';
import { pinOf, playerTokenOf, tokenOf } from './access/keys.ts';
import { Hall } from './hall.ts';

/** A connection to a hall, as a page has it: every text is parsed by the page's own schema. */
class Line {
  readonly heard: FromHall[] = [];
  readonly texts: string[] = [];
  closed = false;
  readonly #hall: Hall;
  readonly #handler: ReturnType<Hall['connect']>;
  #ref = 0;

  constructor(hall: Hall, owner: boolean, address = '10.0.0.2') {
    this.#hall = hall;
    this.#handler = hall.connect({
      owner,
      ...(owner ? {} : { address }),
      send: (text) => {
        this.texts.push(text);
        const message = parseFromHall(text);
        if (message === undefined) throw new Error(`no message of the hall: ${text.slice(0, 300)}`);
        this.heard.push(message);
      },
      close: () => (this.closed = true),
    });
  }

  async say(message: object): Promise<void> {
    this.#handler.receive(JSON.stringify(message));
    await this.#hall.settled();
  }

  async hello(token = '', card: object = {}): Promise<void> {
    await this.say({ type: 'hello', protocol: 1, token, ...card });
  }

  /** Sends a request, and returns its answer. */
  async ask(message: HallMessage extends infer M ? (M extends { ref: number } ? Omit<M, 'ref'> : never) : never): Promise<FromHall> {
    this.#ref += 1;
    const ref = this.#ref;
    await this.say({ ...message, ref });
    return this.heard.find((one) => 'ref' in one && one.ref === ref)!;
  }

  /** Writes lines; returns `done`, or the code of the refusal. */
  async write(...lines: UnsignedLine[]): Promise<string> {
    const answer = await this.ask({ type: 'lines', lines: lines.map((line) => ({ ...line })) });
    return answer.type === 'refusal' ? answer.code : answer.type;
  }

  view<V extends HallView>(): V {
    const last = this.heard.findLast((one) => one.type === 'view') as HallAnswer<'view'>;
    return last.view as V;
  }
}

const folders: string[] = [];
afterEach(async () => {
  const all = folders.splice(0);
  // A hall that a test leaves open would keep its journal until the collector finds it.
  const open = all.flatMap(openFiles);
  for (const dir of all) await rm(dir, { recursive: true, force: true });
  expect(open).toEqual([]);
});

interface Begun {
  readonly dataDir: string;
  readonly hall: Hall;
  readonly organiser: Line;
  readonly secret: string;
}

/** An evening of eight, round one drawn and shown. */
async function begun(people = 8, now: () => number = () => 1_700_000_000_000): Promise<Begun> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hall-'));
  folders.push(dataDir);
  const hall = await Hall.open({ dataDir, randomSeed: () => 'ab'.repeat(32), now });
  const organiser = new Line(hall, true);
  await organiser.hello();
  const proposed = (await organiser.ask({ type: 'propose', game: 'klaverjas', people, rounds: 2 })) as HallAnswer<'proposed'>;
  const form = proposed.form as unknown as Extract<HallMessage, { type: 'create' }>['form'];
  expect((await organiser.ask({ type: 'create', name: 'Friday', game: 'klaverjas', options: {}, form })).type).toBe('done');
  const came = Array.from({ length: people }, (_, at): UnsignedLine => ({ type: 'came', entrant: at + 1, names: [`Person ${at + 1}`] }));
  expect(await organiser.write(...came)).toBe('done');
  expect((await organiser.ask({ type: 'draw' })).type).toBe('done');
  expect(await organiser.write({ type: 'shown', round: 1 })).toBe('done');
  const { id } = organiser.view<OrganiserView>().evening!;
  const { secret } = JSON.parse(await readFile(join(dataDir, 'evenings', id, 'desk.json'), 'utf8')) as { secret: string };
  return { dataDir, hall, organiser, secret };
}

const SLIPS = [
  { points: 1403, bonus: 180, sweeps: 0 },
  { points: 1189, bonus: 40, sweeps: 0 },
];

it('gives a role by the connection and its token alone', async () => {
  const { hall, organiser, secret } = await begun();
  const at = { round: 1, table: 1 };
  const table = new Line(hall, false);
  await table.hello(tokenOf(secret, 'table', 1));
  expect(table.heard[0]).toMatchObject({ type: 'welcome', role: 'table' });
  expect(await table.write({ type: 'entered', ...at, table: 2, side: 0, slips: SLIPS })).toBe('hall/not-yours');
  expect(await table.write({ type: 'result', ...at, slips: SLIPS, source: 'slip' })).toBe('hall/not-yours');
  expect(await table.write({ type: 'entered', ...at, side: 0, slips: SLIPS })).toBe('done');
  expect(organiser.view<OrganiserView>().evening!.rounds[0]!.tables[0]).toMatchObject({ progress: 'entered', by: 'table 1' });

  const stranger = new Line(hall, false);
  await stranger.hello(`${tokenOf(secret, 'helper').slice(0, -1)}?`);
  expect(stranger.heard[0]).toMatchObject({ type: 'welcome', role: 'door' });
  expect(await stranger.write({ type: 'came', entrant: 9, names: ['X'] })).toBe('hall/not-yours');
  expect(stranger.texts.join('')).not.toContain('Person');

  const helper = new Line(hall, false);
  await helper.hello(tokenOf(secret, 'helper'), { name: 'organiser' });
  expect(await helper.write({ type: 'result', round: 1, table: 2, slips: SLIPS, source: 'slip' })).toBe('done');
  expect(await helper.write({ type: 'closed' })).toBe('hall/not-yours');
  expect(await helper.write({ type: 'fill', fill: 'standIn' })).toBe('hall/not-yours');
  expect((await helper.ask({ type: 'draw' })).type).toBe('refusal');
  expect(organiser.view<OrganiserView>().evening!.rounds[0]!.tables[1]).toMatchObject({ progress: 'booked', by: 'helper organiser' });

  // Author and time are the hall's: a line that brings its own is signed over, and a draw is never written from outside.
  expect(await organiser.write({ type: 'draw', round: 2, attempt: 1, seatings: [], out: [] } as never)).not.toBe('done');
  await hall.close();
});

it('books what one side enters and the other confirms, from players with number and digits', async () => {
  const { hall, organiser } = await begun();
  const evening = organiser.view<OrganiserView>().evening!;
  const { places, table } = evening.rounds[0]!.tables[0]!;
  const phones = await Promise.all(
    [places[0]!, places[1]!].map(async (entrant) => {
      const phone = new Line(hall, false);
      await phone.hello('', { number: entrant, pin: evening.entrants.find((one) => one.entrant === entrant)!.cards[0]!.pin });
      return phone;
    }),
  );
  const [one, other] = phones as [Line, Line];
  expect(one.view<PlayerView>()).toMatchObject({ role: 'player', state: 'seated', side: 0, place: 0 });
  expect(await one.write({ type: 'entered', round: 1, table, side: 1, slips: SLIPS })).toBe('hall/not-yours');
  expect(await one.write({ type: 'entered', round: 1, table, side: 0, slips: SLIPS })).toBe('done');
  expect(other.view<PlayerView>().own).toMatchObject({ progress: 'entered' });
  expect(await other.write({ type: 'confirmed', round: 1, table, side: 1 })).toBe('done');
  expect(one.view<PlayerView>()).toMatchObject({ own: { progress: 'booked' }, standing: { place: 1, total: 1583 } });
  // The same card on another phone: the latest wins.
  const again = new Line(hall, false);
  const { token } = one.heard[0] as HallAnswer<'welcome'>;
  await again.hello(token);
  expect(one.closed).toBe(true);
  expect(again.view<PlayerView>().entrant).toBe(places[0]);
  const guess = new Line(hall, false, '10.0.0.9');
  for (let at = 0; at < 6; at += 1)
    await guess.hello('', { number: 1, pin: '0000' === evening.entrants[0]!.cards[0]!.pin ? '0001' : '0000' });
  expect(guess.heard.map((message) => (message.type === 'refusal' ? message.code : message.type))).toEqual([
    ...Array<string>(5).fill('hall/wrong-pin'),
    'hall/too-many-tries',
  ]);
  await hall.close();
});

it('withholds every total and every booked slip from everybody but the organiser while the ranking is frozen', async () => {
  const { hall, organiser, secret } = await begun();
  expect(await organiser.write({ type: 'froze', frozen: true })).toBe('done');
  const { pin } = organiser.view<OrganiserView>().evening!.entrants[0]!.cards[0]!;
  const roles = ['helper', 'projector', 'hall'] as const;
  const lines = await Promise.all([
    ...roles.map(async (role) => {
      const line = new Line(hall, false);
      await line.hello(tokenOf(secret, role));
      return line;
    }),
    ...[1, 2].map(async (table) => {
      const line = new Line(hall, false);
      await line.hello(tokenOf(secret, 'table', table));
      return line;
    }),
    (async () => {
      const line = new Line(hall, false);
      await line.hello('', { number: 1, pin });
      return line;
    })(),
  ]);
  for (const line of lines) line.texts.length = 0;
  const slips = [
    { points: 1403, bonus: 180, sweeps: 0 },
    { points: 1189, bonus: 40, sweeps: 0 },
  ];
  for (const table of [1, 2]) expect(await organiser.write({ type: 'result', round: 1, table, slips, source: 'slip' })).toBe('done');
  expect(organiser.view<OrganiserView>().evening!.ranking[0]!.total).toBe(1583);
  for (const line of lines) {
    expect(line.texts.length).toBeGreaterThan(0);
    expect(line.texts.join('\n')).not.toMatch(/1403|1189|1583|1229/);
  }
  expect(await organiser.write({ type: 'froze', frozen: false })).toBe('done');
  expect(lines[1]!.view<RoomView>().evening!.ranking![0]).toMatchObject({ total: 1583 });
  expect(lines[3]!.view<TableView>().own!.booked).toEqual(slips);
  await hall.close();
});

it('has every line on the disk before it answers, and goes on after a power cut at any byte', async () => {
  const { dataDir, hall, organiser, secret } = await begun();
  const { id } = organiser.view<OrganiserView>().evening!;
  const file = join(dataDir, 'evenings', id, 'evening.jsonl');
  for (const table of [1, 2]) {
    expect(await organiser.write({ type: 'result', round: 1, table, slips: SLIPS, source: 'slip' })).toBe('done');
    const told = organiser.view<OrganiserView>().evening!.lines;
    const read = readJournal(await readFile(file, 'utf8'));
    expect(read.ok && read.value.evening.lines).toBe(told);
  }
  await hall.close();
  const whole = await readFile(file);
  const lastTwo = whole.lastIndexOf('\n', whole.lastIndexOf('\n', whole.length - 2) - 1) + 1;
  for (let cut = lastTwo; cut <= whole.length; cut += 7) {
    await writeFile(file, whole.subarray(0, cut));
    const again = await Hall.open({ dataDir, now: () => 1_700_000_000_001 });
    const line = new Line(again, true);
    await line.hello();
    const { evening } = line.view<OrganiserView>();
    const good = whole.subarray(0, cut).toString().split('\n').length - 1;
    expect(evening!.lines).toBe(good);
    expect(evening!.entrants[0]!.cards).toEqual(organiser.view<OrganiserView>().evening!.entrants[0]!.cards);
    for (const { table, booked } of evening!.rounds[0]!.tables)
      if (booked === null) expect(await line.write({ type: 'result', round: 1, table, slips: SLIPS, source: 'slip' })).toBe('done');
    const phone = new Line(again, false);
    await phone.hello(playerTokenOf(secret, { entrant: 1, names: ['Person 1'] }, 0));
    expect(phone.view<PlayerView>().standing!.shares).toHaveLength(1);
    await again.close();
    const after = readJournal(await readFile(file, 'utf8'));
    expect(after.ok && after.value.evening.rounds[0]!.tables.every(({ booked }) => booked !== null)).toBe(true);
  }
});

it('copies the evening to a second place, from which another computer goes on', async () => {
  const { hall, organiser } = await begun();
  const stick = await mkdtemp(join(tmpdir(), 'stick-'));
  folders.push(stick);
  const { id } = organiser.view<OrganiserView>().evening!;
  expect((await organiser.ask({ type: 'desk', copyTo: join(stick, 'evenings') })).type).toBe('done');
  for (const table of [1, 2]) await organiser.write({ type: 'result', round: 1, table, slips: SLIPS, source: 'slip' });
  expect(organiser.view<OrganiserView>().desk.copyFailed).toBe(false);
  await hall.close();
  const spare = await Hall.open({ dataDir: stick });
  const line = new Line(spare, true);
  await line.hello();
  expect((await line.ask({ type: 'choose', evening: id })).type).toBe('done');
  expect(line.view<OrganiserView>().evening!.ranking[0]!.total).toBe(1583);
  expect((await line.ask({ type: 'desk', copyTo: join(stick, 'evenings', id, 'evening.jsonl', 'no') })).type).toBe('done');
  expect(line.view<OrganiserView>().desk.copyFailed).toBe(true);
  await spare.close();
});

it('draws ahead, lists the season of closed evenings, and writes tables for spreadsheets', async () => {
  const { hall, organiser } = await begun();
  const ahead = (await organiser.ask({ type: 'ahead' })) as HallAnswer<'coming'>;
  expect(ahead.rounds.map(({ round }) => round)).toEqual([2]);
  for (const table of [1, 2]) await organiser.write({ type: 'result', round: 1, table, slips: SLIPS, source: 'slip' });
  await organiser.write({ type: 'closed' });
  const season = (await organiser.ask({
    type: 'season',
    rule: { best: null, by: 'sum', least: 1, excused: null },
  })) as HallAnswer<'seasonal'>;
  expect(season.rows).toHaveLength(8);
  expect(season.rows[0]).toMatchObject({ place: 1, score: 1583 });
  const file = (await organiser.ask({ type: 'csv', what: 'ranking', headings: ['Place'], separator: ';' })) as HallAnswer<'file'>;
  expect(file.text.split('\r\n')[1]).toMatch(/^1;\d+;Person/);
  await organiser.ask({ type: 'paste', text: 'No;Name\r\n3;=Ada\r\n;Ben' });
  expect(organiser.view<OrganiserView>().members.map(({ entrant, names }) => [entrant, ...names])).toEqual([
    [1, 'Ben'],
    [3, '=Ada'],
  ]);
  const bad = await organiser.ask({ type: 'paste', text: '"open' });
  expect(bad).toMatchObject({ type: 'refusal', code: 'evening/bad-csv' });
  await hall.close();
});

it('refuses what is no message, what is too long, and what comes before hello', async () => {
  const { hall } = await begun();
  const line = new Line(hall, false);
  await line.say({ type: 'draw', ref: 1 });
  await line.say({ type: 'hello', protocol: 2, token: '' });
  await line.say({ type: 'hello', protocol: 1, token: '', role: 'organiser' });
  await line.hello('x'.repeat(9000));
  expect(line.heard.map((message) => (message.type === 'refusal' ? message.code : message.type))).toEqual([
    'hall/no-hello',
    'hall/malformed',
    'hall/malformed',
    'hall/malformed',
  ]);
  await hall.close();
});

it('lets an address that has guessed wait for a minute, not for as long as the machine’s clock was set back', async () => {
  let now = 1_700_000_000_000;
  const { hall, secret } = await begun(8, () => now);
  const phone = new Line(hall, false);
  const own = pinOf(secret, { entrant: 1, names: ['Person 1'] }, 0);
  const wrong = own === '0000' ? '0001' : '0000';
  for (let guess = 0; guess < CARD_DIGITS.tries; guess += 1) await phone.hello('', { number: 1, pin: wrong });
  now -= 86_400_000;
  await phone.hello('', { number: 1, pin: own });
  const refused = phone.heard.at(-1) as HallAnswer<'refusal'>;
  expect(refused.code).toBe('hall/too-many-tries');
  expect(refused.facts?.['wait']).toBeLessThanOrEqual(CARD_DIGITS.longestLockout);
  await hall.close();
});
