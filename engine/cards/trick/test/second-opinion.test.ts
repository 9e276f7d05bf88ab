import { describe, expect, it } from 'vitest';
import { codeOf, codesOf } from '../../card.ts';
import { deriveSeed, rngOf, seedFrom } from '../../random.ts';
import { literalLegal, literalWinner } from './literal.fixture.ts';
import { playThrough } from './play.fixture.ts';
import { ROWS } from './specs.fixture.ts';

/** Deals for each row and trump suit; more by `TRICK_DEALS=2000 npx vitest run engine/trick`. */
const DEALS = Number(process.env['TRICK_DEALS'] ?? 12);
const SEED = seedFrom('second opinion');

describe('kernel and literal rules agree at every position', () => {
  it.each(ROWS.flatMap((row) => row.trumps.map((trump) => ({ name: row.name, trump, row }))))('$name, trumps $trump', ({ row, trump }) => {
    for (let deal = 0; deal < DEALS; deal += 1) {
      const use = `${row.name}/${trump}/${deal}`;
      playThrough(
        row,
        trump,
        rngOf(deriveSeed(SEED, use)),
        ({ kernel, hands, trick, seat, mate }) => {
          const hand = hands[seat]!;
          const legal = kernel.legal(hand, trick, mate);
          const barred = [...new Set(hand)].filter((card) => !legal.includes(card));
          const facts = `${use}: ${codesOf(trick).join(' ')} | ${codesOf(hand).join(' ')}`;
          if (trick.length === 0) {
            expect(barred, facts).toEqual([]);
            return;
          }
          const literal = literalLegal(row.literal, { hand: codesOf(hand), trick: codesOf(trick), trump, ours: mate });
          if (new Set(literal).size !== legal.length || !literal.every((code) => legal.some((card) => codeOf(card) === code)))
            expect([...new Set(literal)].sort(), facts).toEqual(codesOf(legal).sort());
          for (const card of legal)
            if (kernel.reason(hand, trick, mate, card) !== undefined) expect.fail(`${codeOf(card)} is legal and barred: ${facts}`);
          for (const card of barred)
            if (kernel.reason(hand, trick, mate, card) === undefined) expect.fail(`${codeOf(card)} is barred without a reason: ${facts}`);
        },
        (trick, winner) => {
          const game = row.literal.prose === 'none' ? (row.spec.pack === 'forty' ? 'briscola' : 'manille') : row.literal.prose;
          if (winner !== literalWinner(game, codesOf(trick), trump))
            expect.fail(`${use}: ${codesOf(trick).join(' ')} is won by place ${winner}`);
        },
      );
    }
  });
});
