import { MANILLE_ORDER } from '../family/manille/spec.ts';
import type { Game } from '../../contract/game.ts';
import { NEVER } from '../../contract/search/searchProfile.ts';
import type { AuctionManille } from './deal.ts';
import { heuristicBot } from './heuristicBot.ts';
import { match, OPTIONS } from './options.ts';
import { callSequencesOf } from './callSequences.ts';
import { holders, sampler } from './sampler.ts';
import { view } from './view.ts';
import { manilleAuctionRules } from './rules.ts';

/** Auction Manille for three to seven (engine/games/manille/README.md, Auction Manille). */
export const manilleAuction: Game<AuctionManille> = {
  ...manilleAuctionRules,
  name: 'Auction Manille',
  seats: { min: 3, max: 7 },
  direction: 'clockwise',
  partners: false,
  pack: 'french32',
  pile: null,
  options: OPTIONS,
  presets: {},
  layout: { order: MANILLE_ORDER, sheet: 'plusMinus', hand: 'sorted', zones: ['widow', 'away'] },
  match,
  view,
  holders,
  sampler,
  heuristicBot,
  search: {
    cardEffort: { medium: 0.65, hard: 2.6, expert: 0.65 },
    callEffort: { hard: 0.8, expert: 0.8 },
    // Search about the bids has won nothing over the heuristic.
    callMargin: { hard: NEVER, expert: { bidding: NEVER } },
    heuristicCost: 4,
    bidsStand: true,
  },
  callSequences: (view) => (view.phase === 'bidding' || view.phase === 'play' ? [] : callSequencesOf(view)),
};
