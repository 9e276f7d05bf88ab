import { codeOf, cardOf, suitOf, SUITS, type Card, type Seat, type Suit } from '../../cards/card.ts';
import { called, choices, composed, type Phase } from '../phases/phase.ts';
import { OVER } from '../../contract/deal.ts';
import { after, cardsAt, from, OPPOSITE } from '../../cards/seats.ts';
import { turnUpBidding } from '../phases/turnUp.ts';
import { handsWithout, legalCards, playTo, startTricks, trickSeat, trickPlayOf } from '../phases/tricks.ts';
import { playOf, type PlayAction } from '../../contract/action.ts';
import type { GameEvent, Step } from '../../contract/event.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { option, SPEC } from './options.ts';
import { BELLA, outcomeEvents, scoreOf } from './score.ts';
import { setAwards, setsOf } from './sets.ts';
import { type Klaberjass, FIRST_CARDS, placesOf, turnedCard } from './deal.ts';
import { royalPair } from '../family/jass.ts';
import { DECLARE, SILENT } from '../family/sequences.ts';
import type { DealRules } from '../../contract/game.ts';
import { itemAt } from '../../cards/indexed.ts';

function turnedSuit(state: Klaberjass): Suit {
  return suitOf(turnedCard(state));
}

/** Whether the dealer must name trumps: all have passed twice. */
function onBima({ phase, moves }: Klaberjass): boolean {
  return phase === 'second' && moves.length === 7;
}

const { first, second } = turnUpBidding<Klaberjass>({
  players: 4,
  turnedSuit,
  suits(state) {
    const any = onBima(state) && option(state.setup.options, 'bimaSuits') === 'any';
    return SUITS.filter((suit) => any || suit !== turnedSuit(state));
  },
  mustName: onBima,
  named: (state, seat, call, events) => named(state, seat, call.type === 'trump' ? call.trump : turnedSuit(state), events),
});

/** Trumps have been named: two more cards each, then the sets. */
function named(state: Klaberjass, declarer: Seat, trump: Suit, before: readonly GameEvent[]): Step<Klaberjass> {
  const { setup } = state;
  const hands = placesOf(setup.dealer).map((places) => cardsAt(setup.deck, places));
  const events: GameEvent[] = [...before, { type: 'trumps', seat: declarer, trump }];
  const dealt: Klaberjass = { ...state, trump, declarer, hands };
  const sets = hands.map((hand, seat) => setsOf(seat, hand));
  if (option(setup.options, 'declare') === 'automatic') return compared({ ...dealt, declared: sets.flat() }, events);
  const asked = from(after(setup.dealer, 4), 4).filter((seat) => itemAt(sets, seat).length > 0);
  return asked.length === 0 ? compared(dealt, events) : { state: { ...dealt, phase: 'declare', asked }, events };
}

/** All sets are known: those that score are shown, and forehand leads. */
function compared(state: Klaberjass, events: readonly GameEvent[]): Step<Klaberjass> {
  const awards = setAwards(state.declared, state.trump ?? 'NT');
  const shown = awards.map(({ seat, points, cards }): GameEvent => ({
    type: 'announce',
    seat,
    what: cards.length === 4 ? 'fifty' : 'twenty',
    points,
    cards,
  }));
  return {
    state: { ...state, phase: 'play', awards, asked: [], play: startTricks(after(state.setup.dealer, 4)) },
    events: [...events, ...shown],
  };
}

const declare: Phase<Klaberjass, typeof DECLARE | typeof SILENT> = {
  toAct: (state) => state.asked[0] ?? state.setup.dealer,
  legal: () => choices([DECLARE, SILENT]),
  apply(state, action, seat) {
    const declared = action.call === 'declare' ? [...state.declared, ...setsOf(seat, itemAt(state.hands, seat))] : state.declared;
    const next: Klaberjass = { ...state, declared, asked: state.asked.slice(1) };
    // Declining is silent: no event reveals that there was something to declare.
    const events = action.call === 'declare' ? [called(seat, action)] : [];
    return next.asked.length === 0 ? compared(next, events) : { state: next, events };
  },
};

const play: Phase<Klaberjass, PlayAction> = {
  toAct: (state) => trickSeat(trickPlayOf(state), 4),
  legal(state) {
    const tricks = trickPlayOf(state);
    return legalCards(tricks, rulesOf(state), itemAt(state.hands, trickSeat(tricks, 4)));
  },
  apply(state, { card }, seat) {
    const hands = handsWithout(state.hands, seat, card);
    const { play: next, events } = playTo(trickPlayOf(state), rulesOf(state), card, hands[seat]?.length === 0);
    const bella = completesBella(state, card, seat);
    const played: Klaberjass = { ...state, hands, play: next, bella: bella ? seat : state.bella };
    const [put, ...rest] = events;
    const said: GameEvent[] = bella ? [{ type: 'announce', seat, what: 'bella', points: 20 }] : [];
    const all = put === undefined ? said : [put, ...said, ...rest];
    if (hands.some((hand) => hand.length > 0)) return { state: played, events: all };
    const over: Klaberjass = { ...played, phase: OVER };
    const score = scoreOf(over);
    return { state: over, events: [...all, ...outcomeEvents(over), { type: 'over', score }] };
  },
};

/** Whether a card is the second of K and Q of trumps from one hand; the move is already among the state's. */
function completesBella(state: Klaberjass, card: Card, seat: Seat): boolean {
  if (state.trump === null || state.trump === 'NT') return false;
  const pair = [cardOf(state.trump, 'K'), cardOf(state.trump, 'Q')];
  const played = pair.map(playOf);
  return pair.includes(card) && played.every((action) => state.moves.some((move) => move.seat === seat && move.action === action));
}

function rulesOf(state: Klaberjass): TrickRules {
  const trump = state.trump ?? 'NT';
  return { spec: SPEC, trump, sides: OPPOSITE, extra: [[], [], [], []], pairs: trump === 'NT' ? [] : [royalPair(trump, BELLA)] };
}

/** The rules of a deal: all of the game but what is shown and thought of it. */
export const klaberjassRules: DealRules<Klaberjass> = {
  id: 'klaberjass',
  deal(setup) {
    const state: Klaberjass = {
      setup,
      phase: 'first',
      moves: [],
      hands: placesOf(setup.dealer).map((places) => cardsAt(setup.deck, places.slice(0, FIRST_CARDS))),
      trump: null,
      declarer: null,
      play: null,
      asked: [],
      declared: [],
      awards: [],
      bella: null,
    };
    return { state, events: [{ type: 'uncover', seat: setup.dealer, cards: [codeOf(turnedCard(state))] }] };
  },
  ...composed<Klaberjass>({ first, second, declare, play }),
  score: scoreOf,
  trick: (state) => (state.trump === null ? null : rulesOf(state)),
};
