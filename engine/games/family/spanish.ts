import type { Card, Seat } from '../../cards/card.ts';
import { packets } from '../../cards/seats.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import type { Duty } from '../../cards/trick/duty.ts';
import type { TrickSpec } from '../../cards/trick/spec.ts';
import type { TableLayout } from '../../contract/view.ts';

/** Half the points of a deal: points above it score (engine/games/manilla/README.md, Deal score; engine/games/botifarra/README.md, Deal score). */
export const HALF_DEAL_POINTS = 36;

/**
 * Cards of the Spanish games, manilla and botifarra: 9 A K Q J 8 7 6 5 4 3 2 in every suit, the first five of them counters. `perTrick`:
 * what a trick is worth besides its cards.
 */
export function spanishSpec(perTrick: number, duty: Duty): TrickSpec {
  return {
    pack: 'spanish48',
    plain: ['2', '3', '4', '5', '6', '7', '8', 'J', 'Q', 'K', 'A', '9'],
    values: { '9': 5, A: 4, K: 3, Q: 2, J: 1 },
    counters: ['9', 'A', 'K', 'Q', 'J'],
    duty,
    lastTrick: 0,
    perTrick,
  };
}

const ORDER = ['9', 'A', 'K', 'Q', 'J', '8', '7', '6', '5', '4', '3', '2'] as const;
/** A sorted hand of a Spanish game, strongest first: trumps as any other suit. */
export const SPANISH_ORDER: TableLayout['order'] = { plain: ORDER, trumps: ORDER };

/** The points of a card in a trick. */
export function cardPoints(card: Card, spec: TrickSpec): number {
  return trickKernel(spec, 'NT').points([card]);
}

/** The deck places of each of four seats: packets of four, twelve cards each, the dealer's last card the last of the deck. */
export function placesOf(dealer: Seat): number[][] {
  return packets(4, dealer, [4, 4, 4]);
}

/** The points above half of a deal's, by seat. */
export function excessOf(points: readonly number[]): number[] {
  return points.map((amount) => Math.max(0, amount - HALF_DEAL_POINTS));
}
