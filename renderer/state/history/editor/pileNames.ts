import type { Outline } from '../../../../engine/protocol/sketch.ts';
import type { Words } from '../../../words/words.svelte.ts';

/** Those whose tricks lie at a seat. */
export function pileNames(outline: Outline | null, names: readonly string[], seat: number, words: Words): string {
  return words.list(names.filter((_, other) => outline?.piles[other] === seat));
}
