import { int32At, outOfRange } from '../../cards/indexed.ts';
/* Questions of the field search about hands; a hand is four fields. */

/** How many bits a field of up to 20 has. */
function countBits(field: number): number {
  let x = field - ((field >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * `choices` of one slot without those that are equal to a lower one: identical, or of the same value with no other seat's card from the lower
 * one's rank up to its own. `ranks`: by bit, all bits of its rank.
 */
export function distinctIn(choices: number, foreign: number, slot: number, value: Uint8Array, ranks: Int32Array): number {
  let left = choices;
  let previous = -1;
  for (let rest = choices; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    if (previous >= 0 && value[slot * 32 + bit] === value[slot * 32 + previous]) {
      const own = ranks[bit];
      const other = ranks[previous];
      if (own === undefined || other === undefined) throw outOfRange(ranks, bit);
      const upTo = (own | (own - 1)) & ~((other & -other) - 1);
      if (own === other || (foreign & upTo) === 0) left ^= 1 << bit;
    }
    previous = bit;
  }
  return left;
}

/** The properties of a game that {@link cashFields} needs. */
export interface FieldGame {
  readonly players: number;
  /** The seats whose points are counted, as bits. */
  readonly most: number;
  readonly noTrumps: boolean;
  readonly mustFollow: boolean;
  readonly value: Uint8Array;
  readonly higher: Int32Array;
}

/**
 * Points that the leader's side makes at least by leading plain cards that nothing beats, as long as no opponent with trumps runs out of the
 * suit and the lead stays where it is.
 */
export function cashFields(game: FieldGame, hands: Int32Array, leader: number, left: number): number {
  const { players, most, noTrumps, mustFollow, value, higher } = game;
  const mine = (most >>> leader) & 1;
  let sum = 0;
  let extra = 0;
  for (let slot = noTrumps ? 0 : 1; slot < 4; slot += 1) {
    const own = hands[leader * 4 + slot];
    if (own === undefined) throw outOfRange(hands, leader * 4 + slot);
    if (own === 0) continue;
    let others = 0;
    let safe = left;
    let stays = left;
    for (let seat = 0; seat < players; seat += 1) {
      if (seat === leader) continue;
      const field = hands[seat * 4 + slot];
      if (field === undefined) throw outOfRange(hands, seat * 4 + slot);
      others |= field;
      if (noTrumps || hands[seat * 4] === 0) continue;
      const follows = mustFollow ? countBits(field) : 0;
      if (((most >>> seat) & 1) === mine) {
        if (follows < stays) stays = follows;
      } else if (follows < safe) safe = follows;
    }
    let run = others === 0 ? own : own & int32At(higher, 31 - Math.clz32(others));
    for (let round = 0; run !== 0 && round < safe; round += 1) {
      const bit = 31 - Math.clz32(run);
      run ^= 1 << bit;
      const worth = value[slot * 32 + bit];
      if (worth === undefined) throw outOfRange(value, slot * 32 + bit);
      if (round < stays) sum += worth;
      else {
        if (worth > extra) extra = worth;
        break;
      }
    }
  }
  return sum + extra;
}
