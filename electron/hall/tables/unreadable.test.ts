import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { OrganiserView } from '../../../engine/evening/messages/views.ts';
import { hallOn, pagesOf, playedEvening } from './tables.fixture.ts';

/* Matches of tables that are there and cannot be read when a hall begins again. */

/** An evening whose first table has been dealt, closed; its file, and the text of it. */
async function begun() {
  const { hall, organiser, dataDir } = await playedEvening(4, { grace: 900_000, form: { ends: { deals: 4 } } });
  await organiser.until<OrganiserView>(({ evening }) => evening!.rounds[0]!.tables[0]!.dealt !== null);
  const { id } = (organiser.last as OrganiserView).evening!;
  await hall.close();
  const folder = join(dataDir, 'evenings', id, 'tables', 'matches');
  const [name = ''] = await readdir(folder);
  const file = join(folder, name);
  return { dataDir, file, text: await readFile(file, 'utf8') };
}

async function tableOf(dataDir: string) {
  const { organiser, hall } = await pagesOf(await hallOn(dataDir, { grace: 900_000 }), dataDir);
  await hall.settled();
  const { unsaved, evening } = organiser.last as OrganiserView;
  return { unsaved, dealt: evening!.rounds[0]!.tables[0]!.dealt, hall, organiser };
}

it('leaves a match of a later version as it is, and its table shut', async () => {
  const { dataDir, file, text } = await begun();
  const later = text.replace(/trickhouse-match\/\d+/, 'trickhouse-match/99');
  await writeFile(file, later);
  const { unsaved, dealt, hall, organiser } = await tableOf(dataDir);
  expect({ unsaved, dealt }).toEqual({ unsaved: 'store/too-new', dealt: null });
  // Nor does any line deal in its place.
  expect(await organiser.ask({ type: 'desk', names: 'short' })).toBe('done');
  await hall.close();
  expect(await readFile(file, 'utf8')).toBe(later);
  // With its match back the table goes on.
  await writeFile(file, text);
  expect(await tableOf(dataDir)).toMatchObject({ unsaved: null, dealt: { deals: 0 } });
});

it('deals where there is no match', async () => {
  const { dataDir, file } = await begun();
  await rm(file);
  expect(await tableOf(dataDir)).toMatchObject({ unsaved: null, dealt: { deals: 0 } });
});

it('deals where a power cut left half of the first line, and keeps that aside', async () => {
  const { dataDir, file, text } = await begun();
  await writeFile(file, text.slice(0, 40));
  expect(await tableOf(dataDir)).toMatchObject({ unsaved: null, dealt: { deals: 0 } });
  expect(await readdir(join(file, '..', '..', 'aside'))).toHaveLength(1);
});

it('says no more of a shut table once its result was typed in', async () => {
  const { dataDir, file, text } = await begun();
  await writeFile(file, text.replace(/trickhouse-match\/\d+/, 'trickhouse-match/99'));
  const { hall, organiser } = await tableOf(dataDir);
  const slips = [
    { points: 400, bonus: 0, sweeps: 0 },
    { points: 248, bonus: 0, sweeps: 0 },
  ];
  expect(await organiser.write({ type: 'result', round: 1, table: 1, slips, source: 'slip' })).toBe('done');
  await hall.settled();
  expect((organiser.last as OrganiserView).unsaved).toBeNull();
});
