import { expect, it } from 'vitest';
import { seedFrom } from '../../cards/random.ts';
import { appendLine, beginEvening } from '../journal/apply.ts';
import type { EveningLine } from '../journal/lines.ts';
import { isWithheld, openPart, type Evening } from '../journal/state.ts';
import { rankingOf } from './ranking.ts';
import { sameDealResults } from './sameDeals.ts';

type Unsigned = EveningLine extends infer Line ? (Line extends EveningLine ? Omit<Line, 'at' | 'by'> : never) : never;

/** Adds lines to an evening. */
function add(evening: Evening, ...lines: Unsigned[]): Evening {
  return lines.reduce((before, line) => {
    const after = appendLine(before, { ...line, at: 1, by: 'test' });
    if (!after.ok) throw new Error(`${after.error.code} ${after.error.message}`);
    return after.value;
  }, evening);
}

/** Three tables of the same deals in round 1; a bot sits at the third. */
function evening(): Evening {
  const begun = beginEvening({
    format: 'trickhouse-evening/1',
    id: 'same',
    name: 'Same',
    game: 'klaverjas',
    options: {},
    seed: seedFrom('same'),
    form: {
      unit: 'person',
      movement: 'draw',
      rounds: 1,
      ends: { deals: 1 },
      counts: 'sum',
      ties: [],
      sitOut: { kind: 'mean' },
      fill: 'bot',
      cards: 'ours',
      same: true,
    },
    at: 0,
  });
  if (!begun.ok) throw new Error(begun.error.code);
  const people = Array.from({ length: 11 }, (_, at) => at + 1);
  return add(
    begun.value,
    ...people.map((entrant): Unsigned => ({ type: 'came', entrant, names: [`P${entrant}`] })),
    {
      type: 'draw',
      round: 1,
      attempt: 1,
      seatings: [
        { table: 1, places: [1, 2, 3, 4] },
        { table: 2, places: [5, 6, 7, 8] },
        { table: 3, places: [9, 10, 11, null] },
      ],
      out: [],
    },
    { type: 'shown', round: 1 },
  );
}

const result = (table: number, own: number): Unsigned => ({
  type: 'result',
  round: 1,
  table,
  slips: [
    { points: own, bonus: 0, sweeps: 0 },
    { points: 162 - own, bonus: 0, sweeps: 0 },
  ],
  source: 'cards',
});

it('withholds a round of the same deals until its last table has ended, then compares within the line', () => {
  const two = add(evening(), result(1, 82), result(3, 100));
  const [round] = two.rounds;
  expect(isWithheld(two, round!)).toBe(true);
  expect(openPart(two).rounds).toEqual([]);
  expect(rankingOf(openPart(two)).every(({ total }) => total === 0)).toBe(true);
  expect(sameDealResults(two, round!)).toEqual([]);
  const all = add(two, result(2, 62));
  expect(openPart(all)).toBe(all);
  // The bot's table is left out.
  expect(sameDealResults(all, all.rounds[0]!)).toEqual([
    [
      { table: 1, total: 82, place: 1, won: 1, most: 1, tenths: 400 },
      { table: 2, total: 62, place: 2, won: 0, most: 1, tenths: -400 },
    ],
    [
      { table: 2, total: 100, place: 1, won: 1, most: 1, tenths: 400 },
      { table: 1, total: 80, place: 2, won: 0, most: 1, tenths: -400 },
    ],
  ]);
});

it('waits for no table that plays with real cards', () => {
  const two = add(evening(), { type: 'cards', table: 2, cards: 'real' }, result(1, 82), result(3, 100));
  expect(isWithheld(two, two.rounds[0]!)).toBe(false);
  expect(sameDealResults(two, two.rounds[0]!)[0]).toEqual([{ table: 1, total: 82, place: 1, won: 0, most: 0, tenths: 0 }]);
});
