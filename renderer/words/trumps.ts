import type { View } from '../../engine/contract/view.ts';
import type { Speaker } from './message/parts.ts';
import type { Words } from './words.svelte.ts';

/**
 * The trumps of a view, as players say them; `null` while they are open. Where a game has more than suits and no trumps, one of its facts has words
 * of its own for them: `trumps.<fact>`.
 */
export function trumpsOf(view: Pick<View, 'trump' | 'facts'>, words: Words, speaker: Speaker): string | null {
  if (view.trump === null) return null;
  const named = view.facts.find(({ key }) => words.has(`trumps.${key}`));
  if (named !== undefined) return words.say([`trumps.${named.key}`]);
  return view.trump === 'NT' ? words.t('status.noTrumps') : speaker.trump(view.trump);
}
