import { klaverjasLessonWords as english } from '../../en/lessons/klaverjas.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in German. */
export const klaverjasLessonWords = {
  ...english,
  'guide.klaverjas.aim':
    'Klaverjassen: Du und Cas, der dir gegenübersitzt, spielt gegen Ben und Dee. In einem Spiel stecken 162 Punkte, 10 davon für den letzten Stich, dazu der Roem, und wer spielt, braucht mehr als die Hälfte von allem.',
  'guide.klaverjas.bidding':
    'Die aufgedeckte Karte zeigt, was Trumpf würde. Bube (20) und Neun (14) sind die höchsten Trümpfe: Mit beiden und ein, zwei Assen wähle „{call:play}“, sonst „{call:pass}“.',
  'guide.klaverjas.contract':
    '^{seat:seat} {seat:seat?you=spielst|other=spielt}, Trumpf: {trump:trump}. Diese Partei braucht mehr als die Hälfte der Punkte, Roem mitgezählt. Schafft sie es nicht, ist sie **nat**, und die andere schreibt alles.',
  'guide.klaverjas.roem':
    'In deinem Stich steckt **{call:roem}**: Drei hintereinander zählen 20, vier 50, König und Dame in Trumpf (Stuk) noch einmal 20. Er zählt nur, wenn du ihn ansagst.',
  'guide.klaverjas.reckoning':
    'Das sind die Punkte beider Parteien mit Roem: Wer gespielt hat, brauchte mehr als die Hälfte. Das war ein ganzes Spiel; eine Partie hat sechzehn. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
  'commit.klaverjas.play':
    'Trumpf {trump:trump}: Ihr braucht mehr als die Hälfte, 82 von 162 ohne Roem. Sonst (nat) schreiben die anderen alles.',
  'commit.klaverjas.trump':
    'Trumpf {trump:trump}: Ihr braucht mehr als die Hälfte, 82 von 162 ohne Roem. Sonst (nat) schreiben die anderen alles.',
} satisfies Translation<typeof english>;
