import { cards as parseCards, type Card, type Seat } from '../../cards/card.ts';
import { after } from '../../cards/seats.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import type { View } from '../../contract/view.ts';
import { visible } from '../sampling/sampling.ts';
import { SPEC } from './options.ts';
import { itemAt } from '../../cards/indexed.ts';

/** The called card of a view; `null` before trumps. */
export function calledIn(view: View): Card | null {
  const code = view.zones.find(({ id }) => id === 'called')?.stacks[0]?.[0];
  return code === undefined ? null : (parseCards(code)[0] ?? null);
}

/** How the rest of the table looks on a share of points given to the bidder, and on points kept from the bidder. */
const TRUST = { given: 0.14, kept: 0.1 };

/**
 * How likely each seat is to be on the side of the viewer, from what the viewer may know: its own hand, the sides once they are known,
 * and until then from the seats that have given points to the bidder's tricks.
 */
export function friendship(view: View, seat: Seat): number[] {
  const { declarer, sides, players } = view;
  const own = Array.from({ length: players }, (_, other) => (other === seat ? 1 : 0));
  if (sides !== null) return own.map((_, other) => (sides.some((side) => side.includes(seat) && side.includes(other)) ? 1 : 0));
  const called = calledIn(view);
  if (declarer === null || called === null) return own;
  const suspects = own.flatMap((_, other) => (other === seat || other === declarer ? [] : [other]));
  const weight = suspicion(view);
  const sum = suspects.reduce((all, other) => all + (weight[other] ?? 1), 0);
  // A bidder that lacks the called card has a partner for certain; the others reckon with a bidder who calls a card of their own.
  const somebody = seat === declarer ? 1 : 0.95;
  return own.map((self, other) => {
    if (!suspects.includes(other)) return self;
    const partner = (somebody * (weight[other] ?? 1)) / Math.max(sum, 1e-9);
    return seat === declarer ? partner : 1 - partner;
  });
}

/** How much each seat's cards so far look like those of the bidder's partner: 1 if they reveal nothing. */
function suspicion(view: View): number[] {
  const kernel = trickKernel(SPEC, view.trump ?? 'NT');
  const weight = view.hands.map(() => 0);
  const tricks = view.trick === null ? view.tricks : [...view.tricks, view.trick];
  for (const { leader, cards: codes } of tricks) {
    const trick = parseCards(codes.join(' '));
    trick.forEach((card, place) => {
      if (place === 0) return;
      const seat = after(leader, view.players, place);
      const holder = after(leader, view.players, kernel.winner(trick.slice(0, place)));
      const winning = kernel.winner(trick.slice(0, place + 1)) === place;
      const points = kernel.points([card]);
      if (seat === view.declarer || winning) {
        // Taking a trick with points from the bidder is no friend's work.
        if (seat !== view.declarer && holder === view.declarer)
          weight[seat] = itemAt(weight, seat) - TRUST.kept * kernel.points(trick.slice(0, place)) - 0.2;
        return;
      }
      weight[seat] = itemAt(weight, seat) + (holder === view.declarer ? TRUST.given : -TRUST.kept) * points;
    });
  }
  return weight.map((sum) => Math.exp(sum));
}

/** The cards that a seat has not seen. */
export function unseenBy(view: View, seat: Seat, pack: readonly Card[]): Card[] {
  const seen = new Set([
    ...visible(itemAt(view.hands, seat)),
    ...parseCards([...view.tricks.flatMap((trick) => trick.cards), ...(view.trick?.cards ?? [])].join(' ')),
  ]);
  return pack.filter((card) => !seen.has(card));
}
