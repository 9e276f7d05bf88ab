import { describe, expect, it } from 'vitest';
import { cards } from '../cards/card.ts';
import { rngOf, seedFrom } from '../cards/random.ts';
import { OVER } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import type { Options } from '../contract/options.ts';
import { gameById } from '../games/index.ts';
import { resolveOptions } from '../match/options.ts';
import { Board } from '../cards/trick/board.ts';
import { CardPriors, cardPriorsIn, kindOf } from '../bots/inference/cardPriors.ts';
import { HeuristicPolicy } from '../bots/policy/heuristicPolicy.ts';
import { startsOf, type Start } from './starts.ts';
import { cardPriorsOf, rivalry, tune } from './tuning.ts';
import { DEFAULT_WEIGHTS, unitOf } from '../bots/policy/weights.ts';

const game = gameById('klaverjas');
function usualOptions(): Options {
  const options = resolveOptions(game, {});
  if (!options.ok) throw new Error(options.error.message);
  return options.value;
}
function starts(count: number): Start[] {
  return startsOf(game, usualOptions(), 4, seedFrom('tuning'), count);
}

describe('tuning', () => {
  const boards = starts(150);
  const unit = unitOf(boards[0]!.board.layout.spec, 4);

  it('always has the same deals, called to the play', () => {
    const again = starts(150);
    expect(boards.map(({ board }) => [...board.hands])).toEqual(again.map(({ board }) => [...board.hands]));
    expect(boards.every(({ board: { left, count, declarer } }) => left === 8 && count === 0 && declarer >= 0)).toBe(true);
  });

  it('measures a policy against itself as nothing, and against another both ways alike', () => {
    const [usual, none] = [
      new HeuristicPolicy(DEFAULT_WEIGHTS, unit),
      new HeuristicPolicy(
        DEFAULT_WEIGHTS.map(() => 0),
        unit,
      ),
    ];
    expect(rivalry(boards, usual, new HeuristicPolicy(DEFAULT_WEIGHTS, unit))).toEqual({ mean: 0, se: 0 });
    const { mean, se } = rivalry(boards, usual, none);
    expect(mean).toBeGreaterThan(3 * se);
    expect(rivalry(boards, none, usual).mean).toBeCloseTo(-mean);
  });

  it('refuses to play without deals, and to wait for deals that never come to the play', () => {
    const policy = new HeuristicPolicy(DEFAULT_WEIGHTS, unit);
    expect(() => rivalry([], policy, policy)).toThrow(RangeError);
    const never: Game = { ...game, deal: (setup) => ({ state: { ...game.deal(setup).state, phase: OVER }, events: [] }) };
    expect(() => startsOf(never, usualOptions(), 4, seedFrom('never'), 1)).toThrow(/did not come to the play/u);
  });

  it('finds weights that play better, the same ones every time', () => {
    const poor = DEFAULT_WEIGHTS.map((weight, i) => (i < 3 ? -weight : weight));
    const better = (): Float64Array => tune(boards, poor, { generations: 6, tried: 10, deals: 60 }, rngOf(seedFrom('steps')));
    const found = better();
    const { mean, se } = rivalry(boards, new HeuristicPolicy(found, unit), new HeuristicPolicy(poor, unit));
    expect(mean).toBeGreaterThan(2 * se);
    expect(better()).toEqual(found);
  });
});

describe('what calls tell', () => {
  const boards = starts(400).map(({ board }) => board);

  it('is that a declarer has trumps, the jack above all', () => {
    const [declarer = [], left = []] = cardPriorsOf(boards);
    const { layout } = boards[0]!;
    const jack = kindOf(layout, 7);
    expect(layout.cardAt[7]).toBe(layout.trump === 'NT' ? -1 : cards(`J${layout.trump}`)[0]);
    expect(declarer[jack]).toBeGreaterThan(0.5);
    expect(left[jack]).toBeLessThan(0);
  });

  it('makes a world likelier in which the declarer has them', () => {
    const [start] = boards;
    if (start === undefined) throw new Error('no deal');
    const seat = (start.declarer + 1) % 4;
    const rows = cardPriorsOf(boards);
    const world = (holder: number): Board => {
      const board = new Board(start.layout, [0, 1, 0, 1], false);
      board.hands[holder * 4] = 1 << 7;
      return board;
    };
    const held = new CardPriors(rows, start, seat);
    expect(held.of(world(start.declarer))).toBeGreaterThan(held.of(world((start.declarer + 2) % 4)));
    expect(held.of(world(seat))).toBe(0);
  });

  it('is nothing where nobody has called', () => {
    const board = new Board(boards[0]!.layout, [0, 1, 0, 1], false);
    expect(cardPriorsIn('klaverjas', board, 0)).toBeNull();
    board.declarer = 1;
    expect(cardPriorsIn('klaverjas', board, 0)).not.toBeNull();
  });
});
