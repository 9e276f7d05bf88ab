import { parseCard } from '../cards/card.ts';
import { gameById } from '../games/index.ts';
import type { Rng } from '../cards/random.ts';
import type { Legal, View } from '../games/game.ts';
import { quick, type Bot, type Budget, type Candidate } from './bot.ts';
import { searchCalls, type CallDepth } from './calls.ts';
import { easy } from './easy.ts';
import type { Level } from './levels.ts';
import { sceneOf } from './scene.ts';
import { searchCards, type Depth } from './search.ts';

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

/** How hard a player thinks. */
export interface Settings {
  readonly cards: Depth;
  /** `null`: calls by rule of thumb. */
  readonly calls: CallDepth | null;
}

/** A player that searches. */
export function thinker({ cards, calls }: Settings): Bot {
  const consider: Bot['consider'] = (view, legal, rng, budget) => {
    const [only] = legal.actions;
    if (only !== undefined && legal.actions.length === 1) return { action: only, candidates: [] };
    const candidates = candidatesOf(view, legal, rng, budget);
    return { action: candidates[0]?.action ?? rule.choose(view, legal, rng, budget), candidates };
  };
  const candidatesOf = (view: View, legal: Legal, rng: Rng, budget: Budget): Candidate[] => {
    if (view.phase !== 'play') return calls !== null && view.tricks.length === 0 ? searchCalls(view, legal, calls, rng, budget) : [];
    if (legal.actions.some((action) => parseCard(action) === undefined)) return [];
    return searchCards(sceneOf(view, rng), legal, cards, budget.aim ?? 'score', rng, budget);
  };
  return { consider, choose: (view, legal, rng, budget) => consider(view, legal, rng, budget).action };
}

const MEDIUM: Depth = { worlds: 48, effort: 3000, pool: 120, looks: 1500, reads: true, exact: 2 };
const HARD: Depth = { worlds: 100, effort: 12_000, pool: 500, looks: 7000, reads: true, exact: 2 };
const EXPERT: Depth = { worlds: 400, effort: 60_000, pool: 3000, looks: 40_000, reads: true, exact: 3 };

/** The bots there are, by the name people choose them by. */
export const BOTS: { readonly [level in Level]: Bot } = {
  random,
  rule,
  easy,
  medium: thinker({ cards: MEDIUM, calls: null }),
  hard: thinker({ cards: HARD, calls: { effort: 800, trust: 4, doubt: 1 } }),
  expert: thinker({ cards: EXPERT, calls: { effort: 5000, trust: 4, doubt: 1 } }),
};
