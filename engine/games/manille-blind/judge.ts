import type { Judgement } from '../game.ts';

/** A club player's Blind Manille. */
export const judge: Judgement = (view, legal, rng) => {
  if (view.phase === 'offer') return 'look';
  return legal.actions[rng.below(legal.actions.length)] ?? '';
};
