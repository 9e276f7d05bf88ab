import type { Board } from '../cards/trick/board.ts';

/**
 * Whom each seat plays with where the duties have everybody alone and yet one plays against all others: their interest is one, whatever they may
 * play to each other's tricks. `null` where the duties say it.
 */
export function alliesOf({ players, mates, declarer }: Board): Int32Array | null {
  if (players === 2 || declarer < 0 || mates.some((set, seat) => set !== 1 << seat)) return null;
  const rest = ((1 << players) - 1) & ~(1 << declarer);
  return mates.map((set, seat) => (seat === declarer ? set : rest));
}

/** By seat: the seats that win and lose with it, as bits, itself among them. */
export function campsOf(board: Board): Int32Array {
  return alliesOf(board) ?? board.mates;
}
