import { announced, type Guide, inPhase, lastTrick, lessons, seedOf } from '../lessons.ts';

/** A first deal of Klaberjass. */
export const guide: Guide = {
  game: 'klaberjass',
  seats: 4,
  seed: seedOf(0x0fc),
  dealer: 3,
  lessons: lessons(
    inPhase('first'),
    inPhase('second'),
    announced('sequence', 'twenty', 'fifty'),
    announced('bella', 'bella'),
    lastTrick(10),
  ),
};
