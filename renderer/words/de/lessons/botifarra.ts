import { botifarraLessonWords as english } from '../../en/lessons/botifarra.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in German. */
export const botifarraLessonWords = {
  ...english,
  'guide.botifarra.aim':
    'Botifarra: Du und Cas, gegenüber, gegen Ben und Dee; gespielt wird gegen den Uhrzeigersinn. Die Neun, die Manilla, ist die höchste Karte und zählt 5; dann Ass 4, König (mit 12) 3, Reiter (11) 2, Bube (10) 1. Jeder Stich zählt 1 dazu: zusammen 72.',
  'guide.botifarra.trumps':
    'Du gibst, also wählst du: Sag eine starke Farbe an, sag „{call:trump:NT}“ (ohne Trumpf, zählt doppelt) oder drück „{call:delegate}“, dann muss dein Partner wählen.',
  'guide.botifarra.doubling':
    '„{call:contrar}“ heißt, dass du es ihnen nicht zutraust, und verdoppelt das Spiel; „{call:recontrar}“ und „{call:santvicens}“ verdoppeln noch einmal. Im Zweifel wähle „{call:pass}“.',
  'guide.botifarra.contract':
    '^{seat:seat} {seat:seat?you=hast|other=hat} gewählt: {trump:trump}. Gespielt werden zwölf Stiche. Bediene die Farbe. Liegt ein Gegner vorn, geh über seine Karte, wenn du kannst; sonst gib deine niedrigste.',
  'guide.botifarra.reckoning':
    'Karten und Stiche ergeben 72 Punkte. Wer mehr als 36 hat, schreibt, was darüber liegt, mal die Verdopplungen. Das war ein ganzes Spiel: Wer zuerst 101 hat, gewinnt. Weiter geht es mit „{button:over.next}“, hinaus mit dem Pfeil oben.',
  'commit.botifarra.trump':
    'Trumpf {trump:trump}: Das Spiel zählt einfach. Die Partei mit mehr als 36 der 72 Punkte schreibt, was über 36 liegt.',
  'commit.botifarra.trump:NT': 'Botifarra, ohne Trumpf: Das Spiel zählt doppelt, für die Partei mit mehr als 36 der 72 Punkte.',
  'commit.botifarra.delegate': 'Dein Partner muss ansagen und kann nicht zurückgeben.',
  'commit.botifarra.contrar':
    'Das Spiel zählt doppelt, für dich oder gegen dich: für die Partei mit mehr als 36 Punkten. Die anderen dürfen erhöhen.',
  'commit.botifarra.recontrar':
    'Das Spiel zählt {multipliers?2-3-4=dreifach statt doppelt|other=noch einmal doppelt}, für die Partei mit mehr als 36 Punkten. Die anderen dürfen noch {call:santvicens} ansagen.',
  'commit.botifarra.santvicens':
    'Die letzte Stufe: Das Spiel zählt {multipliers?2-3-4=vierfach statt dreifach|other=noch einmal doppelt}, für die Partei mit mehr als 36 Punkten.',
} satisfies Translation<typeof english>;
