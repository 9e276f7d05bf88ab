import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '../../../engine/cards/indexed.ts';
import { rngOf, seedFrom } from '../../../engine/cards/random.ts';
import type { HallView, OrganiserView } from '../../../engine/evening/messages/views.ts';
import { HallCaller } from './hallCaller.ts';
import { beginHallEvening, eveningOf, randomSlips, showNextRound } from './hallOpening.ts';
import { loadHallPage } from './hallPages.ts';

/**
 * The people of hallLoad.ts, in a process of their own: an organiser, a player's phone for every guest, projectors; and devices that load the page meanwhile. Arguments: the
 * address of the organiser's page, tables, projectors, rounds, page loads, seconds for these. Prints its figures as JSON.
 */

/** Milliseconds of a round in which a table hands in and agrees. */
const HANDING_IN = 3000;

const [url = '', ...counts] = process.argv.slice(2);
const [tables, projectors, rounds, pages, seconds] = [0, 1, 2, 3, 4].map((at) => Number(itemAt(counts, at))) as [
  number,
  number,
  number,
  number,
  number,
];
const rng = rngOf(seedFrom('crowd'));
const organiser = HallCaller.organiser(new URL(url));
await organiser.arrived();
await beginHallEvening(organiser, 'Load', 4 * tables, rounds);

const { door } = organiser.view as OrganiserView;
const [address] = door.addresses;
if (door.links === null || address === undefined) throw new Error('this machine has no network');
const { projector } = door.links;
const base = address;
const players = eveningOf(organiser).entrants.flatMap(({ cards }) => cards.map(({ link }) => HallCaller.scanned(String(link))));
const walls = Array.from({ length: projectors }, () => HallCaller.scanned(projector));
const everybody = [...players, ...walls];
const arrived = await Promise.all(everybody.map((one) => one.arrived()));
if (!arrived.every(Boolean)) throw new Error('a device was not let in');

/** The round that a view shows; `null` before the first. */
function roundIn(view: HallView): number | null {
  if (view.role === 'player') return view.round;
  return view.role === 'projector' && view.evening?.round ? view.evening.round.round : null;
}

/** Loads pages one after another, evenly over the seconds. */
async function loadPages(): Promise<{ readonly refused: number; readonly ms: number[]; readonly bytes: number }> {
  const loads = await Promise.all(
    Array.from({ length: pages }, async (_, at) => {
      await wait((seconds * 1000 * at) / pages);
      return loadHallPage(base);
    }),
  );
  const [first] = loads;
  return {
    refused: loads.reduce((sum, { refused }) => sum + refused.length, 0),
    ms: loads.map(({ ms }) => ms),
    bytes: first === undefined ? 0 : first.bytes,
  };
}

/** A table: one side enters, the other agrees, some time later. */
async function handIn(round: number, table: number, places: readonly (number | null)[]): Promise<void> {
  const [one, other] = places.map((entrant) => (entrant === null ? undefined : players[entrant - 1]));
  if (one === undefined || other === undefined) throw new RangeError('a table has an empty place');
  await wait(rng.below(HANDING_IN / 2));
  await one.do({ type: 'lines', lines: [{ type: 'entered', round, table, side: 0, slips: randomSlips(rng) }] });
  await wait(rng.below(HANDING_IN / 2));
  await other.do({ type: 'lines', lines: [{ type: 'confirmed', round, table, side: 1 }] });
}

const loading = loadPages();
const told: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const began = performance.now();
  const all = Promise.all(everybody.map((one) => one.until((view) => roundIn(view) === round)));
  await showNextRound(organiser);
  await all;
  told.push(performance.now() - began);
  const drawn = eveningOf(organiser).rounds.at(-1);
  await Promise.all((drawn?.tables ?? []).map(({ table, places }) => handIn(round, table, places)));
}
const { refused, ms, bytes } = await loading;
const most = (all: readonly number[]): number => Math.round(Math.max(...all));
process.stdout.write(
  `${JSON.stringify({
    roundTold: { rounds: told.length, mostMs: most(told) },
    pages: { loads: ms.length, refused, slowestMs: most(ms), uncompressedKb: Math.round(bytes / 1000) },
    refusedRequests: everybody.reduce((sum, one) => sum + one.refused.length, 0),
  })}\n`,
);
process.exit(0);
