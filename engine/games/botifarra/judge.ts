import { cards as parseCards } from '../../cards/card.ts';
import { OPPOSITE } from '../../phases/seats.ts';
import type { Judgement } from '../game.ts';
import { temperOf, thumbCard } from '../thumb.ts';
import { specOf } from './options.ts';

export const judge: Judgement = (view, legal, rng) => {
  if (view.phase !== 'play') return legal.actions[rng.below(legal.actions.length)] ?? '';
  const rules = { spec: specOf(view.options), trump: view.trump ?? 'NT', sides: OPPOSITE, extra: [] };
  return thumbCard(view, parseCards(legal.actions.join(' ')), rules, temperOf(6));
};
