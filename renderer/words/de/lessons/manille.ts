import { manilleLessonWords as english } from '../../en/lessons/manille.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in German. */
export const manilleLessonWords = {
  ...english,
  'guide.manille.aim':
    'Manille: Du und Cas, gegenüber, gegen Ben und Dee. Die Zehn, die Manille, ist in jeder Farbe die höchste Karte und zählt 5; dann Ass 4, König 3, Dame 2, Bube 1. Ihr wollt mehr als 30 der 60 Punkte.',
  'guide.manille.offer':
    'Du gibst, also bestimmst du den Trumpf. Du kannst „{call:blind}“ sagen, ohne hinzusehen, für das Vierfache – das ist etwas für Mutige. Sonst wähle „{call:look}“.',
  'guide.manille.trumps':
    'Nimm eine lange Farbe, in der du die Zehn oder das Ass hast. „{call:trump:NT}“ zählt doppelt und passt zu einem Blatt mit hohen Karten in allen Farben.',
  'guide.manille.doubling':
    '„{call:along}“ und „{call:against}“ verdoppeln jeweils die Punkte über 30. Tu es nur, wenn ihr sie sicher erreicht.',
  'guide.manille.contract':
    '{trump:trump?NT=Es gibt keinen Trumpf|other=Trumpf ist {trump:trump}}, bestimmt {seat:seat?you=von dir|other=vom Geber}. Gespielt werden acht Stiche: Bediene die Farbe, geh über die Karte eines Gegners, wenn du kannst, und stich, wenn dir die Farbe fehlt.',
  'guide.manille.reckoning':
    'Eure und ihre Punkte ergeben zusammen 60. Geschrieben wird nur, was über 30 liegt, mal die Verdopplungen. Das war ein ganzes Spiel: Wer zuerst 101 hat, gewinnt. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
  'commit.manille.trump':
    'Trumpf {trump:trump}: Das Spiel zählt einfach. Wer mehr als 30 der 60 Punkte macht, schreibt, was über 30 liegt.',
  'commit.manille.trump:NT':
    'Ohne Trumpf: Das Spiel zählt doppelt. Wer mehr als 30 der 60 Punkte macht, schreibt doppelt, was über 30 liegt.',
} satisfies Translation<typeof english>;
