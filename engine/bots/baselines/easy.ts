import { gameById } from '../../games/index.ts';
import { cardOfPlay, PASS, type Action } from '../../contract/action.ts';
import { quick, type Bot } from '../bot.ts';
import { quickBoard } from './quickBoard.ts';
import { forgetful } from './memory.ts';
import { HeuristicPolicy } from '../policy/heuristicPolicy.ts';
import { alliesOf } from '../../analysis/allies.ts';
import { unitOf, weightsOf } from '../policy/weights.ts';
import { Xorshift32 } from '../../cards/xorshift32.ts';
import { firstPlaceOf } from '../../cards/trick/layout.ts';
import { tellingOf } from '../inference/signs/signGiving.ts';
import { float64At, itemAt } from '../../cards/indexed.ts';

/** Share of the low cards that are forgotten, chance in its choices in units of a trick, and how many calls go well between two slips. */
const FORGETS = 0.5;
const NOISE = 0.4;
const CALLS = 15;

/** Sound but forgetful: plays by a quick look at its own cards, sometimes takes the second best, sometimes misses a call. */
export const easy: Bot = quick((view, legal, rng) => {
  const [only] = legal.actions;
  if (only !== undefined && legal.actions.length === 1) return only;
  const { heuristicBot, id, search } = gameById(view.game);
  // To find out who plays with whom is the heuristic's work.
  const plays = view.phase === 'play' && search?.hiddenPartners !== true && legal.actions.every(({ type }) => type === 'play');
  if (!plays) return legal.actions.includes(PASS) && rng.below(CALLS) === 0 ? PASS : heuristicBot(view, legal, rng);
  const board = quickBoard(view, (high) => forgetful(view, high, FORGETS));
  board.findLegal();
  const policy = new HeuristicPolicy(weightsOf(id), unitOf(board.layout.spec, board.players));
  policy.random = new Xorshift32(rng).word();
  policy.allies = alliesOf(board);
  const chosen = board.layout.cardAt[policy.choose(board, NOISE)];
  const action = legal.actions.find((one) => cardOfPlay(one) === chosen) ?? itemAt(legal.actions, 0);
  const telling = tellingOf(view, board.layout, policy.unit);
  if (telling === null) return action;
  // Its signs are the one thing in which it never slips.
  const worthOf = (one: Action): number => float64At(policy.scores, firstPlaceOf(board.layout, cardOfPlay(one))) + telling(one);
  return legal.actions.reduce((most, one) => (telling(one) > telling(action) && worthOf(one) > worthOf(most) ? one : most), action);
});
