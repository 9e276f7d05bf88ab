import { describe, expect, it } from 'vitest';
import { dealPlan, packetOf } from './dealPlan.ts';

const hand = (cards: number): '??'[] => Array<'??'>(cards).fill('??');
const table = (players: number, cards: number, dealer = 3): Parameters<typeof dealPlan>[0] => ({
  dealer,
  players,
  hands: Array.from({ length: players }, () => hand(cards)),
});

describe('the plan of a deal', () => {
  it('goes round in packets, the dealer last', () => {
    const { packets, first } = dealPlan(table(4, 8), [3, 2, 3]);
    expect(packets.map(({ seat, count }) => `${seat}:${count}`).join(' ')).toBe('0:3 1:3 2:3 3:3 0:2 1:2 2:2 3:2 0:3 1:3 2:3 3:3');
    expect(first.map(({ seat, at }) => [seat, at])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('takes a hand of another size in the packets of the game, and the rest by itself', () => {
    expect(dealPlan(table(2, 7, 0), [3, 2]).packets.map(({ count }) => count)).toEqual([3, 3, 2, 2, 2, 2]);
    expect(dealPlan(table(2, 4, 0), [3, 2]).packets.map(({ count }) => count)).toEqual([3, 3, 1, 1]);
  });

  it('deals without packets of the game as well, and nothing where nobody holds a card', () => {
    expect(dealPlan(table(2, 7, 0)).packets.map(({ count }) => count)).toEqual([3, 3, 3, 3, 1, 1]);
    expect(dealPlan(table(2, 0, 0)).packets).toEqual([]);
  });

  it('takes little more than a second, however many packets there are', () => {
    for (const [players, packets] of [
      [4, [3, 2, 3]],
      [5, Array<number>(8).fill(1)],
      [7, Array<number>(12).fill(1)],
    ] as const) {
      const plan = dealPlan(table(players, 12), packets);
      expect(plan.step * plan.packets.length).toBeLessThanOrEqual(1100);
    }
  });

  it('knows the packet of a card', () => {
    const plan = dealPlan(table(4, 8), [3, 2, 3]);
    expect([0, 2, 3, 4, 5, 7].map((place) => packetOf(plan, 1, place))).toEqual([1, 1, 5, 5, 9, 9]);
  });
});
