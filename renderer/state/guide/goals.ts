import type { Fact } from '../../../engine/contract/view.ts';
import { itemAt, type TableMessage } from '../../../engine/protocol/messages.ts';
import type { WireView } from '../../../engine/protocol/wire.ts';
import type { Words } from '../../words/words.svelte.ts';
import { guideOf } from './guides.ts';

/** The points that win the match, or each game of one; `null`: a match of a fixed number of deals. */
export function matchTarget({ game, options }: Pick<TableMessage, 'game' | 'options'>): number | null {
  const { target } = options;
  if (typeof target === 'number') return target;
  return guideOf(game)?.target ?? null;
}

/**
 * The points of a deal from which it scores, in words: of how many, or with what else is counted, where a game has words for that; `null` where the game says
 * it in a fact, or has no such number.
 */
export function needLine(words: Words, game: string): string | null {
  const need = guideOf(game)?.need;
  return need === undefined ? null : words.say([`status.needOf.${game}`, 'status.needOf'], { ...need });
}

/** The points so far towards a fact that is about a need of a seat or its side, as far as the viewer knows the sides; `null` for other facts, and before the play. */
export function soFar(view: WireView, { params }: Fact): number | null {
  const { seat, need, bid } = params ?? {};
  if (view.trick === null || view.score !== null || typeof seat !== 'number' || typeof (need ?? bid) !== 'number') return null;
  const side = view.sides?.find((seats) => seats.includes(seat)) ?? [seat];
  return view.points.reduce((sum, points, at) => (side.includes(at) ? sum + points + itemAt(view.bonuses, at) : sum), 0);
}
