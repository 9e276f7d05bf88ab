import type { Card, Seat } from './card.ts';

/** The seat `steps` places after another in the order of play; before it where `steps` is negative. */
export function after(seat: Seat, players: number, steps = 1): Seat {
  return (((seat + steps) % players) + players) % players;
}

/** All seats in order of play, from one. */
export function from(seat: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, i) => after(seat, players, i));
}

/** Sides of four players, partners opposite. */
export const OPPOSITE = [0, 1, 0, 1] as const;
/** Everybody alone. */
export function alone(players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

/** Seats by side, for views: the sides in the order of their first seat. */
export function seatsBySide(sides: readonly number[]): Seat[][] {
  return [...new Set(sides)].map((side) => sides.flatMap((other, seat) => (other === side ? [seat] : [])));
}

/** The deck places that each seat is dealt: in packets, from forehand, the dealer last. */
export function packets(players: number, dealer: Seat, sizes: readonly number[]): number[][] {
  const places: number[][] = Array.from({ length: players }, () => []);
  let next = 0;
  for (const size of sizes)
    for (const seat of from(after(dealer, players), players)) for (let i = 0; i < size; i += 1) places[seat]?.push(next++);
  return places;
}

/** The cards at places of a deck. */
export function cardsAt(deck: readonly Card[], places: readonly number[]): Card[] {
  return places.map((place) => {
    const card = deck[place];
    if (card === undefined) throw new RangeError(`the deck ends before place ${place}`);
    return card;
  });
}

/** The sum of each seat's side, by seat. */
export function bySide(own: readonly number[], sides: readonly number[]): number[] {
  return own.map((_, seat) => own.reduce((sum, amount, other) => (sides[other] === sides[seat] ? sum + amount : sum), 0));
}
