import type { Seat } from '../../cards/card.ts';
import { choices } from '../phases/phase.ts';
import { trickSeat } from '../phases/tricks.ts';
import { placeOf, type Move } from '../../contract/action.ts';
import type { ManilleForm } from '../family/manille/deal.ts';
import { trickPlayOf } from '../phases/tricks.ts';

const HAND = 8;

/** The places a seat has played, in the order of play. */
export function playedPlaces(moves: readonly Move[], seat: Seat): number[] {
  return moves.flatMap((move) => (move.seat === seat && move.action.type === 'place' ? [move.action.place] : []));
}

/** The places of a hand that still hold a card, in order: card k of the hand lies at place k of these. */
export function placesLeft(moves: readonly Move[], seat: Seat): number[] {
  const gone = playedPlaces(moves, seat);
  return Array.from({ length: HAND }, (_, place) => place).filter((place) => !gone.includes(place));
}

/** A card is played by its place in the order dealt; places keep their numbers, and nothing bars a card. */
export const plays: ManilleForm['plays'] = {
  legal: (state) => choices(placesLeft(state.moves, trickSeat(trickPlayOf(state), 4)).map(placeOf)),
  card(state, action) {
    if (action.type !== 'place') throw new RangeError('cards are played by their places');
    const seat = trickSeat(trickPlayOf(state), 4);
    // The move itself is already among the moves.
    const before = placesLeft(state.moves.slice(0, -1), seat);
    const card = state.hands[seat]?.[before.indexOf(action.place)];
    if (card === undefined) throw new RangeError(`no card at ${action.place}`);
    return card;
  },
};
