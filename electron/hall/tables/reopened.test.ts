import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deriveSeed, seedFrom } from '../../../engine/cards/random.ts';
import { readJournal } from '../../../engine/evening/journal/text.ts';
import type { OrganiserView, PlayerView } from '../../../engine/evening/messages/views.ts';
import { playedEvening, type HallPage, type PlayedEvening } from './tables.fixture.ts';

/* An evening whose seed everybody knows, because it was closed, and that is opened again. */

function freshSeeds(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return seedFrom(`fresh ${made}`);
  };
}

const commitmentTo = (seed: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['trickhouse evening', seed]))
    .digest('hex');

/** Has bots play the latest round to its end. */
async function playOut(organiser: HallPage): Promise<void> {
  expect(await organiser.ask({ type: 'bots', table: null })).toBe('done');
  await organiser.until<OrganiserView>(({ evening }) => evening!.rounds.at(-1).tables.every(({ booked }) => booked !== null));
}

/** The seed of the match of a round's first table, as its file has it. */
async function matchSeed({ dataDir, organiser }: PlayedEvening, round: number): Promise<unknown> {
  const { id } = (organiser.last as OrganiserView).evening!;
  const folder = join(dataDir, 'evenings', id, 'tables');
  const files = await readdir(folder, { recursive: true });
  const file = files.find((name) => name.endsWith(`-r${round}-t1.jsonl`)) ?? '';
  const [head = ''] = (await readFile(join(folder, file), 'utf8')).split('\n');
  return (JSON.parse(head) as { seed: unknown }).seed;
}

it('draws and deals from another seed once that of before is known, and both can be checked', async () => {
  const evening = await playedEvening(4, { randomSeed: freshSeeds(), grace: 900_000, form: { ends: { deals: 1 }, rounds: 3 } });
  const { organiser, phone, dataDir } = evening;
  const page = phone(1);
  await page.until<PlayerView>(({ seat }) => seat !== null);
  // While a table would still be dealt cards, closing gives nothing away, and the seed stays.
  expect(await organiser.write({ type: 'closed' })).toBe('done');
  expect((await page.until<PlayerView>((view) => view.evening.closed)).evening.seed).toBeNull();
  expect(await organiser.write({ type: 'reopened', why: 'by mistake' })).toBe('done');
  await page.until<PlayerView>(({ seat }) => seat !== null);
  await playOut(organiser);
  expect(await organiser.write({ type: 'closed' })).toBe('done');
  const { seed, commitment } = (await page.until<PlayerView>((view) => view.evening.closed)).evening;
  expect(commitmentTo(seed!)).toBe(commitment);
  expect(await matchSeed(evening, 1)).toBe(deriveSeed(seed!, 'round 1 table 1 cards'));
  // A page does not choose the seed.
  const own = seedFrom('chosen');
  expect(await organiser.ask({ type: 'lines', lines: [{ type: 'reopened', why: 'by mistake', seed: own }] })).toBe('done');
  const open = await page.until<PlayerView>((view) => !view.evening.closed);
  expect(open.evening.seed).toBeNull();
  const [first, second] = open.evening.commitment.split(' ');
  expect(first).toBe(commitment);
  expect(await organiser.ask({ type: 'draw' })).toBe('done');
  expect(await organiser.write({ type: 'shown', round: 2 })).toBe('done');
  await playOut(organiser);
  expect(await organiser.write({ type: 'closed' })).toBe('done');
  const closed = await page.until<PlayerView>((view) => view.evening.closed);
  const [one, other] = closed.evening.seed!.split(' ');
  expect([one, commitmentTo(other!)]).toEqual([seed, second]);
  expect(other).not.toBe(own);
  expect(await matchSeed(evening, 2)).toBe(deriveSeed(other!, 'round 2 table 1 cards'));
  // The journal has all of it.
  const { id } = (organiser.last as OrganiserView).evening!;
  const read = readJournal(await readFile(join(dataDir, 'evenings', id, 'evening.jsonl'), 'utf8'));
  expect(read).toMatchObject({ ok: true, value: { evening: { seeds: [one, other], reopened: 2 } } });
});

it('deals no further at a table whose cards follow from a seed that is known', async () => {
  const evening = await playedEvening(4, { randomSeed: freshSeeds(), grace: 900_000, form: { ends: { deals: 4 } } });
  const { organiser, phone } = evening;
  const page = phone(1);
  await page.until<PlayerView>(({ seat }) => seat !== null);
  const slips = [
    { points: 400, bonus: 0, sweeps: 0 },
    { points: 248, bonus: 0, sweeps: 0 },
  ];
  expect(await organiser.write({ type: 'result', round: 1, table: 1, slips, source: 'slip' })).toBe('done');
  expect(await organiser.write({ type: 'closed' })).toBe('done');
  expect((await page.until<PlayerView>((view) => view.evening.closed)).evening.seed).not.toBeNull();
  expect(await organiser.write({ type: 'reopened', why: 'a slip' })).toBe('done');
  expect(await organiser.write({ type: 'withdrawn', round: 1, table: 1, why: 'a slip' })).toBe('done');
  await evening.hall.settled();
  expect((organiser.last as OrganiserView).evening!.rounds[0]!.tables[0]).toMatchObject({ booked: null, dealt: null });
  expect((page.last as PlayerView).seat).toBeNull();
});
