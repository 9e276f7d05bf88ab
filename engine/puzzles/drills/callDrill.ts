import { codesOf } from '../../cards/card.ts';
import { float64At, itemAt } from '../../cards/indexed.ts';
import type { Rng } from '../../cards/random.ts';
import type { DealState } from '../../contract/deal.ts';
import { seatOnTurn, type Game } from '../../contract/game.ts';
import { formatAction } from '../../contract/notation.ts';
import { visible } from '../../games/sampling/sampling.ts';
import { decisionTrials } from '../../bots/judge/decisionTrials.ts';
import { JUDGE, judgeSeed, spreadOf } from '../../bots/judge/judge.ts';
import { errorOf, meanOf, type Trials } from '../../bots/judge/loss.ts';
import { UNHURRIED } from '../../bots/bot.ts';
import type { DrillRound } from './drill.ts';
import type { SampleDeal } from './sampleDeal.ts';

/** A quarter of the work of a judgement: the next question is not to be waited for. What is too close to call with it counts as right. */
const DEPTH = { ...JUDGE, calls: { ...JUDGE.calls, worlds: 1000, effort: 6000 } };
/** Calls among which a player chooses at a glance. */
const FEWEST = 2;
const MOST = 6;
/** A call that is behind by less than this share of a deal's spread, or by fewer standard errors, is right as well. */
const CLOSE = 1 / 16;
const CERTAIN = 4;
/** Kinds of actions that are answers to "what do you call?". */
const CALLS: ReadonlySet<string> = new Set(['bid', 'trump', 'call']);

/** The calls of a deal that make a question, without their answers. */
export function callsToMake(game: Game, { calls }: SampleDeal): DealState[] {
  return calls.filter((state) => {
    const { actions } = game.legal(state);
    return (
      actions.length >= FEWEST &&
      actions.length <= MOST &&
      actions.every(({ type }) => CALLS.has(type)) &&
      visible(itemAt(game.view(state, seatOnTurn(game, state)).hands, seatOnTurn(game, state))).length > 0
    );
  });
}

/** A hand and the calls before it: what each call is worth over the deals that fit. */
export function callRound(game: Game, deal: SampleDeal, rng: Rng): DrillRound | undefined {
  const states = callsToMake(game, deal);
  if (states.length === 0) return undefined;
  const state = itemAt(states, rng.below(states.length));
  const seat = seatOnTurn(game, state);
  const view = game.view(state, seat);
  const legal = game.legal(state);
  const trials = decisionTrials(view, legal, itemAt(legal.actions, 0), DEPTH, judgeSeed(view, legal), UNHURRIED);
  if (trials === null || trials.actions.length < FEWEST) return undefined;
  const { actions } = trials;
  const means = actions.map(({ candidate }) => meanOf(trials, candidate));
  const best = itemAt(actions, means.indexOf(Math.max(...means)));
  const right = actions.flatMap(({ candidate }, at) => {
    const behind = meanOf(trials, best.candidate) - itemAt(means, at);
    return behind < CLOSE * spreadOf(game.id) || behind < CERTAIN * errorOf(trials, best.candidate, candidate) ? [at] : [];
  });
  const turned = view.zones.flatMap(({ id, stacks }) => (id === 'turned' ? stacks.flatMap(visible) : []));
  return {
    question: {
      players: view.players,
      seat,
      trump: view.trump,
      declarer: view.declarer,
      hand: codesOf(visible(itemAt(view.hands, seat))),
      goesOn: false,
      tricks: [],
      turned: codesOf(turned),
      moves: view.moves,
      suit: null,
      side: [],
      choices: actions.map(({ action }) => formatAction(action)),
    },
    truth: {
      right,
      points: means.map((mean) => Math.round(mean * 10) / 10),
      wins: actions.map(({ candidate }) => sharePositive(trials, candidate)),
    },
  };
}

/** The share of worlds, by weight and in percent, in which a candidate brings more than the others get. */
function sharePositive({ values, weights }: Trials, candidate: number): number {
  const own = itemAt(values, candidate);
  let [sum, all] = [0, 0];
  for (let world = 0; world < weights.length; world += 1) {
    all += float64At(weights, world);
    if (float64At(own, world) > 0) sum += float64At(weights, world);
  }
  return Math.round((100 * sum) / all);
}
