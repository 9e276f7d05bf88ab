import { type Guide, inPhase, type Lesson, lastTrick, lessons, seedOf } from '../lessons.ts';

/** Declarations lie open during the second trick. */
const SHOWN: Lesson = { id: 'shown', waits: { for: 'zone', zone: 'meld' } };

/** A first deal of Belote. */
export const guide: Guide = {
  game: 'belote',
  seats: 4,
  seed: seedOf(0x00c),
  dealer: 3,
  lessons: lessons(inPhase('first'), inPhase('second'), SHOWN, lastTrick(10)),
};
