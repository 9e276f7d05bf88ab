import type { Card } from '../../cards/card.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { playedBy, visible } from '../../games/sampling/sampling.ts';

/** The memory of a forgetful player for the cards that have gone. */
export interface Memory {
  /** Whether a card that has been played is remembered. */
  knows(card: Card): boolean;
  /** Whether it is remembered who could not follow in a trick, by its number. */
  knowsTrick(trick: number): boolean;
}

/** The last tricks, which even a forgetful player remembers. */
const FRESH = 2;

/**
 * A memory for high cards and for the last tricks. `share` of the other cards is forgotten, the same ones throughout a deal: which, follows
 * from the cards that the seat was dealt.
 */
export function forgetful(view: View, isHigh: (card: Card) => boolean, share: number): Memory {
  const seat = seatToAct(view);
  const own = [...visible(view.hands[seat] ?? []), ...(playedBy(view)[seat] ?? [])].sort((a, b) => a - b);
  const salt = own.reduce((hash, card) => mixed(hash ^ card), 2166136261);
  const shown = view.trick === null ? view.tricks : [...view.tricks, view.trick];
  const recent = new Set(shown.slice(-FRESH - 1).flatMap(({ cards }) => visible(cards)));
  const lost = (number: number): boolean => (mixed(salt ^ number) >>> 8) / 2 ** 24 < share;
  return {
    knows: (card) => own.includes(card) || recent.has(card) || isHigh(card) || !lost(card),
    knowsTrick: (trick) => trick >= view.tricks.length - FRESH || !lost(trick + 100),
  };
}

/** A whole number scattered over 32 bits (the finalizer of MurmurHash3). */
function mixed(number: number): number {
  let hash = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
