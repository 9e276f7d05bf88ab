import type { manilleTwoLessonWords as english } from '../../en/lessons/manille-two.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Catalan. */
export const manilleTwoLessonWords = {
  'commit.manille-two.trump': 'Triomf {trump:trump}: la mà val senzilla. Qui faci més de 30 dels 60 punts s’apunta el que passi de 30.',
  'commit.manille-two.trump:NT': 'Sense triomf: la mà val doble. Qui faci més de 30 dels 60 punts s’apunta el doble del que passi de 30.',
  'guide.manille-two.aim':
    'Manille de dos: tens vuit cartes a la mà i una fila de vuit a la taula, quatre de tapades. El deu és la més alta i val 5; després, as 4, rei 3, dama 2, valet 1. Vols més de 30 dels 60 punts.',
  'guide.manille-two.trumps':
    'Dones tu; per tant, cantes triomf: compta juntes la mà i les cartes descobertes de la fila. «{call:trump:NT}» val doble.',
  'guide.manille-two.contract':
    '{trump:trump?NT=No hi ha triomf|other=El triomf és {trump:trump}}. Jugues de la mà o de les cartes descobertes de la fila. Serveix, supera si pots i falla si no en tens; el que hi havia a sota es descobreix després de la basa.',
  'guide.manille-two.reckoning':
    'Els teus punts i els de l’altre sumen 60; qui passi de 30 s’apunta l’excés, pel multiplicador. Guanya el primer que arriba a 101. Continua amb «{button:over.next}» o surt amb la fletxa de dalt.',
} satisfies Translation<typeof english>;
