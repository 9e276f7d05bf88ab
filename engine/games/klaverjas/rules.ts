import { codeOf, suitOf, SUITS, type Card, type Seat, type Suit, type Trump } from '../../cards/card.ts';
import { called, choices, composed, type Phase } from '../phases/phase.ts';
import { after, cardsAt, OPPOSITE } from '../../cards/seats.ts';
import { handsWithout, legalCards, playTo, startTricks, trickSeat, trickPlayOf } from '../phases/tricks.ts';
import { callOf, PASS, trumpOf, type PlayAction, type TrumpAction } from '../../contract/action.ts';
import { OVER, type Setup, declarerOf } from '../../contract/deal.ts';
import type { GameEvent, Step } from '../../contract/event.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { fourOf, option, specOf } from './options.ts';
import { roemOf } from './roem.ts';
import { scoreOf } from './score.ts';
import { type Klaverjas, placesOf } from './deal.ts';
import type { DealRules } from '../../contract/game.ts';
import { itemAt } from '../../cards/indexed.ts';

const PLAY = callOf('play');
const ROEM = callOf('roem');
const SILENT = callOf('silent');
const NAMING = SUITS.map(trumpOf);

/** How many cards of the pile have been turned once all have passed. */
function turnedAfterPasses(setup: Setup): number {
  const first = suitAt(setup.pile, 0);
  let at = 1;
  if (option(setup.options, 'redrawSameSuit') === 'on') while (suitAt(setup.pile, at) === first) at += 1;
  return at + 1;
}

function suitAt(pile: readonly Card[], at: number): ReturnType<typeof suitOf> {
  const card = pile[at];
  if (card === undefined) throw new RangeError('the trump pile has run out');
  return suitOf(card);
}

/** The trumps of a deal. Throws RangeError before they are named. */
function trumpsIn({ trump }: Klaverjas): Trump {
  if (trump === null) throw new RangeError('trumps have not been named');
  return trump;
}

/** The card of the pile that shows the trumps. */
function turnedCard(state: Klaverjas): Card {
  return itemAt(state.setup.pile, state.turned - 1);
}

/** Roem, by what four of a kind is worth. */
const BONUS = {
  fifty: (trick: readonly Card[], trump: Trump) => roemOf(trick, trump, 'fifty'),
  hundred: (trick: readonly Card[], trump: Trump) => roemOf(trick, trump, 'hundred'),
  club: (trick: readonly Card[], trump: Trump) => roemOf(trick, trump, 'club'),
};

function rulesOf(state: Klaverjas): TrickRules {
  const { options } = state.setup;
  return { spec: specOf(options), trump: trumpsIn(state), sides: OPPOSITE, extra: [[], [], [], []], bonus: BONUS[fourOf(options)] };
}

function startPlay(state: Klaverjas, declarer: Seat): Klaverjas {
  return { ...state, phase: 'play', declarer, play: startTricks(after(state.setup.dealer, 4)) };
}

const bidding: Phase<Klaverjas, typeof PLAY | typeof PASS> = {
  toAct: (state) => after(state.setup.dealer, 4, state.moves.length + 1),
  legal: () => choices([PLAY, PASS]),
  apply(state, action, seat) {
    const call = called(seat, action);
    if (action.call === 'play') return { state: startPlay(state, seat), events: [call] };
    if (state.moves.length < 4) return { state, events: [call] };
    const turned = turnedAfterPasses(state.setup);
    const forced = startPlay({ ...state, turned, trump: suitAt(state.setup.pile, turned - 1) }, after(state.setup.dealer, 4));
    return { state: forced, events: [call, { type: 'trumps', seat: null, trump: trumpsIn(forced), card: codeOf(turnedCard(forced)) }] };
  },
};

/** Whether the seat to act must name trumps: forehand, at once or after four passes. */
function mustName({ setup, moves }: Klaverjas): boolean {
  return option(setup.options, 'trumps') === 'forehand' || moves.length >= 4;
}

const naming: Phase<Klaverjas, TrumpAction<Suit> | typeof PASS> = {
  toAct: (state) => after(state.setup.dealer, 4, mustName(state) ? 1 : state.moves.length + 1),
  legal: (state) => choices(mustName(state) ? NAMING : [...NAMING, PASS]),
  apply(state, action, seat) {
    const call = called(seat, action);
    if (action.type === 'call') return { state, events: [call] };
    const { trump } = action;
    return { state: startPlay({ ...state, trump }, seat), events: [call, { type: 'trumps', seat, trump }] };
  },
};

const play: Phase<Klaverjas, PlayAction> = {
  toAct: (state) => trickSeat(trickPlayOf(state), 4),
  legal: (state) => {
    const tricks = trickPlayOf(state);
    return legalCards(tricks, rulesOf(state), itemAt(state.hands, trickSeat(tricks, 4)));
  },
  apply(state, { card }, seat) {
    const hands = handsWithout(state.hands, seat, card);
    const { play: next, taken, events } = playTo(trickPlayOf(state), rulesOf(state), card, hands[seat]?.length === 0);
    const played: Klaverjas = { ...state, hands, play: next };
    if (taken === null) return { state: played, events };
    const pending = roemOf(taken.cards, trumpsIn(state), fourOf(state.setup.options));
    return pending > 0 ? { state: { ...played, phase: 'roem', pending }, events } : closed(played, events);
  },
};

const roem: Phase<Klaverjas, typeof ROEM | typeof SILENT> = {
  toAct: (state) => trickPlayOf(state).leader,
  legal: () => choices([ROEM, SILENT]),
  apply(state, action, seat) {
    const trick = trickPlayOf(state).tricks.length - 1;
    const points = state.pending;
    const next: Klaverjas = { ...state, phase: 'play', pending: 0 };
    // Silence is silent: no event reveals that there was something to call.
    if (action.call === 'silent') return closed(next, []);
    return closed({ ...next, roem: [...state.roem, { seat, points, trick }] }, [{ type: 'announce', seat, what: 'roem', points }]);
  },
};

/** The deal after a trick, and its end after the last. */
function closed(state: Klaverjas, events: readonly GameEvent[]): Step<Klaverjas> {
  if (state.hands.some((hand) => hand.length > 0)) return { state, events };
  const over: Klaverjas = { ...state, phase: OVER };
  const score = scoreOf(over);
  const winner = trickPlayOf(over).leader;
  const pit: GameEvent[] = score.detail['pit'] === true ? [{ type: 'announce', seat: winner, what: 'pit', points: 100 }] : [];
  const nat: GameEvent[] = score.detail['nat'] === true ? [{ type: 'announce', seat: declarerOf(over), what: 'nat' }] : [];
  return { state: over, events: [...events, ...pit, ...nat, { type: 'over', score }] };
}

/** The rules of a deal: all of the game but what is shown and thought of it. */
export const klaverjasRules: DealRules<Klaverjas> = {
  id: 'klaverjas',
  deal(setup) {
    const turns = option(setup.options, 'trumps') === 'turned';
    const trump = turns ? suitAt(setup.pile, 0) : null;
    const state: Klaverjas = {
      setup,
      phase: turns ? 'bidding' : 'naming',
      moves: [],
      hands: placesOf(setup.dealer).map((places) => cardsAt(setup.deck, places)),
      trump,
      declarer: null,
      play: null,
      turned: turns ? 1 : 0,
      roem: [],
      pending: 0,
    };
    return { state, events: trump === null ? [] : [{ type: 'trumps', seat: null, trump, card: codeOf(turnedCard(state)) }] };
  },
  ...composed<Klaverjas>({ bidding, naming, play, roem }),
  score: scoreOf,
  trick: (state) => (state.trump === null ? null : rulesOf(state)),
};
