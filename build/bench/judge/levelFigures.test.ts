import { expect, it } from 'vitest';
import { seedFrom } from '../../../engine/cards/random.ts';
import { gameById } from '../../../engine/games/index.ts';
import { dealFigures, figuresIn, linesFrom, linesOf, marksLine, moreLost, type MeasuredLine } from './levelFigures.ts';

const game = gameById('manille');
const measured = dealFigures(game, 'rule', 0, seedFrom('figures'));

function line(level: MeasuredLine['level'], deal: string, lost: number): MeasuredLine {
  return { game: 'manille', level, deal, figures: { ...measured, lost, squares: lost ** 2 } };
}

it('measures the decisions of a deal, and what they take of the processor', () => {
  expect(measured.deals).toBe(1);
  expect(measured.decisions).toBeGreaterThan(2);
  expect(measured.processor).toBeGreaterThan(0);
  expect(measured.playedOn).toBe(measured.judgedAgain);
}, 180_000);

it('adds the deals of several runs up, and leaves out a line that was cut short', () => {
  const lines = [line('rule', 'a 0', 6), line('rule', 'b 0', 4)];
  const text = `${lines.map((one) => JSON.stringify(one)).join('\n')}\n{"game":"mani`;
  expect(linesFrom(text)).toEqual(lines);
  const sum = figuresIn(lines);
  expect(sum).toMatchObject({ deals: 2, lost: 10, squares: 52, decisions: 2 * measured.decisions, slowest: measured.slowest });
  expect(linesOf(game, 'rule', sum)).toContain('2 deals');
  expect(linesOf(game, 'rule', sum)).toContain('5.00 ± 2.00 points lost a deal');
  expect(marksLine({ ...sum, real: 9, claimed: 10, differences: 1, playedOn: 3 })).toContain(
    '3 marked choices played on in their deals bring 0.90 ± 0.20',
  );
});

it('compares two levels in the deals that both have played', () => {
  const worse = [line('rule', 'a 0', 6), line('rule', 'a 1', 9), line('rule', 'a 2', 99)];
  const better = [line('hard', 'a 1', 4), line('hard', 'a 0', 3)];
  const { mean, error } = moreLost(worse, better);
  expect(mean).toBe(4);
  expect(error).toBeCloseTo(2, 12);
});
