import { describe, expect, it } from 'vitest';
import { packsOf } from '../packs.ts';
import { startOf } from '../play.ts';
import { trickBegun } from '../../analysis/boardOf.ts';
import { gameById } from '../../games/index.ts';
import type { GameId } from '../../contract/gameId.ts';
import { openDifficulty } from './difficulty.ts';
import { legalPlaces } from './ending.ts';
import { GreedyPlay } from './greedyPlay.ts';
import { notationAt, openPositionOf, solveOpen } from './openPuzzle.ts';
import { endingOf, solvedEnding, type WrittenEnding } from './position.fixture.ts';
import { chancesBySight, ratingBySight } from './sight.ts';

function chancesIn(id: GameId, ending: WrittenEnding): number[] {
  const { begun } = endingOf(id, ending);
  const { position, solution } = solvedEnding(id, ending);
  const { board } = position;
  const right = legalPlaces(board).filter((place) => solution.steps[0]?.right.includes(notationAt(board, place)));
  return chancesBySight(position, begun, right);
}

function difficultyIn(id: GameId, ending: WrittenEnding): number {
  const { begun } = endingOf(id, ending);
  const { position, solution } = solvedEnding(id, ending);
  return openDifficulty(position, begun, solution);
}

/** Seat 0 leads: the ace of trumps takes a trick with a counter in it at once, any other card gives one away. */
const PLAIN: WrittenEnding = { trump: 'C', declarer: 0, leader: 0, hands: ['KH AH AC 7S', 'JC KD 7C TS', 'QH JD AS TH'] };
/** Seat 1 leads and has no high card: only what four tricks bring shows that the seven of diamonds is best. */
const FAR: WrittenEnding = {
  trump: 'NT',
  declarer: 0,
  leader: 1,
  hands: ['8C AC TH 7S KS TS', '9C JC TC 7D 7H 8H', '7C KC QC KH 9S AS'],
};

describe('the sight that a choice needs', () => {
  it('is none where the trick on the table shows the best card', () => {
    expect(new Set(chancesIn('manille-three', PLAIN))).toEqual(new Set([1]));
    expect(difficultyIn('manille-three', PLAIN)).toBeLessThan(900);
  });

  it('is long where all shorter looks prefer other cards', () => {
    const chances = chancesIn('manille-three', FAR);
    expect(Math.max(...chances.slice(0, 4))).toBeLessThan(1 / 4);
    expect(chances[4]).toBe(1);
    expect(difficultyIn('manille-three', FAR)).toBeGreaterThan(1900);
  });

  it('makes ratings higher the longer it is, as does more to choose from', () => {
    const ratings = [[1], [0, 1], [0, 0, 1], [0, 0, 0, 1], [0, 0, 0, 0, 1]].map((chances) => ratingBySight(chances, 1, 4));
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    expect(new Set(ratings).size).toBe(ratings.length);
    expect(ratingBySight([0, 0.5, 1], 1, 4)).toBe((ratingBySight([0, 1], 1, 4) + ratingBySight([0, 0, 1], 1, 4)) / 2);
    expect(ratingBySight([0, 1], 1, 8)).toBeGreaterThan(ratingBySight([0, 1], 1, 3));
    expect(ratingBySight([0, 1], 2, 8)).toBe(ratingBySight([0, 1], 1, 4));
  });

  it('counts a middle sight that looks past a plain card for no more than its own step', () => {
    const [plain, missed, far] = [[1], [1, 0, 1], [0, 0, 1]].map((chances) => ratingBySight(chances, 1, 4));
    expect(missed! - plain!).toBe(far! - ratingBySight([0, 1], 1, 4));
  });

  it.each(['klaverjas', 'briscola-chiamata', 'manille-two', 'pinochle-double'] as const)(
    'finds the answer in %s where it sees the deal through, and is in the ratings of the packs',
    async (id) => {
      const game = gameById(id);
      const pack = (await packsOf(id)).find(({ kind }) => kind === 'open');
      if (pack === undefined) throw new Error('no pack');
      for (const puzzle of pack.puzzles.slice(0, 3)) {
        const start = startOf(game, pack, puzzle);
        if (!start.ok) throw new Error(start.error.message);
        const begun = trickBegun(game, start.value);
        const position = openPositionOf(game, begun, start.value);
        const solution = position === undefined ? undefined : solveOpen(position, begun, 0);
        if (position === undefined || solution === undefined) throw new Error('no solution');
        const right = legalPlaces(position.board).filter((place) => puzzle.steps[0]?.right.includes(notationAt(position.board, place)));
        const chances = chancesBySight(position, begun, right);
        expect(chances.at(-1)).toBe(1);
        expect(openDifficulty(position, begun, { ...solution, steps: puzzle.steps })).toBe(puzzle.rating);
      }
    },
    60_000,
  );
});

describe('greedy players', () => {
  it('take a trick as soon as they can, and play the deal to its end alike each time', () => {
    const { game, begun, state } = endingOf('manille-three', PLAIN);
    const board = openPositionOf(game, begun, state)?.board;
    if (board === undefined) throw new Error('no position');
    const greedy = new GreedyPlay(0b001);
    const worth = new Map(greedy.values(board).map(({ place, value }) => [notationAt(board, place), value]));
    const best = Math.max(...worth.values());
    expect(best).toBeGreaterThan(0);
    expect([...worth].filter(([, value]) => value === best).map(([card]) => card)).toEqual(['AC']);
    const once = [...greedy.playedOut(board).points];
    expect([...greedy.playedOut(board).points]).toEqual(once);
    expect(board.left).toBe(4);
  });
});
