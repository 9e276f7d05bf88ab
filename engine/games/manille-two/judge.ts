import { SUITS } from '../../cards/card.ts';
import type { Judgement } from '../game.ts';
import { bestTrump, handWorth, playCard } from '../family/manilleJudge.ts';
import { MANILLE_SPEC } from '../family/manille.ts';
import { visible } from '../sampling.ts';

/** A club player's Manille for two. */
export const judge: Judgement = (view, legal) => {
  const hand = visible(view.hands[view.toAct ?? 0] ?? []);
  if (view.phase === 'trumps') return bestTrump(SUITS.map((trump) => ({ trump, worth: handWorth(hand, trump) })));
  if (view.phase === 'doubling') return 'pass';
  return playCard(view, legal, { spec: MANILLE_SPEC, trump: view.trump ?? 'NT', sides: [0, 1], extra: [] });
};
