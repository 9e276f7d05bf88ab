import type { manilleLessonWords as english } from '../../en/lessons/manille.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Catalan. */
export const manilleLessonWords = {
  'guide.manille.aim':
    'Manille: tu i Cas, al davant, contra Ben i Dee. El deu, la manille, és la carta més alta de cada pal i val 5; després l’as 4, el rei 3, la dama 2, el valet 1. Dels 60 punts en vols més de 30.',
  'guide.manille.offer':
    'Dones tu, així que tries el triomf. Sense mirar, pots cantar «{call:blind}», per quatre vegades els punts: és per a valents. Si no, tria «{call:look}».',
  'guide.manille.trumps':
    'Tria un pal llarg en què tinguis el deu o l’as. «{call:trump:NT}» val doble: és per a mans fortes en tots els pals.',
  'guide.manille.doubling':
    '«{call:along}» i «{call:against}» doblen cadascun el que passi de 30. Fes-ho només si el teu bàndol ho té segur.',
  'guide.manille.contract':
    '{trump:trump?NT=Es juga sense triomf|other=El triomf és {trump:trump}}; {seat:seat?you=l’has triat tu|other=l’ha triat qui dona}. Es juguen vuit bases: serveix, mata la carta d’un contrari si pots, i falla si no tens el pal.',
  'guide.manille.reckoning':
    'Els vostres punts i els seus sumen 60. Només s’apunta el que passa de 30, multiplicat pel que s’hagi cantat. Ha estat una mà sencera: guanya qui arriba abans a 101. Continua amb «{button:over.next}» o deixa la taula amb la fletxa de dalt.',
  'commit.manille.trump': 'Triomf {trump:trump}: la mà val senzilla. Qui faci més de 30 dels 60 punts s’apunta el que passi de 30.',
  'commit.manille.trump:NT': 'Sense triomf: la mà val doble. Qui faci més de 30 dels 60 punts s’apunta el doble del que passi de 30.',
} satisfies Translation<typeof english>;
