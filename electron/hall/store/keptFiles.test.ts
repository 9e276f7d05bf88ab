import { mkdir, mkdtemp, readdir, readFile, rmdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { OrganiserView } from '../../../engine/evening/messages/views.ts';
import { hallOn, pagesOf, playedEvening } from '../tables/tables.fixture.ts';
import { Club } from './club.ts';
import { Desk } from './desk.ts';

/* The small files of a hall: the club's list and the desks of evenings. */

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'kept-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

const MEMBERS = Array.from({ length: 60 }, (_, at) => ({ entrant: at + 1, names: [`Member ${at + 1}`] }));

async function club(): Promise<{ dir: string; file: string; evenings: string }> {
  const dir = await folder();
  const begun = await Club.open(dir);
  await begun.setMembers(MEMBERS);
  const evenings = join(dir, 'evenings');
  return { dir, file: join(evenings, 'club.json'), evenings };
}

const asideIn = async (dir: string): Promise<string[]> => (await readdir(dir)).filter((name) => name.includes('.aside.'));

it('keeps the club’s list where one preset does not fit, and the whole file aside', async () => {
  const { dir, file, evenings } = await club();
  const odd = { ...JSON.parse(await readFile(file, 'utf8')), presets: [{ name: 'p', form: { unit: 'of a later version' } }] } as object;
  const text = JSON.stringify(odd);
  await writeFile(file, text);
  const again = await Club.open(dir);
  expect(again.members).toEqual(MEMBERS);
  expect(again.presets).toEqual([]);
  expect(await asideIn(evenings), 'nothing is written yet').toEqual([]);
  await again.setCurrent(null);
  const [name = ''] = await asideIn(evenings);
  expect(await readFile(join(evenings, name), 'utf8')).toBe(text);
  expect(again.kept.aside).toBe(join(evenings, name));
  expect((await Club.open(dir)).members).toEqual(MEMBERS);
  await again.setCurrent('x');
  expect(await asideIn(evenings), 'once').toHaveLength(1);
});

it.each(['{"members":[{"entr', '[]', ''])('puts a list that is no JSON of its kind aside before it begins another: %j', async (text) => {
  const { dir, file, evenings } = await club();
  await writeFile(file, text);
  const again = await Club.open(dir);
  expect(again.members).toEqual([]);
  await again.add([{ entrant: 1, names: ['New'] }]);
  const [name = ''] = await asideIn(evenings);
  expect(await readFile(join(evenings, name), 'utf8')).toBe(text);
  expect((await Club.open(dir)).members).toEqual([{ entrant: 1, names: ['New'] }]);
});

it('moves whatever stands in the place of the list aside as a whole', async () => {
  const { dir, file, evenings } = await club();
  await rm(file);
  await mkdir(file);
  await writeFile(join(file, 'inside'), 'x');
  const again = await Club.open(dir);
  await again.setCurrent('y');
  expect(again.kept.fault).toBeNull();
  const [name = ''] = await asideIn(evenings);
  expect(await readFile(join(evenings, name, 'inside'), 'utf8')).toBe('x');
});

it('keeps the secret of a desk of which a choice does not fit, and with it every printed card', async () => {
  const dir = await folder();
  const { secret } = (await Desk.open(dir)).choices;
  const file = join(dir, 'desk.json');
  const text = JSON.stringify({ secret, names: 'of a later version', paid: [1, 'two', 3], spectators: false });
  await writeFile(file, text);
  const desk = await Desk.open(dir);
  expect(desk.choices).toMatchObject({ secret, names: 'whole', paid: [1, 3], spectators: false });
  await desk.change({ names: 'short' });
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ secret, names: 'short', paid: [1, 3] });
  const [name = ''] = await asideIn(dir);
  expect(await readFile(join(dir, name), 'utf8')).toBe(text);
});

it('puts a desk whose secret cannot be read aside, from where the cards can be brought back', async () => {
  const dir = await folder();
  await Desk.open(dir);
  const file = join(dir, 'desk.json');
  const text = (await readFile(file, 'utf8')).slice(0, -9);
  await writeFile(file, text);
  const desk = await Desk.open(dir);
  const [name = ''] = await asideIn(dir);
  expect(desk.kept.aside).toBe(join(dir, name));
  expect(await readFile(join(dir, name), 'utf8')).toBe(text);
});

it('says that the club’s list and the desk are not saved, and saves them as soon as it can', async () => {
  const { hall, organiser, dataDir } = await playedEvening(4, { form: { cards: 'real' } });
  const { id } = (organiser.last as OrganiserView).evening!;
  const files = { club: join(dataDir, 'evenings', 'club.json'), desk: join(dataDir, 'evenings', id, 'desk.json') };
  // A folder where the new file should be: as with a full disk, nothing is replaced.
  for (const [name, message] of [
    ['club', { type: 'members', members: [{ entrant: 1, names: ['Ann'] }] }],
    ['desk', { type: 'desk', paid: { entrant: 1, paid: true } }],
  ] as const) {
    const blocked = `${files[name]}.new`;
    await mkdir(blocked);
    expect(await organiser.ask(message)).toBe('done');
    await hall.settled();
    expect((organiser.last as OrganiserView).unsaved).toBe('store/write-failed');
    await rmdir(blocked);
    if (name === 'desk') continue;
    // The next change takes along what was not saved.
    expect(await organiser.ask({ type: 'paste', text: 'number;name\n2;Ben' })).toBe('done');
    await hall.settled();
    expect((organiser.last as OrganiserView).unsaved).toBeNull();
    expect(await readFile(files.club, 'utf8')).toContain('Ann');
  }
  // And the end of the program, where nothing changes any more.
  await hall.close();
  expect(JSON.parse(await readFile(files.desk, 'utf8'))).toMatchObject({ paid: [1] });
  const again = await pagesOf(await hallOn(dataDir), dataDir);
  expect((again.organiser.last as OrganiserView).desk.paid).toEqual([1]);
});

it('tells organisers which files lie aside', async () => {
  const { hall, organiser, dataDir } = await playedEvening(4, { form: { cards: 'real' } });
  expect((organiser.last as OrganiserView).aside).toBeUndefined();
  const { id } = (organiser.last as OrganiserView).evening!;
  await hall.close();
  await writeFile(join(dataDir, 'evenings', id, 'desk.json'), '{');
  const { organiser: again } = await pagesOf(await hallOn(dataDir), dataDir);
  expect((again.last as OrganiserView).aside).toEqual([expect.stringContaining(join(id, 'desk.'))]);
});
