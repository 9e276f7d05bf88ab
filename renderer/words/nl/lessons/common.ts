import type { commonLessonWords as english } from '../../en/lessons/common.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the commitments of calls that several games share, in Dutch. */
export const commonLessonWords = {
  'commit.along':
    'Het spel telt dubbel, voor of tegen je: de partij met meer dan 30 van de 60 punten schrijft het. De andere mag tegenkloppen.',
  'commit.against': 'Het spel telt nog eens dubbel, voor of tegen je: de partij met meer dan 30 van de 60 punten schrijft het.',
  'commit.blind': 'Zonder troef en zonder te kijken: het spel telt 4 maal, voor de partij die meer dan 30 van de 60 punten haalt.',
  'commit.look': 'Je kijkt eerst en maakt dan troef; een kleur telt enkel, zonder troef dubbel.',
} satisfies Translation<typeof english>;
