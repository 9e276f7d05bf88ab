import { describe, expect, it } from 'vitest';
import { rngOf, seedFrom, shuffled, pick } from '../random.ts';
import { PACKS } from '../pack.ts';
import { GAMES } from '../../games/index.ts';
import { currentDeal, act, dealFrom, startMatch } from '../../match/match.ts';
import { resolveOptions } from '../../match/options.ts';
import { Board, size } from './board.ts';
import { layoutOf, putCard } from './layout.ts';
import { playThrough } from './test/play.fixture.ts';
import { ROWS } from './test/specs.fixture.ts';

/** The legal cards of a board, as codes would be sorted. */
function legalOf(board: Board): number[] {
  board.findLegal();
  const cards: number[] = [];
  for (let slot = 0; slot < 4; slot += 1)
    for (let bit = 0; bit < board.layout.bits; bit += 1)
      if ((board.legalIn(slot) >>> bit) & 1) cards.push(board.layout.cardAt[slot * 32 + bit]!);
  return [...new Set(cards)].sort((a, b) => a - b);
}

describe('a board', () => {
  it.each(GAMES.filter(({ id }) => id !== 'manille-blind').map((game) => [game.id, game] as const))(
    'goes the way of the game: %s, legal cards, winners and points of whole deals',
    (id, game) => {
      const options = resolveOptions(game, {});
      const players = game.seats.min;
      if (!options.ok) throw new Error(options.error.message);
      for (let deal = 0; deal < 6; deal += 1) {
        const rng = rngOf(seedFrom(`${id} board ${deal}`));
        const match = startMatch(
          game,
          options.value,
          Array.from({ length: players }, (_, i) => `p${i}`),
        );
        if (!match.ok) throw new Error(match.error.message);
        const dealt = dealFrom(match.value, deal % players, seedFrom(`${id} ${deal}`));
        if (!dealt.ok) throw new Error(dealt.error.message);
        let now = dealt.value.match;
        let board: Board | undefined;
        for (let current = currentDeal(now); current !== undefined; current = currentDeal(now)) {
          const { state } = current;
          const { actions } = game.legal(state);
          const action = pick(actions, rng);
          const rules = state.play === null ? null : game.trick(state);
          if (board === undefined && rules !== null && rules.stacks === undefined) {
            board = new Board(layoutOf(rules.spec, rules.trump), rules.sides, false);
            for (const [seat, hand] of state.hands.entries()) for (const card of hand) putCard(board.layout, board.hands, seat * 4, card);
            board.seat = board.leader = game.toAct(state)!;
            board.left = state.hands[board.seat]!.length;
          }
          const card = PACKS[game.pack].cards.find(
            (other) => game.trick(state) !== null && action.type === 'play' && action.card === other,
          );
          if (board !== undefined && card !== undefined) {
            expect(board.seat).toBe(game.toAct(state));
            expect(legalOf(board).length).toBe(actions.filter(({ type }) => type === 'play').length);
            const hand = board.seat * 4 + (board.layout.placeOf[card]! >> 5);
            const first = board.layout.placeOf[card]! & 31;
            const held = board.hands[hand]! & (((1 << board.layout.copies) - 1) << first);
            board.play((board.layout.placeOf[card]! & ~31) + (31 - Math.clz32(held & -held)));
          }
          const next = act(now, action);
          if (!next.ok) throw new Error(next.error.message);
          now = next.value.match;
          if (board !== undefined && card !== undefined) {
            const played = now.deals.at(-1)?.state.play?.tricks ?? [];
            const own = board.points.map((_, seat) => played.reduce((sum, trick) => (trick.winner === seat ? sum + trick.points : sum), 0));
            expect([...board.points]).toEqual([...own]);
          }
        }
      }
    },
  );

  it.each(ROWS.flatMap((row) => row.trumps.map((trump) => ({ name: row.name, trump, row }))))(
    'allows what the kernel allows, under every duty: $name, trumps $trump',
    ({ name, trump, row }) => {
      const layout = layoutOf(row.spec, trump);
      for (let deal = 0; deal < 4; deal += 1)
        playThrough(row, trump, rngOf(seedFrom(`${name} ${trump} ${deal}`)), ({ kernel, hands, trick, leader, seat, mate }) => {
          const board = new Board(layout, row.sides, false);
          board.seat = leader;
          board.left = 99;
          for (const card of trick) board.play(layout.placeOf[card]!);
          for (const card of hands[seat]!) putCard(layout, board.hands, seat * 4, card);
          expect(legalOf(board)).toEqual([...kernel.legal(hands[seat]!, trick, mate)].sort((a, b) => a - b));
        });
    },
  );

  it('counts the cards of wide fields', () => {
    const rng = rngOf(seedFrom('sizes'));
    for (const n of shuffled([0, 1, 2, 5, 11, 12, 13, 19, 20], rng)) expect(size(2 ** n - 1)).toBe(n);
  });
});
