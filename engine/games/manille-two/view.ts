import { codeOf, FACE_DOWN, type Card, type Seat, type ShownCard } from '../../cards/card.ts';
import type { ViewParts } from '../phases/view.ts';
import type { Manille } from '../family/manille/deal.ts';
import type { Viewer, Zone } from '../../contract/view.ts';
import { rowPlaces } from './places.ts';
import { itemAt } from '../../cards/indexed.ts';

/** The stacks of a seat's row, covered card first, and what has been seen of them from the first. */
function rowOf(state: Manille, seat: Seat): Zone {
  const row = state.rows[seat];
  const dealt = rowPlaces(state.setup.dealer)[seat];
  const at = (place: number | undefined): Card => itemAt(state.setup.deck, place ?? -1);
  const face = (card: Card | null | undefined, open: boolean): ShownCard[] =>
    card === null || card === undefined ? [] : [open ? codeOf(card) : FACE_DOWN];
  return {
    id: 'row',
    seat,
    stacks: (row?.covered ?? []).map((card, i) => [...face(card, false), ...face(row?.open[i], true)]),
    dealt: (row?.covered ?? []).map((card, i) => [...face(at(dealt?.covered[i]), card === null), ...face(at(dealt?.open[i]), true)]),
  };
}

/** A seat's view: its hand, and both rows as far as they lie open. */
export function viewParts(state: Manille, viewer: Viewer): Pick<ViewParts, 'sees' | 'zones'> {
  return { sees: (seat) => seat === viewer, zones: [0, 1].map((seat) => rowOf(state, seat)) };
}
