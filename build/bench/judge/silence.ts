import { isTrueAgainst, isTrueFor } from '../../../engine/bots/advice/againstTruth.fixture.ts';
import { reasonsAgainst } from '../../../engine/bots/advice/against.ts';
import { atTheTable } from '../../../engine/bots/advice/reason.ts';
import { figuresOf } from '../../../engine/bots/judge/figures.ts';
import { JUDGE } from '../../../engine/bots/judge/judge.ts';
import type { JudgeDepth } from '../../../engine/bots/judge/decisionTrials.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';
import { isCall } from '../../../engine/contract/action.ts';
import { deriveSeed, rngOf, type Seed } from '../../../engine/cards/random.ts';
import type { DealState } from '../../../engine/contract/deal.ts';
import type { Game } from '../../../engine/contract/game.ts';
import { formatAction } from '../../../engine/contract/notation.ts';
import { currentDeal } from '../../../engine/match/match.ts';
import { wireLegal, wireView } from '../../../engine/protocol/wire.ts';
import { deal, freshMatch, playRandomly } from '../../../engine/testing/invariants.ts';
import { runJudge } from '../../../electron/host/workers/judgeJob.ts';

/** A fraction of the judge's work: what leaks at all leaks in this, too. */
const QUICK: JudgeDepth = {
  cards: { ...JUDGE.cards, worlds: 12, effort: 1200, pool: 40, looks: 300 },
  calls: { ...JUDGE.calls, worlds: 10, effort: 300 },
};

/** Time without end. */
const PATIENT = { now: (): number => 0, until: 1 };

/** The positions of a random deal in which a seat has a choice. */
export function choicesIn(game: Game, seed: Seed): DealState[] {
  const found: DealState[] = [];
  const players = game.seats.min;
  playRandomly(deal(freshMatch(game, {}, players), seed).match, rngOf(deriveSeed(seed, 'play')), (next) => {
    const state = currentDeal(next)?.state;
    if (state !== undefined && game.toAct(state) !== null && game.legal(state).actions.length > 1) found.push(state);
  });
  return found;
}

/** The answers of the judge and of a hint about a choice, as bytes: the judgement with its reasons, and the figures of a hint or a warning. */
export function answersAbout(game: Game, state: DealState, choice: number): string {
  const seat = game.toAct(state);
  if (seat === null) throw new RangeError('a choice has a seat');
  const [view, legal] = [game.view(state, seat), game.legal(state)];
  const action = itemAt(legal.actions, choice % legal.actions.length);
  const judged = runJudge({ judge: { view: wireView(view), legal: wireLegal(legal), action: formatAction(action), depth: QUICK } });
  return JSON.stringify([judged, figuresOf(view, legal, action, QUICK, PATIENT)]);
}

/** The same position with other cards where the seat that is to act cannot see them. */
export function otherwiseHidden(game: Game, state: DealState, seed: Seed): DealState {
  const seat = game.toAct(state);
  if (seat === null) throw new RangeError('a choice has a seat');
  return game.sampler(game.view(state, seat))(rngOf(seed));
}

/** How many reasons for and against cards of a position there are, or about the hand behind its calls, and how many of them are untrue by the rules alone. */
export function reasonsIn(game: Game, state: DealState): { readonly checked: number; readonly untrue: number } {
  const seat = game.toAct(state);
  const legal = game.legal(state);
  const { actions } = legal;
  const calls = actions.every(isCall);
  if (seat === null || (!calls && actions.some(({ type }) => type !== 'play'))) return { checked: 0, untrue: 0 };
  const view = game.view(state, seat);
  let [checked, untrue] = [0, 0];
  for (const made of actions.slice(0, 4)) {
    for (const reason of calls ? [] : atTheTable(view, legal, made)) {
      checked += 1;
      if (!isTrueFor(game, state, formatAction(made), reason)) untrue += 1;
    }
    for (const better of actions.slice(0, 4))
      for (const reason of reasonsAgainst(view, made, better)) {
        checked += 1;
        if (!isTrueAgainst(game, state, formatAction(made), formatAction(better), reason)) untrue += 1;
      }
  }
  return { checked, untrue };
}
