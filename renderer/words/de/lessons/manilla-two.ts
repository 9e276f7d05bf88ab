import { manillaTwoLessonWords as english } from '../../en/lessons/manilla-two.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in German. */
export const manillaTwoLessonWords = {
  ...english,
  'guide.manilla-two.aim':
    'Manilla zu zweit: Jeder hat sechs Stapel von vier Karten, und nur die obersten liegen offen. Die Neun ist am höchsten und zählt 5; dann Ass 4, König (mit 12) 3, Reiter (11) 2, Bube (10) 1. Auch ein Viertel der gewonnenen Karten zählt.',
  'guide.manilla-two.contract':
    'Die letzte offene Karte des Gebers bestimmt den Trumpf: {trump:trump}. Du spielst die obersten Karten deiner Stapel, und jede deckt für beide die nächste auf. Bediene und geh darüber, wenn du kannst; sonst stich.',
  'guide.manilla-two.reckoning':
    'Punkte und ein Viertel der gewonnenen Karten: Wer mehr als 36 hat, schreibt den Überschuss. 40 gewinnen einen Satz, zwei Sätze die Partie. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
} satisfies Translation<typeof english>;
