import { describe, expect, it } from 'vitest';
import type { ShownCard } from '../../../engine/cards/card.ts';
import { heldCards } from '../../state/table/view/handOrder.ts';
import { fan, LEAST_STEP, type Fan } from './fan.ts';

const hand = (text: string) => heldCards(text.split(' ') as ShownCard[]);
const WIDE = { width: 960, card: 113, phone: false };
const SMALL = { width: 784, card: 75, phone: false };
const PHONE = { width: 374, card: 64, phone: true };

/** Pixels between neighbours that differ, the least of a fan. */
function leastStep({ rows, step }: Fan): number {
  return Math.min(
    ...rows.flatMap(({ cards }) =>
      cards.slice(1).flatMap((card, i) => {
        const gap = (card.x - cards[i]!.x) * step;
        return gap > 0 ? [gap] : [];
      }),
    ),
  );
}

const EIGHT = hand('JH 9H AS TS KC QC AD 7D');
const TWELVE = hand('9D 1D KD QS 7S 3S AH TH 6H JC 5C 2C');
const TWENTY = hand('AS AS TS KS KS QS QS JS TH TH QH JH AC KC JC JC AD TD KD KD');

describe('a hand', () => {
  it.each([
    ['8 cards at 1280', EIGHT, WIDE, 1],
    ['8 cards on a phone, the smallest cards without gaps', EIGHT, PHONE, 1],
    ['12 cards at 800', TWELVE, SMALL, 1],
    ['12 cards on a phone', TWELVE, PHONE, 2],
    ['20 pinochle cards at 800', TWENTY, SMALL, 1],
    ['20 pinochle cards on a phone', TWENTY, PHONE, 3],
  ])('%s', (_, cards, room, rows) => {
    const laid = fan(cards, room);
    expect(laid.rows).toHaveLength(rows);
    expect(leastStep(laid)).toBeGreaterThanOrEqual(LEAST_STEP - 0.01);
    expect(laid.rows.flatMap((row) => row.cards)).toHaveLength(cards.length);
    for (const { n } of laid.rows) expect((n - 1) * laid.step + laid.card).toBeLessThanOrEqual(room.width);
  });

  it('lays identical cards on one place, the front one counting them', () => {
    const laid = fan(hand('KS KS KS QS'), WIDE);
    const kings = laid.rows[0]?.cards.slice(0, 3) ?? [];
    expect(new Set(kings.map(({ x }) => x)).size).toBe(1);
    expect(kings.map(({ up, count }) => [up, count])).toEqual([
      [2, 0],
      [1, 0],
      [0, 3],
    ]);
  });

  it('gives every unseen card a place of its own', () => {
    const laid = fan(hand('?? ?? ??'), WIDE);
    expect(laid.rows[0]?.cards.map(({ x, count }) => [x, count])).toEqual([
      [-1, 0],
      [0, 0],
      [1, 0],
    ]);
  });

  it('parts suits by a gap', () => {
    const [first, second, third] = fan(hand('AS KS AH'), WIDE).rows[0]?.cards ?? [];
    expect(third!.x - second!.x).toBeGreaterThan(second!.x - first!.x);
  });

  it('is still a hand without cards', () => {
    expect(fan([], WIDE).rows).toHaveLength(1);
  });
});
