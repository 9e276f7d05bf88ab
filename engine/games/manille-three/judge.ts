import { SUITS } from '../../cards/card.ts';
import type { Judgement } from '../game.ts';
import { bestTrump, handWorth, playCard } from '../family/manilleJudge.ts';
import { MANILLE_SPEC } from '../family/manille.ts';
import { visible } from '../sampling.ts';
import { sidesOf } from './game.ts';

/** A club player's Manille for three. */
export const judge: Judgement = (view, legal) => {
  const hand = visible(view.hands[view.toAct ?? 0] ?? []);
  if (view.phase === 'offer') return 'look';
  if (view.phase === 'trumps') return bestTrump(SUITS.map((trump) => ({ trump, worth: handWorth(hand, trump) })));
  if (view.phase === 'exchange') return 'done';
  if (view.phase === 'doubling') return 'pass';
  return playCard(view, legal, { spec: MANILLE_SPEC, trump: view.trump ?? 'NT', sides: sidesOf(view.dealer), extra: [] });
};
