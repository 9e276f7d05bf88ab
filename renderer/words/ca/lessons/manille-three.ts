import type { manilleThreeLessonWords as english } from '../../en/lessons/manille-three.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Catalan. */
export const manilleThreeLessonWords = {
  'commit.manille-three.trump': 'Triomf {trump:trump}: la mà val senzilla. Qui faci més de 30 dels 60 punts s’apunta el que passi de 30.',
  'commit.manille-three.trump:NT': 'Sense triomf: la mà val doble. Qui faci més de 30 dels 60 punts s’apunta el doble del que passi de 30.',
  'guide.manille-three.aim':
    'Manille de tres: qui dona juga contra els altres dos. El deu, la manille, és la carta més alta de cada pal i val 5; després, as 4, rei 3, dama 2, valet 1. Calen més de 30 dels 60 punts.',
  'guide.manille-three.offer':
    'Tu dones: pots cantar «{call:blind}» sense mirar, per quatre vegades la puntuació; si no, tria «{call:look}».',
  'guide.manille-three.trumps':
    'Canta triomf: un pal llarg amb el deu o l’as. «{call:trump:NT}» val doble, per a una mà amb cartes altes a tot arreu.',
  'guide.manille-three.exchange':
    'Pots descartar una o dues cartes i agafar-ne el mateix nombre del munt. Descarta cartes sense punts d’un pal curt: quan s’acabi, podràs fallar.',
  'guide.manille-three.doubling':
    '«{call:along}» i «{call:against}» doblen cadascun el que passi de 30, per al bàndol que ho aconsegueixi. En cas de dubte, tria «{call:pass}».',
  'guide.manille-three.contract':
    '{trump:trump?NT=No hi ha triomf|other=El triomf és {trump:trump}}, i {seat:seat?you=jugues|other={seat:seat} juga} contra dos. Deu bases: serveix, supera la carta d’un rival si pots i falla si no tens el pal.',
  'guide.manille-three.reckoning':
    'Amb més de 30 punts, qui dona s’apunta l’excés; si no, se l’apunta cadascun dels altres dos, pel multiplicador. Guanya el primer que arriba a 101. Continua amb «{button:over.next}» o surt amb la fletxa de dalt.',
} satisfies Translation<typeof english>;
