import { DUTY } from './wordTables.ts';

/* What the search of words asks of hands; a hand is one word of four bytes. */

/** The cards of a hand that a duty leaves, by the masks of {@link import('../../trick/masks.ts').DutyMasks}. */
export function legalOf(
  hand: number,
  suit: number,
  beats: number,
  duty: Int32Array,
  at: number,
  noTrumps: boolean,
  anyDiscard: boolean,
): number {
  const held = hand & suit & (duty[DUTY.follow + at] ?? 0);
  if (held !== 0) {
    const higher = held & beats & (duty[DUTY.beat + at] ?? 0);
    return higher !== 0 ? higher : (held & (duty[DUTY.suit + at] ?? 0)) | (held & -held);
  }
  if (noTrumps) return hand;
  const trumps = hand & 255;
  const higher = trumps & beats & (duty[DUTY.over + at] ?? 0);
  if (higher !== 0) return higher;
  const due = (trumps & (duty[DUTY.trump + at] ?? 0)) | (trumps & -trumps & (duty[DUTY.lowTrump + at] ?? 0));
  if (due !== 0) return due;
  if (anyDiscard) return hand;
  const free = hand & (~255 | (duty[DUTY.under + at] ?? 0) | beats);
  return free !== 0 ? free : hand;
}

/** `choices` without those that are equal to a lower one: low cards of one hand between which nobody else has a card. */
export function distinct(choices: number, foreign: number, low: number): number {
  let left = choices;
  let previous = 0;
  for (let rest = choices & low; rest !== 0; rest &= rest - 1) {
    const one = rest & -rest;
    const between = (one - 1) & ~((previous << 1) - 1);
    if (previous !== 0 && (31 - Math.clz32(previous)) >> 3 === (31 - Math.clz32(one)) >> 3 && (foreign & between) === 0) left ^= one;
    previous = one;
  }
  return left;
}

/** The cards of a field that are higher than all of another. */
export function topsOf(field: number, other: number): number {
  return other === 0 ? field : field & -(1 << (32 - Math.clz32(other)));
}

/** Who wins the last trick, in which nobody has a choice. */
export function lastWinner(hands: Int32Array, above: Int32Array, leader: number, players: number): number {
  let beats = above[31 - Math.clz32(hands[leader] ?? 0)] ?? 0;
  let winner = leader;
  for (let place = 1, seat = leader; place < players; place += 1) {
    seat = seat + 1 === players ? 0 : seat + 1;
    const one = hands[seat] ?? 0;
    if ((one & beats) !== 0) {
      beats = above[31 - Math.clz32(one)] ?? 0;
      winner = seat;
    }
  }
  return winner;
}

/** Sets, by slot and its low cards in play, whose they are, lowest first: two bits each behind a one. */
export function nameOwners(hands: Int32Array, players: number, owners: Int32Array): void {
  for (let slot = 0; slot < 4; slot += 1)
    for (let set = 0; set < 8; set += 1) {
      let code = 1;
      for (let bit = 0; bit < 3; bit += 1) {
        if (((set >> bit) & 1) === 0) continue;
        const owner = hands.findIndex((hand, seat) => seat < players && ((hand >>> (slot * 8 + bit)) & 1) === 1);
        code = (code << 2) | Math.max(0, owner);
      }
      owners[slot * 16 + set] = code;
    }
}

/** Whose the low cards in play are, suit by suit, lowest first. */
export function ownersOf(cards: number, owners: Int32Array, lowTrumps: number, lowPlain: number): number {
  return (
    (owners[cards & lowTrumps] ?? 0) |
    ((owners[16 | ((cards >>> 8) & lowPlain)] ?? 0) << 7) |
    ((owners[32 | ((cards >>> 16) & lowPlain)] ?? 0) << 14) |
    ((owners[48 | ((cards >>> 24) & lowPlain)] ?? 0) << 21)
  );
}

/** Points of the cards of a word; by byte: those of trumps, of plain cards. */
export function pointsOf(word: number, trumpPoints: Int32Array, plainPoints: Int32Array): number {
  return (
    (trumpPoints[word & 255] ?? 0) +
    (plainPoints[(word >>> 8) & 255] ?? 0) +
    (plainPoints[(word >>> 16) & 255] ?? 0) +
    (plainPoints[word >>> 24] ?? 0)
  );
}
