import type { manilleLessonWords as english } from '../../en/lessons/manille.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Spanish. */
export const manilleLessonWords = {
  'guide.manille.aim':
    'Manille: tú y Cas, enfrente, contra Ben y Dee. El diez, la manille, es la carta más alta de cada palo y vale 5; luego el as 4, el rey 3, la dama 2, la jota 1. De los 60 puntos quieres más de 30.',
  'guide.manille.offer':
    'Repartes tú, así que tú eliges triunfo. Sin mirar, puedes cantar «{call:blind}», por cuatro veces los tantos: es para valientes. Si no, elige «{call:look}».',
  'guide.manille.trumps':
    'Elige un palo largo en el que tengas el diez o el as. «{call:trump:NT}» vale doble: es para manos fuertes en todos los palos.',
  'guide.manille.doubling': '«{call:along}» y «{call:against}» doblan cada uno lo que pase de 30. Hazlo solo si tu bando lo tiene seguro.',
  'guide.manille.contract':
    '{trump:trump?NT=Se juega sin triunfo|other=El triunfo es {trump:trump}}; {seat:seat?you=lo has elegido tú|other=lo ha elegido quien reparte}. Se juegan ocho bazas: sirve, mata la carta de un contrario si puedes, y falla si no tienes el palo.',
  'guide.manille.reckoning':
    'Vuestros puntos y los suyos suman 60. Solo se apunta lo que pasa de 30, multiplicado por lo que se haya cantado. Ha sido una mano entera: gana quien llegue antes a 101. Sigue con «{button:over.next}» o deja la mesa con la flecha de arriba.',
  'commit.manille.trump':
    'Triunfo {trump:trump}: la mano vale sencilla. Quien haga más de 30 de los 60 puntos se apunta lo que pase de 30.',
  'commit.manille.trump:NT':
    'Sin triunfo: la mano vale doble. Quien haga más de 30 de los 60 puntos se apunta el doble de lo que pase de 30.',
} satisfies Translation<typeof english>;
