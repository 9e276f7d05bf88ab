import { manillaLessonWords as english } from '../../en/lessons/manilla.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in German. */
export const manillaLessonWords = {
  ...english,
  'guide.manilla.aim':
    'Manilla: Du und Cas, gegenüber, gegen Ben und Dee; gespielt wird gegen den Uhrzeigersinn. Die Neun, die Manilla, ist die höchste Karte und zählt 5; dann Ass 4, König (mit 12) 3, Reiter (11) 2, Bube (10) 1. Jeder Stich zählt 1 mehr: zusammen 72.',
  'guide.manilla.contract':
    'Geboten wird nicht: Die letzte Karte des Gebers liegt offen, also ist {trump:trump} Trumpf. Zählt sie Punkte, schreibt die Partei des Gebers sie sofort. Bediene, geh über einen Gegner, wenn du kannst, und stich sonst.',
  'guide.manilla.reckoning':
    'Von den 72 Punkten zählt nur, was über 36 liegt, dazu die gezeigte Karte. Wer zuerst 40 hat, gewinnt einen Satz, zwei Sätze gewinnen die Partie. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
} satisfies Translation<typeof english>;
