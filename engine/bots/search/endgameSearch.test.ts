import { describe, expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../../cards/random.ts';
import type { Card } from '../../cards/card.ts';
import { GAMES } from '../../games/index.ts';
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

const MOST = 3;

// Where cards lie under others the solver does not go.
const solved = GAMES.filter(({ id }) => !['manille-two', 'manilla-two', 'briscola-chiamata'].includes(id));

describe.each(solved.map((game) => [game.id, game] as const))('the last tricks of %s', (_, game) => {
  it('are worth what the solver says', () => {
    const options = resolveOptions(game, {});
    if (!options.ok) throw new Error(options.error.message);
    const seed = seedFrom(`${game.id} endings`);
    for (const [number, { board: start }] of startsOf(game, options.value, usualPlayers(game), seed, 12).entries()) {
      const rng = rngOf(deriveSeed(seed, `${number}`));
      const board = new Board(start.layout, [...start.mates], false);
      board.copy(start);
      const points = (): number => board.points.reduce((sum, one) => sum + one, 0);
      const play = (): void => {
        board.findLegal();
        const legal = [0, 1, 2, 3].flatMap((slot) =>
          Array.from({ length: board.layout.bits }, (_unused, bit) => slot * 32 + bit).filter(
            (place) => (board.legalIn(slot) >>> (place & 31)) & 1,
          ),
        );
        board.play(legal[rng.below(legal.length)]!);
      };
      while (board.left > MOST - (number % 2)) play();
      for (let more = rng.below(board.players); more > 0; more -= 1) play();
      const allies = alliesOf(board);
      const camp = (allies ?? board.mates)[board.seat]!;
      const before = points();
      const own = [...board.points.keys()].filter((seat) => (camp >>> seat) & 1);
      const had = own.reduce((sum, seat) => sum + board.points[seat]!, 0);
      const endgame = new EndgameSearch(() => new Board(start.layout, [...start.mates], false), pointsFor(camp), board.seat, allies, MOST);
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
