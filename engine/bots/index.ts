import { gameById } from '../games/index.ts';
import { pick, type Rng } from '../cards/random.ts';
import type { Legal } from '../contract/action.ts';
import type { Heuristic } from '../contract/game.ts';
import { NEVER, type ByLevel } from '../contract/search/searchProfile.ts';
import { cardsInTrick, type View } from '../contract/view.ts';
import { quick, type Bot, type Budget, type Candidate } from './bot.ts';
import { searchCalls, type CallDepth } from './search/callSearch.ts';
import { easy } from './baselines/easy.ts';
import type { Level } from './levels.ts';
import { searchCallSequences } from './search/callSequences.ts';
import { informationSetOf } from './inference/informationSet.ts';
import { searchCards, type Depth } from './search/cardSearch.ts';

/** Any legal action, each equally likely: a yardstick. */
const random = quick((_, legal, rng) => pick(legal.actions, rng));

/** The game's own heuristic: a sound club player without search. */
const rule = quick((view, legal, rng) =>
  legal.actions.length === 1 && legal.actions[0] !== undefined ? legal.actions[0] : gameById(view.game).heuristicBot(view, legal, rng),
);

/** The call of a game's sharpest heuristic. */
const heuristicChoice: Heuristic = (view, legal, rng) => {
  const { heuristicBot, searchHeuristic = heuristicBot } = gameById(view.game);
  return searchHeuristic(view, legal, rng);
};

/** How hard a player thinks. */
export interface Settings {
  readonly cards: Depth;
  /** `null`: calls by heuristic. */
  readonly calls: CallDepth | null;
  /** The level whose figures of each game's search profile hold; no profile is read if omitted. */
  readonly level?: keyof ByLevel;
}

/** A player that searches. */
export function thinker({ cards, calls, level }: Settings): Bot {
  const profileOf = ({ game, phase }: View): Profile => {
    const search = level === undefined ? undefined : gameById(game).search;
    if (level === undefined || search === undefined) return { cards, calls };
    const { cardEffort, callEffort, netCalls = false, callMargin, callTrust, endgameTricks } = search;
    const expert = level === 'expert';
    const share = cardEffort?.[level] ?? 1;
    const margins = level === 'medium' ? undefined : callMargin?.[level];
    const margin = typeof margins === 'object' ? margins[phase] : margins;
    const trust = expert ? callTrust : undefined;
    return {
      cards: {
        ...cards,
        effort: share * cards.effort,
        looks: share * cards.looks,
        // To weigh a world takes longer the more has been played: the quickest level weighs fewer. More work goes into more worlds.
        worlds: Math.ceil((level === 'medium' ? share : Math.max(1, share)) * cards.worlds),
        pool: Math.ceil(Math.max(1, share) * cards.pool),
        exact: (expert ? endgameTricks : undefined) ?? cards.exact,
        callTrust: trust ?? cards.callTrust,
      },
      calls: calls && {
        ...calls,
        effort: (callEffort?.[level] ?? 1) * calls.effort,
        pool: Math.ceil((callEffort?.[level] ?? 1) * calls.pool),
        margin: margin ?? calls.margin,
        learned: calls.learned || netCalls,
        callTrust: trust ?? calls.callTrust,
      },
    };
  };
  const consider: Bot['consider'] = (view, legal, rng, budget) => {
    const [only] = legal.actions;
    if (only !== undefined && legal.actions.length === 1) return { action: only, candidates: [] };
    const candidates = candidatesOf(view, legal, rng, budget);
    return { action: candidates[0]?.action ?? heuristicChoice(view, legal, rng), candidates };
  };
  const candidatesOf = (view: View, legal: Legal, rng: Rng, budget: Budget): Candidate[] => {
    const profile = profileOf(view);
    if (view.phase !== 'play') {
      const depth = profile.calls;
      // A playout begins with a trick: amid one, as when a seat declares sequences, the heuristic answers.
      if (depth === null || view.tricks.length > 0 || cardsInTrick(view) > 0) return [];
      const callSequences = depth.margin === NEVER ? [] : (gameById(view.game).callSequences?.(view) ?? []);
      if (callSequences.length > 0) return searchCallSequences(view, callSequences, depth, rng, budget);
      return searchCalls(view, legal, heuristicChoice(view, legal, rng), depth, rng, budget);
    }
    if (legal.actions.some(({ type }) => type !== 'play')) return [];
    return searchCards(informationSetOf(view, rng), legal, profile.cards, budget.aim ?? 'score', rng, budget);
  };
  const choose: Bot['choose'] = (view, legal, rng, budget) => {
    // The search would price the calls, and not change the choice.
    if (view.phase !== 'play' && legal.actions.length > 1 && profileOf(view).calls?.margin === NEVER)
      return heuristicChoice(view, legal, rng);
    return consider(view, legal, rng, budget).action;
  };
  return { consider, choose };
}

/** The depths of a level in one game and phase. */
interface Profile {
  readonly cards: Depth;
  readonly calls: CallDepth | null;
}

const MEDIUM: Depth = {
  worlds: 40,
  effort: 2000,
  pool: 100,
  looks: 1100,
  reads: false,
  exact: 2,
  callTrust: 1,
  learned: false,
  plansLeads: false,
};
const HARD: Depth = {
  worlds: 100,
  effort: 12_000,
  pool: 500,
  looks: 7000,
  reads: false,
  exact: 2,
  callTrust: 1,
  learned: true,
  plansLeads: true,
};
const EXPERT: Depth = {
  worlds: 400,
  effort: 60_000,
  pool: 2000,
  looks: 25_000,
  reads: true,
  exact: 3,
  callTrust: 1,
  learned: true,
  plansLeads: true,
};

const HARD_CALLS: CallDepth = { effort: 800, pool: 80, callTrust: 4, margin: 1, learned: false };
const EXPERT_CALLS: CallDepth = { effort: 5000, pool: 400, callTrust: 4, margin: 1, learned: true };

/** The bots, by the names by which people choose them. */
export const BOTS: { readonly [level in Level]: Bot } = {
  random,
  rule,
  easy,
  medium: thinker({ cards: MEDIUM, calls: null, level: 'medium' }),
  hard: thinker({ cards: HARD, calls: HARD_CALLS, level: 'hard' }),
  expert: thinker({ cards: EXPERT, calls: EXPERT_CALLS, level: 'expert' }),
};
