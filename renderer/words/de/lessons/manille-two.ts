import { manilleTwoLessonWords as english } from '../../en/lessons/manille-two.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in German. */
export const manilleTwoLessonWords = {
  ...english,
  'commit.manille-two.trump':
    'Trumpf {trump:trump}: Das Spiel zählt einfach. Wer mehr als 30 der 60 Punkte macht, schreibt, was über 30 liegt.',
  'commit.manille-two.trump:NT':
    'Ohne Trumpf: Das Spiel zählt doppelt. Wer mehr als 30 der 60 Punkte macht, schreibt doppelt, was über 30 liegt.',
  'guide.manille-two.aim':
    'Manille zu zweit: Du hast acht Karten auf der Hand und eine Reihe von acht auf dem Tisch, vier davon verdeckt. Die Zehn ist am höchsten und zählt 5; dann Ass 4, König 3, Dame 2, Bube 1. Du willst mehr als 30 der 60 Punkte.',
  'guide.manille-two.trumps':
    'Du gibst, also sagst du an: Zähl dein Blatt und die offenen Karten deiner Reihe zusammen. „{call:trump:NT}“ zählt doppelt.',
  'guide.manille-two.contract':
    '{trump:trump?NT=Es gibt keinen Trumpf|other=Trumpf ist {trump:trump}}. Du spielst aus der Hand und aus den offenen Karten deiner Reihe. Bediene, geh darüber, wenn du kannst, sonst stich; was darunter lag, wird nach dem Stich aufgedeckt.',
  'guide.manille-two.reckoning':
    'Deine Punkte und die des anderen sind zusammen 60; wer mehr als 30 hat, schreibt den Überschuss, mal die Verdopplungen. Wer zuerst 101 hat, gewinnt. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
} satisfies Translation<typeof english>;
