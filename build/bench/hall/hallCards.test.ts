import { expect, it } from 'vitest';
import { rngOf, seedFrom } from '../../../engine/cards/random.ts';
import { gameById } from '../../../engine/games/index.ts';
import { listenToCards, type HallCardTally } from './hallCards.ts';

/** Short runs; `npm run soak:hall` makes them long. */

const NOTHING: HallCardTally = { evenings: 0, deals: 0, messages: 0, bytes: 0, looked: 0, withheld: 0, hidden: 0, compared: 0, refused: 0 };

it.each([
  ['klaverjas', true],
  ['botifarra', false],
] as const)(
  'sends nobody a card that they may not know: %s, the same deals: %s',
  async (id, same) => {
    const tally = { ...NOTHING };
    await listenToCards({ game: gameById(id), same, tables: 3 }, rngOf(seedFrom(`hall cards ${id}`)), tally);
    expect(tally.deals).toBeGreaterThan(7);
    expect(tally.looked).toBeGreaterThan(1000);
    expect(tally.refused).toBeGreaterThan(20);
    expect(tally.hidden).toBeGreaterThan(20);
    expect(tally.withheld > 20).toBe(same);
    expect(tally.compared > 1).toBe(same);
  },
  120_000,
);
