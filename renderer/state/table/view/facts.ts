import type { Fact, View } from '../../../../engine/contract/view.ts';
import type { Words } from '../../../words/words.svelte.ts';

/** The facts of a view that are said beside the board; those with empty words appear on it. */
export function factsBeside(view: Pick<View, 'facts'> | null, words: Words): readonly Fact[] {
  return (view?.facts ?? []).filter(({ key }) => words.find(`fact.${key}`) !== '');
}
