import type { Pace } from '../../../engine/protocol/messages.ts';
import type { WireView } from '../../../engine/protocol/wire.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';

/** Shortest and longest time that a bot takes at the normal pace, in milliseconds. */
export const SHORTEST = 450;
export const LONGEST = 900;

const SCALE: { readonly [pace in Pace]: number } = { instant: 0, quick: 0.5, normal: 1, slow: 2 };

/**
 * The time a bot takes over its choice, in milliseconds: the harder, the longer. It follows only from what a spectator sees, so that
 * a bot's haste reveals neither its cards nor its partner.
 */
export function thinkingTime(seen: WireView, pace: Pace): number {
  return Math.round((SHORTEST + (LONGEST - SHORTEST) * hardness(seen)) * SCALE[pace]);
}

/** From 0, nothing to choose as all can see, to 1: calls, and the lead from a full hand. */
function hardness({ trick, tricks, hands, toAct, phase }: WireView): number {
  if (trick === null && phase !== 'play') return 1;
  const left = toAct === null ? 0 : itemAt(hands, toAct).length;
  const share = left <= 1 ? 0 : left / (left + tricks.length);
  const leads = trick === null || trick.cards.length === 0;
  return leads ? share : share * 0.6;
}
