import type { manillaTwoLessonWords as english } from '../../en/lessons/manilla-two.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Spanish. */
export const manillaTwoLessonWords = {
  'guide.manilla-two.aim':
    'Manilla de dos: cada cual tiene seis montones de cuatro cartas, y solo se ve la de encima. El nueve es la más alta y vale 5; después, as 4, rey (12) 3, caballo (11) 2, sota (10) 1. También cuenta la cuarta parte de las cartas ganadas.',
  'guide.manilla-two.contract':
    'La última carta descubierta de quien da fija el triunfo: {trump:trump}. Juegas las cartas de encima de tus montones, y cada una descubre la siguiente para los dos. Sirve y supera si puedes; si no tienes del palo, falla.',
  'guide.manilla-two.reckoning':
    'Puntos y cuarta parte de las cartas ganadas: quien pasa de 36 se apunta el exceso. Con 40 se gana un juego, y con dos juegos la partida. Sigue con «{button:over.next}» o sal con la flecha de arriba.',
} satisfies Translation<typeof english>;
