import { commonLessonWords as english } from '../../en/lessons/common.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the commitments of calls that several games share, in German. */
export const commonLessonWords = {
  ...english,
  'commit.along':
    'Das Spiel zählt doppelt, für dich oder gegen dich: für die Partei mit mehr als 30 der 60 Punkte. Die andere darf Re ansagen.',
  'commit.against': 'Das Spiel zählt noch einmal doppelt, für dich oder gegen dich: für die Partei mit mehr als 30 der 60 Punkte.',
  'commit.blind': 'Ohne Trumpf und ohne hinzusehen: Das Spiel zählt 4-mal, für die Partei mit mehr als 30 der 60 Punkte.',
  'commit.look': 'Du siehst erst hin und sagst dann an; eine Farbe zählt einfach, ohne Trumpf doppelt.',
} satisfies Translation<typeof english>;
