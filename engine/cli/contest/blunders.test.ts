import { describe, expect, it, vi } from 'vitest';
import { seedFrom } from '../../cards/random.ts';
import type { Action } from '../../contract/action.ts';
import { gameById } from '../../games/index.ts';
import { currentDeal } from '../../match/match.ts';
import { deal, freshMatch } from '../../testing/invariants.ts';
import type { Judgement } from '../../bots/judge/judge.ts';
import { sureLoss } from './blunders.ts';

const game = gameById('klaverjas');
const { state } = currentDeal(deal(freshMatch(game, {}, 4), seedFrom('blunders')).match)!;
const legal = game.legal(state);
const view = game.view(state, game.toAct(state)!);
const [action] = legal.actions;
const found = (lost: number, certain: boolean): Judgement => ({
  action: action!,
  lost,
  se: 1,
  certain,
  mark: 'none',
  best: [],
  actions: [],
  worlds: 100,
});

describe('a loss that is sure', () => {
  it('is the lesser of two judgements', () => {
    expect(sureLoss(view, legal, found(20, true), () => found(12, true))).toBe(12);
    expect(sureLoss(view, legal, found(12, true), () => found(20, true))).toBe(12);
  });

  it('is none where the second judgement doubts it, or has nothing to compare', () => {
    expect(sureLoss(view, legal, found(20, true), () => found(12, false))).toBe(0);
    expect(sureLoss(view, legal, found(20, true), () => null)).toBe(0);
  });

  it('takes no second judgement where the first one doubts it', () => {
    const again = vi.fn<(action: Action) => Judgement | null>();
    expect(sureLoss(view, legal, found(20, false), again)).toBe(0);
    expect(again).not.toHaveBeenCalled();
  });
});
