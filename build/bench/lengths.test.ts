import { expect, it } from 'vitest';
import { measureLengths } from './lengths.ts';

it('lengths on the wire tell nothing of a hand', async () => {
  const { padded, plain } = await measureLengths('klaverjas', 60, 'test');
  for (const guess of [padded.playable, padded.void])
    expect(guess.right, JSON.stringify(guess)).toBeLessThanOrEqual(guess.base + guess.margin);
  // The same guesser does find it out where nothing is filled up: the check can fail.
  for (const guess of [plain.playable, plain.void]) expect(guess.right, JSON.stringify(guess)).toBeGreaterThan(guess.base + guess.margin);
}, 120_000);
