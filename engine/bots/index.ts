import { parseCard } from '../cards/card.ts';
import { gameById } from '../games/index.ts';
import type { Rng } from '../cards/random.ts';
import type { Legal } from '../contract/action.ts';
import type { Judgement } from '../contract/game.ts';
import type { GameId } from '../contract/gameId.ts';
import type { View } from '../contract/view.ts';
import { judgeByOdds } from '../games/manille-blind/heuristicBot.ts';
import { quick, type Bot, type Budget, type Candidate } from './bot.ts';
import { searchCalls, type CallDepth } from './search/callSearch.ts';
import { easy } from './baselines/easy.ts';
import type { Level } from './levels.ts';
import { searchPlans } from './search/callSequences.ts';
import { sceneOf } from './inference/informationSet.ts';
import { searchCards, type Depth } from './search/cardSearch.ts';

/** Any legal action, each equally likely: a yardstick. */
const random = quick((_, legal, rng) => {
  const action = legal.actions[rng.below(legal.actions.length)];
  if (action === undefined) throw new RangeError('a bot was asked without a choice');
  return action;
});

/** The game's own rule of thumb: a sound club player without search. */
const rule = quick((view, legal, rng) =>
  legal.actions.length === 1 && legal.actions[0] !== undefined ? legal.actions[0] : gameById(view.game).judge(view, legal, rng),
);

/** A number for some games. */
type ByGame = { readonly [id in GameId]?: number };

/** The same by phases of the calls, where they differ. */
type Doubts = { readonly [id in GameId]?: number | Readonly<Record<string, number>> };

/** Judgements that see further than the game's rule of thumb, and are as quick. */
const SHARP: { readonly [id in GameId]?: Judgement } = { 'manille-blind': judgeByOdds };

/** Games where each card played costs more: more seats, more cards, or more to choose from. So that none keeps people waiting. */
const SHARES: ByGame = { 'briscola-chiamata': 0.35, 'pinochle-double': 0.55, 'manille-auction': 0.65 };
/** The same for calls, where rules of thumb take long. */
const CALL_SHARES: ByGame = { 'briscola-chiamata': 0.45, 'pinochle-double': 0.55, 'manille-auction': 0.8 };
/** The same for who thinks less: whether to call blind takes many playouts to see. */
const SHORT_CALL_SHARES: ByGame = { 'pinochle-double': 0.55, 'manille-auction': 0.8, 'manille-blind': 0.35 };
/** So many standard errors no call is ever better. */
const NEVER = 1000;
/** By how many standard errors a call must be better than the quick judgement's, where thinking about calls has won nothing. */
const SHORT_DOUBTS: Doubts = { manille: NEVER, 'manille-auction': NEVER };
/** The same for who thinks more, and so departs from the quick judgement more often. */
const DOUBTS: Doubts = {
  'pinochle-double': 3,
  manille: { offer: NEVER, trumps: NEVER, doubling: 0.5 },
  'manille-auction': { bidding: NEVER },
};
/** How many times as likely a call is that a rule of thumb agrees with, where all but the sharpest players call by it. */
const TRUSTS: ByGame = { manille: 20 };
/** Two players see nearly everything by then, and two cards are a trick. */
const ENDINGS: ByGame = { 'manille-two': 6 };
/** The share of a card's work for the quick one: with many cards or with rows on the table a playout is dear. */
const QUICK_SHARES: ByGame = {
  ...SHARES,
  'manille-two': 0.36,
  manilla: 0.5,
  'manilla-two': 0.36,
  botifarra: 0.58,
  'pinochle-double': 0.24,
};

/** What a game's sharpest quick judgement says. */
const judged: Judgement = (view, legal, rng) => (SHARP[view.game] ?? gameById(view.game).judge)(view, legal, rng);

/** How hard a player thinks. */
export interface Settings {
  readonly cards: Depth;
  /** `null`: calls by a quick judgement. */
  readonly calls: CallDepth | null;
  /** The share of its work that is done for a card; all of it where left out. */
  readonly shares?: ByGame;
  /** The same for calls. */
  readonly callShares?: ByGame;
  /** By how many standard errors a call must be better than the quick judgement's, where it is not as `calls` has it. */
  readonly doubts?: Doubts;
  /** By game: how many times as likely a call is that a rule of thumb agrees with, where it is not as `cards` and `calls` have it. */
  readonly trusts?: ByGame;
  /** By game: tricks to come from which on every way to play is tried, where it is not as `cards` has it. */
  readonly endings?: ByGame;
  /** Whether a share is one of the worlds, too: weighing a world takes longer the more has been played. */
  readonly thins?: boolean;
}

/** A player that searches. */
export function thinker({
  cards,
  calls,
  shares = {},
  callShares = {},
  doubts = {},
  trusts = {},
  endings = {},
  thins = false,
}: Settings): Bot {
  const doubtOf = ({ game, phase }: View): number | undefined => {
    const doubt = doubts[game];
    return typeof doubt === 'object' ? doubt[phase] : doubt;
  };
  const consider: Bot['consider'] = (view, legal, rng, budget) => {
    const [only] = legal.actions;
    if (only !== undefined && legal.actions.length === 1) return { action: only, candidates: [] };
    const candidates = candidatesOf(view, legal, rng, budget);
    return { action: candidates[0]?.action ?? judged(view, legal, rng), candidates };
  };
  const candidatesOf = (view: View, legal: Legal, rng: Rng, budget: Budget): Candidate[] => {
    if (view.phase !== 'play') {
      const share = callShares[view.game] ?? 1;
      if (calls === null || view.tricks.length > 0) return [];
      const effort = share * calls.effort;
      const depth = { ...calls, effort, doubt: doubtOf(view) ?? calls.doubt, trust: trusts[view.game] ?? calls.trust };
      const plans = depth.doubt === NEVER ? [] : (gameById(view.game).plans?.(view) ?? []);
      if (plans.length > 0) return searchPlans(view, plans, depth, rng, budget);
      return searchCalls(view, legal, judged(view, legal, rng), depth, rng, budget);
    }
    const share = shares[view.game] ?? 1;
    if (legal.actions.some((action) => parseCard(action) === undefined)) return [];
    return searchCards(
      sceneOf(view, rng),
      legal,
      {
        ...cards,
        effort: share * cards.effort,
        looks: share * cards.looks,
        worlds: Math.ceil((thins ? share : 1) * cards.worlds),
        exact: endings[view.game] ?? cards.exact,
        trust: trusts[view.game] ?? cards.trust,
      },
      budget.aim ?? 'score',
      rng,
      budget,
    );
  };
  const choose: Bot['choose'] = (view, legal, rng, budget) => {
    // Thinking would tell what calls are worth, and not change the choice.
    if (view.phase !== 'play' && legal.actions.length > 1 && doubtOf(view) === NEVER) return judged(view, legal, rng);
    return consider(view, legal, rng, budget).action;
  };
  return { consider, choose };
}

const MEDIUM: Depth = { worlds: 40, effort: 2000, pool: 100, looks: 1100, reads: false, exact: 2, trust: 1, learned: false };
const HARD: Depth = { worlds: 100, effort: 12_000, pool: 500, looks: 7000, reads: false, exact: 2, trust: 1, learned: true };
const EXPERT: Depth = { worlds: 400, effort: 60_000, pool: 2000, looks: 25_000, reads: true, exact: 3, trust: 1, learned: true };

const GLANCE: CallDepth = { effort: 800, trust: 4, doubt: 1, learned: false };
const STUDY: CallDepth = { effort: 5000, trust: 4, doubt: 1, learned: true };

/** The bots there are, by the name people choose them by. */
export const BOTS: { readonly [level in Level]: Bot } = {
  random,
  rule,
  easy,
  medium: thinker({ cards: MEDIUM, calls: null, shares: QUICK_SHARES, thins: true }),
  hard: thinker({ cards: HARD, calls: GLANCE, shares: SHARES, callShares: SHORT_CALL_SHARES, doubts: SHORT_DOUBTS }),
  expert: thinker({
    cards: EXPERT,
    calls: STUDY,
    shares: SHARES,
    callShares: CALL_SHARES,
    doubts: DOUBTS,
    trusts: TRUSTS,
    endings: ENDINGS,
  }),
};
