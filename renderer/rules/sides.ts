import type { GameId } from '../../engine/contract/gameId.ts';
import type { PlayCase } from './page.ts';

/** Games in which nobody has a partner whom they know. */
const ALONE: readonly GameId[] = ['manille-auction', 'manille-two', 'manilla-two', 'briscola-chiamata', 'manille-three'];

/** The places of a trick whose players are with the one to act: those that a case names, or every second seat where partners sit opposite. */
export function matesOf({ trick, mates }: PlayCase, game: GameId): readonly number[] {
  if (mates !== undefined) return mates;
  const played = trick.split(' ').filter(Boolean);
  return ALONE.includes(game) ? [] : played.flatMap((_, place) => ((played.length - place) % 2 === 0 ? [place] : []));
}
