import { expect, it } from 'vitest';
import { JUDGE, workPart } from '../../../engine/bots/judge/judge.ts';
import { seedFrom } from '../../../engine/cards/random.ts';
import { gameById } from '../../../engine/games/index.ts';
import { ladderLines, sameChoices, shareOfClaims, stepBetween, type MarkedClaim, type SameChoices } from './sameChoices.ts';

const LEVELS = ['rule', 'hard'] as const;
const game = gameById('manille');

function line(deal: string, rule: number, claims: readonly MarkedClaim[] = []): SameChoices {
  return { game: 'manille', deal, players: 4, choices: 20, apart: 6, behind: { rule, hard: 0 }, claims };
}

it('asks levels for their choices in the same positions: hard loses nothing against its own', () => {
  const look = workPart(JUDGE, 60);
  const measured = sameChoices(game, LEVELS, 1, 'a 1', seedFrom('the same choices'), { look, depth: look });
  expect(measured.choices).toBeGreaterThan(20);
  expect(measured.apart).toBeGreaterThan(0);
  expect(measured.apart).toBeLessThan(measured.choices);
  expect(measured.behind.hard).toBe(0);
  expect(measured.behind.rule).not.toBe(0);
}, 180_000);

it('says what a level loses a seat’s deal more than another, by how much deals vary', () => {
  const { mean, error } = stepBetween([line('a 0', 8), line('a 1', 16)], 'rule', 'hard');
  expect(mean).toBe(3);
  expect(error).toBeCloseTo(2, 12);
});

it('weighs what came of marks by what they claimed, marks of one deal together', () => {
  const lines = [
    line('a 0', 8, [
      { claimed: 4, real: 6, upheld: true, explained: true },
      { claimed: 6, real: 6, upheld: true, explained: true },
    ]),
    line('a 1', 8, [{ claimed: 10, real: 4, upheld: false, explained: false }]),
  ];
  const { mean, error } = shareOfClaims(lines);
  expect(mean).toBeCloseTo(0.8, 12);
  // Both deals are 4 points off 0.8 of their claims, of 20 in all.
  expect(error).toBeCloseTo((2 * Math.sqrt(2 * 16)) / 20, 12);
  expect(shareOfClaims([line('a 0', 8)])).toEqual({ mean: 0, error: Infinity });
  const [steps, claims] = ladderLines(lines, LEVELS);
  expect(steps).toContain('rule loses 2.00 ± 0.00 more than hard');
  expect(claims).toContain(
    '3 marked choices played on in their deals bring 0.80 ± 0.57 of what they claim; another seed upholds 2, 2 have a reason besides figures',
  );
});
