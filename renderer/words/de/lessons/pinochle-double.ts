import { pinochleDoubleLessonWords as english } from '../../en/lessons/pinochle-double.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in German. */
export const pinochleDoubleLessonWords = {
  ...english,
  'guide.pinochle-double.aim':
    'Doppel-Pinochle: Du und Cas, gegenüber, gegen Ben und Dee, jeder mit zwanzig Karten. In jeder Farbe geht es von oben nach unten Ass, Zehn, König, Dame, Bube. Punkte gibt es für Meldungen, die vor dem Spiel gezeigt werden, und für Asse, Zehnen und Könige in Stichen.',
  'guide.pinochle-double.auction':
    'Reize, was deine Partei schaffen will, ab 50, oder passe. Wer am höchsten reizt, sagt Trumpf an. Wer in den Fünfzigern Gebote überspringt, verrät dem Partner etwas über seine Meldungen; jeder Knopf zeigt, was er bedeutet.',
  'guide.pinochle-double.trumps':
    'Du hast das Gebot: Sag Trumpf an. In der Farbe brauchst du ein Paar (König und Dame); nimm die längste, in der du eins hast.',
  'guide.pinochle-double.laid':
    'Meldungen sind Familien, Paare, Pinochle (Pik-Dame und Karo-Bube) und vier Gleiche. Alle liegen zusammen offen, mit der Summe jedes Spielers; die jeder Partei steht unter „{button:status.thisDeal}“. Vor dem Spiel kommen sie wieder auf die Hand.',
  'guide.pinochle-double.contract':
    '^{seat:seat} {seat:seat?you=hast|other=hat} das Gebot, Trumpf: {trump:trump}. Meldungen und Stiche dieser Partei müssen es zusammen erreichen. Du musst bedienen und die höchste Karte schlagen – auch die deines Partners –, wenn du kannst.',
  'guide.pinochle-double.reckoning':
    'Meldungen und Stiche zusammen: Entweder ist das Gebot geschafft, oder die Partei verliert es. Das war ein ganzes Spiel: Wer zuerst 500 hat, gewinnt. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
  'commit.pinochle-double.bid':
    'Ihr verpflichtet euch zu {value}, Meldungen und Stiche zusammen, mit einem Paar in Trumpf. Sonst verliert ihr {value}.',
  'commit.pinochle-double.trump': 'Trumpf {trump:trump}: Nur in dieser Farbe zählt eine Familie, 15, und ihr Paar zählt 4 statt 2.',
  'commit.pinochle-double.concede':
    'Du gibst das Spiel auf: Ihr verliert das Gebot, und die Gegner schreiben ihre Meldungen an, wenn sie reichen. Gespielt wird nicht.',
} satisfies Translation<typeof english>;
