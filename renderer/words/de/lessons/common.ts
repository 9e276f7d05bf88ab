import { commonLessonWords as english } from '../../en/lessons/common.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the commitments of calls that several games share, and the lessons that hold in every game, in German. */
export const commonLessonWords = {
  ...english,
  'commit.along':
    'Das Spiel zählt doppelt, für dich oder gegen dich: für die Partei mit mehr als 30 der 60 Punkte. Die andere darf Re ansagen.',
  'commit.against': 'Das Spiel zählt noch einmal doppelt, für dich oder gegen dich: für die Partei mit mehr als 30 der 60 Punkte.',
  'commit.blind': 'Ohne Trumpf und ohne hinzusehen: Das Spiel zählt 4-mal, für die Partei mit mehr als 30 der 60 Punkte.',
  'commit.look': 'Du siehst erst hin und sagst dann an; eine Farbe zählt einfach, ohne Trumpf doppelt.',
  'guide.ruff':
    '^{who:seat?you=Du gewinnst|other={who:seat} gewinnt} mit einem Trumpf: Jeder Trumpf, auch der niedrigste, schlägt die ausgespielte Farbe.',
  'guide.sure':
    '^{who:seat} gehört zu deiner Partei und hat die höchste Karte, und du spielst als Letztes: Diesen Stich nimmt euch niemand mehr. Eine Karte mit vielen Punkten ist hier sicher.',
  'guide.count':
    'Drei Stiche sind vorbei. Gute Spieler zählen mit: welche hohen Karten gefallen sind, wie viele Trümpfe heraus sind und wer eine Farbe vielleicht nicht mehr hat. In diesem Spiel übernimmt das „{button:aids.title}“ unter dem letzten Stich; für später kannst du es in den Einstellungen einschalten.',
  'guide.last': 'Der letzte Stich beginnt. Wer ihn gewinnt, bekommt {points?one=# Punkt|other=# Punkte} dazu.',
} satisfies Translation<typeof english>;
