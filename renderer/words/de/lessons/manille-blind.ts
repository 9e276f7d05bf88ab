import { manilleBlindLessonWords as english } from '../../en/lessons/manille-blind.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in German. */
export const manilleBlindLessonWords = {
  ...english,
  'commit.manille-blind.trump':
    'Trumpf {trump:trump}: Das Spiel zählt einfach. Wer mehr als 30 der 60 Punkte macht, schreibt, was über 30 liegt.',
  'commit.manille-blind.trump:NT':
    'Ohne Trumpf: Das Spiel zählt doppelt. Wer mehr als 30 der 60 Punkte macht, schreibt doppelt, was über 30 liegt.',
  'guide.manille-blind.aim':
    'Blinde Manille: Du siehst die Karten aller, nur deine nicht. Du und Cas, gegenüber, wollt mehr als 30 der 60 Punkte: Zehn 5, Ass 4, König 3, Dame 2, Bube 1. Was du nirgends siehst, hast du selbst.',
  'guide.manille-blind.offer':
    'Du gibst, also bestimmst du. Du kannst „{call:blind}“ sagen, bevor die Blätter offen liegen, für das Vierfache; sonst wähle „{call:look}“.',
  'guide.manille-blind.trumps':
    'Sieh dir die drei offenen Blätter an: Welche Farbe hat dein Partner, und welche hohen Karten siehst du nirgends? Die hast du. Nenn diese Farbe.',
  'guide.manille-blind.contract':
    '{trump:trump?NT=Es gibt keinen Trumpf|other=Trumpf ist {trump:trump}}, und der Geber spielt aus. Jeder wählt eine Karte nach ihrem Platz, ohne sie zu kennen: Niemand muss bedienen; die höchste der Farbe oder ein Trumpf gewinnt.',
  'guide.manille-blind.lead': 'Du spielst aus: Wähle eine deiner verdeckten Karten. Überleg, welche Karte an welchem Platz sein kann.',
  'guide.manille-blind.follow': 'Wähle eine deiner verdeckten Karten nach ihrem Platz; auf dem Tisch wird sie aufgedeckt.',
  'guide.manille-blind.reckoning':
    'Die Punkte beider Parteien sind zusammen 60; es zählt nur, was über 30 liegt, mal die Verdopplungen. Wer zuerst 101 hat, gewinnt. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
} satisfies Translation<typeof english>;
