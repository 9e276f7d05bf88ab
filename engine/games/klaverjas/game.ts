import { callOf } from '../../contract/action.ts';
import type { Game } from '../../contract/game.ts';
import { JASS_ORDER } from '../family/jass.ts';
import { club } from './club.ts';
import { convention } from './convention.ts';
import { heuristicBot } from './heuristicBot.ts';
import { match } from './match.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { holders, sampler } from './sampler.ts';
import { view } from './view.ts';
import { type Klaverjas } from './deal.ts';
import { klaverjasRules } from './rules.ts';

/** Klaverjassen (engine/games/klaverjas/README.md). */
export const klaverjas: Game<Klaverjas> = {
  ...klaverjasRules,
  name: 'Klaverjassen',
  seats: { min: 4, max: 4 },
  direction: 'clockwise',
  partners: true,
  pack: 'french32',
  pile: 'low20',
  options: OPTIONS,
  presets: PRESETS,
  layout: { order: JASS_ORDER, sheet: 'strokes', hand: 'sorted', zones: ['turned'] },
  match,
  club,
  view,
  holders,
  sampler,
  ended: (state, { bonuses }) => ({
    ...state,
    pending: 0,
    roem: [...state.roem, ...bonuses.flatMap((points, seat) => (points > 0 ? [{ seat, points, trick: 0 }] : []))],
  }),
  heuristicBot,
  convention,
  search: { cardEffort: { hard: 5, expert: 3 } },
  training: {
    netUnits: 64,
    playAlone: {
      preset: 'Rotterdam',
      take: callOf('play'),
      answers: { roem: callOf('silent') },
      asked: [
        ['rule', 'random', 20],
        ['easy', 'rule', -3],
        ['medium', 'rule', 10],
        ['hard', 'rule', 13],
        ['expert', 'rule', 16],
        ['hard', 'pimc20', 2],
        ['expert', 'pimc20', 3],
        ['expert', 'pimc400', 3],
        ['expert', 'ismcts4000', 3],
        ['expert', 'exec:python3 engine/bots/examples/rollouts.py 40', 3],
        ['medium', 'silent-medium', -1],
        ['hard', 'silent-hard', -1],
      ],
    },
  },
};
