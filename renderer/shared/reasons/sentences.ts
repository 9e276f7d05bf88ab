import type { JudgedOnWire } from '../../../engine/protocol/messages.ts';
import type { Part, Speaker } from '../../words/message/parts.ts';
import type { Words } from '../../words/words.svelte.ts';

/**
 * The reasons of a judgement as sentences: those for the better action, then those against the other one.
 * @param name the better action, if its reasons stand beside another one's name
 * @param taken whether the other one was taken; else it only might have been
 */
export function sentencesOf(
  { reasons, against }: Pick<JudgedOnWire, 'reasons' | 'against'>,
  words: Words,
  speaker: Speaker,
  { name, taken }: { readonly name: readonly Part[]; readonly taken: boolean },
): Part[][] {
  return [
    ...reasons.map(({ key, params }) => [...name, ...words.parts([`why.${key}`], params, speaker)]),
    ...against.map(({ key, params }) => words.parts([...(taken ? [] : [`training.would.${key}`]), `against.${key}`], params, speaker)),
  ];
}
