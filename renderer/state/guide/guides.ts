import { GAME_IDS } from '../../../engine/protocol/messages.ts';
import type { Guide } from '../../games/lessons.ts';

const FOUND = import.meta.glob<{ readonly guide: Guide }>('../../games/*/guide.ts', { eager: true });

/** The name under which the page's storage keeps how far guided deals have come. */
export const GUIDED = 'trickhouse.guided';

/** The games that can be learned by a first deal, each with cards that show what matters, in the order of the games. */
export const GUIDES: readonly Guide[] = GAME_IDS.flatMap((id) => FOUND[`../../games/${id}/guide.ts`]?.guide ?? []);

/** The first deal with explanations of a game; `undefined`: it has none. */
export function guideOf(game: string): Guide | undefined {
  return GUIDES.find((guide) => guide.game === game);
}
