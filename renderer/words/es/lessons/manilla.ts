import type { manillaLessonWords as english } from '../../en/lessons/manilla.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Spanish. */
export const manillaLessonWords = {
  'guide.manilla.aim':
    'Manilla: tú y Cas, enfrente, contra Ben y Dee; se juega en sentido contrario a las agujas del reloj. El nueve, la manilla, es la carta más alta y vale 5; después, as 4, rey (12) 3, caballo (11) 2, sota (10) 1. Cada baza cuenta 1 más: 72 en total.',
  'guide.manilla.contract':
    'No se puja: la última carta de quien da está a la vista, así que el triunfo es {trump:trump}. Si tiene puntos, el bando de quien da se los apunta enseguida. Sirve, supera a un rival si puedes y falla si no tienes.',
  'guide.manilla.reckoning':
    'De los 72 puntos solo cuenta lo que pasa de 36, más la muestra. El primer bando que llega a 40 gana un juego, y dos juegos la partida. Sigue con «{button:over.next}» o sal con la flecha de arriba.',
} satisfies Translation<typeof english>;
