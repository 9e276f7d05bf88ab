import { OPPOSITE } from '../../cards/seats.ts';
import { gamesToTarget } from '../family/manille/match.ts';
import { GAMES_TO_WIN, MANILLA_TARGET } from '../family/shownCard.ts';
import { SPANISH_ORDER } from '../family/spanish.ts';
import type { Game } from '../../contract/game.ts';
import { heuristicBot } from './heuristicBot.ts';
import { holders, sampler } from './sampler.ts';
import { view } from './view.ts';
import { type Manilla } from './deal.ts';
import { manillaRules } from './rules.ts';

/** Manilla (engine/games/manilla/README.md). */
export const manilla: Game<Manilla> = {
  ...manillaRules,
  name: 'Manilla',
  seats: { min: 4, max: 4 },
  direction: 'anticlockwise',
  partners: true,
  pack: 'spanish48',
  pile: null,
  options: [],
  presets: {},
  layout: { order: SPANISH_ORDER, sheet: 'games', hand: 'sorted', zones: ['turned'] },
  match: gamesToTarget(
    () => GAMES_TO_WIN,
    (a, b) => OPPOSITE[a] === OPPOSITE[b],
    MANILLA_TARGET,
  ),
  view,
  holders,
  sampler,
  heuristicBot,
  search: { cardEffort: { medium: 0.5, hard: 4 } },
  seating: 'bySuit',
};
