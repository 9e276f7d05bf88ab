import { gamesToTarget } from '../family/manille/match.ts';
import { GAMES_TO_WIN, MANILLA_TARGET } from '../family/shownCard.ts';
import { SPANISH_ORDER } from '../family/spanish.ts';
import type { Game } from '../../contract/game.ts';
import { heuristicBot } from './heuristicBot.ts';
import { OPTIONS } from './options.ts';
import { holders, sampler } from './sampler.ts';
import { view } from './view.ts';
import { type ManillaTwo } from './deal.ts';
import { manillaTwoRules } from './rules.ts';

/** Manilla for two (engine/games/manilla/README.md, Two-player Manilla). */
export const manillaTwo: Game<ManillaTwo> = {
  ...manillaTwoRules,
  name: 'Two-player Manilla',
  seats: { min: 2, max: 2 },
  direction: 'anticlockwise',
  partners: false,
  pack: 'spanish48',
  pile: null,
  options: OPTIONS,
  presets: {},
  layout: { order: SPANISH_ORDER, sheet: 'games', hand: 'sorted', zones: ['piles'] },
  match: gamesToTarget(
    () => GAMES_TO_WIN,
    (a, b) => a === b,
    MANILLA_TARGET,
  ),
  view,
  holders,
  sampler,
  heuristicBot,
  // Few cards are hidden late in the deal, and what a card uncovers matters more than playouts know.
  search: { cardEffort: { medium: 0.36, hard: 4 }, endgameTricks: 6 },
};
