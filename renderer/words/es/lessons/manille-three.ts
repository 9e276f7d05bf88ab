import type { manilleThreeLessonWords as english } from '../../en/lessons/manille-three.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Spanish. */
export const manilleThreeLessonWords = {
  'commit.manille-three.trump':
    'Triunfo {trump:trump}: la mano vale sencilla. Quien haga más de 30 de los 60 puntos se apunta lo que pase de 30.',
  'commit.manille-three.trump:NT':
    'Sin triunfo: la mano vale doble. Quien haga más de 30 de los 60 puntos se apunta el doble de lo que pase de 30.',
  'guide.manille-three.aim':
    'Manille de tres: quien da juega contra los otros dos. El diez, la manille, es la carta más alta de cada palo y vale 5; después, as 4, rey 3, dama 2, jota 1. Hacen falta más de 30 de los 60 puntos.',
  'guide.manille-three.offer': 'Tú das: puedes cantar «{call:blind}» sin mirar, por cuatro veces el tanteo; si no, elige «{call:look}».',
  'guide.manille-three.trumps':
    'Elige triunfo: un palo largo con su diez o su as. «{call:trump:NT}» vale doble, para una mano con cartas altas en todo.',
  'guide.manille-three.exchange':
    'Puedes descartar una o dos cartas y tomar otras tantas del monte. Descarta cartas sin puntos de un palo corto: cuando se acabe, podrás fallar.',
  'guide.manille-three.doubling':
    '«{call:along}» y «{call:against}» doblan cada uno lo que pase de 30, para el bando que lo consiga. En la duda, elige «{call:pass}».',
  'guide.manille-three.contract':
    '{trump:trump?NT=No hay triunfo|other=El triunfo es {trump:trump}}, y {seat:seat?you=juegas|other={seat:seat} juega} contra dos. Diez bazas: sirve, supera la carta de un rival si puedes y falla si no tienes del palo.',
  'guide.manille-three.reckoning':
    'Con más de 30 puntos, quien da se apunta el exceso; si no, se lo apunta cada uno de los otros dos, por el multiplicador. Gana el primero en llegar a 101. Sigue con «{button:over.next}» o sal con la flecha de arriba.',
} satisfies Translation<typeof english>;
