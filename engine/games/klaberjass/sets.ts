import { cardOf, codesOf, RANKS, type Card, type CardCode, type Seat, type Suit, type Trump } from '../../cards/card.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import { runsOf } from '../family/sequences.ts';

/** Three or four cards of a suit in the natural order, 7 8 9 T J Q K A. */
export interface SequenceSet {
  readonly seat: Seat;
  readonly suit: Suit;
  /** Number of the highest card's rank in {@link RANKS}. */
  readonly top: number;
  readonly size: 3 | 4;
}

/** A set that scores: all of its worth, or half of it where equal heads met. */
export interface SetAward {
  readonly seat: Seat;
  readonly points: number;
  /** The cards of the set, the highest first. */
  readonly cards: readonly CardCode[];
}

/**
 * A hand's sets. A run is split into the disjoint sets worth most, the longer first, from the highest card down: 5 → 50, 6 → 50, 7 → 70,
 * 8 → 100 (engine/games/klaberjass/README.md, Bonuses, Ruling on long sequences).
 */
export function setsOf(seat: Seat, hand: readonly Card[]): SequenceSet[] {
  return runsOf(hand).flatMap(({ suit, top, cards }) => {
    const sets: SequenceSet[] = [];
    for (let from = 0; cards.length - from >= 3; from += 4)
      sets.push({ seat, suit, top: top - from, size: cards.length - from === 3 ? 3 : 4 });
    return sets;
  });
}

/** The cards of a set, the highest first. */
export function setCards({ suit, top, size }: SequenceSet): Card[] {
  const highest = RANKS[top];
  if (highest === undefined) throw new RangeError(`no rank ${top}`);
  const card = cardOf(suit, highest);
  return Array.from({ length: size }, (_, i) => card - i);
}

/** 20 for three in sequence, 50 for four. */
export function worth({ size }: SequenceSet): number {
  return size === 4 ? 50 : 20;
}

/** Positive where the first set is the better: a four beats a three, then the higher top card, then trumps. 0: they tie. */
function compare(a: SequenceSet, b: SequenceSet, trump: Trump): number {
  return a.size - b.size || a.top - b.top || Number(a.suit === trump) - Number(b.suit === trump);
}

function award(set: SequenceSet, share: 1 | 0.5): SetAward {
  return { seat: set.seat, points: worth(set) * share, cards: codesOf(setCards(set)) };
}

/**
 * The sets that score, of all that were declared (engine/games/klaberjass/README.md, Bonuses, Ruling on several sets): heads are compared, the better
 * side scores it and all its remaining ones; tied heads score half each and the next are compared. A four, even a tied one, beats every
 * three of the other side.
 */
export function setAwards(declared: readonly SequenceSet[], trump: Trump): SetAward[] {
  const [first, second] = [0, 1].map((side) =>
    declared.filter(({ seat }) => OPPOSITE[seat] === side).sort((a, b) => compare(b, a, trump) || a.seat - b.seat),
  );
  let ours = first ?? [];
  let theirs = second ?? [];
  const awards: SetAward[] = [];
  for (;;) {
    const [a] = ours;
    const [b] = theirs;
    if (a === undefined || b === undefined) return [...awards, ...[...ours, ...theirs].map((set) => award(set, 1))];
    const better = compare(a, b, trump);
    if (better !== 0) return [...awards, ...(better > 0 ? ours : theirs).map((set) => award(set, 1))];
    awards.push(award(a, 0.5), award(b, 0.5));
    const left = ([, ...sets]: readonly SequenceSet[]): SequenceSet[] => (a.size === 4 ? sets.filter(({ size }) => size === 4) : sets);
    ours = left(ours);
    theirs = left(theirs);
  }
}
