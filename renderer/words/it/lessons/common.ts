import type { commonLessonWords as english } from '../../en/lessons/common.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the commitments of calls that several games share, in Italian. */
export const commonLessonWords = {
  'commit.along': 'La mano vale il doppio, a tuo favore o contro: la segna la parte con più di 30 dei 60 punti. L’altra può surcontrare.',
  'commit.against': 'La mano vale di nuovo il doppio, a tuo favore o contro: la segna la parte con più di 30 dei 60 punti.',
  'commit.blind': 'Senza briscola e senza guardare: la mano vale 4 volte, per la parte che farà più di 30 dei 60 punti.',
  'commit.look': 'Prima guardi e poi scegli; un seme vale semplice, senza briscola doppio.',
} satisfies Translation<typeof english>;
