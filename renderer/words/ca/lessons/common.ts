import type { commonLessonWords as english } from '../../en/lessons/common.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the commitments of calls that several games share, in Catalan. */
export const commonLessonWords = {
  'commit.along': 'La mà val el doble, a favor teu o en contra: se l’apunta el bàndol amb més de 30 dels 60 punts. L’altre pot recontrar.',
  'commit.against': 'La mà torna a valer el doble, a favor teu o en contra: se l’apunta el bàndol amb més de 30 dels 60 punts.',
  'commit.blind': 'Sense triomf i sense mirar: la mà val 4 vegades, per al bàndol que faci més de 30 dels 60 punts.',
  'commit.look': 'Primer mires i després tries; un pal val senzill, sense triomf doble.',
} satisfies Translation<typeof english>;
