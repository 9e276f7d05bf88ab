import { describe, expect, it } from 'vitest';
import { itemAt } from '../../cards/indexed.ts';
import { deriveSeed, pick, rngOf, seedFrom } from '../../cards/random.ts';
import { playOf } from '../../contract/action.ts';
import type { GameId } from '../../contract/gameId.ts';
import { gameById } from '../../games/index.ts';
import { deal, freshMatch } from '../../testing/invariants.ts';
import { decisionTrials, joinedTrials, narrowedTrials, type DecisionTrials } from './decisionTrials.ts';
import { UNHURRIED } from '../bot.ts';
import { JUDGE, judgeSeed, workPart } from './judge.ts';
import { effectiveWorlds, meanOf } from './loss.ts';

const [FIRST, SECOND] = [playOf(1), playOf(2)];

/** A look with the values of two actions by world. */
function look(first: readonly number[], second: readonly number[], weights: readonly number[], mass = 0): DecisionTrials {
  return {
    actions: [FIRST, SECOND].map((action, candidate) => ({ action, candidate })),
    values: [Float64Array.from(first), Float64Array.from(second)],
    weights: Float64Array.from(weights),
    mass,
  };
}

describe('joined looks', () => {
  it('count as one look with all of their worlds', () => {
    const all = joinedTrials([look([1, 2], [0, 0], [3, 1]), look([5, 6, 7], [1, 1, 4], [1, 1, 2]), look([8], [2], [4])]);
    const whole = look([1, 2, 5, 6, 7, 8], [0, 0, 1, 1, 4, 2], [3, 1, 1, 1, 2, 4]);
    for (const candidate of [0, 1]) expect(meanOf(all, candidate)).toBeCloseTo(meanOf(whole, candidate), 12);
    expect(effectiveWorlds(all)).toBeCloseTo(effectiveWorlds(whole), 12);
  });

  it('count by how likely their worlds are, however many of them were tried', () => {
    const all = joinedTrials([
      look([0, 0, 0], [0, 0, 0], [1, 1, 1], Math.log(3)),
      look([8], [4], [1], Math.log(9)),
      look([8], [4], [1], Math.log(4)),
    ]);
    expect(meanOf(all, 0)).toBeCloseTo((8 * 13) / 16, 12);
    expect(meanOf(all, 1)).toBeCloseTo((4 * 13) / 16, 12);
  });

  it('keep the actions of all looks where they are narrowed to some candidates', () => {
    const own = look([1, 2], [3, 4], [1, 1]);
    const narrowed = narrowedTrials({ ...own, actions: [{ action: FIRST, candidate: 0 }] }, [1], [{ action: SECOND, candidate: 1 }]);
    expect(narrowed.actions).toEqual([{ action: SECOND, candidate: 0 }]);
    expect(narrowed.values).toEqual([Float64Array.of(3, 4)]);
  });
});

describe.each<[GameId, string]>([
  ['klaverjas', 'play'],
  ['manilla-two', 'play'],
  ['botifarra', 'trumps'],
])('trials of some candidates of %s, in the phase %s', (id, phase) => {
  it('meet the same worlds and bring the same as trials of all', () => {
    const game = gameById(id);
    const seed = seedFrom('some candidates');
    const depth = workPart(JUDGE, 50);
    let compared = 0;
    for (let number = 0; number < 12; number += 1) {
      const rng = rngOf(deriveSeed(seed, `${number}`));
      let { state } = itemAt(deal(freshMatch(game, {}, game.seats.min), deriveSeed(seed, `cards ${number}`)).match.deals, 0);
      while (state.phase !== phase && state.phase !== 'over') ({ state } = game.apply(state, pick(game.legal(state).actions, rng)));
      const seat = game.toAct(state);
      const legal = game.legal(state);
      const [made] = legal.actions;
      if (seat === null || made === undefined) continue;
      const view = game.view(state, seat);
      const patient = { cards: { ...depth.cards, effort: 1e9 }, calls: { ...depth.calls, effort: 1e9 } };
      const all = decisionTrials(view, legal, made, patient, judgeSeed(view, legal), UNHURRIED);
      if (all === null || all.values.length < 3) continue;
      const some = decisionTrials(view, legal, made, patient, judgeSeed(view, legal), UNHURRIED, [0, 2])!;
      expect(some.weights).toEqual(all.weights);
      expect(some.mass).toBe(all.mass);
      expect(some.values).toHaveLength(2);
      // Calls are followed by heuristics and a policy that draw chance.
      if (phase === 'play') expect(some.values).toEqual([all.values[0], all.values[2]]);
      for (const { action, candidate } of some.actions) {
        expect(candidate).toBeLessThan(2);
        expect(all.actions.map((one) => one.action)).toContain(action);
      }
      compared += 1;
    }
    expect(compared).toBeGreaterThan(2);
  }, 30_000);
});

describe('what a game has of its own', () => {
  const plain = workPart(JUDGE, 100);
  /** Whether two depths bring the same in each card of some random deals. */
  const compared = (id: GameId, one: Partial<typeof plain.cards>, other: Partial<typeof plain.cards>): boolean[] => {
    const game = gameById(id);
    const same: boolean[] = [];
    for (let number = 0; number < 2; number += 1) {
      const seed = deriveSeed(seedFrom('own depth'), `${number}`);
      const rng = rngOf(seed);
      let { state } = itemAt(deal(freshMatch(game, {}, game.seats.min), seed).match.deals, 0);
      while (state.phase !== 'over') {
        const legal = game.legal(state);
        const made = pick(legal.actions, rng);
        const seat = game.toAct(state);
        if (seat !== null && state.phase === 'play' && legal.actions.length > 1) {
          const view = game.view(state, seat);
          const tried = [one, other].map((part) =>
            decisionTrials(view, legal, made, { ...plain, cards: { ...plain.cards, ...part } }, seed, UNHURRIED),
          );
          same.push(JSON.stringify(tried[0]?.values) === JSON.stringify(tried[1]?.values));
        }
        ({ state } = game.apply(state, made));
      }
    }
    return same;
  };

  it.each<[GameId, boolean]>([
    ['manille-two', true],
    ['manilla-two', true],
    ['botifarra', false],
  ])('decides how many last tricks are tried to the end: %s', (id, holds) => {
    expect(compared(id, { exact: 2 }, { exact: 1 }).every(Boolean)).toBe(holds);
  });

  it.each<[GameId, boolean]>([
    ['manille', true],
    ['botifarra', false],
  ])('decides how far calls are read: %s', (id, holds) => {
    expect(compared(id, { callTrust: 1 }, { callTrust: 6 }).every(Boolean)).toBe(holds);
  });
});
