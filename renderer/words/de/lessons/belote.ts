import { beloteLessonWords as english } from '../../en/lessons/belote.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in German. */
export const beloteLessonWords = {
  ...english,
  'guide.belote.aim':
    'Belote: Du und Cas, gegenüber, spielt gegen Ben und Dee, und zwar gegen den Uhrzeigersinn. In einem Spiel stecken 162 Punkte, 10 davon für den letzten Stich, dazu die Ansagen. In Trumpf sind der Bube (20) und die Neun (14) die höchsten Karten.',
  'guide.belote.first':
    'Die aufgedeckte Karte wird als Trumpf angeboten. Wer nimmt, bekommt sie, und seine Partei muss dann mehr Punkte machen als die andere. Wähle „{call:take}“ mit dem Buben oder der Neun der Farbe und etwas Hilfe, sonst „{call:pass}“.',
  'guide.belote.second': 'Die aufgedeckte Farbe wollte niemand. Jetzt kannst du eine andere nehmen oder wieder „{call:pass}“ wählen.',
  'guide.belote.contract':
    '^{seat:seat} {seat:seat?you=hast|other=hat} genommen: {trump:trump}. Die Punkte der Partner zählen zusammen. Bediene die Farbe; fehlt sie dir und liegt ein Gegner vorn, musst du stechen, und zwar höher, wenn schon gestochen ist.',
  'guide.belote.shown':
    'Drei oder mehr Karten hintereinander oder vier gleiche sind **Ansagen**: Gemeldet werden sie mit der ersten Karte, und jetzt zeigt sie die Partei mit der besten. Nur diese schreibt sie.',
  'guide.belote.reckoning':
    'Wer genommen hat, brauchte mehr als die anderen; sonst ist er **dedans**, und die Gegner schreiben alles. Das war ein ganzes Spiel: Wer zuerst 1000 hat, gewinnt. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
  'commit.belote.take':
    'Trumpf {trump:trump}: Ihr braucht mehr als die Hälfte, 82 von 162 ohne Ansagen. Sonst (dedans) schreiben die anderen alles.',
  'commit.belote.trump':
    'Trumpf {trump:trump}: Ihr braucht mehr als die Hälfte, 82 von 162 ohne Ansagen. Sonst (dedans) schreiben die anderen alles.',
  'commit.belote.trump:NT': 'Ihr braucht mehr als die Hälfte der Punkte, Ansagen mitgezählt. Sonst (dedans) schreiben die anderen alles.',
  'commit.belote.allTrumps': 'Ihr braucht mehr als die Hälfte der Punkte, Ansagen mitgezählt. Sonst (dedans) schreiben die anderen alles.',
} satisfies Translation<typeof english>;
