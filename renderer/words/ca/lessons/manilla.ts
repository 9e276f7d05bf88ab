import type { manillaLessonWords as english } from '../../en/lessons/manilla.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Catalan. */
export const manillaLessonWords = {
  'guide.manilla.aim':
    'Manilla: tu i Cas, al davant, contra Ben i Dee; es juga en sentit contrari a les agulles del rellotge. El nou, la manilla, és la carta més alta i val 5; després, as 4, rei (12) 3, cavall (11) 2, sota (10) 1. Cada basa compta 1 més: 72 en total.',
  'guide.manilla.contract':
    'No s’ofereix: l’última carta de qui dona és a la vista; per tant, el triomf és {trump:trump}. Si té punts, el bàndol de qui dona se’ls apunta de seguida. Serveix, supera un rival si pots i falla si no en tens.',
  'guide.manilla.reckoning':
    'Dels 72 punts només compta el que passa de 36, més la mostra. El primer bàndol que arriba a 40 guanya un joc, i dos jocs la partida. Continua amb «{button:over.next}» o surt amb la fletxa de dalt.',
} satisfies Translation<typeof english>;
