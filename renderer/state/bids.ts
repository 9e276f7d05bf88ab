import type { Action } from '../../engine/games/game.ts';
import { callOf } from '../words/speaker.ts';
import type { Suit } from '../../engine/cards/card.ts';

/** Legal calls, by how they are best offered. */
export interface CallGroups {
  /** Bids of a number, rising. */
  readonly numbers: readonly number[];
  /** Bids of a rank, in the order the table gave them. */
  readonly ranks: readonly string[];
  readonly suits: readonly Suit[];
  readonly noTrumps: boolean;
  /** Cards of the table that may be drawn. */
  readonly draws: readonly string[];
  /** Everything that is a word by itself. */
  readonly plain: readonly Action[];
}

/** Sorts calls into groups. */
export function groupCalls(actions: readonly Action[]): CallGroups {
  const numbers: number[] = [];
  const ranks: string[] = [];
  const suits: Suit[] = [];
  const draws: string[] = [];
  const plain: Action[] = [];
  let noTrumps = false;
  // Ranks are bid by their letter or figure; where any bid has two figures, all are numbers.
  const numeric = actions.some((action) => callOf(action).verb === 'bid' && callOf(action).value.length > 1);
  for (const action of actions) {
    const { verb, value } = callOf(action);
    if (verb === 'bid' && numeric) numbers.push(Number(value));
    else if (verb === 'bid') ranks.push(value);
    else if (verb === 'trump' && value === 'NT') noTrumps = true;
    else if (verb === 'trump') suits.push(value as Suit);
    else if (verb === 'draw') draws.push(value);
    else plain.push(action);
  }
  return { numbers: numbers.sort((a, b) => a - b), ranks, suits, noTrumps, draws: [...new Set(draws)], plain };
}

/** At most so many of a list of bids to offer at one tap: the next few, then some on the way up, and the highest. */
export function quickBids(numbers: readonly number[], most: number): number[] {
  if (numbers.length <= most) return [...numbers];
  const near = Math.ceil(most / 2);
  const picked = new Set(numbers.slice(0, near));
  const left = most - near;
  for (let i = 1; i <= left; i += 1) {
    const at = near - 1 + Math.round(((numbers.length - near) * i) / left);
    const number = numbers[at];
    if (number !== undefined) picked.add(number);
  }
  return [...picked];
}
