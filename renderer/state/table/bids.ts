import { itemAt } from '../../../engine/protocol/messages.ts';
import { callOf } from '../../words/speaker.ts';
import type { Suit } from '../../../engine/cards/card.ts';

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
  readonly plain: readonly string[];
}

/** Sorts calls into groups. */
export function groupCalls(actions: readonly string[]): CallGroups {
  const numbers: number[] = [];
  const ranks: string[] = [];
  const suits: Suit[] = [];
  const draws: string[] = [];
  const plain: string[] = [];
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

/** At most `most` of a list of bids to offer at one tap: with ever wider steps on the way up, and the highest. */
export function quickBids(numbers: readonly number[], most: number): number[] {
  if (numbers.length <= most) return [...numbers];
  const last = numbers.length - 1;
  const picked = Array.from({ length: most }, (_, i) => itemAt(numbers, Math.round(last * (i / (most - 1)) ** 2.4) + (i < 3 ? i : 0)));
  return [...new Set(picked)].sort((a, b) => a - b);
}

/** How many lower bids a bid leaves out, where bids rise one by one and leaving some out says something; 0 for any other. */
export function skipped(numbers: readonly number[], bid: number): number {
  const at = numbers.indexOf(bid);
  return at >= 0 && numbers[at + 1] === bid + 1 ? at : 0;
}
