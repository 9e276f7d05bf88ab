import type { Game } from '../../contract/game.ts';
import { club } from './club.ts';
import { heuristicBot } from './heuristicBot.ts';
import { match } from './match.ts';
import { OPTIONS } from './options.ts';
import { holders, sampler } from './sampler.ts';
import { view } from './view.ts';
import { type Pinochle } from './deal.ts';
import { meldPoints, meldsBySuit, meldsOf } from './melds.ts';
import { pinochleDoubleRules } from './rules.ts';

const ORDER = ['A', 'T', 'K', 'Q', 'J'] as const;

/** Double-deck Pinochle for four, two against two (engine/games/pinochle-double/README.md). */
export const pinochleDouble: Game<Pinochle> = {
  ...pinochleDoubleRules,
  name: 'Double-deck Pinochle',
  seats: { min: 4, max: 4 },
  partners: true,
  direction: 'clockwise',
  pack: 'pinochle80',
  pile: null,
  options: OPTIONS,
  presets: {},
  layout: { order: { plain: ORDER, trumps: ORDER }, sheet: 'columns', hand: 'sorted', zones: ['meld'] },
  match,
  club,
  view,
  holders,
  sampler,
  meldsBySuit,
  meldPoints: (hand, trump) => (trump === 'NT' ? 0 : meldPoints(meldsOf(hand, trump))),
  heuristicBot,
  // A pinochle is the queen of spades with the jack of diamonds.
  suitsDiffer: true,
  search: {
    cardEffort: { medium: 0.24, hard: 2.2, expert: 0.55 },
    callEffort: { hard: 0.55, expert: 0.55 },
    callMargin: { expert: 3 },
    heuristicCost: 4,
  },
};
