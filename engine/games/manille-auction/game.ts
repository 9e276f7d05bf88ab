import { startAuction } from '../../phases/auction.ts';
import { composed } from '../../phases/phase.ts';
import { after, cardsAt } from '../../phases/seats.ts';
import { MANILLE_ORDER } from '../family/manille.ts';
import type { Game } from '../../contract/game.ts';
import type { AuctionManille } from './deal.ts';
import { heuristicBot } from './heuristicBot.ts';
import { match, OPTIONS } from './options.ts';
import { PHASES, rulesOf } from './phases.ts';
import { callSequencesOf } from './callSequences.ts';
import { holders, sampler } from './sampler.ts';
import { scoreOf } from './score.ts';
import { placesOf } from './table.ts';
import { view } from './view.ts';

/** Auction Manille for three to seven (rules/manille.md, Auction Manille). */
export const manilleAuction: Game<AuctionManille> = {
  id: 'manille-auction',
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
  deal(setup) {
    const { deck, dealer, players } = setup;
    const places = placesOf(players, dealer);
    const state: AuctionManille = {
      setup,
      phase: 'bidding',
      moves: [],
      hands: places.hands.map((own) => cardsAt(deck, own)),
      trump: null,
      declarer: null,
      play: null,
      auction: startAuction(after(dealer, players), players),
      open: cardsAt(deck, places.open),
      covered: cardsAt(deck, places.covered),
      away: [],
      drawn: 0,
    };
    return { state, events: [] };
  },
  ...composed<AuctionManille>(PHASES),
  view,
  holders,
  sampler,
  score: scoreOf,
  trick: rulesOf,
  heuristicBot,
  callSequences: (view) => (view.phase === 'bidding' || view.phase === 'play' ? [] : callSequencesOf(view)),
};
