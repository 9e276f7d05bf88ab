import { manilleThreeLessonWords as english } from '../../en/lessons/manille-three.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in German. */
export const manilleThreeLessonWords = {
  ...english,
  'commit.manille-three.trump':
    'Trumpf {trump:trump}: Das Spiel zählt einfach. Wer mehr als 30 der 60 Punkte macht, schreibt, was über 30 liegt.',
  'commit.manille-three.trump:NT':
    'Ohne Trumpf: Das Spiel zählt doppelt. Wer mehr als 30 der 60 Punkte macht, schreibt doppelt, was über 30 liegt.',
  'guide.manille-three.aim':
    'Manille zu dritt: Der Geber spielt allein gegen die beiden anderen. Die Zehn, die Manille, ist in jeder Farbe die höchste Karte und zählt 5; dann Ass 4, König 3, Dame 2, Bube 1. Mehr als 30 der 60 Punkte gewinnen.',
  'guide.manille-three.offer': 'Du gibst: Du kannst ungesehen „{call:blind}“ sagen, für das Vierfache; sonst wähle „{call:look}“.',
  'guide.manille-three.trumps':
    'Sag Trumpf an: eine lange Farbe mit Zehn oder Ass. „{call:trump:NT}“ zählt doppelt, für ein Blatt mit hohen Karten überall.',
  'guide.manille-three.exchange':
    'Du darfst eine oder zwei Karten ablegen und ebenso viele aus dem Talon nehmen. Leg wertlose Karten einer kurzen Farbe ab: Ist sie weg, kannst du stechen.',
  'guide.manille-three.doubling':
    '„{call:along}“ und „{call:against}“ verdoppeln jeweils die Punkte über 30, für die Seite, die sie holt. Im Zweifel wähle „{call:pass}“.',
  'guide.manille-three.contract':
    '{trump:trump?NT=Es gibt keinen Trumpf|other=Trumpf ist {trump:trump}}, und {seat:seat?you=du spielst|other={seat:seat} spielt} allein gegen zwei. Zehn Stiche: Bediene, geh über die Karte eines Gegners, wenn du kannst, und stich, wenn dir die Farbe fehlt.',
  'guide.manille-three.reckoning':
    'Mit mehr als 30 Punkten schreibt der Geber den Überschuss, sonst jeder der beiden anderen, mal die Verdopplungen. Wer zuerst 101 hat, gewinnt. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
} satisfies Translation<typeof english>;
