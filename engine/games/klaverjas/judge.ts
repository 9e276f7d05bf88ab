import type { Judgement } from '../game.ts';

export const judge: Judgement = (_, legal, rng) => legal.actions[rng.below(legal.actions.length)] ?? '';
