import { describe, expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../../cards/random.ts';
import type { Legal } from '../../contract/action.ts';
import { formatAction } from '../../contract/notation.ts';
import type { View } from '../../contract/view.ts';
import { gameById } from '../../games/index.ts';
import { currentDeal } from '../../match/match.ts';
import { deal, freshMatch, playRandomly } from '../../testing/invariants.ts';
import type { JudgeDepth } from './decisionTrials.ts';
import { JUDGE, judge, judgeSeed, leastMarked } from './judge.ts';
import { verdictOn } from './verdict.ts';

/** A fraction of the work. */
const LIGHT: JudgeDepth = {
  cards: { ...JUDGE.cards, worlds: 120, effort: 18_000, pool: 400, looks: 5000 },
  calls: { ...JUDGE.calls, worlds: 120, effort: 1500 },
};

/** Decisions about cards in random deals of klaverjassen, with the worst and the best action by one look. */
function* decisions(): Generator<{ view: View; legal: Legal; found: NonNullable<ReturnType<typeof judge>> }> {
  const game = gameById('klaverjas');
  for (let number = 0; number < 4; number += 1) {
    const seed = deriveSeed(seedFrom('verdict'), `${number}`);
    const states: Parameters<typeof game.legal>[0][] = [];
    playRandomly(deal(freshMatch(game, {}, 4), seed).match, rngOf(deriveSeed(seed, 'play')), (next) => {
      const state = currentDeal(next)?.state;
      if (state !== undefined && state.phase === 'play' && game.legal(state).actions.length > 1) states.push(state);
    });
    for (const state of states) {
      const view = game.view(state, game.toAct(state)!);
      const legal = game.legal(state);
      const found = judge(view, legal, legal.actions[0]!, { depth: LIGHT });
      if (found !== null) yield { view, legal, found };
    }
  }
}

describe('a verdict on a decision', () => {
  it('finds a bonus that was not called, for what it is worth, and passes over one that was', () => {
    const game = gameById('klaverjas');
    const losses: number[] = [];
    for (let number = 0; losses.length < 6; number += 1) {
      const seed = deriveSeed(seedFrom('roem'), `${number}`);
      playRandomly(deal(freshMatch(game, {}, 4), seed).match, rngOf(deriveSeed(seed, 'play')), (next) => {
        const state = currentDeal(next)?.state;
        if (state?.phase !== 'roem') return;
        const [view, legal] = [game.view(state, game.toAct(state)!), game.legal(state)];
        const [roem, silent] = legal.actions;
        expect(legal.actions.map(formatAction)).toEqual(['roem', 'silent']);
        expect(verdictOn(view, legal, roem!, { depth: LIGHT })).toBe(null);
        const verdict = verdictOn(view, legal, silent!, { depth: LIGHT });
        // A side that is nat for certain loses its roem as well: then nothing is decided.
        if (verdict === null) return;
        expect(verdict.best).toEqual([roem]);
        losses.push(Math.round(verdict.lost));
      });
    }
    expect(Math.min(...losses)).toBeGreaterThan(0);
    expect(losses).toContain(20);
  });

  it('marks losses that two halves of the looks find beyond five standard errors, which other chance finds again', () => {
    let [marks, upheld, planted, missed, single] = [0, 0, 0, 0, 0];
    for (const { view, legal, found } of decisions()) {
      const worst = found.actions.at(-1)!;
      // One thorough look alone marks choices that are not marked by two halves.
      if (judge(view, legal, worst.action, { depth: LIGHT })?.mark !== 'none') single += 1;
      const verdict = verdictOn(view, legal, worst.action, { depth: LIGHT });
      const certain = worst.behind > 3 * leastMarked('klaverjas') && worst.behind > 8 * worst.se;
      if (certain) planted += 1;
      if (verdict === null || verdict.mark === 'none') {
        if (certain) missed += 1;
        expect(verdict?.certain ?? false).toBe(false);
        continue;
      }
      marks += 1;
      expect(verdict.certain).toBe(true);
      expect(verdict.lost).toBeGreaterThanOrEqual(5 * verdict.se);
      expect(verdict.lost).toBeGreaterThanOrEqual(leastMarked('klaverjas'));
      expect(verdict.actions[0]).toMatchObject({ behind: 0 });
      expect(verdict.actions.map(({ action }) => action)).toEqual(expect.arrayContaining([...legal.actions]));
      expect(verdict.best).not.toContain(worst.action);
      const again = verdictOn(view, legal, worst.action, { depth: LIGHT, turn: 1 });
      if (again !== null && again.lost >= verdict.lost / 2 && again.lost >= 4 * again.se) upheld += 1;
    }
    expect({ missed, few: planted < 5 || marks < 6 }).toEqual({ missed: 0, few: false });
    expect(single).toBeGreaterThan(marks);
    expect(upheld / marks).toBeGreaterThan(0.95);
  }, 120_000);

  it('lets the best action pass after a quick look', () => {
    let [quick, all] = [0, 0];
    for (const { view, legal, found } of decisions()) {
      const best = found.actions[0]!;
      const verdict = verdictOn(view, legal, best.action, { depth: LIGHT });
      expect(verdict?.mark ?? 'none').toBe('none');
      all += 1;
      const thorough = judge(view, legal, best.action, { depth: LIGHT, seed: judgeSeed(view, legal, 1) });
      if (verdict !== null && thorough !== null && verdict.worlds < thorough.worlds / 2) quick += 1;
    }
    expect(quick / all).toBeGreaterThan(0.5);
  }, 120_000);
});
