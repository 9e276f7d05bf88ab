import { describe, expect, it } from 'vitest';
import type { Puzzle, PuzzlePack } from '../puzzle.ts';
import { dailySet, DAILY, nextPuzzle } from './daily.ts';
import { NEW_RATING } from './rating.ts';
import { BOXES, trainingRecord, type Attempt } from './training.ts';

const DAY = 20_000;
const attempt = (day: number, ok: boolean, more: Partial<Attempt> = {}): Attempt => ({
  at: day * 86_400_000,
  day,
  game: 'klaverjas',
  kind: 'open',
  number: 7,
  difficulty: 1500,
  answer: '8H',
  ok,
  helped: false,
  rated: true,
  ms: 5000,
  ...more,
});
const puzzle = (number: number, rating: number, themes: Puzzle['themes'] = []): Puzzle => ({
  kind: 'open',
  number,
  dealer: 0,
  actions: [],
  seat: 0,
  goal: 0,
  steps: [{ right: ['8H'], line: ['8H'], wrong: [] }],
  themes,
  rating,
});
const packOf = (puzzles: readonly Puzzle[]): PuzzlePack => ({
  game: 'klaverjas',
  options: {},
  kind: 'open',
  seed: '0'.repeat(64),
  puzzles,
});

describe('boxes', () => {
  it('bring a mistake back after 1, 3, 7, 21 and 60 days, and let go of what is learnt', () => {
    const attempts = [attempt(DAY, false)];
    let day = DAY;
    for (const interval of BOXES) {
      expect(trainingRecord(attempts, day + interval - 1).due).toEqual([]);
      day += interval;
      expect(trainingRecord(attempts, day).due).toEqual([{ game: 'klaverjas', kind: 'open', number: 7 }]);
      attempts.push(attempt(day, true));
    }
    expect(trainingRecord(attempts, day + 1000).due).toEqual([]);
  });

  it('begin again after another mistake', () => {
    const attempts = [attempt(DAY, false), attempt(DAY + 1, true), attempt(DAY + 4, false)];
    expect(trainingRecord(attempts, DAY + 5).due).toHaveLength(1);
  });

  it('stay as they are by right answers before their day', () => {
    const sameDay = BOXES.map(() => attempt(DAY, true));
    expect(trainingRecord([attempt(DAY, false), ...sameDay], DAY + 1).due).toHaveLength(1);
    const early = [attempt(DAY, false), attempt(DAY + 1, true), attempt(DAY + 2, true)];
    expect(trainingRecord(early, DAY + 3).due).toEqual([]);
    expect(trainingRecord(early, DAY + 4).due).toHaveLength(1);
    expect(trainingRecord([...early, attempt(DAY + 4, true)], DAY + 10).due).toEqual([]);
    expect(trainingRecord([...early, attempt(DAY + 4, true)], DAY + 11).due).toHaveLength(1);
  });

  it('do not bring back what was solved at once, but what was solved with a hint', () => {
    expect(trainingRecord([attempt(DAY, true)], DAY + 100).due).toEqual([]);
    expect(trainingRecord([attempt(DAY, true, { helped: true })], DAY + 1).due).toHaveLength(1);
  });
});

describe('the rating', () => {
  const ratingAfter = (...attempts: Attempt[]): number => trainingRecord(attempts, DAY).standings[0]!.rating.rating;

  it('moves by the first attempt at a puzzle alone', () => {
    const once = ratingAfter(attempt(DAY, true));
    expect(once).toBeGreaterThan(1500);
    expect(ratingAfter(attempt(DAY, true), attempt(DAY, true), attempt(DAY, false))).toBe(once);
  });

  it('falls by a mistake, helped or not, and stays where a theme was chosen or a hint led to it', () => {
    expect(ratingAfter(attempt(DAY, false))).toBeLessThan(1500);
    expect(ratingAfter(attempt(DAY, false, { helped: true }))).toBeLessThan(1500);
    expect(ratingAfter(attempt(DAY, true, { helped: true }))).toBe(1500);
    expect(ratingAfter(attempt(DAY, true, { rated: false }))).toBe(1500);
  });

  it('is less certain after months without', () => {
    const deviationAfter = (later: number): number =>
      trainingRecord([attempt(DAY, true), attempt(DAY + later, true, { number: 8 })], DAY).standings[0]!.rating.deviation;
    expect(deviationAfter(365)).toBeGreaterThan(deviationAfter(0));
  });

  it('is no more certain by attempts that do not move it', () => {
    const deviationWith = (...between: Attempt[]): number =>
      trainingRecord([attempt(DAY, true), ...between, attempt(DAY + 58, true, { number: 8 })], DAY).standings[0]!.rating.deviation;
    expect(deviationWith(attempt(DAY + 29, true, { number: 9, rated: false }))).toBe(deviationWith());
    expect(deviationWith(attempt(DAY + 29, true, { number: 9, helped: true }))).toBe(deviationWith());
  });
});

it('counts days in a row up to yesterday', () => {
  const days = [DAY - 1, DAY - 2, DAY - 4].map((day) => attempt(day, true)).reverse();
  expect(trainingRecord(days, DAY).streak).toBe(2);
  expect(trainingRecord(days, DAY + 1).streak).toBe(0);
  expect(trainingRecord([...days, attempt(DAY, true)], DAY).streak).toBe(3);
});

describe('the set of a day', () => {
  const packs = [packOf(Array.from({ length: 23 }, (_, number) => puzzle(number, 1000 + number)))];

  it('is the same for everybody, and another one the next day', () => {
    expect(dailySet('klaverjas', packs, DAY)).toEqual(dailySet('klaverjas', packs, DAY));
    expect(dailySet('klaverjas', packs, DAY)).not.toEqual(dailySet('klaverjas', packs, DAY + 1));
    expect(dailySet('klaverjas', packs, DAY)).toHaveLength(DAILY);
  });

  it('has every puzzle in turn', () => {
    const met = Array.from({ length: 5 }, (_, day) => dailySet('klaverjas', packs, DAY + day).map(({ number }) => number)).flat();
    expect(new Set(met).size).toBe(23);
  });

  it('begins with an easy one, and ends with a hard one', () => {
    for (let day = DAY; day < DAY + 10; day += 1) {
      const numbers = dailySet('klaverjas', packs, day).map(({ number }) => number);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(numbers[0]).toBeLessThan(23 / DAILY);
      expect(numbers.at(-1)).toBeGreaterThan(23 - 23 / DAILY - 1);
    }
    expect(dailySet('klaverjas', [packOf([])], DAY)).toEqual([]);
  });
});

describe('the next puzzle', () => {
  const pack = packOf([puzzle(1, 900), puzzle(2, 1480, ['ruff']), puzzle(3, 2000, ['discard'])]);
  const none = { seen: new Map<string, { day: number; ok: boolean }>() };

  it('is near the rating, and not of the theme before', () => {
    expect(nextPuzzle(pack, none, { rating: 1550, deviation: 60 }, {})?.number).toBe(2);
    // Of a player of whom little is known nothing hard is asked.
    expect(nextPuzzle(pack, none, NEW_RATING, {})?.number).toBe(1);
    expect(nextPuzzle(pack, none, { rating: 1800, deviation: 50 }, { last: puzzle(9, 1500, ['ruff']) })?.number).toBe(3);
  });

  it('is of a theme where one is chosen, and one seen long ago where all have been seen', () => {
    expect(nextPuzzle(pack, none, { rating: 1050, deviation: 50 }, { theme: 'discard' })?.number).toBe(3);
    const seen = new Map([1, 2, 3].map((number) => [`klaverjas open ${number}`, { day: 100 - number, ok: true }]));
    expect(nextPuzzle(pack, { seen }, NEW_RATING, {})?.number).toBe(3);
  });
});
