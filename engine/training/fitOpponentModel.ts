import { parseCard } from '../cards/card.ts';
import { deriveSeed, rngOf, type Rng, type Seed } from '../cards/random.ts';
import type { Action } from '../contract/action.ts';
import type { DealState } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import type { View } from '../contract/view.ts';
import { cardIn } from '../phases/tricks.ts';
import { OVER } from '../phases/phase.ts';
import { Board } from '../trick/board.ts';
import { heldPlaceOf, type Place } from '../trick/layout.ts';
import type { Bot } from '../bots/bot.ts';
import { playLogLikelihood } from '../bots/inference/playLikelihood.ts';
import { HeuristicPolicy } from '../bots/policy/heuristicPolicy.ts';
import { alliesOf, type PlayoutPolicy } from '../bots/policy/playoutPolicy.ts';
import { informationSetOf } from '../bots/inference/informationSet.ts';
import { normal } from './tuning.ts';
import { unitOf, WEIGHTS } from '../bots/policy/weights.ts';
import { Xorshift32 } from '../cards/xorshift32.ts';
import { Determinizer } from '../bots/inference/determinizer.ts';
import type { Aim } from '../bots/policy/aim.ts';
import { float64At } from '../indexed.ts';

/** A card that somebody has chosen, and the play as it stood then. */
export interface Chosen {
  readonly board: Board;
  readonly place: Place;
}

/** How long a model is fitted. */
export interface FitEffort {
  readonly generations: number;
  /** Models tried in each of them, in mirrored pairs. */
  readonly tried: number;
  /** Choices that each of them explains. */
  readonly choices: number;
}

/** No clock: bots think until their work is done. */
const PATIENT = { now: () => 0, until: 1 };

/** Every choice of a card that a bot makes when it sits in all seats of a deal that has come to the play. */
export function choicesOf(game: Game, start: DealState, bot: Bot, aim: Aim, seed: Seed): Chosen[] {
  const chosen: Chosen[] = [];
  let state = start;
  for (let seat = game.toAct(state); state.phase !== OVER && seat !== null; seat = game.toAct(state)) {
    const legal = game.legal(state);
    const view = game.view(state, seat);
    const rng = rngOf(deriveSeed(seed, `${state.moves.length}`));
    const action = bot.choose(view, legal, rng, { ...PATIENT, aim });
    if (state.phase === 'play' && legal.actions.length > 1 && parseCard(action) !== undefined) chosen.push(chosenIn(view, action, rng));
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
  return { board, place: heldPlaceOf(layout, board.hands, seat, cardIn(action)) };
}

/** The mean logarithm of the likelihood of choices under a model: how well it foresees them. */
export function foreseen(choices: readonly Chosen[], opponentModel: readonly number[]): number {
  const weights = Float64Array.from(opponentModel.slice(0, WEIGHTS.length));
  return foreseenBy(choices, (unit) => new HeuristicPolicy(weights, unit), opponentModel[WEIGHTS.length] ?? 1);
}

/** Temperatures that {@link surest} tries. */
const TEMPERATURES = [0.06, 0.08, 0.1, 0.12, 0.15, 0.18, 0.22, 0.27, 0.33, 0.4, 0.5, 0.6, 0.75, 0.9];

/** How surely those who made some choices follow a player, as the temperature under which they are likeliest. */
export function surest(choices: readonly Chosen[], player: (unit: number) => PlayoutPolicy): number {
  const likely = TEMPERATURES.map((temperature) => foreseenBy(choices, player, temperature));
  return TEMPERATURES[likely.indexOf(Math.max(...likely))] ?? 1;
}

function foreseenBy(choices: readonly Chosen[], player: (unit: number) => PlayoutPolicy, temperature: number): number {
  const policies = new Map<number, PlayoutPolicy>();
  let sum = 0;
  for (const { board, place } of choices) {
    const unit = unitOf(board.layout.spec, board.players);
    const policy = policies.get(unit) ?? player(unit);
    policies.set(unit, policy);
    policy.allies = alliesOf(board);
    sum += playLogLikelihood({ policy, temperature }, board, place);
  }
  return sum / Math.max(1, choices.length);
}

/** Steps of the search at its beginning and its end, in units of a weight. */
const WIDE = 0.2;
const NARROW = 0.02;

/**
 * A model of players who made such choices: weights of the policy and a temperature under which they are as likely as can be, by the same
 * evolution strategy as the weights that play.
 */
export function fitOpponentModel(choices: readonly Chosen[], from: readonly number[], effort: FitEffort, rng: Rng): number[] {
  const { generations, tried, choices: count } = effort;
  const at = WEIGHTS.length;
  // The temperature is searched by its logarithm.
  const mean = Float64Array.from(from, (one, i) => (i === at ? Math.log(one) : one));
  const told = (learned: Float64Array): number[] => Array.from(learned, (one, i) => (i === at ? Math.exp(one) : one));
  const parents = tried >> 1;
  const shares = Array.from({ length: parents }, (_, i) => Math.log(parents + 0.5) - Math.log(i + 1));
  const total = shares.reduce((sum, share) => sum + share, 0);
  for (let generation = 0; generation < generations; generation += 1) {
    const step = WIDE * (NARROW / WIDE) ** (generation / generations);
    const some = Array.from({ length: count }, () => choices[rng.below(choices.length)]).filter((one) => one !== undefined);
    const mutants: { readonly change: Float64Array; readonly worth: number }[] = [];
    for (let pair = 0; pair < parents; pair += 1) {
      const change = mean.map(() => step * normal(rng));
      for (const mutation of [change, change.map((one) => -one)])
        mutants.push({ change: mutation, worth: foreseen(some, told(mean.map((one, i) => one + float64At(mutation, i)))) });
    }
    mutants.sort((a, b) => b.worth - a.worth);
    for (let i = 0; i < mean.length; i += 1)
      mean[i] = float64At(mean, i) + shares.reduce((sum, share, rank) => sum + (share / total) * (mutants[rank]?.change[i] ?? 0), 0);
  }
  return told(mean);
}
