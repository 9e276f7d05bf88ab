import { itemAt, type TableMessage } from '../../../../engine/protocol/messages.ts';
export { resultOf } from '../../../../engine/protocol/messages.ts';
import type { WireView } from '../../../../engine/protocol/wire.ts';

/** A side of the table, or one player who is alone: its seats, and whether the viewer is among them. */
export interface Side {
  readonly seats: readonly number[];
  /** The first of its seats: amounts by seat are the same for all of them. */
  readonly first: number;
  readonly own: boolean;
}

/** The sides as the viewer may know them, their own first; everybody alone where sides are not (yet) known. */
export function sidesIn(view: WireView): Side[] {
  const alone = Array.from({ length: view.players }, (_, seat) => [seat]);
  const sides = (view.sides ?? alone).map((seats): Side => {
    const [first] = seats;
    if (first === undefined) throw new RangeError('a side has no seat');
    return { seats, first, own: view.viewer !== 'spectator' && seats.includes(view.viewer) };
  });
  return sides.sort((a, b) => Number(b.own) - Number(a.own));
}

/** Whether the sides stay together for the match, so that totals are theirs and not each person's. */
function isPartnership(view: WireView): boolean {
  return view.sides !== null && view.sides.length === 2 && view.sides.every((side) => side.length === 2);
}

/** Those who keep one score: partners for the match, else everybody alone; the viewer's own first. */
export function scorersOf(view: WireView): Side[] {
  return isPartnership(view) ? sidesIn(view) : sidesIn({ ...view, sides: null });
}

/** The sum of an amount by seat over a side. */
export function sumOf(side: Side, amounts: readonly number[]): number {
  return amounts.reduce((sum, amount, seat) => (side.seats.includes(seat) ? sum + amount : sum), 0);
}

/** The running total of a side before the deal under way. */
export function totalBefore({ carry }: WireView, { first }: Pick<Side, 'first'>): number {
  return itemAt(carry.totals, first);
}

/** The seats of some persons. */
export function seatsOf(message: TableMessage, persons: readonly number[]): number[] {
  return persons.map((person) => itemAt(message.people, person).seat);
}

/** The person at a seat. */
export function personAt(message: TableMessage, seat: number): number {
  return message.people.findIndex((person) => person.seat === seat);
}

/**
 * The running total of a side: partners carry the same. `booked`: as it was written down after the last deal, before a game that was won with it
 * made way for the next.
 */
export function totalOf(message: TableMessage, side: Pick<Side, 'first'>, booked = false): number {
  const totals = (booked ? message.sheet.at(-1)?.totals : undefined) ?? message.totals;
  return itemAt(totals, personAt(message, side.first));
}
