import { describe, expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../../cards/random.ts';
import { gameById } from '../../games/index.ts';
import { currentDeal } from '../../match/match.ts';
import { deal, freshMatch, playRandomly } from '../../testing/invariants.ts';
import type { DealState } from '../../contract/deal.ts';
import { JUDGE, judge } from '../judge/judge.ts';
import { confirmed, secondOpinion } from './secondOpinion.ts';

describe('a second opinion', () => {
  it('agrees with a planted blunder, and turns its sign with the question', () => {
    const game = gameById('klaverjas');
    const seed = seedFrom('second opinion');
    const found: DealState[] = [];
    for (let number = 0; number < 4; number += 1)
      playRandomly(deal(freshMatch(game, {}, 4), deriveSeed(seed, `${number}`)).match, rngOf(deriveSeed(seed, 'play')), (next) => {
        const state = currentDeal(next)?.state;
        if (state?.phase === 'play' && state.hands[0]!.length < 6 && game.legal(state).actions.length > 1) found.push(state);
      });
    const light = { ...JUDGE, cards: { ...JUDGE.cards, worlds: 80, effort: 8000, pool: 300, looks: 3000 } };
    let [tried, sum] = [0, 0];
    for (const state of found) {
      if (tried === 3) break;
      const view = game.view(state, game.toAct(state)!);
      const legal = game.legal(state);
      const verdict = judge(view, legal, legal.actions[0]!, { depth: light });
      const worst = verdict?.actions.at(-1);
      if (verdict === null || worst === undefined || worst.behind < 25) continue;
      tried += 1;
      const [better] = verdict.best;
      const opinion = secondOpinion(view, worst.action, better!, seed, 6);
      sum += opinion.ahead;
      if (tried > 1) continue;
      expect(secondOpinion(view, better!, worst.action, seed, 6).ahead).toBeCloseTo(-opinion.ahead, 10);
      expect(secondOpinion(view, worst.action, better!, seed, 6)).toEqual(opinion);
    }
    expect(tried).toBe(3);
    expect(sum / tried).toBeGreaterThan(10);
  }, 180_000);

  it('withdraws a mark that is contradicted, and lowers one that is not borne out', () => {
    expect(confirmed({ mark: 'blunder' }, { ahead: -9, se: 4 })).toBe('none');
    expect(confirmed({ mark: 'blunder' }, { ahead: -7, se: 4 })).toBe('mistake');
    expect(confirmed({ mark: 'mistake' }, { ahead: 0, se: 4 })).toBe('inaccuracy');
    expect(confirmed({ mark: 'mistake' }, { ahead: 1, se: 4 })).toBe('mistake');
    expect(confirmed({ mark: 'inaccuracy' }, { ahead: -90, se: 4 })).toBe('inaccuracy');
  });
});
