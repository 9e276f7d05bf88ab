import { GUESS, type WordTables } from './wordTables.ts';

/** The most cards that are played of a pack, and the most of one hand. */
const PLIES = 32;
const WIDTH = 16;
/** What history may add to a move, what killers add, and what the table's lead has. */
const HISTORY_MOST = 1 << 20;
const KILLER = 1 << 21;
const HINT = 1 << 28;

/** Which of its cards a turn tries first. A ply is a turn's number in its deal, counted from the end. */
export function makeMoves() {
  const inSuit = new Int32Array(32);
  const guesses = new Int32Array(6 * 32);
  const history = new Int32Array(3 * 32);
  const killers = new Int32Array(2 * (PLIES + 1));
  const moves = new Int32Array((PLIES + 1) * WIDTH);
  const scores = new Int32Array((PLIES + 1) * WIDTH);

  return {
    /** Forgets what was learnt of another deal. */
    begin(tables: WordTables): void {
      inSuit.set(tables.inSuit);
      guesses.set(tables.guesses);
      history.fill(0);
      killers.fill(-1);
    },

    /**
     * Lists a turn's cards with what they promise; returns how many there are. `role`: 0 leads, 32 with an own card winning, 64 against one;
     * `beats`: the cards that win the trick so far, guessed at as `beating`, the others as `losing`; `inPlay`: what a lead may meet.
     */
    list(ply: number, choices: number, role: number, beats: number, beating: number, losing: number, hint: number, inPlay: number): number {
      const base = ply * WIDTH;
      const first = killers[ply * 2] ?? 0;
      const second = killers[ply * 2 + 1] ?? 0;
      let at = base;
      for (let rest = choices; rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest);
        let score = (history[role + bit] ?? 0) + (guesses[(((beats >>> bit) & 1) !== 0 ? beating : losing) + bit] ?? 0);
        if (role === 0 && (inPlay & (inSuit[bit] ?? 0)) === 0) score += guesses[GUESS.masters + bit] ?? 0;
        if (bit === hint) score = HINT;
        else if (bit === first) score += KILLER;
        else if (bit === second) score += HISTORY_MOST;
        moves[at] = bit;
        scores[at] = score;
        at += 1;
      }
      return at - base;
    },

    /** The listed card number `index`. */
    at: (ply: number, index: number): number => moves[ply * WIDTH + index] ?? 0,

    /** The most promising of the cards from number `index` on, which takes that number: most turns need no second. */
    take(ply: number, index: number, count: number): number {
      const from = ply * WIDTH + index;
      const end = ply * WIDTH + count;
      let top = from;
      for (let other = from + 1; other < end; other += 1) if ((scores[other] ?? 0) > (scores[top] ?? 0)) top = other;
      const bit = moves[top] ?? 0;
      if (top !== from) {
        moves[top] = moves[from] ?? 0;
        scores[top] = scores[from] ?? 0;
      }
      return bit;
    },

    /** Remembers a card that decided its turn. */
    reward(ply: number, role: number, bit: number, left: number): void {
      history[role + bit] = Math.min(HISTORY_MOST, (history[role + bit] ?? 0) + left * left);
      if (killers[ply * 2] === bit) return;
      killers[ply * 2 + 1] = killers[ply * 2] ?? 0;
      killers[ply * 2] = bit;
    },
  };
}
