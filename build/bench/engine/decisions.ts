import type { Bot } from '../../../engine/bots/bot.ts';
import { BOTS } from '../../../engine/bots/index.ts';
import { deriveSeed, rngOf, seedFrom } from '../../../engine/cards/random.ts';
import type { Legal } from '../../../engine/contract/action.ts';
import type { Game } from '../../../engine/contract/game.ts';
import type { View } from '../../../engine/contract/view.ts';
import { resolveOptions } from '../../../engine/match/options.ts';
import { OVER } from '../../../engine/contract/deal.ts';
import { dealsOf } from '../../../engine/training/starts.ts';
import type { Clock } from './clock.ts';
import { usualPlayers } from '../../../engine/match/seating.ts';

/** Decisions about cards a second by level, over all seats of the same deals, no clock cutting thinking short. */
export interface DecisionSpeed {
  readonly easy: number;
  readonly medium: number;
  readonly hard: number;
  readonly expert: number;
}

/** Deals whose decisions are timed. */
const DEALS = 4;
/** One decision in this many is timed, so that a short measurement covers all of a deal. */
const EVERY = 5;

/** Measures the levels over decisions of some games in turn, each level for some milliseconds and one decision at least. */
export function decisionSpeed(games: readonly Game[], clock: Clock, milliseconds: number): DecisionSpeed {
  const decisions = inTurn(games.map(decisionsOf));
  const patient = { now: () => 0, until: 1 };
  const measure = (bot: Bot): number => {
    const begun = clock();
    let done = 0;
    let spent = 0;
    do {
      const asked = decisions[done % decisions.length];
      if (asked === undefined) throw new Error('there is no decision to ask for');
      bot.choose(asked.view, asked.legal, rngOf(deriveSeed(seedFrom('decisions'), `${done}`)), patient);
      done += 1;
      spent = clock() - begun;
    } while (spent < milliseconds);
    return Number(((done * 1000) / spent).toFixed(1));
  };
  return { easy: measure(BOTS.easy), medium: measure(BOTS.medium), hard: measure(BOTS.hard), expert: measure(BOTS.expert) };
}

interface Asked {
  readonly view: View;
  readonly legal: Legal;
}

/** Decisions of deals that are played by heuristic. */
function decisionsOf(game: Game): Asked[] {
  const options = resolveOptions(game, {});
  if (!options.ok) throw new Error(options.error.message);
  const seed = seedFrom(`decisions ${game.id}`);
  const rng = rngOf(deriveSeed(seed, 'play'));
  const met: Asked[] = [];
  for (let state of dealsOf(game, options.value, usualPlayers(game), seed, DEALS))
    for (let seat = game.toAct(state); state.phase !== OVER && seat !== null; seat = game.toAct(state)) {
      const asked = { view: game.view(state, seat), legal: game.legal(state) };
      if (state.phase === 'play' && asked.legal.actions.length > 1) met.push(asked);
      ({ state } = game.apply(state, game.heuristicBot(asked.view, asked.legal, rng)));
    }
  return met.filter((_, at) => at % EVERY === 0);
}

/** Lists woven into one: the first of each, then the second of each. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
