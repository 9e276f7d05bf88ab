import { codesOf, TRUMPS, without, type Card, type Seat, type Trump } from '../../../cards/card.ts';
import { climb, ladderActions, ladderSeat, startLadder, type NextRung } from '../../phases/ladder.ts';
import { called, choices, type Phase } from '../../phases/phase.ts';
import { OVER } from '../../../contract/deal.ts';
import { after, from } from '../../../cards/seats.ts';
import { handsWithout, playTo, startTricks, trickSeat, trickPlayOf } from '../../phases/tricks.ts';
import { allBut, shown } from '../../phases/view.ts';
import { callOf, discardOf, trumpOf, type CallAction, type DiscardAction, type TrumpAction } from '../../../contract/action.ts';
import type { GameEvent, Step } from '../../../contract/event.ts';
import type { TrickRules } from '../../../contract/search/search.ts';
import type { CardAction, Manille, ManilleForm, Row } from './deal.ts';
import { scoreOf } from './score.ts';
import { itemAt } from '../../../cards/indexed.ts';

const BLIND = callOf('blind');
const LOOK = callOf('look');
const DONE = callOf('done');

/** The phases of a form of Manille, with what may be done in each. */
interface ManillePhases {
  readonly offer: Phase<Manille, typeof BLIND | typeof LOOK>;
  readonly trumps: Phase<Manille, TrumpAction>;
  readonly exchange: Phase<Manille, DiscardAction | typeof DONE>;
  readonly doubling: Phase<Manille, CallAction>;
  readonly play: Phase<Manille, CardAction>;
}

/** `along` is for the dealer's opponents, from forehand; `against` for the dealer's side, from the dealer (engine/games/manille/README.md, Doubling). */
function rungs(state: Manille): NextRung {
  const { dealer, players } = state.setup;
  const ofDealer = (seat: Seat): boolean => state.sides[seat] === state.sides[dealer];
  return (calls) => {
    if (calls.length === 0) return { call: 'along', ask: from(after(dealer, players), players).filter((seat) => !ofDealer(seat)) };
    return calls.length === 1 ? { call: 'against', ask: from(dealer, players).filter(ofDealer) } : null;
  };
}

function startDoubling(state: Manille): Manille {
  return { ...state, phase: 'doubling', ladder: startLadder(rungs(state)) };
}

/** The dealer's trumps, and what comes next. */
function withTrumps(form: ManilleForm, state: Manille, trump: Trump): Manille {
  const made: Manille = { ...state, trump, declarer: state.setup.dealer };
  return form.exchange > 0 ? { ...made, phase: 'exchange' } : startDoubling(made);
}

/** The cards of its row that a seat may play. */
export function openOf(state: Manille, seat: Seat): Card[] {
  return (state.rows[seat]?.open ?? []).filter((card) => card !== null);
}

function stacksOf({ covered, open }: Row): Card[][] {
  return covered.map((below, i) => [below, open[i] ?? null].filter((card) => card !== null));
}

export function rulesOf(form: ManilleForm, state: Manille): TrickRules | null {
  if (state.trump === null) return null;
  const spec = form.spec(state.setup.options);
  const rules = { spec, trump: state.trump, sides: state.sides, extra: state.hands.map((_, seat) => openOf(state, seat)) };
  return state.rows.length === 0 ? rules : { ...rules, stacks: state.rows.map(stacksOf) };
}

/** The phases of a form of Manille. */
export function manillePhases(form: ManilleForm): ManillePhases {
  const dealer = (state: Manille): Seat => state.setup.dealer;

  const offer: ManillePhases['offer'] = {
    toAct: dealer,
    legal: () => choices([BLIND, LOOK]),
    apply(state, action, seat) {
      const call = called(seat, action);
      if (action.call === 'look') return { state: { ...state, phase: 'trumps' }, events: [call] };
      return { state: withTrumps(form, { ...state, blind: true }, 'NT'), events: [call, { type: 'trumps', seat, trump: 'NT' }] };
    },
  };

  const trumps: ManillePhases['trumps'] = {
    toAct: dealer,
    legal: () => choices(TRUMPS.map(trumpOf)),
    apply(state, { trump }, seat) {
      return { state: withTrumps(form, state, trump), events: [{ type: 'trumps', seat, trump }] };
    },
  };

  const exchange: ManillePhases['exchange'] = {
    toAct: dealer,
    legal: (state) => choices([...itemAt(state.hands, dealer(state)).map(discardOf), DONE]),
    apply(state, action, seat) {
      if (action.type === 'call') return drawn(state, seat, [called(seat, action)]);
      const { card } = action;
      if (card === null) throw new RangeError('the dealer sees the own cards');
      const laid: Manille = { ...state, hands: handsWithout(state.hands, seat, card), away: [...state.away, card] };
      const events = exchanged(seat, state.setup.players, { away: [card] });
      return laid.away.length === form.exchange ? drawn(laid, seat, events) : { state: laid, events };
    },
  };

  const doubling: ManillePhases['doubling'] = {
    toAct: (state) => (state.ladder === null ? null : ladderSeat(state.ladder)) ?? dealer(state),
    legal: (state) => choices(state.ladder === null ? [] : ladderActions(state.ladder)),
    apply(state, action, seat) {
      if (state.ladder === null) throw new RangeError('doubling has not begun');
      const ladder = climb(state.ladder, action, rungs(state));
      const next: Manille = { ...state, ladder };
      const events = [called(seat, action)];
      if (ladder.open !== null) return { state: next, events };
      return { state: { ...next, phase: 'play', play: startTricks(form.leader(dealer(state))) }, events };
    },
  };

  const play: ManillePhases['play'] = {
    toAct: (state) => trickSeat(trickPlayOf(state), state.setup.players),
    legal: (state) => form.plays.legal(state),
    apply(state, action, seat) {
      const card = form.plays.card(state, action);
      const rules = rulesOf(form, state);
      if (rules === null) throw new RangeError('there is no play without trumps');
      const { play: next, taken, events } = playTo(trickPlayOf(state), rules, card, false);
      const played: Manille = { ...takenFrom(state, seat, card), play: next };
      return taken === null ? { state: played, events } : closed(played, events);
    },
  };

  return { offer, trumps, exchange, doubling, play };
}

/** The deal after the dealer's last card laid away: as many cards come from the widow, in its order. */
function drawn(state: Manille, seat: Seat, before: readonly GameEvent[]): Step<Manille> {
  const cards = state.widow.slice(0, state.away.length);
  const next = startDoubling({
    ...state,
    hands: state.hands.map((hand, owner) => (owner === seat ? [...hand, ...cards] : hand)),
    widow: state.widow.slice(cards.length),
  });
  const drew = cards.length === 0 ? [] : exchanged(seat, state.setup.players, { drawn: cards });
  return { state: next, events: [...before, ...drew] };
}

/** The events of an exchange with a hidden widow: the cards' faces for the seat, their number for the others. */
export function exchanged(
  seat: Seat,
  players: number,
  { away = [], drawn = [] }: { readonly away?: readonly Card[]; readonly drawn?: readonly Card[] },
): GameEvent[] {
  return [
    { type: 'exchange', to: [seat], seat, away: codesOf(away), drawn: codesOf(drawn) },
    { type: 'exchange', to: allBut([seat], players), seat, away: shown(away, false), drawn: shown(drawn, false) },
  ];
}

/** The deal without a card of a seat's hand or row. */
function takenFrom(state: Manille, seat: Seat, card: Card): Manille {
  if (state.hands[seat]?.includes(card) === true) {
    return { ...state, hands: state.hands.map((hand, owner) => (owner === seat ? without(hand, card) : hand)) };
  }
  const lifted = (row: Row): Row => ({ ...row, open: row.open.map((top) => (top === card ? null : top)) });
  return { ...state, rows: state.rows.map((row, owner) => (owner === seat ? lifted(row) : row)) };
}

/** The deal after a trick: uncovered cards are turned up; the end after the last. */
function closed(state: Manille, events: readonly GameEvent[]): Step<Manille> {
  const up = state.rows.map((row) => row.covered.map((card, i) => (row.open[i] === null ? card : null)));
  const rows = state.rows.map((row, seat): Row => {
    const turned = up[seat] ?? [];
    return {
      covered: row.covered.map((card, i) => (turned[i] === null ? card : null)),
      open: row.open.map((card, i) => card ?? turned[i] ?? null),
    };
  });
  const told = up.flatMap((cards, seat): GameEvent[] => {
    const turned = codesOf(cards.filter((card) => card !== null));
    return turned.length === 0 ? [] : [{ type: 'uncover', seat, cards: turned }];
  });
  const next: Manille = { ...state, rows };
  const left = next.hands.some((hand) => hand.length > 0) || rows.some(({ open }) => open.some((card) => card !== null));
  if (left) return { state: next, events: [...events, ...told] };
  const over: Manille = { ...next, phase: OVER };
  const score = scoreOf(over);
  const winner = trickPlayOf(over).leader;
  const all: GameEvent[] = score.detail['allTricks'] === true ? [{ type: 'announce', seat: winner, what: 'allTricks' }] : [];
  const tie: GameEvent[] = score.carry > 1 ? [{ type: 'announce', seat: over.setup.dealer, what: 'tie' }] : [];
  return { state: over, events: [...events, ...all, ...tie, { type: 'over', score }] };
}
