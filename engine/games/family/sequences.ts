import { callOf } from '../../contract/action.ts';
import { itemAt } from '../../cards/indexed.ts';
import { cardOf, RANKS, SUITS, suitIndex, rankIndex, type Card, type Rank, type Suit } from '../../cards/card.ts';

/** The answers of a seat that may declare what it holds. */
export const DECLARE = callOf('declare');
export const SILENT = callOf('silent');

/** Cards of a suit that follow each other in the natural order, 7 8 9 T J Q K A, as many as there are. */
export interface Run {
  readonly suit: Suit;
  /** The number of the highest card's rank in {@link RANKS}. */
  readonly top: number;
  /** The highest first. */
  readonly cards: readonly Card[];
}

/** The runs of three cards or more in a hand, by suit, the highest of each suit first. */
export function runsOf(hand: readonly Card[]): Run[] {
  const fields = [0, 0, 0, 0];
  for (const card of hand) fields[suitIndex(card)] = itemAt(fields, suitIndex(card)) | (1 << rankIndex(card));
  return SUITS.flatMap((suit, at) => {
    const field = itemAt(fields, at);
    // Most suits hold no three in a row.
    return (field & (field >> 1) & (field >> 2)) === 0 ? [] : runsInSuit(suit, field);
  });
}

function runsInSuit(suit: Suit, field: number): Run[] {
  const runs: Run[] = [];
  const has = (rank: number): boolean => rank >= 0 && (field & (1 << rank)) !== 0;
  for (let top = RANKS.length - 1; top > 1; top -= 1) {
    let size = 0;
    while (has(top - size)) size += 1;
    if (size >= 3) {
      const highest = RANKS[top];
      if (highest === undefined) throw new RangeError(`no rank ${top}`);
      const card = cardOf(suit, highest);
      runs.push({ suit, top, cards: Array.from({ length: size }, (_, i) => card - i) });
    }
    top -= size;
  }
  return runs;
}

/** The ranks of which a hand holds all four suits. */
export function fourRanks(hand: readonly Card[]): Rank[] {
  const counts = new Uint8Array(RANKS.length);
  for (const card of hand) counts[rankIndex(card)] = itemAt(counts, rankIndex(card)) + 1;
  return RANKS.filter((_, rank) => counts[rank] === SUITS.length);
}
