import { describe, expect, it } from 'vitest';
import { deriveSeed, seedFrom } from '../../../engine/cards/random.ts';
import { GAMES } from '../../../engine/games/index.ts';
import { choicesIn, otherwiseHidden, reasonsIn, answersAbout } from './silence.ts';

const SEED = seedFrom('silence');
/** Positions of each game; `npm run bench:judge -- silent` takes ten thousand over all. */
const POSITIONS = 24;

describe.each(GAMES.map((game) => [game.id, game] as const))('a judgement and a hint at %s', (_, game) => {
  it('are the same bytes whatever the seat could not see', () => {
    let [positions, others, judged] = [0, 0, 0];
    for (let number = 0; positions < POSITIONS; number += 1)
      for (const [at, state] of choicesIn(game, deriveSeed(SEED, `${game.id} ${number}`)).entries()) {
        if (positions >= POSITIONS) break;
        positions += 1;
        const other = otherwiseHidden(game, state, deriveSeed(SEED, `${game.id} hidden ${number} ${at}`));
        if (JSON.stringify(other) !== JSON.stringify(state)) others += 1;
        const answers = answersAbout(game, state, at);
        if (!answers.startsWith('[null')) judged += 1;
        expect(answersAbout(game, other, at)).toBe(answers);
        expect(reasonsIn(game, state).untrue).toBe(0);
      }
    // The cards did change, and there was something to judge.
    expect(others).toBeGreaterThan(POSITIONS / 3);
    expect(judged).toBeGreaterThan(0);
  });
});
