import { cardOf, codeOf, SUITS, type Seat, type Suit } from '../../cards/card.ts';
import { auctionDone, bid, startAuction } from '../phases/auction.ts';
import { called, choices, composed, type Phase } from '../phases/phase.ts';
import { OVER } from '../../contract/deal.ts';
import { after, cardsAt } from '../../cards/seats.ts';
import { handsWithout, legalCards, playTo, startTricks, trickSeat, trickPlayOf } from '../phases/tricks.ts';
import { PASS, trumpOf, type BidAction, type PlayAction, type TrumpAction } from '../../contract/action.ts';
import type { GameEvent } from '../../contract/event.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { bidIn, bidActionsAbove, isHighest } from './bids.ts';
import { option, SPEC } from './options.ts';
import { scoreOf } from './score.ts';
import { PLAYERS, type Briscola, placesOf, sidesOf } from './deal.ts';
import type { DealRules } from '../../contract/game.ts';
import { itemAt } from '../../cards/indexed.ts';

const auction: Phase<Briscola, BidAction | typeof PASS> = {
  toAct: (state) => state.auction.turn,
  legal: ({ auction: { high }, setup: { options } }) =>
    choices([...bidActionsAbove(high?.bid ?? null, option(options, 'lowestPoints')), PASS]),
  apply(state, action, seat) {
    const made = action.type === 'bid' ? bidIn(action) : null;
    const next = { ...state, auction: bid(state.auction, made) };
    const events = [called(seat, action)];
    if (!auctionDone(next.auction) && (made === null || !isHighest(made))) return { state: next, events };
    const { high } = next.auction;
    if (high !== null) return { state: { ...next, phase: 'trumps', declarer: high.seat }, events };
    const passed: Briscola = { ...next, phase: OVER };
    return { state: passed, events: [...events, { type: 'over', score: scoreOf(passed) }] };
  },
};

const trumps: Phase<Briscola, TrumpAction<Suit>> = {
  toAct: declarerOf,
  legal: () => choices(SUITS.map(trumpOf)),
  apply(state, action, seat) {
    const { trump } = action;
    const { high } = state.auction;
    if (high === null) throw new RangeError('trumps are named by the highest bidder');
    const card = cardOf(trump, high.bid.rank);
    const holder = state.hands.findIndex((hand) => hand.includes(card));
    return {
      state: { ...state, phase: 'play', trump, called: card, holder, play: startTricks(seat) },
      events: [called(seat, action), { type: 'trumps', seat, trump, card: codeOf(card) }],
    };
  },
};

const play: Phase<Briscola, PlayAction> = {
  toAct: (state) => trickSeat(trickPlayOf(state), PLAYERS),
  legal(state) {
    const tricks = trickPlayOf(state);
    return legalCards(tricks, rulesOf(state), itemAt(state.hands, trickSeat(tricks, PLAYERS)));
  },
  apply(state, { card }, seat) {
    const hands = handsWithout(state.hands, seat, card);
    const { play: next, events } = playTo(trickPlayOf(state), rulesOf(state), card, hands[seat]?.length === 0);
    const [put, ...rest] = events;
    const all = put === undefined ? [] : [put, ...(card === state.called ? [revealed(state, seat)] : []), ...rest];
    const played: Briscola = { ...state, hands, play: next };
    if (hands.some((hand) => hand.length > 0)) return { state: played, events: all };
    const over: Briscola = { ...played, phase: OVER };
    return { state: over, events: [...all, { type: 'over', score: scoreOf(over) }] };
  },
};

/** The called card has fallen, and with it the secret. */
function revealed(state: Briscola, seat: Seat): GameEvent {
  return {
    type: 'announce',
    seat,
    what: seat === state.declarer ? 'alone' : 'partner',
    cards: state.called === null ? [] : [codeOf(state.called)],
  };
}

function declarerOf({ declarer }: Briscola): Seat {
  if (declarer === null) throw new RangeError('no seat has won the auction');
  return declarer;
}

function rulesOf(state: Briscola): TrickRules {
  return {
    spec: SPEC,
    trump: state.trump ?? 'NT',
    sides: sidesOf(state),
    extra: [[], [], [], [], []],
    ...(state.called === null ? {} : { called: state.called }),
  };
}

/** The rules of a deal: all of the game but what is shown and thought of it. */
export const briscolaChiamataRules: DealRules<Briscola> = {
  id: 'briscola-chiamata',
  deal(setup) {
    const state: Briscola = {
      setup,
      phase: 'auction',
      moves: [],
      hands: placesOf(setup.dealer).map((places) => cardsAt(setup.deck, places)),
      trump: null,
      declarer: null,
      play: null,
      auction: startAuction(after(setup.dealer, PLAYERS), PLAYERS),
      called: null,
      holder: null,
    };
    return { state, events: [] };
  },
  ...composed<Briscola>({ auction, trumps, play }),
  score: scoreOf,
  trick: (state) => (state.trump === null ? null : rulesOf(state)),
};
