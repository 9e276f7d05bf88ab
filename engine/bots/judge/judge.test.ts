import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/card.ts';
import { deriveSeed, rngOf, seedFrom } from '../../cards/random.ts';
import { PASS, playOf, type Action } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { actionIn } from '../../contract/notation.ts';
import type { View } from '../../contract/view.ts';
import { GAMES, gameById } from '../../games/index.ts';
import { currentDeal } from '../../match/match.ts';
import { deal, freshMatch, playRandomly } from '../../testing/invariants.ts';
import type { JudgeDepth } from './decisionTrials.ts';
import { JUDGE, judge, judgementOf, judgeSeed } from './judge.ts';

const SEED = seedFrom('judge');

/** A fraction of the work, for tests. */
const LIGHT: JudgeDepth = {
  cards: { ...JUDGE.cards, worlds: 60, effort: 6000, pool: 200, looks: 2000 },
  calls: { ...JUDGE.calls, worlds: 40, effort: 1500 },
};

/** Positions of a random deal in which there is something to choose. */
function positions(game: Game, number = 0): DealState[] {
  const found: DealState[] = [];
  const seed = deriveSeed(SEED, `${game.id} ${number}`);
  playRandomly(deal(freshMatch(game, {}, game.seats.min), seed).match, rngOf(deriveSeed(seed, 'play')), (next) => {
    const state = currentDeal(next)?.state;
    if (state !== undefined && game.legal(state).actions.length > 1) found.push(state);
  });
  return found;
}

describe.each(GAMES.map((game) => [game.id, game] as const))('a verdict at %s', (_, game) => {
  it('follows from what the seat could see, and nothing else', () => {
    const all = positions(game);
    let verdicts = 0;
    for (const state of [all[0]!, all[Math.floor(all.length / 3)]!, all[Math.floor((2 * all.length) / 3)]!]) {
      const seat = game.toAct(state)!;
      const view = game.view(state, seat);
      const legal = game.legal(state);
      const action = legal.actions[0]!;
      const verdict = judge(view, legal, action, { depth: LIGHT });
      const other = game.sampler(view)(rngOf(SEED));
      expect(judge(game.view(other, seat), game.legal(other), action, { depth: LIGHT })).toEqual(verdict);
      if (verdict === null) continue;
      verdicts += 1;
      expect(verdict.actions.map((one) => one.action)).toContain(action);
      expect(verdict.lost).toBeGreaterThanOrEqual(0);
      expect(verdict.best).toContain(verdict.actions[0]!.action);
      const shuffled = Object.fromEntries(Object.entries(view).reverse()) as unknown as View;
      expect(judgeSeed(shuffled, legal)).toBe(judgeSeed(view, legal));
    }
    expect(verdicts).toBeGreaterThan(0);
  }, 180_000);
});

describe('a verdict', () => {
  const game = gameById('klaverjas');

  it('marks what loses for certain, and never the best', () => {
    let [blunders, planted] = [0, 0];
    for (const state of Array.from({ length: 8 }, (_, number) => positions(game, number)).flat()) {
      const view = game.view(state, game.toAct(state)!);
      const legal = game.legal(state);
      const verdict = judge(view, legal, legal.actions[0]!, { depth: LIGHT });
      if (verdict === null) continue;
      const [best, worst] = [verdict.actions[0]!, verdict.actions.at(-1)!];
      expect(judge(view, legal, best.action, { depth: LIGHT })).toMatchObject({ lost: 0, mark: 'none' });
      if (worst.behind < 58 || worst.behind < 6 * worst.se) continue;
      planted += 1;
      if (judge(view, legal, worst.action, { depth: LIGHT })?.mark === 'blunder') blunders += 1;
    }
    expect(planted).toBeGreaterThan(2);
    expect(blunders / planted).toBeGreaterThan(0.9);
  }, 180_000);

  it('has no certain loss where nothing is lost', () => {
    const state = positions(game).at(-1);
    const view = game.view(state, game.toAct(state)!);
    const actions = cards('8H 9H TH').map((card) => playOf(card));
    const trials = {
      values: [Float64Array.of(9, 9, 9, 9), Float64Array.of(9, 9, 9, 9), Float64Array.of(1, 2, 1, 2)],
      weights: Float64Array.of(1, 1, 1, 1),
      actions: actions.map((action, candidate) => ({ action, candidate })),
      mass: 0,
    };
    expect(judgementOf(view, trials, actions[1]!)).toMatchObject({ lost: 0, certain: false, mark: 'none' });
    expect(judgementOf(view, trials, actions[2]!)).toMatchObject({ certain: true });
  });

  it('counts a call though it brings the same in every world, and no such card', () => {
    const state = positions(game).at(-1);
    const view = game.view(state, game.toAct(state)!);
    const alike = (actions: readonly Action[]) => ({
      values: actions.map(() => Float64Array.of(9, 3, 9)),
      weights: Float64Array.of(1, 1, 1),
      actions: actions.map((action, candidate) => ({ action, candidate })),
      mass: 0,
    });
    const calls = [PASS, actionIn('play')];
    expect(judgementOf(view, alike(calls), calls[1]!)).toMatchObject({ lost: 0, mark: 'none', best: calls });
    const plays = cards('8H 9H').map((card) => playOf(card));
    expect(judgementOf(view, alike(plays), plays[1]!)).toBe(null);
  });

  it('is none where there is nothing to choose', () => {
    const state = positions(game).at(-1);
    const legal = game.legal(state);
    const view = game.view(state, game.toAct(state)!);
    expect(judge(view, { ...legal, actions: legal.actions.slice(0, 1) }, legal.actions[0]!)).toBeNull();
  });
});
