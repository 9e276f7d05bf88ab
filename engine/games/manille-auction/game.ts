import { MANILLE_ORDER } from '../family/manille.ts';
import type { Game } from '../../contract/game.ts';
import type { AuctionManille } from './deal.ts';
import { heuristicBot } from './heuristicBot.ts';
import { match, OPTIONS } from './options.ts';
import { callSequencesOf } from './callSequences.ts';
import { holders, sampler } from './sampler.ts';
import { view } from './view.ts';
import { manilleAuctionRules } from './rules.ts';

/** Auction Manille for three to seven (rules/manille.md, Auction Manille). */
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
  callSequences: (view) => (view.phase === 'bidding' || view.phase === 'play' ? [] : callSequencesOf(view)),
};
