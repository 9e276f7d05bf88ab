import { inPhase, lessons, type Guide, type Lesson } from '../lessons.ts';

/** Due when declarations lie open, during the second trick. */
const SHOWN: Lesson = { id: 'shown', holds: ({ view }) => view.zones.some(({ id, stacks }) => id === 'meld' && stacks.length > 0) };

/** A first deal of Belote. */
export const guide: Guide = {
  game: 'belote',
  seats: 4,
  seed: `${'0'.repeat(61)}262`,
  dealer: 3,
  lessons: lessons(inPhase('first'), inPhase('second'), SHOWN),
  unmet: ['second'],
};
