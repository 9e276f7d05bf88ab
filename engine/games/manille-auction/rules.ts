import { codeOf, TRUMPS, type Card, type Seat } from '../../cards/card.ts';
import { auctionDone, bid, startAuction } from '../phases/auction.ts';
import { called, choices, composed, type Phase } from '../phases/phase.ts';
import { OVER } from '../../contract/deal.ts';
import { after, cardsAt } from '../../cards/seats.ts';
import { handsWithout, legalCards, playTo, startTricks, trickSeat, trickPlayOf } from '../phases/tricks.ts';
import { specOf } from '../family/manille/spec.ts';
import { exchanged } from '../family/manille/phases.ts';
import {
  bidOf,
  callOf,
  discardOf,
  drawOf,
  PASS,
  trumpOf,
  type BidAction,
  type DiscardAction,
  type DrawAction,
  type PlayAction,
  type TrumpAction,
} from '../../contract/action.ts';
import type { GameEvent } from '../../contract/event.ts';
import type { DealRules } from '../../contract/game.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { TOP_BID, type AuctionManille } from './deal.ts';
import { scoreOf } from './score.ts';
import { dutySides, auctionPlaces, sizesFor } from './table.ts';
import { itemAt } from '../../cards/indexed.ts';

const DONE = callOf('done');

function rulesOf(state: AuctionManille): TrickRules | null {
  const { players, options } = state.setup;
  if (state.trump === null || state.declarer === null) return null;
  return {
    spec: specOf(options),
    trump: state.trump,
    sides: dutySides(players, state.declarer, options),
    extra: state.hands.map(() => []),
  };
}

function rulesInPlay(state: AuctionManille): TrickRules {
  const rules = rulesOf(state);
  if (rules === null) throw new RangeError('there is no play without trumps');
  return rules;
}

function bidder(state: AuctionManille): Seat {
  if (state.declarer === null) throw new RangeError('no seat has won the auction');
  return state.declarer;
}

/** Cards that the bidder may lay away. */
function room(state: AuctionManille): number {
  const { open, covered } = sizesFor(state.setup.players);
  return open + covered;
}

/** The choices of a bidder, by the highest bid so far. */
const BIDS = Array.from({ length: TOP_BID }, (_, high) =>
  choices([...Array.from({ length: TOP_BID - high }, (_bid, i) => bidOf(high + 1 + i)), PASS]),
);

const bidding: Phase<AuctionManille, BidAction<number> | typeof PASS> = {
  toAct: (state) => state.auction.turn,
  legal({ auction }) {
    return itemAt(BIDS, auction.high === null ? 0 : auction.high.bid);
  },
  apply(state, action, seat) {
    const auction = bid(state.auction, action.type === 'bid' ? action.value : null);
    const next: AuctionManille = { ...state, auction };
    const events: GameEvent[] = [called(seat, action)];
    if (!auctionDone(auction) && auction.high?.bid !== TOP_BID) return { state: next, events };
    if (auction.high !== null) return { state: { ...next, phase: 'discard', declarer: auction.high.seat }, events };
    const over: AuctionManille = { ...next, phase: OVER };
    const passed: GameEvent = { type: 'announce', seat: state.setup.dealer, what: 'allPassed' };
    return { state: over, events: [...events, passed, { type: 'over', score: scoreOf(over) }] };
  },
};

const discard: Phase<AuctionManille, DiscardAction | typeof DONE> = {
  toAct: bidder,
  legal: (state) => choices([...itemAt(state.hands, bidder(state)).map(discardOf), DONE]),
  apply(state, action, seat) {
    if (action.type === 'call')
      return { state: { ...state, phase: state.away.length > 0 ? 'draw' : 'trumps' }, events: [called(seat, action)] };
    const { card } = action;
    if (card === null) throw new RangeError('the bidder sees the own cards');
    const away = [...state.away, card];
    const laid: AuctionManille = { ...state, hands: handsWithout(state.hands, seat, card), away };
    const phase = away.length === room(state) ? 'draw' : 'discard';
    return { state: { ...laid, phase }, events: exchanged(seat, state.setup.players, { away: [card] }) };
  },
};

const draw: Phase<AuctionManille, DrawAction> = {
  toAct: bidder,
  legal: ({ open, covered }) => {
    const faces = open.filter((card) => card !== null).map(drawOf);
    return choices(covered.some((card) => card !== null) ? [...faces, drawOf(null)] : faces);
  },
  apply(state, { card: named }, seat) {
    const card = named ?? state.covered.find((below) => below !== null);
    if (card === undefined || card === null) throw new RangeError('no covered card is left');
    const taken = (cards: readonly (Card | null)[]): (Card | null)[] => cards.map((other) => (other === card ? null : other));
    const drawn = state.drawn + 1;
    const next: AuctionManille = {
      ...state,
      phase: drawn === state.away.length ? 'trumps' : 'draw',
      hands: state.hands.map((hand, owner) => (owner === seat ? [...hand, card] : hand)),
      open: taken(state.open),
      covered: taken(state.covered),
      drawn,
    };
    const events: GameEvent[] =
      named === null
        ? exchanged(seat, state.setup.players, { drawn: [card] })
        : [{ type: 'exchange', seat, away: [], drawn: [codeOf(card)] }];
    return { state: next, events };
  },
};

const trumps: Phase<AuctionManille, TrumpAction> = {
  toAct: bidder,
  legal: () => choices(TRUMPS.map(trumpOf)),
  apply(state, { trump }, seat) {
    const { dealer, players } = state.setup;
    const leader = state.auction.high?.bid === TOP_BID ? seat : after(dealer, players);
    return { state: { ...state, trump, phase: 'play', play: startTricks(leader) }, events: [{ type: 'trumps', seat, trump }] };
  },
};

const play: Phase<AuctionManille, PlayAction> = {
  toAct: (state) => trickSeat(trickPlayOf(state), state.setup.players),
  legal(state) {
    const tricks = trickPlayOf(state);
    return legalCards(tricks, rulesInPlay(state), itemAt(state.hands, trickSeat(tricks, state.setup.players)));
  },
  apply(state, { card }, seat) {
    const { play: next, events } = playTo(trickPlayOf(state), rulesInPlay(state), card, false);
    const played: AuctionManille = { ...state, hands: handsWithout(state.hands, seat, card), play: next };
    if (played.hands.some((hand) => hand.length > 0)) return { state: played, events };
    const over: AuctionManille = { ...played, phase: OVER };
    const score = scoreOf(over);
    const made: GameEvent = { type: 'announce', seat: bidder(over), what: score.detail['made'] === true ? 'made' : 'failed' };
    return { state: over, events: [...events, made, { type: 'over', score }] };
  },
};

const PHASES = { bidding, discard, draw, trumps, play };

/** The rules of a deal: all of the game but what is shown and thought of it. */
export const manilleAuctionRules: DealRules<AuctionManille> = {
  id: 'manille-auction',
  deal(setup) {
    const { deck, dealer, players } = setup;
    const places = auctionPlaces(players, dealer);
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
  score: scoreOf,
  trick: rulesOf,
};
