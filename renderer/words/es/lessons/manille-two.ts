import type { manilleTwoLessonWords as english } from '../../en/lessons/manille-two.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Spanish. */
export const manilleTwoLessonWords = {
  'commit.manille-two.trump':
    'Triunfo {trump:trump}: la mano vale sencilla. Quien haga más de 30 de los 60 puntos se apunta lo que pase de 30.',
  'commit.manille-two.trump:NT':
    'Sin triunfo: la mano vale doble. Quien haga más de 30 de los 60 puntos se apunta el doble de lo que pase de 30.',
  'guide.manille-two.aim':
    'Manille de dos: tienes ocho cartas en la mano y una fila de ocho en la mesa, cuatro tapadas. El diez es la más alta y vale 5; después, as 4, rey 3, dama 2, jota 1. Quieres más de 30 de los 60 puntos.',
  'guide.manille-two.trumps':
    'Tú das, así que eliges triunfo: cuenta juntas tu mano y las cartas descubiertas de tu fila. «{call:trump:NT}» vale doble.',
  'guide.manille-two.contract':
    '{trump:trump?NT=No hay triunfo|other=El triunfo es {trump:trump}}. Juegas de la mano o de las cartas descubiertas de tu fila. Sirve, supera si puedes y falla si no tienes; lo que había debajo se descubre tras la baza.',
  'guide.manille-two.reckoning':
    'Tus puntos y los del otro suman 60; quien pase de 30 se apunta el exceso, por el multiplicador. Gana el primero en llegar a 101. Sigue con «{button:over.next}» o sal con la flecha de arriba.',
} satisfies Translation<typeof english>;
