import { cardOf, codeOf, suitOf, SUITS, type Card, type Seat, type Suit, type Trump } from '../../cards/card.ts';
import { called, choices, composed, type Phase } from '../phases/phase.ts';
import { OVER } from '../../contract/deal.ts';
import { after, cardsAt, OPPOSITE } from '../../cards/seats.ts';
import { fourHandPlay } from '../phases/fourHands.ts';
import { startTricks, trickPlayOf } from '../phases/tricks.ts';
import { TAKE, turnUpBidding } from '../phases/turnUp.ts';
import type { PlayAction, TrumpAction } from '../../contract/action.ts';
import type { GameEvent, Step } from '../../contract/event.ts';
import type { DealRules } from '../../contract/game.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { ALL_TRUMPS, firstPlaces, NO_TRUMPS, finalPlaces, turnedCard, type Belote, type RoyalPair } from './deal.ts';
import { royalPair } from '../family/jass.ts';
import { DECLARE, SILENT } from '../family/sequences.ts';
import { winningDeclarations, codesIn, declarationsOf, type Declaration } from './declarations.ts';
import { option, specOf } from './options.ts';
import { BELOTE, outcomeEvents, scoreOf } from './score.ts';
import { itemAt } from '../../cards/indexed.ts';

type Whole = typeof NO_TRUMPS | typeof ALL_TRUMPS;
type Naming = typeof TAKE | TrumpAction<Suit> | Whole;

const { first, second } = turnUpBidding<Belote, Whole>({
  players: 4,
  turnedSuit: (state) => suitOf(turnedCard(state)),
  others: ({ setup }) => (option(setup.options, 'bidding') === 'everything' ? [NO_TRUMPS, ALL_TRUMPS] : []),
  named,
  passedOut(state, events) {
    const over: Belote = { ...state, phase: OVER };
    const passed: GameEvent = { type: 'announce', seat: state.setup.dealer, what: 'allPassed' };
    return { state: over, events: [...events, passed, { type: 'over', score: scoreOf(over) }] };
  },
});

/** The trumps that a call makes. */
function trumpsMade(state: Belote, call: Naming): Trump {
  if (call.type === 'trump') return call.trump;
  return call === TAKE ? suitOf(turnedCard(state)) : 'NT';
}

/** A seat has taken: everybody's hand is made up to eight, and forehand leads. */
function named(state: Belote, taker: Seat, call: Naming, events: readonly GameEvent[]): Step<Belote> {
  const { dealer, deck, options } = state.setup;
  const trump = trumpsMade(state, call);
  const allTrumps = call === ALL_TRUMPS;
  const hands = finalPlaces(dealer, taker).map((places) => cardsAt(deck, places));
  const dealt: Belote = {
    ...state,
    phase: 'play',
    trump,
    allTrumps,
    declarer: taker,
    hands,
    held: hands.map((hand, seat) => (option(options, 'declarations') === 'off' ? [] : declarationsOf(seat, hand))),
    pairs: hands.flatMap((hand, seat) => pairsIn(hand, seat, trumpSuits(trump, allTrumps))),
    play: startTricks(after(dealer, 4)),
  };
  // "Trumps" would be said of no suit: the call has said it.
  const made: GameEvent[] = allTrumps ? [] : [{ type: 'trumps', seat: taker, trump }];
  return { state: asking(dealt), events: [...events, ...made] };
}

/** The suits that are trumps. */
function trumpSuits(trump: Trump | null, allTrumps: boolean): readonly Suit[] {
  return allTrumps ? SUITS : SUITS.filter((suit) => suit === trump);
}

/** King and queen of trumps in one hand. */
function pairsIn(hand: readonly Card[], seat: Seat, trumps: readonly Suit[]): RoyalPair[] {
  return trumps.filter((suit) => hand.includes(cardOf(suit, 'K')) && hand.includes(cardOf(suit, 'Q'))).map((suit) => ({ seat, suit }));
}

/** The state in the phase of its seat to act: in the first trick a holder of declarations is asked before it plays, where players announce them. */
function asking(state: Belote): Belote {
  const { play, held, declared, silent, setup } = state;
  if (play === null || play.tricks.length > 0 || option(setup.options, 'declarations') !== 'byPlayer') return state;
  const seat = after(play.leader, 4, play.trick.length);
  const open = itemAt(held, seat).length > 0 && !declared.includes(seat) && !silent.includes(seat);
  return open ? { ...state, phase: 'declare' } : state;
}

/** The declarations of a seat, as they are called: their kinds alone. */
function announced(state: Belote, seat: Seat): GameEvent[] {
  return (state.held[seat] ?? []).map(({ kind }): GameEvent => ({ type: 'announce', seat, what: kind }));
}

const declare: Phase<Belote, typeof DECLARE | typeof SILENT> = {
  toAct: (state) => after(trickPlayOf(state).leader, 4, trickPlayOf(state).trick.length),
  legal: () => choices([DECLARE, SILENT]),
  apply(state, action, seat) {
    const next: Belote = { ...state, phase: 'play' };
    // Silence is silent: the others do not learn that there was anything to declare.
    if (action === SILENT) return { state: { ...next, silent: [...state.silent, seat] }, events: [] };
    return { state: { ...next, declared: [...state.declared, seat] }, events: [called(seat, action), ...announced(state, seat)] };
  },
};

const cards = fourHandPlay<Belote>(rulesOf, (state) => {
  const over: Belote = { ...state, phase: OVER };
  return { state: over, events: [...outcomeEvents(over), { type: 'over', score: scoreOf(over) }] };
});

const play: Phase<Belote, PlayAction> = {
  ...cards,
  apply(before, action, seat) {
    const state = announcing(before, seat);
    const spoken = state === before ? [] : announced(state, seat);
    const step = cards.apply(state, action, seat);
    const [put, ...rest] = step.events;
    if (put === undefined) throw new RangeError('a card that is played is told of');
    const ended = trickPlayOf(state).tricks.length === 0 && trickPlayOf(step.state).tricks.length === 1;
    return {
      state: asking(step.state),
      events: [...spoken, put, ...royalCall(state, action.card, seat), ...rest, ...(ended ? shown(step.state) : [])],
    };
  },
};

/** The state in which a seat has announced what it holds, where that goes by itself: with its first card. */
function announcing(state: Belote, seat: Seat): Belote {
  const automatic = option(state.setup.options, 'declarations') === 'automatic';
  if (!automatic || trickPlayOf(state).tricks.length > 0 || itemAt(state.held, seat).length === 0) return state;
  return { ...state, declared: [...state.declared, seat] };
}

/** The declarations that score, shown once all have played to the first trick. */
function shown(state: Belote): GameEvent[] {
  return awardedIn(state).map((award): GameEvent => ({
    type: 'announce',
    seat: award.seat,
    what: award.kind,
    points: award.points,
    cards: codesIn(award),
  }));
}

/** The declarations that score among those made so far. */
export function awardedIn(state: Belote): Declaration[] {
  const made = state.declared.flatMap((seat) => state.held[seat] ?? []);
  return winningDeclarations(made, state.trump ?? 'NT', after(state.setup.dealer, 4));
}

/** "Belote" with the first card of a pair, "rebelote" with the second. The state is the one before the card. */
function royalCall(state: Belote, card: Card, seat: Seat): GameEvent[] {
  const suit = suitOf(card);
  const [king, queen] = [cardOf(suit, 'K'), cardOf(suit, 'Q')];
  if ((card !== king && card !== queen) || !state.pairs.some((pair) => pair.seat === seat && pair.suit === suit)) return [];
  const both = (state.hands[seat] ?? []).includes(card === king ? queen : king);
  return [both ? { type: 'announce', seat, what: 'belote' } : { type: 'announce', seat, what: 'rebelote', points: 20 }];
}

function rulesOf(state: Belote): TrickRules {
  const { trump, allTrumps, setup } = state;
  const pairs = trumpSuits(trump, allTrumps).map((suit) => royalPair(suit, BELOTE));
  return { spec: specOf(setup.options, trump, allTrumps), trump: trump ?? 'NT', sides: OPPOSITE, extra: [[], [], [], []], pairs };
}

/** The rules of a deal: all of the game but what is shown and thought of it. */
export const beloteRules: DealRules<Belote> = {
  id: 'belote',
  deal(setup) {
    const state: Belote = {
      setup,
      phase: 'first',
      moves: [],
      hands: firstPlaces(setup.dealer).map((places) => cardsAt(setup.deck, places)),
      trump: null,
      declarer: null,
      play: null,
      allTrumps: false,
      held: [[], [], [], []],
      declared: [],
      silent: [],
      pairs: [],
    };
    return { state, events: [{ type: 'uncover', seat: setup.dealer, cards: [codeOf(turnedCard(state))] }] };
  },
  ...composed<Belote>({ first, second, declare, play }),
  score: scoreOf,
  trick: (state) => (state.trump === null ? null : rulesOf(state)),
};
