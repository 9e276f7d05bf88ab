import { describe, expect, it, vi } from 'vitest';
import { itemAt } from '../../cards/indexed.ts';
import { seedFrom } from '../../cards/random.ts';
import type { Action } from '../../contract/action.ts';
import { gameById } from '../../games/index.ts';
import { currentDeal } from '../../match/match.ts';
import { deal, freshMatch } from '../../testing/invariants.ts';
import { judge, type Judgement } from '../../bots/judge/judge.ts';
import { blundersIn, dealAmongHard, judgesOf, sureLoss } from './blunders.ts';

const game = gameById('klaverjas');
const { state } = currentDeal(deal(freshMatch(game, {}, 4), seedFrom('blunders')).match)!;
const [action] = game.legal(state).actions;
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
    expect(sureLoss(found(20, true), () => found(12, true), 5)).toBe(12);
    expect(sureLoss(found(12, true), () => found(20, true), 5)).toBe(12);
  });

  it('is none where the second judgement doubts it, or has nothing to compare', () => {
    expect(sureLoss(found(20, true), () => found(12, false), 5)).toBe(0);
    expect(sureLoss(found(20, true), () => null, 5)).toBe(0);
  });

  it('takes no second judgement where the first one doubts it, or finds too little', () => {
    const thorough = vi.fn<(action: Action) => Judgement | null>();
    expect(sureLoss(found(20, false), thorough, 5)).toBe(0);
    expect(sureLoss(found(4, true), thorough, 5)).toBe(0);
    expect(thorough).not.toHaveBeenCalled();
  });

  it('is that of the first judgement where it is not judged twice', () => {
    expect(sureLoss(found(20, true), undefined, 5)).toBe(20);
  });
});

describe('the judges of a position', () => {
  const { deal: played } = dealAmongHard(game, 'hard', 0, seedFrom('judges'));

  it('find of each card what a judgement of it alone finds', () => {
    let { state: now } = game.deal(played.setup);
    while (now.phase !== 'play' || game.legal(now).actions.length < 3)
      ({ state: now } = game.apply(now, itemAt(played.moves, game.view(now, 'spectator').moves.length).action));
    const possible = game.legal(now);
    const seen = game.view(now, game.toAct(now)!);
    const { first } = judgesOf(seen, possible);
    for (const one of possible.actions) expect(first(one)).toEqual(judge(seen, possible, one));
  });

  it('compare calls in the same worlds, whichever was asked for first', () => {
    const possible = game.legal(state);
    const { first } = judgesOf(game.view(state, game.toAct(state)!), possible);
    const [one, ...others] = possible.actions.map(first);
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other?.actions).toEqual(one?.actions);
  });
});

describe('decisions of levels in the same positions', () => {
  it('are counted for each level, those of better players losing less', () => {
    const standings = blundersIn(game, ['random', 'hard'], 0, 1, seedFrom('same positions'));
    const [random, hard] = [standings.get('random')!, standings.get('hard')!];
    expect(random.deals).toBe(1);
    expect(random.decisions).toBe(hard.decisions);
    expect(hard.decisions).toBeGreaterThan(10);
    expect(random.lost).toBeGreaterThan(hard.lost);
    expect(random.certain3).toBeGreaterThan(0);
    const grouped = Object.values(random.groups).reduce((sum, { decisions }) => sum + decisions, 0);
    expect(grouped).toBe(random.decisions);
  });
});
