import { describe, expect, it } from 'vitest';
import { pick, rngOf, seedFrom } from '../../cards/random.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { GAMES } from '../../games/index.ts';
import { setupFor } from '../../testing/position.fixture.ts';
import { replay } from '../record.ts';
import { dealingOf, faultsOfSketch, outlineOf } from './outline.ts';
import { type Sketch } from './sketch.ts';
import { formatSketch, parseSketch } from './sketchText.ts';
import { sketchOf } from './sketchOf.ts';
import { setUpSketch } from './setUpSketch.ts';

/** Every state of a deal played at random, its end apart. */
function statesOf(game: Game, seed: string, players = game.seats.min): DealState[] {
  const rng = rngOf(seedFrom(seed));
  let state: DealState = game.deal(setupFor(game, { seed, players })).state;
  const states: DealState[] = [];
  while (game.toAct(state) !== null) {
    states.push(state);
    state = game.apply(state, pick(game.legal(state).actions, rng)).state;
  }
  return states;
}

function parsed(text: string): Sketch {
  const found = parseSketch(text);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const states = ['a', 'b', 'c'].flatMap((one) => statesOf(game, `sketch ${id} ${one}`));

  it('every position of random play is written, read and written the same', () => {
    for (const state of states) {
      const text = formatSketch(sketchOf(game, state));
      expect(formatSketch(parsed(text))).toBe(text);
      expect(text).toMatch(/^[A-Za-z0-9;=,./:@?-]*$/);
    }
  });

  it('no position of random play has a fault', () => {
    for (const state of states) {
      const sketch = sketchOf(game, state);
      const dealing = dealingOf(game, sketch);
      if (!dealing.ok) throw new Error(dealing.error.message);
      expect(faultsOfSketch(game, dealing.value, outlineOf(game, dealing.value), sketch), formatSketch(sketch)).toEqual([]);
    }
  });

  it('a position of random play can be set up again from its text, and is the same', () => {
    const rng = rngOf(seedFrom(id));
    for (const state of states.filter((_, at) => at % 7 === 0)) {
      const text = formatSketch(sketchOf(game, state));
      const found = setUpSketch(game, parsed(text), rng);
      if (!found.ok) throw new Error(`${found.error.code} ${text}`);
      const match = replay(found.value);
      if (!match.ok) throw new Error(match.error.message);
      const reached = sketchOf(game, match.value.deals[0]!.state);
      // After an exchange the calls alone do not lead to the hands: then any may come before them.
      const { calls } = parsed(text);
      expect(formatSketch(calls === null ? { ...reached, calls } : reached)).toBe(text);
    }
  });
});
