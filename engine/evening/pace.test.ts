import { expect, it } from 'vitest';
import type { EveningLine } from './journal/lines.ts';
import { minutesOfDeal } from './pace.ts';

const MINUTE = 60_000;
const slips = [
  { points: 100, bonus: 0, sweeps: 0 },
  { points: 62, bonus: 0, sweeps: 0 },
];

/** A round of two tables that is shown at a minute, and whose last table is booked after others. */
function roundOf(round: number, at: number, minutes: number): EveningLine[] {
  const said = { round, by: 'organiser' };
  return [
    { type: 'shown', ...said, at: at * MINUTE },
    { type: 'result', ...said, table: 2, slips, source: 'slip', at: (at + minutes / 3) * MINUTE },
    { type: 'entered', ...said, table: 1, side: 0, slips, at: (at + minutes / 2) * MINUTE },
    { type: 'entered', ...said, table: 1, side: 1, slips, at: (at + minutes) * MINUTE },
    // Taken back and booked again much later: the round was over before.
    { type: 'withdrawn', ...said, table: 2, why: 'another table', at: (at + 10 * minutes) * MINUTE },
    { type: 'result', ...said, table: 2, slips, source: 'slip', at: (at + 11 * minutes) * MINUTE },
  ];
}

const evening = (...rounds: readonly number[]) => ({
  form: { ends: { deals: 16 } },
  lines: rounds.flatMap((minutes, index) => roundOf(index + 1, index * 1000, minutes)),
});

it('takes the median of the rounds, each until its last table was booked first', () =>
  expect(minutesOfDeal([evening(32, 40), evening(48)])).toBe(2.5));

it('leaves out rounds that no club plays so fast or so slowly, and says nothing of few', () => {
  expect(minutesOfDeal([evening(32, 40, 4, 480), evening(48)])).toBe(2.5);
  expect(minutesOfDeal([evening(32, 40)])).toBeNull();
  expect(minutesOfDeal([{ ...evening(32, 40, 48), form: { ends: { minutes: 55 } } }])).toBeNull();
});

it('waits until both sides agree: a side that enters its slips again agrees with nobody', () => {
  const others = [slips[1]!, slips[0]!];
  const entered = (round: number, side: number, minute: number, what = slips): EveningLine => ({
    type: 'entered',
    round,
    table: 1,
    side,
    slips: what,
    by: 'seat',
    at: (round * 1000 + minute) * MINUTE,
  });
  const lines = [1, 2, 3].flatMap((round): EveningLine[] => [
    { type: 'shown', round, by: 'organiser', at: round * 1000 * MINUTE },
    entered(round, 0, 20),
    entered(round, 0, 21),
    entered(round, 1, 30, others),
    entered(round, 1, 48),
  ]);
  expect(minutesOfDeal([{ form: { ends: { deals: 16 } }, lines }])).toBe(3);
});
