import { describe, expect, it } from 'vitest';
import { rngOf, seedFrom } from '../../../engine/cards/random.ts';
import type { SavedPerson } from '../../store/format/person.ts';
import { partedDeal, replayLevels } from './partedDeal.ts';

describe('a deal in parts', () => {
  it('adds up to its result exactly, whatever the replays brought', () => {
    const rng = rngOf(seedFrom('parted'));
    for (let turn = 0; turn < 500; turn += 1) {
      const margins = (): number[] => Array.from({ length: 8 }, () => rng.below(400) - 200);
      const result = rng.below(400) - 200;
      const { cards, others, play } = partedDeal(result, margins(), margins());
      expect(cards.mean + others.mean + play.mean).toBe(result);
    }
  });

  it('credits the others with what one expert alone makes of them, and the player with the rest', () => {
    const parted = partedDeal(10, [20, 24], [30, 38]);
    expect(parted).toEqual({ cards: { mean: 22, se: 2 }, others: { mean: 12, se: 2 }, play: { mean: -24, se: 4 } });
    // Among experts alone the others bring nothing, for certain.
    expect(partedDeal(10, [20, 24], [20, 24]).others).toEqual({ mean: 0, se: 0 });
  });

  it('replays bots at their own levels, and people and the player as experts', () => {
    const people: SavedPerson[] = [
      { kind: 'bot', name: 'Bot 1', level: 'easy' },
      { kind: 'here', name: 'Ada' },
      { kind: 'here', name: 'Ben' },
      { kind: 'bot', name: 'Bot 2', level: 'expert' },
    ];
    expect(replayLevels(people, 1)).toEqual([
      ['hard', 'hard', 'hard', 'hard'],
      ['easy', 'hard', 'hard', 'expert'],
    ]);
    expect(replayLevels(people, 0)[1]).toEqual(['hard', 'hard', 'hard', 'expert']);
  });
});
