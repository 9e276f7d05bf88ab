import { describe, expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../cards/random.ts';
import { gameById } from '../games/index.ts';
import { resolveOptions } from '../match/options.ts';
import { Board } from '../cards/trick/board.ts';
import { BOTS } from '../bots/index.ts';
import { PlayLikelihood } from '../bots/inference/playLikelihood.ts';
import type { OpponentModel } from '../bots/inference/choiceLikelihood.ts';
import { HeuristicPolicy } from '../bots/policy/heuristicPolicy.ts';
import { opponentModelsOf, HEURISTIC_KIND, USUAL_TEMPERATURE } from '../bots/inference/opponentModels.ts';
import { choicesOf, foreseen, fitOpponentModel, surest, type Chosen } from './fitOpponentModel.ts';
import { informationSetOf } from '../bots/inference/informationSet.ts';
import { dealsOf } from './starts.ts';
import { TUNED_BY_GAME } from '../games/learned/tuned.ts';
import { DEFAULT_WEIGHTS, weightsOf } from '../bots/policy/weights.ts';
import { Xorshift32 } from '../cards/xorshift32.ts';
import { Determinizer } from '../bots/inference/determinizer.ts';

const game = gameById('klaverjas');
const seed = seedFrom('reading');

function options(): Parameters<typeof dealsOf>[1] {
  const resolved = resolveOptions(game, {});
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
}
const deals = dealsOf(game, options(), 4, seed, 24);
const choices = (level: 'rule' | 'random'): Chosen[] =>
  deals.flatMap((deal, number) => choicesOf(game, deal, BOTS[level], 'score', deriveSeed(seed, `${number}`)));

describe('reading players', () => {
  const usual = [...DEFAULT_WEIGHTS, USUAL_TEMPERATURE];
  const made = choices('rule');

  it('has what they could have played, and what they did', () => {
    expect(made.length).toBeGreaterThan(200);
    for (const { board, place } of made) expect((board.legalIn(place >> 5) >>> (place & 31)) & 1).toBe(1);
  });

  it('refuses to learn from no choices', () => {
    const effort = { generations: 1, tried: 2, choices: 4 };
    expect(() => fitOpponentModel([], usual, effort, rngOf(seed))).toThrow('there are no choices');
  });

  it('learns to foresee them, always the same way', () => {
    const learn = (): number[] => fitOpponentModel(made, usual, { generations: 6, tried: 10, choices: 150 }, rngOf(seedFrom('lessons')));
    const opponentModel = learn();
    expect(foreseen(made, opponentModel)).toBeGreaterThan(foreseen(made, usual) + 0.05);
    expect(learn()).toEqual(opponentModel);
  });

  it('finds out how surely those who chose follow a player', () => {
    const weights = Float64Array.from(weightsOf('klaverjas'));
    const player = (unit: number): HeuristicPolicy => new HeuristicPolicy(weights, unit);
    const sure = surest(made, player);
    for (const temperature of [sure / 1.5, sure * 1.5])
      expect(foreseen(made, [...weights, sure])).toBeGreaterThan(foreseen(made, [...weights, temperature]));
    expect(surest(choices('random'), player)).toBeGreaterThan(sure);
  });

  it('knows of every game how players by heuristic choose, better than the policy that plays', () => {
    const [thumb = []] = TUNED_BY_GAME.klaverjas?.opponentModels ?? [];
    expect(foreseen(made, thumb)).toBeGreaterThan(foreseen(made, [...weightsOf('klaverjas'), USUAL_TEMPERATURE]) + 0.2);
  });
});

describe('a likelihood', () => {
  it('tells who goes by the heuristic from who plays by chance, whatever world is looked at', () => {
    const told = { rule: 0, random: 0 };
    for (const level of ['rule', 'random'] as const)
      for (const [number, deal] of deals.slice(0, 8).entries()) {
        let state = deal;
        for (let move = 0; move < 22; move += 1) {
          const seat = game.toAct(state)!;
          const legal = game.legal(state);
          const chosen = BOTS[level].choose(game.view(state, seat), legal, rngOf(deriveSeed(seed, `${number} ${move}`)), {
            now: () => 0,
            until: 1,
          });
          ({ state } = game.apply(state, chosen));
          if (state.phase !== 'play') break;
        }
        const seat = game.toAct(state);
        if (seat === null || state.phase !== 'play') continue;
        const infoSet = informationSetOf(game.view(state, seat), rngOf(seed));
        const thumb = opponentModelsOf(infoSet, new HeuristicPolicy(weightsOf(game.id), infoSet.unit), 'score')[HEURISTIC_KIND];
        const chance: OpponentModel = { policy: new HeuristicPolicy(DEFAULT_WEIGHTS, infoSet.unit), temperature: 1e6 };
        if (thumb === undefined) throw new Error('nothing was learned');
        const board = (): Board => new Board(infoSet.layout, infoSet.rules.sides, false, infoSet.board.bonus);
        const [world, past] = [board(), board()];
        const likelihood = new PlayLikelihood(infoSet, [thumb, chance], past);
        const determinizer = new Determinizer(infoSet, new Xorshift32(rngOf(seed)), 1);
        determinizer.deal();
        determinizer.lay(world);
        expect(likelihood.of(world)).toBeLessThanOrEqual(0);
        for (let other = 0; other < 4; other += 1) told[level] += likelihood.sums[other * 2]! - likelihood.sums[other * 2 + 1]!;
      }
    expect(told.rule).toBeGreaterThan(10);
    expect(told.random).toBeLessThan(-10);
  });
});
