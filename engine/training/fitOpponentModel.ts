import { deriveSeed, rngOf, type Rng, type Seed } from '../cards/random.ts';
import { cardOfPlay, type Action } from '../contract/action.ts';
import { OVER, type DealState } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import type { View } from '../contract/view.ts';
import { Board } from '../cards/trick/board.ts';
import { heldPlaceOf, type CardPlace } from '../cards/trick/layout.ts';
import { UNHURRIED, type Bot } from '../bots/bot.ts';
import { playLogLikelihood } from '../bots/inference/choiceLikelihood.ts';
import { HeuristicPolicy } from '../bots/policy/heuristicPolicy.ts';
import type { PlayoutPolicy } from '../bots/policy/playoutPolicy.ts';
import { informationSetOf } from '../bots/inference/informationSet.ts';
import { evolve, type EvolutionEffort, type Steps } from './evolution.ts';
import { unitOf, WEIGHT_COUNT } from '../bots/policy/weights.ts';
import { Xorshift32 } from '../cards/xorshift32.ts';
import { Determinizer } from '../bots/inference/determinizer.ts';
import type { Aim } from '../contract/search/search.ts';
import { itemAt } from '../cards/indexed.ts';
import { briefingOf, type Briefing } from './starts.ts';

/** A card that a player chose, and the play as it stood then. */
export interface Chosen {
  readonly board: Board;
  readonly brief: Briefing;
  readonly place: CardPlace;
}

/** How long a model is fitted. */
export interface FitEffort extends EvolutionEffort {
  /** Choices that each mutant explains. */
  readonly choices: number;
}

/** Every choice of a card that a bot makes when it sits in all seats of a deal that has come to the play. */
export function choicesOf(game: Game, start: DealState, bot: Bot, aim: Aim, seed: Seed): Chosen[] {
  const chosen: Chosen[] = [];
  let state = start;
  for (let seat = game.toAct(state); state.phase !== OVER && seat !== null; seat = game.toAct(state)) {
    const legal = game.legal(state);
    const view = game.view(state, seat);
    const rng = rngOf(deriveSeed(seed, `${state.moves.length}`));
    const action = bot.choose(view, legal, rng, { ...UNHURRIED, aim });
    if (state.phase === 'play' && legal.actions.length > 1 && action.type === 'play') chosen.push(chosenIn(view, action, rng));
    ({ state } = game.apply(state, action));
  }
  return chosen;
}

function chosenIn(view: View, action: Action, rng: Rng): Chosen {
  const infoSet = informationSetOf(view, rng);
  const { layout, rules, board: root, seat } = infoSet;
  const board = new Board(layout, rules.sides, root.stacked, root.bonus);
  const determinizer = new Determinizer(infoSet, new Xorshift32(rng), 1);
  determinizer.deal();
  determinizer.lay(board);
  board.findLegal();
  return { board, brief: briefingOf(root, rules.called), place: heldPlaceOf(layout, board.hands, seat, cardOfPlay(action)) };
}

/** The mean logarithm of the likelihood of choices under a model: how well it foresees them. */
export function foreseen(choices: readonly Chosen[], opponentModel: readonly number[]): number {
  const weights = Float64Array.from(opponentModel.slice(0, WEIGHT_COUNT));
  return foreseenBy(choices, (unit) => new HeuristicPolicy(weights, unit), itemAt(opponentModel, WEIGHT_COUNT));
}

/** Temperatures that {@link surest} tries. */
const TEMPERATURES = [0.06, 0.08, 0.1, 0.12, 0.15, 0.18, 0.22, 0.27, 0.33, 0.4, 0.5, 0.6, 0.75, 0.9];

/** How surely those who made some choices follow a player, as the temperature under which they are likeliest. */
export function surest(choices: readonly Chosen[], player: (unit: number) => PlayoutPolicy): number {
  const likely = TEMPERATURES.map((temperature) => foreseenBy(choices, player, temperature));
  return itemAt(TEMPERATURES, likely.indexOf(Math.max(...likely)));
}

function foreseenBy(choices: readonly Chosen[], player: (unit: number) => PlayoutPolicy, temperature: number): number {
  const policies = new Map<number, PlayoutPolicy>();
  let sum = 0;
  for (const { board, brief, place } of choices) {
    const unit = unitOf(board.layout.spec, board.players);
    const policy = policies.get(unit) ?? player(unit);
    policies.set(unit, policy);
    brief(policy, board);
    sum += playLogLikelihood({ policy, temperature }, board, place);
  }
  return sum / Math.max(1, choices.length);
}

/** Steps in units of a weight. */
const STEPS: Steps = { wide: 0.2, narrow: 0.02 };

/**
 * Fits a model to players by the choices they made: returns the weights and the temperature under which those choices are likeliest, found by
 * {@link evolve}, each generation on a sample of the choices. Throws a RangeError for no choices.
 */
export function fitOpponentModel(
  choices: readonly Chosen[],
  from: readonly number[],
  { choices: count, ...effort }: FitEffort,
  rng: Rng,
): number[] {
  if (choices.length === 0) throw new RangeError('there are no choices to fit a model to');
  const at = WEIGHT_COUNT;
  // The temperature evolves as its logarithm.
  const modelOf = (genes: Float64Array): number[] => Array.from(genes, (one, i) => (i === at ? Math.exp(one) : one));
  const means = evolve(
    Float64Array.from(from, (one, i) => (i === at ? Math.log(one) : one)),
    effort,
    STEPS,
    () => {
      const sample = Array.from({ length: count }, () => itemAt(choices, rng.below(choices.length)));
      return (mutant) => foreseen(sample, modelOf(mutant));
    },
    rng,
  );
  return modelOf(itemAt(means, means.length - 1));
}
