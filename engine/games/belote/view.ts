import { itemAt } from '../../cards/indexed.ts';
import { cardOf, codeOf, codesOf, type Seat } from '../../cards/card.ts';
import { bySide, OPPOSITE, seatsBySide } from '../../cards/seats.ts';
import { viewOf } from '../phases/view.ts';
import type { Fact, View, Viewer, Zone } from '../../contract/view.ts';
import { turnedCard, type Belote, type RoyalPair, waitingIn } from './deal.ts';
import { SILENT } from '../family/sequences.ts';
import { codesIn, declarationPoints, type Declaration } from './declarations.ts';
import { awardedIn, beloteRules } from './rules.ts';
import { BELOTE, DEAL_POINTS } from './score.ts';
import { tricksPlayed } from '../../contract/deal.ts';

/**
 * The view of a seat. While a holder of declarations is asked, the others see a player about to play a card: neither that there is something to
 * declare nor that it was kept back can be learnt.
 */
export function view(state: Belote, viewer: Viewer): View {
  const whole = viewOf(beloteRules, state, viewer, {
    sees: (seat) => seat === viewer,
    sides: seatsBySide(OPPOSITE),
    zones: zonesOf(state),
    bonuses: bonusesOf(state),
    facts: [...factsOf(state), ...heldFacts(state, viewer)],
    moves: state.moves.filter(({ seat, action }) => action !== SILENT || seat === viewer),
  });
  return state.phase === 'declare' && whole.toAct !== viewer ? { ...whole, phase: 'play' } : whole;
}

/** Whether the declarations have been compared: all have played to the first trick. */
function compared(state: Belote): boolean {
  return tricksPlayed(state) > 0;
}

/** The declarations that are known to score. */
function awards(state: Belote): Declaration[] {
  return compared(state) ? awardedIn(state) : [];
}

/** Pairs that have been called: their holder has played one of the two cards. */
function calledPairs(state: Belote): RoyalPair[] {
  return state.pairs.filter(({ seat, suit }) => {
    const hand = state.hands[seat] ?? [];
    return !hand.includes(cardOf(suit, 'K')) || !hand.includes(cardOf(suit, 'Q'));
  });
}

/** Bonuses so far, by the seat that brought them: declarations that score, and belote. */
function bonusesOf(state: Belote): number[] {
  const scoring = awards(state);
  const pairs = calledPairs(state);
  return state.hands.map(
    (_, seat) => declarationPoints(scoring.filter((one) => one.seat === seat)) + BELOTE * pairs.filter((one) => one.seat === seat).length,
  );
}

function zonesOf(state: Belote): Zone[] {
  const turned = state.trump === null ? [[codeOf(turnedCard(state))]] : [];
  return [{ id: 'turned', seat: null, stacks: turned }, ...state.hands.flatMap((_, seat) => meldOf(state, seat))];
}

/** The declarations of a seat that score lie open during the second trick; what is played from them leaves them. */
function meldOf(state: Belote, seat: Seat): Zone[] {
  if (state.play?.tricks.length !== 1) return [];
  const hand = state.hands[seat] ?? [];
  const stacks = awards(state)
    .filter((award) => award.seat === seat)
    .map((award) => codesOf(award.cards.filter((card) => hand.includes(card))).reverse());
  return stacks.length === 0 ? [] : [{ id: 'meld', seat, stacks }];
}

/** While a holder is asked: its declarations, shown to this seat alone. */
function heldFacts(state: Belote, viewer: Viewer): Fact[] {
  if (state.phase !== 'declare' || viewer === 'spectator' || beloteRules.toAct(state) !== viewer) return [];
  return (state.held[viewer] ?? []).map((one): Fact => ({ key: 'belote.held', params: { points: one.points, cards: codesIn(one) } }));
}

function factsOf(state: Belote): Fact[] {
  const wait = waitingIn(state);
  const waiting: Fact[] = wait > 0 ? [{ key: 'belote.waiting', params: { points: wait } }] : [];
  if (state.declarer === null) return waiting;
  const bonuses = bySide(bonusesOf(state), OPPOSITE);
  const of = DEAL_POINTS + itemAt(bonuses, 0) + itemAt(bonuses, 1);
  const scoring = awards(state);
  const beaten = state.declared.flatMap((seat) => (state.held[seat] ?? []).filter((one) => !scoring.includes(one)));
  return [
    ...(state.allTrumps ? [{ key: 'belote.allTrumps', params: { seat: state.declarer } }] : []),
    { key: 'belote.need', params: { seat: state.declarer, need: Math.floor(of / 2) + 1, of } },
    { key: 'belote.turned', params: { seat: state.declarer, card: codeOf(turnedCard(state)) } },
    ...waiting,
    ...beaten.map(({ seat, kind }): Fact => ({ key: `belote.${kind}`, params: { seat } })),
    ...scoring.map((one): Fact => ({ key: 'belote.set', params: { seat: one.seat, points: one.points, cards: codesIn(one) } })),
    ...calledPairs(state).map(({ seat, suit }): Fact => ({
      key: 'belote.pair',
      params: { seat, cards: codesOf([cardOf(suit, 'K'), cardOf(suit, 'Q')]) },
    })),
  ];
}
