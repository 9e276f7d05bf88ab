import { codesOf, type Seat, type Suit } from '../../cards/card.ts';
import { auctionDone, bid, startAuction } from '../phases/auction.ts';
import { called, choices, composed, type Phase } from '../phases/phase.ts';
import { OVER } from '../../contract/deal.ts';
import { after, cardsAt, OPPOSITE } from '../../cards/seats.ts';
import { handsWithout, legalCards, playTo, startTricks, trickSeat, trickPlayOf } from '../phases/tricks.ts';
import { bidOf, callOf, PASS, trumpOf, type BidAction, type Legal, type PlayAction, type TrumpAction } from '../../contract/action.ts';
import type { GameEvent, Step } from '../../contract/event.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { bidValuesAbove, LOWEST, saysMeld } from './bids.ts';
import { marriageSuits, meldsOf, type Meld } from './melds.ts';
import { option, SPEC } from './options.ts';
import { keptEvents, scoreOf } from './score.ts';
import { type Unplayed, type Pinochle, placesOf, mayMeld, contractOf } from './deal.ts';
import type { DealRules } from '../../contract/game.ts';
import { itemAt } from '../../cards/indexed.ts';

const CONCEDE = callOf('concede');

const auction: Phase<Pinochle, BidAction<number> | typeof PASS> = {
  toAct: (state) => state.auction.turn,
  legal: ({ auction: { high } }) => choices([...bidValuesAbove(high?.bid ?? null).map(bidOf), PASS]),
  apply(state, action, seat) {
    const made = action.type === 'bid' ? action.value : null;
    const meld = made === null ? 0 : saysMeld(state.auction.high?.bid ?? null, made);
    const call: GameEvent =
      meld > 0 ? { type: 'call', seat, action, says: { key: 'pinochle-double.signal', params: { seat, meld } } } : called(seat, action);
    const next = bid(state.auction, made);
    const last = next.active[0];
    if (next.high === null && next.active.length === 1 && last !== undefined) {
      // All others have passed: the dealer has it at the lowest bid, without a word.
      const stuck: Pinochle = { ...state, auction: { ...next, high: { seat: last, bid: LOWEST } } };
      return won(stuck, last, [call, { type: 'announce', seat: last, what: 'stuck', params: { bid: LOWEST } }]);
    }
    const settled: Pinochle = { ...state, auction: next };
    return auctionDone(next) && next.high !== null ? won(settled, next.high.seat, [call]) : { state: settled, events: [call] };
  },
};

function won(state: Pinochle, declarer: Seat, events: readonly GameEvent[]): Step<Pinochle> {
  const next: Pinochle = { ...state, declarer, phase: 'trumps' };
  return marriageSuits(itemAt(state.hands, declarer)).length === 0 ? unplayed(next, 'noMarriage', events) : { state: next, events };
}

/** The deal ends without play. */
function unplayed(state: Pinochle, why: Unplayed, events: readonly GameEvent[]): Step<Pinochle> {
  const over: Pinochle = { ...state, phase: OVER, unplayed: why };
  const said: GameEvent = { type: 'announce', seat: declarerOf(state), what: why, params: { bid: contractOf(state) } };
  return { state: over, events: [...events, said, { type: 'over', score: scoreOf(over) }] };
}

const trumps: Phase<Pinochle, TrumpAction<Suit>> = {
  toAct: declarerOf,
  legal: (state) => choices(marriageSuits(itemAt(state.hands, declarerOf(state))).map(trumpOf)),
  apply(state, action, seat) {
    const { trump } = action;
    const melded: Pinochle = { ...state, trump, melds: state.hands.map((hand) => meldsOf(hand, trump)) };
    const laid = melded.melds.flatMap((melds, owner) => (mayMeld(melded, owner) ? melds.map((meld) => shownMeld(owner, meld)) : []));
    const events: GameEvent[] = [called(seat, action), { type: 'trumps', seat, trump }, ...laid];
    if (!mayMeld(melded, seat)) return unplayed(melded, 'noMeld', events);
    return { state: { ...melded, phase: 'play', play: startTricks(seat) }, events };
  },
};

function shownMeld(seat: Seat, { kind, count, points, cards }: Meld): GameEvent {
  return { type: 'announce', seat, what: kind, points, cards: codesOf(cards), params: { count } };
}

const play: Phase<Pinochle, PlayAction | typeof CONCEDE> = {
  toAct: (state) => trickSeat(trickPlayOf(state), 4),
  legal(state): Legal<PlayAction | typeof CONCEDE> {
    const tricks = trickPlayOf(state);
    const cards = legalCards(tricks, rulesOf(state), itemAt(state.hands, trickSeat(tricks, 4)));
    const first = tricks.tricks.length === 0 && tricks.trick.length === 0;
    return first && option(state.setup.options, 'concede') === 'on' ? { ...cards, actions: [...cards.actions, CONCEDE] } : cards;
  },
  apply(state, action, seat) {
    if (action.type === 'call') return unplayed(state, 'conceded', [called(seat, action)]);
    const { card } = action;
    const hands = handsWithout(state.hands, seat, card);
    const { play: next, events } = playTo(trickPlayOf(state), rulesOf(state), card, hands[seat]?.length === 0);
    const played: Pinochle = { ...state, hands, play: next };
    if (hands.some((hand) => hand.length > 0)) return { state: played, events };
    const over: Pinochle = { ...played, phase: OVER };
    return { state: over, events: [...events, ...keptEvents(over), { type: 'over', score: scoreOf(over) }] };
  },
};

function declarerOf({ declarer }: Pinochle): Seat {
  if (declarer === null) throw new RangeError('no seat has won the auction');
  return declarer;
}

function rulesOf(state: Pinochle): TrickRules {
  return { spec: SPEC, trump: state.trump ?? 'NT', sides: OPPOSITE, extra: [[], [], [], []] };
}

/** The rules of a deal: all of the game but what is shown and thought of it. */
export const pinochleDoubleRules: DealRules<Pinochle> = {
  id: 'pinochle-double',
  deal(setup) {
    const state: Pinochle = {
      setup,
      phase: 'auction',
      moves: [],
      hands: placesOf(setup.dealer).map((places) => cardsAt(setup.deck, places)),
      trump: null,
      declarer: null,
      play: null,
      auction: startAuction(after(setup.dealer, 4), 4),
      melds: [],
      unplayed: null,
    };
    return { state, events: [] };
  },
  ...composed<Pinochle>({ auction, trumps, play }),
  score: scoreOf,
  trick: (state) => (state.trump === null ? null : rulesOf(state)),
};
