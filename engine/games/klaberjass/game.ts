import { itemAt } from '../../cards/indexed.ts';
import { JASS_ORDER } from '../family/jass.ts';
import type { Game } from '../../contract/game.ts';
import { heuristicBot } from './heuristicBot.ts';
import { match } from './match.ts';
import { OPTIONS } from './options.ts';
import { holders, sampler } from './sampler.ts';
import { view } from './view.ts';
import { type Klaberjass } from './deal.ts';
import { klaberjassRules } from './rules.ts';
import { setsOf, worth } from './sets.ts';

/** Klaberjass for four, two against two (engine/games/klaberjass/README.md). */
export const klaberjass: Game<Klaberjass> = {
  ...klaberjassRules,
  name: 'Klaberjass',
  seats: { min: 4, max: 4 },
  partners: true,
  direction: 'clockwise',
  pack: 'french32',
  pile: null,
  options: OPTIONS,
  presets: {},
  layout: { order: JASS_ORDER, sheet: 'columns', hand: 'sorted', zones: ['turned', 'meld'] },
  match,
  view,
  holders,
  sampler,
  // Bella counts from the deal on, though it is called with the second card.
  ended: (state, { bonuses }) => ({ ...state, bella: [...bonuses.keys()].find((seat) => itemAt(bonuses, seat) > 0) ?? null }),
  meldPoints: (hand) => setsOf(0, hand).reduce((sum, set) => sum + worth(set), 0),
  heuristicBot,
  search: { cardEffort: { hard: 4 } },
};
