import type { ShownCard } from '../../../../engine/cards/card.ts';
import type { WireEvent, WireView } from '../../../../engine/protocol/wire.ts';

/** A hand without a card as the viewer sees it: the card itself where its face is known, else one face-down card. */
function lacking(hand: readonly ShownCard[], card: ShownCard): readonly ShownCard[] {
  const known = hand.indexOf(card);
  const at = known >= 0 ? known : hand.indexOf('??');
  return at < 0 ? hand : hand.filter((_, i) => i !== at);
}

/**
 * The picture of the table after one event, on the way from one view to the next: what the event shows, and nothing that only the next view
 * shows. Where all events end, the next view takes its place.
 */
export function reduceView(view: WireView, event: WireEvent): WireView {
  switch (event.type) {
    case 'play': {
      const trick = view.trick ?? { leader: event.seat, cards: [], winning: null };
      const opened = trick.cards.length === 0 ? { ...trick, leader: event.seat } : trick;
      return {
        ...view,
        toAct: null,
        hands: view.hands.map((hand, seat) => (seat === event.seat ? lacking(hand, event.card) : hand)),
        zones: view.zones.map((zone) =>
          zone.seat === event.seat && (zone.id === 'row' || zone.id === 'piles')
            ? { ...zone, stacks: zone.stacks.map((stack) => (stack.at(-1) === event.card ? stack.slice(0, -1) : stack)) }
            : zone,
        ),
        trick: { ...opened, cards: [...opened.cards, event.card] },
      };
    }
    case 'trick':
      return {
        ...view,
        trick: { leader: event.winner, cards: [], winning: null },
        tricks: [...view.tricks, { leader: event.leader, cards: event.cards, winner: event.winner, points: event.points }],
        points: view.points.map((points, seat) => (seat === event.winner ? points + event.points : points)),
      };
    case 'call':
      return { ...view, toAct: null, moves: [...view.moves, { seat: event.seat, action: event.action }] };
    case 'trumps':
      return { ...view, trump: event.trump };
    case 'exchange':
    case 'uncover':
    case 'announce':
    case 'claim':
    case 'takeBack':
    case 'over':
      return view;
  }
}

/** The seat whose card lies at a place of the trick. */
export function seatInTrick(leader: number, place: number, players: number): number {
  return (leader + place) % players;
}
