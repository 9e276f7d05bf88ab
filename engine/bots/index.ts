import { parseCard } from '../cards/card.ts';
import { gameById } from '../games/index.ts';
import type { Bot } from './bot.ts';
import type { Level } from './levels.ts';
import { sceneOf } from './scene.ts';
import { searchCards, type Depth } from './search.ts';

/** Any legal action, each equally likely: a yardstick. */
const random: Bot = {
  choose(_, legal, rng) {
    const action = legal.actions[rng.below(legal.actions.length)];
    if (action === undefined) throw new RangeError('a bot was asked without a choice');
    return action;
  },
};

/** The game's own rule of thumb: a sound club player without search. */
const rule: Bot = {
  choose: (view, legal, rng) =>
    legal.actions.length === 1 && legal.actions[0] !== undefined ? legal.actions[0] : gameById(view.game).judge(view, legal, rng),
};

/** A player that plays cards by search. */
function thinker(depth: Depth): Bot {
  return {
    choose(view, legal, rng, budget) {
      const [only] = legal.actions;
      if (only !== undefined && legal.actions.length === 1) return only;
      if (view.phase !== 'play' || legal.actions.some((action) => parseCard(action) === undefined))
        return rule.choose(view, legal, rng, budget);
      return searchCards(sceneOf(view, rng), legal, depth, budget.aim ?? 'score', rng, budget)[0]?.action ?? only ?? '';
    },
  };
}

const TRUST = { temperature: 0.3, chance: 0.1 };

/** The bots there are, by the name people choose them by. */
export const BOTS: { readonly [level in Level]: Bot } = {
  random,
  rule,
  medium: thinker({ worlds: 40, pool: 100, trust: TRUST, noise: 0 }),
  hard: thinker({ worlds: 200, pool: 800, trust: TRUST, noise: 0 }),
  expert: thinker({ worlds: 800, pool: 3000, trust: TRUST, noise: 0 }),
};
