import type { Judgement } from '../game.ts';
import { MANILLE_SPEC } from '../family/manille.ts';
import { playCard } from '../family/manilleJudge.ts';
import { dutySides } from './table.ts';

/** A club player's Auction Manille. */
export const judge: Judgement = (view, legal, rng) => {
  if (view.phase !== 'play') return legal.actions[rng.below(legal.actions.length)] ?? '';
  const sides = dutySides(view.players, view.declarer ?? 0, view.options);
  return playCard(view, legal, { spec: MANILLE_SPEC, trump: view.trump ?? 'NT', sides, extra: [] });
};
