import { BYTE_COUNT } from './wordTables.ts';
import { topsOf } from './wordHands.ts';

/** Lost tricks up to which it is worth reckoning what the others can make of them. */
const FEW = 3;

/** What {@link makeSure} has to know of a game. */
export interface SureGame {
  readonly players: number;
  /** The seats whose points are counted, as bits. */
  readonly most: number;
  readonly noTrumps: boolean;
  readonly mustFollow: boolean;
  readonly perTrick: number;
  readonly lastTrick: number;
}

/** Points that are certain when a trick begins. The arrays are those of the search; they are read as they are when asked. */
export function makeSure(hands: Int32Array, value: Int32Array, trumpPoints: Int32Array) {
  let players = 4;
  let most = 0;
  let noTrumps = false;
  let mustFollow = true;
  let perTrick = 0;
  let lastTrick = 0;

  /** The most that `n` cards of a hand are worth; in no suit is a weaker card worth more. */
  function dearest(hand: number, n: number): number {
    let sum = 0;
    let rest = hand;
    for (let i = 0; i < n && rest !== 0; i += 1) {
      let most = -1;
      let top = 0;
      for (let shift = 0; shift < 32; shift += 8) {
        const field = (rest >>> shift) & 255;
        if (field === 0) continue;
        const bit = shift + 31 - Math.clz32(field);
        const worth = value[bit] ?? 0;
        if (worth > most) {
          most = worth;
          top = bit;
        }
      }
      sum += most;
      rest ^= 1 << top;
    }
    return sum;
  }

  return {
    begin(game: SureGame): void {
      ({ players, most, noTrumps, mustFollow, perTrick, lastTrick } = game);
    },
    of(leader: number, all: number, held: number, left: number, total: number): number {
      const hand = hands[leader] ?? 0;
      const mine = (most >>> leader) & 1;
      const trumps = noTrumps ? 0 : all & 255;
      let tops = 0;
      let topTricks = 0;
      let drawn = false;
      let draw = 0;
      if (trumps !== 0) {
        const ours = trumps & (mine === 1 ? held : ~held);
        tops = topsOf(ours, trumps ^ ours);
        for (let seat = 0; seat < players; seat += 1) {
          const own = (hands[seat] ?? 0) & 255;
          const n = BYTE_COUNT[((most >>> seat) & 1) === mine ? own & tops : own] ?? 0;
          if (((most >>> seat) & 1) !== mine) draw = Math.max(draw, n);
          else topTricks = Math.max(topTricks, n);
        }
        drawn = mustFollow && draw > 0 && (BYTE_COUNT[topsOf(hand & 255, trumps & ~hand)] ?? 0) >= draw;
        if (drawn) topTricks = BYTE_COUNT[tops & hand] ?? 0;
      }
      let sum = trumpPoints[tops] ?? 0;
      let extra = 0;
      let cashed = 0;
      let sure = tops;
      for (let shift = noTrumps ? 0 : 8; shift < 32; shift += 8) {
        const own = (hand >>> shift) & 255;
        if (own === 0) continue;
        let run = topsOf(own, ((all & ~hand) >>> shift) & 255);
        if (run === 0) continue;
        let safe = left;
        let stays = left;
        for (let seat = 0; !noTrumps && seat < players; seat += 1) {
          const other = hands[seat] ?? 0;
          if (seat === leader || (other & 255) === 0) continue;
          const follows = mustFollow ? (BYTE_COUNT[(other >>> shift) & 255] ?? 0) : 0;
          if (((most >>> seat) & 1) !== mine) {
            if (!drawn && follows < safe) safe = follows;
          } else if (follows < stays && !(drawn && (BYTE_COUNT[other & 255] ?? 0) <= draw)) stays = follows;
        }
        // The highest are worth the most.
        for (let round = 0; run !== 0 && round < safe; round += 1) {
          const bit = 31 - Math.clz32(run);
          run ^= 1 << bit;
          const worth = value[shift + bit] ?? 0;
          if (round >= stays) {
            if (worth > extra) extra = worth;
            break;
          }
          sum += worth;
          cashed += 1;
          sure |= 1 << (shift + bit);
        }
      }
      const lost = left - cashed - topTricks;
      if (lost <= 0) return total;
      if (lost > FEW) return sum + extra;
      let kept = lost * perTrick + lastTrick;
      for (let seat = 0; seat < players; seat += 1) kept += dearest((hands[seat] ?? 0) & ~sure, lost);
      return Math.max(total - kept, sum + extra);
    },
  };
}
