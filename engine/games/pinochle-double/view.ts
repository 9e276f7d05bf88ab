import { codesOf, less, type Seat } from '../../cards/card.ts';
import { after, OPPOSITE, seatsBySide } from '../../cards/seats.ts';
import { viewOf } from '../phases/view.ts';
import type { Fact, View, Viewer, Zone } from '../../contract/view.ts';
import { signalsIn } from './bids.ts';
import { contractOf, mayMeld, type Pinochle } from './deal.ts';
import { pinochleDoubleRules } from './rules.ts';
import { laidOut, meldPoints, type Meld } from './melds.ts';
import { tricksPlayed } from '../../contract/deal.ts';

/** A seat's view: its hand, the signals of bids, and the melds of sides that may meld. The melds of a side too poor to meld stay hidden. */
export function view(state: Pinochle, viewer: Viewer): View {
  return viewOf(pinochleDoubleRules, state, viewer, {
    sees: (seat) => seat === viewer,
    sides: seatsBySide(OPPOSITE),
    zones: zonesOf(state),
    bonuses: state.hands.map((_, seat) => (mayMeld(state, seat) ? meldPoints(state.melds[seat] ?? []) : 0)),
    facts: factsOf(state),
  });
}

/** Melds lie open until the first trick is over; what is played like them leaves them, whichever copy it was. */
function zonesOf(state: Pinochle): Zone[] {
  const { play } = state;
  if (tricksPlayed(state) > 0) return [];
  return state.hands.flatMap((_, seat): Zone[] => {
    if (!mayMeld(state, seat)) return [];
    const played = play === null ? [] : play.trick.filter((_card, place) => after(play.leader, 4, place) === seat);
    const cards = less(laidOut(state.melds[seat] ?? []), played);
    return cards.length === 0 ? [] : [{ id: 'meld', seat, stacks: [codesOf(cards)] }];
  });
}

function factsOf(state: Pinochle): Fact[] {
  const { declarer } = state;
  const bid = contractOf(state);
  const contract: Fact[] = declarer === null ? [] : [{ key: 'pinochle-double.need', params: { seat: declarer, bid } }];
  const signals = state.trump !== null ? [] : signalsIn(state.moves).map((params): Fact => ({ key: 'pinochle-double.signal', params }));
  return [...contract, ...signals, ...(state.trump === null ? [] : state.hands.flatMap((_, seat) => meldFact(state, seat)))];
}

/** The melds of a seat, with the cards: all seats have seen them. */
function meldFact(state: Pinochle, seat: Seat): Fact[] {
  if (!mayMeld(state, seat)) return [{ key: 'pinochle-double.noMeld', params: { seat } }];
  const melds = state.melds[seat] ?? [];
  const all: Fact = { key: 'pinochle-double.meld', params: { seat, points: meldPoints(melds), cards: codesOf(laidOut(melds)) } };
  return tricksPlayed(state) > 0 ? [all] : [all, ...melds.map((meld) => kindFact(seat, meld))];
}

/** As long as melds lie open, what each kind is worth. */
function kindFact(seat: Seat, { kind, count, points, cards }: Meld): Fact {
  return { key: 'pinochle-double.kind', params: { seat, kind, count, points, cards: codesOf(cards) } };
}
