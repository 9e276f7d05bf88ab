import type { commonLessonWords as english } from '../../en/lessons/common.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the commitments of calls that several games share, and the lessons that hold in every game, in Dutch. */
export const commonLessonWords = {
  'commit.along':
    'Het spel telt dubbel, voor of tegen je: de partij met meer dan 30 van de 60 punten schrijft het. De andere mag tegenkloppen.',
  'commit.against': 'Het spel telt nog eens dubbel, voor of tegen je: de partij met meer dan 30 van de 60 punten schrijft het.',
  'commit.blind': 'Zonder troef en zonder te kijken: het spel telt 4 maal, voor de partij die meer dan 30 van de 60 punten haalt.',
  'commit.look': 'Je kijkt eerst en maakt dan troef; een kleur telt enkel, zonder troef dubbel.',
  'guide.ruff': '^{who:seat?you=je|other={who:seat}} wint met een troef: elke troef, ook de laagste, gaat boven de kleur die gevraagd is.',
  'guide.sure':
    'De slag ligt bij {who:seat}, van jullie kant, en jij speelt als laatste: niemand kan hem jullie nog afnemen. Een kaart met veel punten is hier veilig.',
  'guide.count':
    'Er zijn drie slagen gespeeld. Goede spelers tellen mee: welke hoge kaarten weg zijn, hoeveel troeven eruit zijn en wie een kleur misschien niet meer heeft. In dit spel doet “{button:aids.title}”, onder de laatste slag, dat voor je; voor latere spellen zet je het aan bij de instellingen.',
  'guide.last': 'De laatste slag begint. Wie hem wint, krijgt er {points?one=# punt|other=# punten} bij.',
} satisfies Translation<typeof english>;
