import { klaberjassLessonWords as english } from '../../en/lessons/klaberjass.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in German. */
export const klaberjassLessonWords = {
  ...english,
  'guide.klaberjass.aim':
    'Klaberjass: Du und Cas, gegenüber, spielt gegen Ben und Dee. Im Trumpf sind Bube (22) und Neun (14) am höchsten, dann das Ass, 11. Wer Trumpf macht, braucht mehr als die Hälfte aller Punkte; der letzte Stich bringt 10.',
  'guide.klaberjass.first':
    'Du hast sechs Karten und bekommst noch zwei. Passt dir die aufgedeckte Farbe als Trumpf? Mit Bube oder Neun, weiteren Karten der Farbe und einem Ass daneben wähle „{call:take}“, sonst „{call:pass}“.',
  'guide.klaberjass.second':
    'Alle haben gepasst. Jetzt kannst du eine andere Farbe zum Trumpf machen oder passen. Passen wieder alle, muss der Geber ansagen.',
  'guide.klaberjass.sequence':
    'Eine **Folge**: Drei hintereinander zählen 20, vier 50. Nur die Partei mit der besten schreibt, dann aber alle ihre Folgen.',
  'guide.klaberjass.bella': '**Bella**: König und Dame in Trumpf in einer Hand. Sie zählen 20, wer auch immer die Stiche macht.',
  'guide.klaberjass.contract':
    'Trumpf ist {trump:trump}, angesagt von {seat:seat?you=dir|other={seat:seat}}: Diese Partei braucht mehr als die Hälfte, sonst ist sie **bête**, und alles geht an die andere. Bediene, stich, wenn du nicht kannst, und geh in Trumpf darüber, wenn du kannst.',
  'guide.klaberjass.reckoning':
    'Kartenpunkte und Prämien zusammen entscheiden, ob die Partei mit dem Trumpf mehr als die Hälfte hat. Wer zuerst 500 hat, gewinnt. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
  'commit.klaberjass.take':
    'Trumpf {trump:trump}: Ihr braucht mehr als die Hälfte, 83 von 164 ohne Prämien. Sonst bekommen die anderen alle Punkte.',
  'commit.klaberjass.trump':
    'Trumpf {trump:trump}: Ihr braucht mehr als die Hälfte, 83 von 164 ohne Prämien. Sonst bekommen die anderen alle Punkte.',
} satisfies Translation<typeof english>;
