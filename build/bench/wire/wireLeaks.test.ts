import { expect, it } from 'vitest';
import { GAMES } from '../../../engine/games/index.ts';
import { listenForLeaks, type WireTally } from './wireLeaks.ts';

it.each(GAMES.map((game) => ({ game, id: game.id })))(
  'nothing that is sent tells a seat of a card it cannot know: $id',
  async ({ game }) => {
    const tally: WireTally = { deals: 0, messages: 0, bytes: 0, looked: 0, takenOver: 0, takenBack: 0, claimed: 0, declined: 0 };
    await listenForLeaks(game, 1, 'test', tally);
    expect(tally.deals).toBe(1);
    expect(tally.looked).toBeGreaterThan(100);
  },
);
