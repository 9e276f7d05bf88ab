import { SPANISH_ORDER } from '../family/spanish.ts';
import type { Game } from '../../contract/game.ts';
import { club } from './club.ts';
import { convention } from './convention.ts';
import { heuristicBot } from './heuristicBot.ts';
import { match } from './match.ts';
import { OPTIONS } from './options.ts';
import { holders, sampler } from './sampler.ts';
import { view } from './view.ts';
import { type Botifarra } from './deal.ts';
import { botifarraRules } from './rules.ts';

/** Botifarra (engine/games/botifarra/README.md). */
export const botifarra: Game<Botifarra> = {
  ...botifarraRules,
  name: 'Botifarra',
  seats: { min: 4, max: 4 },
  direction: 'anticlockwise',
  partners: true,
  pack: 'spanish48',
  pile: null,
  options: OPTIONS,
  presets: {},
  layout: { order: SPANISH_ORDER, sheet: 'columns', hand: 'sorted', zones: [] },
  match,
  club,
  view,
  holders,
  sampler,
  heuristicBot,
  convention,
  search: { cardEffort: { medium: 0.58, hard: 4 } },
  seating: 'bySuit',
};
