import { parseCard } from '../cards/card.ts';
import { gameById } from '../games/index.ts';
import type { Rng } from '../cards/random.ts';
import type { Legal } from '../contract/action.ts';
import type { Heuristic } from '../contract/game.ts';
import type { GameId } from '../contract/gameId.ts';
import type { View } from '../contract/view.ts';
import { oddsBot } from '../games/manille-blind/heuristicBot.ts';
import { quick, type Bot, type Budget, type Candidate } from './bot.ts';
import { searchCalls, type CallDepth } from './search/callSearch.ts';
import { easy } from './baselines/easy.ts';
import type { Level } from './levels.ts';
import { searchCallSequences } from './search/callSequences.ts';
import { informationSetOf } from './inference/informationSet.ts';
import { searchCards, type Depth } from './search/cardSearch.ts';

/** Any legal action, each equally likely: a yardstick. */
const random = quick((_, legal, rng) => {
  const action = legal.actions[rng.below(legal.actions.length)];
  if (action === undefined) throw new RangeError('a bot was asked without a choice');
  return action;
});

/** The game's own heuristic: a sound club player without search. */
const rule = quick((view, legal, rng) =>
  legal.actions.length === 1 && legal.actions[0] !== undefined ? legal.actions[0] : gameById(view.game).heuristicBot(view, legal, rng),
);

/** A number for some games. */
type ByGame = { readonly [id in GameId]?: number };

/** The same by phases of the calls, where they differ. */
type Margins = { readonly [id in GameId]?: number | Readonly<Record<string, number>> };

/** Heuristics that see further than the game's heuristic, and are as quick. */
const ODDS_BOTS: { readonly [id in GameId]?: Heuristic } = { 'manille-blind': oddsBot };

/** Games where each card played costs more: more seats, more cards, or more to choose from. So that none keeps people waiting. */
const EFFORT_SCALES: ByGame = { 'briscola-chiamata': 0.35, 'pinochle-double': 0.55, 'manille-auction': 0.65 };
/** The same for calls, where heuristics take long. */
const CALL_EFFORT_SCALES: ByGame = { 'briscola-chiamata': 0.45, 'pinochle-double': 0.55, 'manille-auction': 0.8 };
/** The same for who thinks less: whether to call blind takes many playouts to see. */
const HARD_CALL_EFFORT_SCALES: ByGame = { 'pinochle-double': 0.55, 'manille-auction': 0.8, 'manille-blind': 0.35 };
/** So many standard errors no call is ever better. */
const NEVER = 1000;
/** By how many standard errors a call must be better than the quick judgement's, where thinking about calls has won nothing. */
const HARD_MARGINS: Margins = { manille: NEVER, 'manille-auction': NEVER };
/** The same for who thinks more, and so departs from the quick judgement more often. */
const EXPERT_MARGINS: Margins = {
  'pinochle-double': 3,
  manille: { offer: NEVER, trumps: NEVER, doubling: 0.5 },
  'manille-auction': { bidding: NEVER },
};
/** How many times as likely a call is that a heuristic agrees with, where all but the sharpest players call by it. */
const CALL_TRUSTS: ByGame = { manille: 20 };
/** Two players see nearly everything by then, and two cards are a trick. */
const ENDGAMES: ByGame = { 'manille-two': 6 };
/** The share of a card's work for the quick one: with many cards or with rows on the table a playout is dear. */
const MEDIUM_EFFORT_SCALES: ByGame = {
  ...EFFORT_SCALES,
  'manille-two': 0.36,
  manilla: 0.5,
  'manilla-two': 0.36,
  botifarra: 0.58,
  'pinochle-double': 0.24,
};

/** What a game's sharpest quick judgement says. */
const heuristicChoice: Heuristic = (view, legal, rng) => (ODDS_BOTS[view.game] ?? gameById(view.game).heuristicBot)(view, legal, rng);

/** How hard a player thinks. */
export interface Settings {
  readonly cards: Depth;
  /** `null`: calls by a quick judgement. */
  readonly calls: CallDepth | null;
  /** The share of its work that is done for a card; all of it where left out. */
  readonly effortScales?: ByGame;
  /** The same for calls. */
  readonly callEffortScales?: ByGame;
  /** By how many standard errors a call must be better than the quick judgement's, where it is not as `calls` has it. */
  readonly margins?: Margins;
  /** By game: how many times as likely a call is that a heuristic agrees with, where it is not as `cards` and `calls` have it. */
  readonly callTrusts?: ByGame;
  /** By game: tricks to come from which on every way to play is tried, where it is not as `cards` has it. */
  readonly endgames?: ByGame;
  /** Whether a share is one of the worlds, too: weighing a world takes longer the more has been played. */
  readonly thins?: boolean;
}

/** A player that searches. */
export function thinker({
  cards,
  calls,
  effortScales = {},
  callEffortScales = {},
  margins = {},
  callTrusts = {},
  endgames = {},
  thins = false,
}: Settings): Bot {
  const marginOf = ({ game, phase }: View): number | undefined => {
    const margin = margins[game];
    return typeof margin === 'object' ? margin[phase] : margin;
  };
  const consider: Bot['consider'] = (view, legal, rng, budget) => {
    const [only] = legal.actions;
    if (only !== undefined && legal.actions.length === 1) return { action: only, candidates: [] };
    const candidates = candidatesOf(view, legal, rng, budget);
    return { action: candidates[0]?.action ?? heuristicChoice(view, legal, rng), candidates };
  };
  const candidatesOf = (view: View, legal: Legal, rng: Rng, budget: Budget): Candidate[] => {
    if (view.phase !== 'play') {
      const effortScale = callEffortScales[view.game] ?? 1;
      if (calls === null || view.tricks.length > 0) return [];
      const effort = effortScale * calls.effort;
      const depth = { ...calls, effort, margin: marginOf(view) ?? calls.margin, callTrust: callTrusts[view.game] ?? calls.callTrust };
      const callSequences = depth.margin === NEVER ? [] : (gameById(view.game).callSequences?.(view) ?? []);
      if (callSequences.length > 0) return searchCallSequences(view, callSequences, depth, rng, budget);
      return searchCalls(view, legal, heuristicChoice(view, legal, rng), depth, rng, budget);
    }
    const effortScale = effortScales[view.game] ?? 1;
    if (legal.actions.some((action) => parseCard(action) === undefined)) return [];
    return searchCards(
      informationSetOf(view, rng),
      legal,
      {
        ...cards,
        effort: effortScale * cards.effort,
        looks: effortScale * cards.looks,
        worlds: Math.ceil((thins ? effortScale : 1) * cards.worlds),
        exact: endgames[view.game] ?? cards.exact,
        callTrust: callTrusts[view.game] ?? cards.callTrust,
      },
      budget.aim ?? 'score',
      rng,
      budget,
    );
  };
  const choose: Bot['choose'] = (view, legal, rng, budget) => {
    // Thinking would tell what calls are worth, and not change the choice.
    if (view.phase !== 'play' && legal.actions.length > 1 && marginOf(view) === NEVER) return heuristicChoice(view, legal, rng);
    return consider(view, legal, rng, budget).action;
  };
  return { consider, choose };
}

const MEDIUM: Depth = { worlds: 40, effort: 2000, pool: 100, looks: 1100, reads: false, exact: 2, callTrust: 1, learned: false };
const HARD: Depth = { worlds: 100, effort: 12_000, pool: 500, looks: 7000, reads: false, exact: 2, callTrust: 1, learned: true };
const EXPERT: Depth = { worlds: 400, effort: 60_000, pool: 2000, looks: 25_000, reads: true, exact: 3, callTrust: 1, learned: true };

const HARD_CALLS: CallDepth = { effort: 800, callTrust: 4, margin: 1, learned: false };
const EXPERT_CALLS: CallDepth = { effort: 5000, callTrust: 4, margin: 1, learned: true };

/** The bots there are, by the name people choose them by. */
export const BOTS: { readonly [level in Level]: Bot } = {
  random,
  rule,
  easy,
  medium: thinker({ cards: MEDIUM, calls: null, effortScales: MEDIUM_EFFORT_SCALES, thins: true }),
  hard: thinker({
    cards: HARD,
    calls: HARD_CALLS,
    effortScales: EFFORT_SCALES,
    callEffortScales: HARD_CALL_EFFORT_SCALES,
    margins: HARD_MARGINS,
  }),
  expert: thinker({
    cards: EXPERT,
    calls: EXPERT_CALLS,
    effortScales: EFFORT_SCALES,
    callEffortScales: CALL_EFFORT_SCALES,
    margins: EXPERT_MARGINS,
    callTrusts: CALL_TRUSTS,
    endgames: ENDGAMES,
  }),
};
