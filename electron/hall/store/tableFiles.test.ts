import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { OrganiserView } from '../../../engine/evening/messages/views.ts';
import { ownFolder } from '../../host/fixtures/host.fixture.ts';
import { readMatch } from '../../store/format/lines.ts';
import { forgottenInCut } from './tableFiles.ts';
import { drawnAt, hallOn, pagesOf, playedEvening, sitDown, type HallPage } from '../tables/tables.fixture.ts';

/** The matches of an evening's tables: forgetting a person reaches them, and copies of an evening have them. */

/** Every match file below a folder, with its text. */
async function matchesIn(dir: string): Promise<Map<string, string>> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  const found = entries.filter((entry) => entry.isFile() && /-r\d+-t\d+\.jsonl$/.test(entry.name));
  const texts = await Promise.all(
    found.map(async (entry) => [entry.name, await readFile(join(entry.parentPath, entry.name), 'utf8')] as const),
  );
  return new Map(texts);
}

/** Every text below a folder. */
async function textIn(dir: string): Promise<string> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  const texts = entries.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

const bookedAt =
  (table: number) =>
  (view: OrganiserView): boolean =>
    view.evening!.rounds[0]!.tables.some((one) => one.table === table && one.progress === 'booked');

/** An evening of two tables, the first over, the second in play, with a copy. */
async function halfPlayed(): Promise<{ organiser: HallPage; dataDir: string; copies: string } & Awaited<ReturnType<typeof playedEvening>>> {
  const begun = await playedEvening(8, { grace: 900_000, form: { ends: { deals: 1 } } });
  const copies = join(ownFolder(), 'evenings');
  await mkdir(copies);
  expect(await begun.organiser.ask({ type: 'bots', table: 1 })).toBe('done');
  await begun.organiser.until<OrganiserView>(bookedAt(1));
  return { ...begun, copies };
}

it('takes a name out of the matches of all tables, in play and over, and of the copies, and plays on', async () => {
  const { hall, organiser, dataDir, copies, phone } = await halfPlayed();
  const [away, here] = [drawnAt(organiser, 1, 1), drawnAt(organiser, 2, 2)];
  const page = phone(here);
  const seat = await sitDown(hall, page);
  await seat.until(() => seat.last('update') !== undefined);
  const hand = seat.update.view.hands?.[seat.update.seat!];
  expect(await organiser.ask({ type: 'desk', copyTo: copies })).toBe('done');
  for (const entrant of [away, here])
    for (const dir of [dataDir, copies]) expect([...(await matchesIn(dir)).values()].join('\n')).toContain(`"Person ${entrant}"`);

  for (const entrant of [away, here]) expect(await organiser.ask({ type: 'forget', name: `Person ${entrant}` })).toBe('done');
  for (const dir of [dataDir, copies]) {
    const text = await textIn(dir);
    for (const entrant of [away, here]) expect(text).not.toContain(`Person ${entrant}`);
    const matches = await matchesIn(dir);
    expect(matches.size).toBe(2);
    for (const [name, match] of matches) {
      const read = readMatch(Buffer.from(match));
      // Every line follows from the one before it, as if the number had been there from the start.
      expect([name, read.ok && read.value.altered]).toEqual([name, null]);
      expect(match).toContain(`"${name.endsWith('t1.jsonl') ? away : here}"`);
    }
  }
  // The table in play goes on with the same cards.
  await seat.until(() => seat.closed !== undefined);
  const back = await sitDown(hall, page);
  await back.until(() => back.last('update') !== undefined);
  expect(back.update.view.hands?.[back.update.seat!]).toEqual(hand);
  expect(back.table.people.map(({ name }) => name)).toContain(String(here));
  back.leave();
  expect(await organiser.ask({ type: 'bots', table: null })).toBe('done');
  expect((organiser.last as OrganiserView).evening!.rounds[0]!.tables.every(({ booked }) => booked !== null)).toBe(false);
});

it('takes a name out of a line that was cut off as far as it is one, and leaves all else alone', () => {
  const forget = (text: string, name: string): string => forgottenInCut(text, { name, shown: name.slice(0, 24) }, '7');
  expect(forget('{"people":[{"name":"Ann"},{"name":"Anna Ann"}],"kind":"away","Ann', 'Ann')).toBe(
    '{"people":[{"name":"7"},{"name":"Anna Ann"}],"kind":"away","7',
  );
  expect(forget('{"people":[{"name":"a"},{"kind":"away","na', 'a')).toBe('{"people":[{"name":"7"},{"kind":"away","na');
  const quoted = 'Ann "Bo" O\\Neil';
  expect(forget(`{"name":${JSON.stringify(quoted)},"at":1`, quoted)).toBe('{"name":"7","at":1');
  expect(forget('{"name":"Ann Verm', 'Ann Vermeer')).toBe('{"name":"7');
  const long = `${'x'.repeat(20)} de Wit en Zonen`;
  expect(forget(`{"name":"${long.slice(0, 24)}","at":1`, long)).toBe('{"name":"7","at":1');
});

it('copies the matches of tables with the evening: a spare computer goes on with the same cards', async () => {
  const { hall, organiser, copies, phone } = await halfPlayed();
  const entrant = drawnAt(organiser, 2, 0);
  const seat = await sitDown(hall, phone(entrant));
  await seat.until(() => seat.last('update') !== undefined);
  const hand = seat.update.view.hands?.[seat.update.seat!];
  expect(await organiser.ask({ type: 'desk', copyTo: copies })).toBe('done');
  expect((organiser.last as OrganiserView).desk.copyFailed).toBe(false);
  const { id } = (organiser.last as OrganiserView).evening!;
  const { match } = seat.table;
  await hall.close();
  // A match that is over by the next copy is in one place there.
  const spareDir = join(copies, '..');
  const spare = await pagesOf(await hallOn(spareDir, { grace: 900_000 }), spareDir);
  expect(await spare.organiser.ask({ type: 'choose', evening: id })).toBe('done');
  await spare.organiser.until<OrganiserView>((view) => view.evening !== null && bookedAt(1)(view));
  const back = await sitDown(spare.hall, spare.phone(entrant));
  await back.until(() => back.last('update') !== undefined);
  expect(back.table.match).toBe(match);
  expect(back.update.view.hands?.[back.update.seat!]).toEqual(hand);
});
