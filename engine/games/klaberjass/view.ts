import { codeOf, codesOf, parseCard, type Seat } from '../../cards/card.ts';
import { bySide, OPPOSITE, seatsBySide } from '../../cards/seats.ts';
import { viewOf } from '../phases/view.ts';
import type { Fact, View, Viewer, Zone } from '../../contract/view.ts';
import { klaberjassRules } from './rules.ts';
import { turnedCard, type Klaberjass } from './deal.ts';
import { SILENT } from '../family/sequences.ts';
import { bonusesOf, DEAL_POINTS } from './score.ts';
import { setCards, setsOf, worth } from './sets.ts';
import { itemAt } from '../../cards/indexed.ts';

/**
 * A seat's view. Beaten sequences stay hidden, and so do holders who have not declared: while holders are asked, only
 * the one who is asked knows whose turn it is, and a `silent` is among the moves of its speaker alone.
 */
export function view(state: Klaberjass, viewer: Viewer): View {
  const whole = viewOf(klaberjassRules, state, viewer, {
    sees: (seat) => seat === viewer,
    sides: seatsBySide(OPPOSITE),
    zones: zonesOf(state),
    bonuses: bonusesOf(state),
    facts: [...factsOf(state), ...heldFacts(state, viewer)],
    moves: state.moves.filter(({ seat, action }) => action !== SILENT || seat === viewer),
  });
  return state.phase === 'declare' && whole.toAct !== viewer ? { ...whole, toAct: null } : whole;
}

function zonesOf(state: Klaberjass): Zone[] {
  const turned = state.trump === null ? [[codeOf(turnedCard(state))]] : [];
  return [{ id: 'turned', seat: null, stacks: turned }, ...state.hands.flatMap((_, seat) => meldOf(state, seat))];
}

/** The sets of a seat that score lie open until the first trick is over; what is played from them leaves them. */
function meldOf(state: Klaberjass, seat: Seat): Zone[] {
  if (state.play === null || state.play.tricks.length > 0) return [];
  const hand = itemAt(state.hands, seat);
  const stacks = state.awards
    .filter((award) => award.seat === seat)
    .map(({ cards }) => cards.filter((code) => hand.includes(parseCard(code) ?? -1)).reverse());
  return stacks.length === 0 ? [] : [{ id: 'meld', seat, stacks }];
}

/** While holders are asked, the sequences that the seat to answer may declare: only that seat sees them. */
function heldFacts(state: Klaberjass, viewer: Viewer): Fact[] {
  if (state.phase !== 'declare' || viewer === 'spectator' || state.asked[0] !== viewer) return [];
  return setsOf(viewer, itemAt(state.hands, viewer)).map((set): Fact => ({
    key: 'klaberjass.held',
    params: { points: worth(set), cards: codesOf(setCards(set)) },
  }));
}

function factsOf(state: Klaberjass): Fact[] {
  const { dealer } = state.setup;
  if (state.declarer === null)
    return state.phase === 'second' && state.moves.length === 7 ? [{ key: 'klaberjass.bima', params: { seat: dealer } }] : [];
  const bonuses = bySide(bonusesOf(state), OPPOSITE);
  const of = DEAL_POINTS + itemAt(bonuses, 0) + itemAt(bonuses, 1);
  return [
    { key: 'klaberjass.need', params: { seat: state.declarer, need: Math.floor(of / 2) + 1, of } },
    { key: 'klaberjass.turned', params: { seat: dealer, card: codeOf(turnedCard(state)) } },
    ...state.awards.map(({ seat, points, cards }): Fact => ({ key: 'klaberjass.set', params: { seat, points, cards } })),
  ];
}
