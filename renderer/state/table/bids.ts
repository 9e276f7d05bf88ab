import { itemAt } from '../../../engine/protocol/messages.ts';
import type { Suit } from '../../../engine/cards/card.ts';
import { codeOf, parseAction } from '../../../engine/protocol/notation.ts';

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

/** Whether an action is a bid, trumps or a word, as a seat says it before the play. */
export function isSaid(text: string): boolean {
  const type = parseAction(text)?.type;
  return type === 'bid' || type === 'trump' || type === 'call';
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
  const read = actions.map((text) => ({ text, action: parseAction(text) }));
  const numeric = read.some(({ action }) => action?.type === 'bid' && Number(action.value) > 9);
  for (const { text, action } of read) {
    if (action?.type === 'bid' && numeric) numbers.push(Number(action.value));
    else if (action?.type === 'bid') ranks.push(String(action.value));
    else if (action?.type === 'trump') {
      if (action.trump === 'NT') noTrumps = true;
      else suits.push(action.trump);
    } else if (action?.type === 'draw') draws.push(action.card === null ? '??' : codeOf(action.card));
    else plain.push(text);
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
