import { codeOf, FACE_DOWN, type Card, type ShownCard } from '../../cards/card.ts';
import { alone, cardsAt, seatsBySide } from '../../cards/seats.ts';
import { shown, viewOf } from '../phases/view.ts';
import { withoutDiscards } from '../family/manille/exchange.ts';
import type { Fact, View, Viewer, Zone } from '../../contract/view.ts';
import type { AuctionManille } from './deal.ts';
import { manilleAuctionRules } from './rules.ts';
import { auctionPlaces } from './table.ts';

/** A seat's view: its hand and the widow's open cards; for the bidder also the cards discarded and taken. */
export function view(state: AuctionManille, viewer: Viewer): View {
  const { declarer, setup, away } = state;
  const owner = viewer !== 'spectator' && viewer === declarer;
  const zones = [widowOf(state, owner)];
  if (away.length > 0) zones.push({ id: 'away', seat: declarer, stacks: [shown(away, owner)] });
  return viewOf(manilleAuctionRules, state, viewer, {
    sees: (seat) => seat === viewer,
    // However the duties see them, the others play against the bidder.
    sides: declarer === null ? null : seatsBySide(alone(setup.players).map((seat) => (seat === declarer ? 0 : 1))),
    zones,
    moves: owner ? state.moves : withoutDiscards(state.moves),
    facts: factsOf(state),
  });
}

/** The widow, a stack for each place, and what has been seen of it. */
function widowOf(state: AuctionManille, owner: boolean): Zone {
  const { deck, players, dealer } = state.setup;
  const places = auctionPlaces(players, dealer);
  const face = (card: Card | null, open: boolean): ShownCard[] => (card === null ? [] : [open ? codeOf(card) : FACE_DOWN]);
  const covered = cardsAt(deck, places.covered);
  return {
    id: 'widow',
    seat: null,
    stacks: [...state.open.map((card) => face(card, true)), ...state.covered.map((card) => face(card, false))],
    dealt: [
      ...cardsAt(deck, places.open).map((card) => face(card, true)),
      ...covered.map((card, i) => face(card, owner && state.covered[i] === null)),
    ],
  };
}

function factsOf({ auction }: AuctionManille): Fact[] {
  return auction.high === null ? [] : [{ key: 'manille-auction.bid', params: { seat: auction.high.seat, bid: auction.high.bid } }];
}
