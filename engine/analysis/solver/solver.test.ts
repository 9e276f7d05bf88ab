import { describe, expect, it } from 'vitest';
import { cards, codesOf, type Card, type Trump } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import { deriveSeed, rngOf, seedFrom, shuffled, type Rng } from '../../cards/random.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import type { TrickPosition } from '../../cards/trick/position.ts';
import { KLABERJASS_ROW, ROWS, type Row } from '../../cards/trick/test/specs.fixture.ts';
import { bruteForce } from './bruteForce.fixture.ts';
import { Solver, type SolverRules } from './solver.ts';

/** Positions for each row and trumps; or a number for each game: `SOLVER_POSITIONS=10000 npx vitest run engine/analysis/solver`. */
const POSITIONS = 12;
const OF_A_GAME = Number(process.env['SOLVER_POSITIONS'] ?? '0');
const SEED = seedFrom('solver');

/** A few random cards of the pack for each seat, and some of them played at random. `strip`: only the upper cards, so that they meet. */
function position({ spec, sides }: Row, trump: Trump, rng: Rng): TrickPosition {
  const kernel = trickKernel(spec, trump);
  const players = sides.length;
  const most = players > 4 ? 2 : players === 2 ? (rng.below(40) === 0 ? 5 : 4) : rng.below(4) === 0 ? 4 : 3;
  const each = rng.below(6) === 0 ? 1 : most;
  const suits = [...PACKS[spec.pack].cards].filter((card) => rng.below(3) > 0 || kernel.isTrump(card));
  const deck = shuffled(suits.length >= players * each ? suits : PACKS[spec.pack].cards, rng);
  let hands: Card[][] = sides.map((_, seat) => deck.slice(seat * each, (seat + 1) * each));
  const leader = rng.below(players);
  const trick: Card[] = [];
  for (let laid = rng.below(players); laid > 0; laid -= 1) {
    const seat = (leader + trick.length) % players;
    const legal = kernel.legal(hands[seat]!, trick, (place) => sides[(leader + place) % players] === sides[seat]);
    const card = legal[rng.below(legal.length)]!;
    const at = hands[seat]!.indexOf(card);
    hands = hands.map((hand, owner) => (owner === seat ? hand.filter((_, i) => i !== at) : hand));
    trick.push(card);
  }
  return { hands, leader, trick };
}

/** The seats whose points count: a side of two, or a lone player against all others. */
function asked({ sides }: Row): readonly (readonly number[])[] {
  const alone = sides.map((_, seat) => [seat]);
  const side = (one: number): number[] => sides.flatMap((other, seat) => (other === one ? [seat] : []));
  return new Set(sides).size === sides.length ? alone : [side(0), side(1)];
}

function text({ hands, leader, trick }: TrickPosition): string {
  return `${hands.map((hand) => codesOf(hand).join(' ')).join(' | ')}; ${leader} led ${codesOf(trick).join(' ')}`;
}

describe('the solver and trying everything agree', () => {
  const tables = ROWS.flatMap((row) =>
    (row.trumps.includes('NT') ? (['H', 'NT'] as const) : (['H'] as const)).map((trump) => ({ row, trump })),
  );
  const gameOf = ({ name }: Row): string => /^[a-z-]+/.exec(name)?.[0] ?? name;
  it.each(tables.map(({ row, trump }) => ({ name: row.name, trump, row })))('$name, trumps $trump', { timeout: 3_600_000 }, (table) => {
    const { name, row, trump } = table;
    const share = Math.ceil(OF_A_GAME / tables.filter((other) => gameOf(other.row) === gameOf(row)).length);
    for (let number = 0; number < Math.max(POSITIONS, share); number += 1) {
      const rng = rngOf(deriveSeed(SEED, `${name}/${trump}/${number}`));
      const where = position(row, trump, rng);
      const sides = asked(row);
      const rules: SolverRules = { spec: row.spec, trump, sides: row.sides, for: sides[number % sides.length] ?? [] };
      const solver = new Solver(rules);
      const value = bruteForce(rules, where);
      expect(solver.solve(where), `${number}: ${text(where)}`).toBe(value);
      const values = solver.values(where)!.map((one) => one.value);
      const seat = (where.leader + where.trick.length) % row.sides.length;
      expect(rules.for.includes(seat) ? Math.max(...values) : Math.min(...values), `${number}: ${text(where)}`).toBe(value);
    }
  });
});

describe('values', () => {
  const rules: SolverRules = { spec: KLABERJASS_ROW.spec, trump: 'S', sides: KLABERJASS_ROW.sides, for: [0, 2] };

  it('are those of each legal card, by trying everything after it', () => {
    const rng = rngOf(seedFrom('values'));
    for (let number = 0; number < 20; number += 1) {
      const where = position(KLABERJASS_ROW, 'S', rng);
      const seat = (where.leader + where.trick.length) % 4;
      const kernel = trickKernel(rules.spec, 'S');
      for (const { card, value } of new Solver(rules).values(where)!) {
        const hands = where.hands.map((hand, owner) => (owner === seat ? hand.filter((one) => one !== card) : hand));
        const trick = [...where.trick, card];
        if (trick.length < 4) {
          expect(value, text(where)).toBe(bruteForce(rules, { hands, leader: where.leader, trick }));
          continue;
        }
        const winner = (where.leader + kernel.winner(trick)) % 4;
        const last = hands.every((hand) => hand.length === 0);
        const gain = winner % 2 === 0 ? kernel.points(trick) + (last ? 10 : 0) : 0;
        expect(value, text(where)).toBe(gain + (last ? 0 : bruteForce(rules, { hands, leader: winner, trick: [] })));
      }
    }
  });

  it('list a legal card once, in the order of the hand', () => {
    const where = { hands: ['7S AH', '8S TH', 'QS KH', 'KS QH'].map(cards), leader: 0, trick: [] };
    expect(new Solver(rules).values(where)?.map(({ card }) => card)).toEqual(cards('7S AH'));
  });
});

describe('a search', () => {
  const row = KLABERJASS_ROW;
  const rules: SolverRules = { spec: row.spec, trump: 'S', sides: row.sides, for: [0, 2] };
  const deck = shuffled(PACKS.french32.cards, rngOf(seedFrom('whole deal')));
  const whole: TrickPosition = { hands: row.sides.map((_, seat) => deck.slice(seat * 8, seat * 8 + 8)), leader: 0, trick: [] };

  it('gives up at its limit, and answers again without one', () => {
    const solver = new Solver(rules);
    expect(solver.solve(whole, 1000)).toBeUndefined();
    expect(solver.nodes).toBeLessThan(5000);
    expect(solver.values(whole, 1000)).toBeUndefined();
    const value = solver.solve(whole);
    expect(value).toBe(new Solver(rules).solve(whole));
    expect(new Solver({ ...rules, for: [1, 3] }).solve(whole)).toBe(164 - value!);
  });
});
