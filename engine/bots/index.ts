import { gameById } from '../games/index.ts';
import type { Bot } from './bot.ts';
import type { Level } from './levels.ts';

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

/** The bots there are, by the name people choose them by. */
export const BOTS: { readonly [level in Level]: Bot } = { random, rule };
