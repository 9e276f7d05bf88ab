import { itemAt } from '../../../../engine/protocol/messages.ts';
import type { ShownCard, Suit } from '../../../../engine/cards/card.ts';
import { codeOf, parseAction, PASS } from '../../../../engine/protocol/notation.ts';

/** A legal call: what it names, and its action as the table sent it. */
export interface Call<V> {
  readonly value: V;
  readonly action: string;
}

/** Legal calls, by how they are best offered; actions as the table sent them. */
export interface CallGroups {
  /** Bids of a number, rising. */
  readonly numbers: readonly Call<number>[];
  /** Bids of a rank, in the order the table gave them. */
  readonly ranks: readonly Call<string>[];
  readonly suits: readonly Call<Suit>[];
  readonly noTrumps: string | null;
  /** Cards of the table that may be drawn. */
  readonly draws: readonly Call<ShownCard>[];
  /** Everything that is a word by itself, a pass among it. */
  readonly plain: readonly string[];
  readonly pass: string | null;
}

/** Whether an action is a bid, trumps or a word, as a seat says it before the play. */
export function isSaid(text: string): boolean {
  const type = parseAction(text)?.type;
  return type === 'bid' || type === 'trump' || type === 'call';
}

/** Whether an action is a pass. */
export function isPass(text: string): boolean {
  return parseAction(text) === PASS;
}

/** Sorts calls into groups. */
export function groupCalls(actions: readonly string[]): CallGroups {
  const numbers: Call<number>[] = [];
  const ranks: Call<string>[] = [];
  const suits: Call<Suit>[] = [];
  const draws = new Map<string, Call<ShownCard>>();
  const plain: string[] = [];
  let noTrumps: string | null = null;
  // Ranks are bid by their letter or figure; where any bid has two figures, all are numbers.
  const read = actions.map((text) => ({ text, action: parseAction(text) }));
  const numeric = read.some(({ action }) => action?.type === 'bid' && Number(action.value) > 9);
  for (const { text, action } of read) {
    if (action?.type === 'bid' && numeric) numbers.push({ value: Number(action.value), action: text });
    else if (action?.type === 'bid') ranks.push({ value: String(action.value), action: text });
    else if (action?.type === 'trump') {
      if (action.trump === 'NT') noTrumps = text;
      else suits.push({ value: action.trump, action: text });
    } else if (action?.type === 'draw') draws.set(text, { value: action.card === null ? '??' : codeOf(action.card), action: text });
    else plain.push(text);
  }
  numbers.sort((a, b) => a.value - b.value);
  return { numbers, ranks, suits, noTrumps, draws: [...draws.values()], plain, pass: plain.find(isPass) ?? null };
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
