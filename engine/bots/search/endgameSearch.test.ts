import { describe, expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../../cards/random.ts';
import type { Card } from '../../cards/card.ts';
import { gameById, GAMES } from '../../games/index.ts';
import { usualPlayers } from '../../match/seating.ts';
import { resolveOptions } from '../../match/options.ts';
import { Board } from '../../cards/trick/board.ts';
import { EndgameSearch } from './endgameSearch.ts';
import { alliesOf } from '../../analysis/allies.ts';
import { Solver } from '../../analysis/solver/solver.ts';
import { startsOf } from '../../training/starts.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';

/** Points in tricks of the first camp, less the others': a stand-in for a game's reckoning. */
function pointsFor(camp: number): Evaluator {
  const of = (board: Board): number => board.points.reduce((sum, points, seat) => sum + ((camp >>> seat) & 1 ? points : -points), 0);
  return { of } as Evaluator;
}

function cardsOf({ layout, hands }: Board, seat: number): Card[] {
  return Array.from({ length: 4 * layout.bits }, (_, i) => ({ slot: Math.floor(i / layout.bits), bit: i % layout.bits })).flatMap(
    ({ slot, bit }) => ((hands[seat * 4 + slot]! >>> bit) & 1 ? [layout.cardAt[slot * 32 + bit]!] : []),
  );
}

/** The places of the cards that the seat to move may play. */
function legalIn(board: Board): number[] {
  board.findLegal();
  const { bits } = board.layout;
  return Array.from({ length: 4 * bits }, (_, i) => Math.floor(i / bits) * 32 + (i % bits)).filter(
    (place) => (board.legalIn(place >> 5) >>> (place & 31)) & 1,
  );
}

/** Tricks: few enough to be tried alone, and as many as have their positions looked up. */
const DEPTHS = [3, 4];

/** Tricks of two players that can be tried to the end without any bounds. */
const LAST = 5;

// Where cards lie under others the solver does not go.
const solved = GAMES.filter(({ id }) => !['manille-two', 'manilla-two', 'briscola-chiamata'].includes(id));

describe.each(solved.map((game) => [game.id, game] as const))('the last tricks of %s', (_, game) => {
  it.each(DEPTHS)('are worth what the solver says, the last %i', (most) => {
    const options = resolveOptions(game, {});
    if (!options.ok) throw new Error(options.error.message);
    const seed = seedFrom(`${game.id} endings`);
    for (const [number, { board: start }] of startsOf(game, options.value, usualPlayers(game), seed, 12).entries()) {
      const rng = rngOf(deriveSeed(seed, `${number}`));
      const board = new Board(start.layout, [...start.mates], false);
      board.copy(start);
      const points = (): number => board.points.reduce((sum, one) => sum + one, 0);
      const play = (): void => {
        const legal = legalIn(board);
        board.play(legal[rng.below(legal.length)]!);
      };
      while (board.left > most - (number % 2)) play();
      for (let more = rng.below(board.players); more > 0; more -= 1) play();
      const allies = alliesOf(board);
      const camp = (allies ?? board.mates)[board.seat]!;
      const before = points();
      const own = [...board.points.keys()].filter((seat) => (camp >>> seat) & 1);
      const had = own.reduce((sum, seat) => sum + board.points[seat]!, 0);
      const endgame = new EndgameSearch(() => new Board(start.layout, [...start.mates], false), pointsFor(camp), board.seat, allies, most);
      const value = endgame.value(board);
      const solver = new Solver({
        spec: board.layout.spec,
        trump: board.layout.trump,
        sides: [...board.mates],
        for: own,
      });
      const rest = solver.solve({
        hands: [...board.points.keys()].map((seat) => cardsOf(board, seat)),
        leader: board.leader,
        trick: Array.from(board.trick.subarray(0, board.count), (place) => board.layout.cardAt[place]!),
      });
      while (board.left > 0) play();
      const all = points();
      expect(value, `${number}`).toBe(2 * (had + rest!) - all);
      expect(before).toBeLessThan(all);
    }
  });
});

/** The value of a board by trying every card, without bounds and without memory. */
function plainValue(board: Board, evaluator: Evaluator, camp: number): number {
  if (board.left === 0) return evaluator.of(board);
  const values = legalIn(board).map((place) => {
    const next = new Board(board.layout, [...board.points.keys()], true);
    next.copy(board);
    next.play(place);
    return plainValue(next, evaluator, camp);
  });
  return (camp >>> board.seat) & 1 ? Math.max(...values) : Math.min(...values);
}

// Two players, whose open cards lie on covered ones.
describe.each(['manille-two', 'manilla-two'] as const)('the last tricks of %s', (id) => {
  it('are worth what trying every card finds, from any card of a trick, one after the other in one world', () => {
    const game = gameById(id);
    const options = resolveOptions(game, {});
    if (!options.ok) throw new Error(options.error.message);
    const seed = seedFrom(`${id} endings`);
    for (const [number, { board: start }] of startsOf(game, options.value, 2, seed, 12).entries()) {
      const rng = rngOf(deriveSeed(seed, `${number}`));
      const make = (): Board => new Board(start.layout, [0, 1], true);
      const board = make();
      board.copy(start);
      const play = (): void => {
        const legal = legalIn(board);
        board.play(legal[rng.below(legal.length)]!);
      };
      while (board.left > LAST) play();
      const { seat } = board;
      const camp = 1 << seat;
      const endgame = new EndgameSearch(make, pointsFor(camp), seat, null, LAST);
      // Another world: the same cards are in play, in each other's hands.
      const exchanged = make();
      exchanged.copy(board);
      exchanged.hands.set([...board.hands.subarray(4), ...board.hands.subarray(0, 4)]);
      expect(endgame.value(exchanged), `${number}, exchanged`).toBe(plainValue(exchanged, pointsFor(camp), camp));
      endgame.enter();
      for (; board.left > 1; play())
        expect(endgame.value(board), `${number}, ${board.left} tricks`).toBe(plainValue(board, pointsFor(camp), camp));
    }
  });
});
