import type { CardCode } from '../../../../engine/cards/card.ts';
import { itemAt, type ServerMessage } from '../../../../engine/protocol/messages.ts';
import type { WireView } from '../../../../engine/protocol/wire.ts';
import type { Sketch } from '../../../../engine/protocol/sketch.ts';
import { isCard, verbOf } from '../../../words/speaker.ts';

export type WrittenMessage = Extract<ServerMessage, { type: 'written' }>;

/** The cards of a seat as far as they are known. */
export interface SeatCards {
  /** Known cards that it still holds, in the order in which they were given. */
  readonly known: readonly CardCode[];
  /** How many more it holds. */
  readonly unknown: number;
}

/** Cards without others, each as often as it is there. */
function without(cards: readonly CardCode[], others: readonly string[]): CardCode[] {
  const left = [...cards];
  for (const one of others) {
    const at = left.findIndex((card) => card === one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The cards that a seat has laid down: played, or put away. */
function laidBy({ moves }: WrittenMessage, seat: number): string[] {
  return moves.flatMap((move) => {
    if (move.seat !== seat) return [];
    if (move.card !== undefined) return [move.card];
    const { verb, value } = verbOf(move.action);
    return verb === 'discard' ? [value] : [];
  });
}

/** The cards of every seat: the ones given at the beginning less those laid down since; the guesses of the table are only counted. */
export function cardsBySeat(known: Sketch, written: WrittenMessage): SeatCards[] {
  return known.hands.map((hand, seat) => {
    const given = [...hand, ...(known.rows[seat] ?? []).flat()];
    const left = without(given, laidBy(written, seat));
    return { known: left, unknown: Math.max(0, heldBy(written.view, seat) - left.length) };
  });
}

function heldBy({ hands, zones }: WireView, seat: number): number {
  const stacks = zones.filter((zone) => zone.seat === seat && (zone.id === 'row' || zone.id === 'piles'));
  return itemAt(hands, seat).length + stacks.reduce((sum, zone) => sum + zone.stacks.flat().length, 0);
}

/** The cards of a pack that are in no known hand and have not been laid down. */
export function loose(pack: readonly CardCode[], known: Sketch, written: WrittenMessage): CardCode[] {
  const seats = cardsBySeat(known, written).flatMap((seat) => seat.known);
  const laid = known.hands.flatMap((_, seat) => laidBy(written, seat));
  return without(pack, [...seats, ...laid]);
}

/** The action of a card for the seat to act: it is played, or put away where the rules require that. */
export function actionOf({ legal }: WrittenMessage, card: CardCode): string {
  const verb = ['discard', 'draw'].find((one) => legal.actions.some((action) => action.startsWith(`${one}:`)));
  return verb === undefined ? card : `${verb}:${card}`;
}

/** Whether the seat to act may lay a card now; in the auction it may not. */
export function laysCard({ legal, view }: WrittenMessage): boolean {
  return view.trick !== null || legal.actions.some((action) => isCard(action) || /^(?:@|discard:|draw:)/.test(action));
}
