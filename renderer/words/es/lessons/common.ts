import type { commonLessonWords as english } from '../../en/lessons/common.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the commitments of calls that several games share, in Spanish. */
export const commonLessonWords = {
  'commit.along':
    'La mano vale el doble, a tu favor o en tu contra: se la apunta el bando con más de 30 de los 60 puntos. El otro puede recontrar.',
  'commit.against': 'La mano vuelve a valer el doble, a tu favor o en tu contra: se la apunta el bando con más de 30 de los 60 puntos.',
  'commit.blind': 'Sin triunfo y sin mirar: la mano vale 4 veces, para el bando que haga más de 30 de los 60 puntos.',
  'commit.look': 'Primero miras y luego eliges; un palo vale sencillo, sin triunfo doble.',
} satisfies Translation<typeof english>;
