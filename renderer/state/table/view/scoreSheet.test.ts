import { expect, it } from 'vitest';
import type { SheetDeal } from '../../../../engine/protocol/messages.ts';
import { columnsOf, gameEnds, leadersOf, strokesOf } from './scoreSheet.ts';
import { asShown } from './shownSheet.ts';
import { aTable, aView } from '../../fixtures/view.fixture.ts';

function aDeal(scores: number[], roem: number[], people = [0, 1, 2, 3], detail: Record<string, unknown> = {}): SheetDeal {
  return {
    dealer: 0,
    declarer: 0,
    people,
    totals: people.map((_, person) => scores[people.indexOf(person)]!),
    score: { scores, points: scores, lines: [], carry: 1, detail: { roem, ...detail } },
  };
}

it('puts partners in one column, the own one first, roem apart from points', () => {
  const message = aTable({
    watching: 1,
    sheet: [aDeal([182, 0, 182, 0], [20, 0, 20, 0], undefined, { nat: true })],
    totals: [182, 0, 182, 0],
  });
  const [own, other] = columnsOf(message);
  expect(own?.people).toEqual([1, 3]);
  expect(own?.cells[0]).toEqual({ score: 0, points: 0, bonus: 0, total: 0, tags: ['nat'] });
  expect(other).toMatchObject({ people: [0, 2], points: 162, bonus: 20, total: 182 });
});

it('finds people in their columns wherever they sat', () => {
  const moved = aDeal([5, 1, 2, 3], [0, 0, 0, 0], [2, 0, 1, 3]);
  const columns = columnsOf(aTable({ sheet: [moved] }));
  expect(columns.map(({ people, cells }) => [people[0], cells[0]?.score])).toEqual([
    [0, 1],
    [1, 2],
    [2, 5],
    [3, 3],
  ]);
});

it('knows with which deals a game ended and the match went on', () => {
  const booked = (scores: number[], totals: number[]): SheetDeal => ({ ...aDeal(scores, [0, 0, 0, 0]), totals });
  const sheet = [booked([0, 60, 0, 60], [0, 60, 0, 60]), booked([0, 44, 0, 44], [0, 104, 0, 104]), booked([7, 0, 7, 0], [7, 0, 7, 0])];
  expect(gameEnds(aTable({ sheet, totals: [7, 0, 7, 0] }))).toEqual([false, true, false]);
  expect(gameEnds(aTable({ sheet: sheet.slice(0, 2), totals: [0, 0, 0, 0] }))).toEqual([false, true]);
  expect(gameEnds(aTable({ sheet: sheet.slice(0, 1), totals: [0, 60, 0, 60] }))).toEqual([false]);
  expect(leadersOf([0, 104, 0, 104])).toEqual([1, 3]);
});

it.each([
  [20, 'I'],
  [40, 'II'],
  [50, 'V'],
  [70, 'VI'],
  [90, 'VII'],
  [100, 'VV'],
  [120, 'VVI'],
  [60, 'III'],
])('writes %i as %s', (amount, marks) => {
  expect(strokesOf(amount)).toEqual({ marks: [...marks], rest: 0 });
});

it('writes what strokes cannot say as a number', () => {
  expect(strokesOf(30)).toEqual({ marks: [], rest: 30 });
});

const ofDeal = (scores: number[], totals: number[], people?: number[]): SheetDeal => ({ ...aDeal(scores, [0, 0, 0, 0], people), totals });

it('books a deal only once its end has been shown, wherever people sat', () => {
  const first = ofDeal([10, 5, 10, 5], [10, 5, 10, 5]);
  // The persons 1 and 2 have changed seats.
  const second = ofDeal([7, 0, 3, 0], [17, 8, 10, 5], [0, 2, 1, 3]);
  const message = aTable({ deal: 2, sheet: [first, second], totals: second.totals });
  const shown = asShown(message, aView({ score: null }));
  expect(shown.sheet).toEqual([first]);
  expect(shown.totals).toEqual(first.totals);
  expect(asShown(message, aView({ score: second.score }))).toBe(message);
});

it('leaves alone what has been booked before the deal under way', () => {
  const first = ofDeal([10, 5, 10, 5], [10, 5, 10, 5]);
  const message = aTable({ deal: 2, sheet: [first], totals: first.totals });
  expect(asShown(message, aView({ score: null }))).toBe(message);
});
