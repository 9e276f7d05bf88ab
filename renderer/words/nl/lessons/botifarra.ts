import type { botifarraLessonWords as english } from '../../en/lessons/botifarra.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Dutch. */
export const botifarraLessonWords = {
  'guide.botifarra.aim':
    'Botifarra: jij en Cas, tegenover je, tegen Ben en Dee; er wordt tegen de klok in gespeeld. De negen, de manilla, is de hoogste kaart en 5 waard; dan aas 4, koning (met 12) 3, ruiter (11) 2, sota (10) 1. Elke slag telt 1 extra: samen 72.',
  'guide.botifarra.trumps':
    'Jij geeft, dus jij kiest: noem een sterke kleur, roep “{call:trump:NT}” (zonder troef, telt dubbel), of kies “{call:delegate}”, en dan moet je maat kiezen.',
  'guide.botifarra.doubling':
    '“{call:contrar}” zegt dat je er niet in gelooft, en verdubbelt het spel; “{call:recontrar}” en “{call:santvicens}” verdubbelen nog eens. Kies bij twijfel “{call:pass}”.',
  'guide.botifarra.contract':
    '^{seat:seat?you=je hebt|other={seat:seat} heeft} {trump:trump} gekozen. Er volgen twaalf slagen. Beken. Ligt een tegenstander voor, ga er dan overheen als je kunt; kun je dat niet, speel dan je laagste kaart.',
  'guide.botifarra.reckoning':
    'Kaarten en slagen zijn samen 72 punten, en de partij met meer dan 36 schrijft wat erboven zit, maal contrar en de rest. Dat was een heel spel: wie het eerst 101 heeft, wint. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
  'commit.botifarra.trump':
    'Troef {trump:trump}: het spel telt enkel. De partij met meer dan 36 van de 72 punten schrijft wat boven de 36 komt.',
  'commit.botifarra.trump:NT': 'Botifarra, zonder troef: het spel telt dubbel, voor de partij met meer dan 36 van de 72 punten.',
  'commit.botifarra.delegate': 'Je maat moet kiezen en kan de keus niet teruggeven.',
  'commit.botifarra.contrar':
    'Het spel telt dubbel, voor of tegen je: de partij met meer dan 36 punten schrijft het. De anderen mogen verhogen.',
  'commit.botifarra.recontrar':
    'Het spel telt {multipliers?2-3-4=drie keer in plaats van twee|other=nog eens dubbel}, voor de partij met meer dan 36 punten. De anderen mogen nog {call:santvicens} roepen.',
  'commit.botifarra.santvicens':
    'De laatste stap: het spel telt {multipliers?2-3-4=vier keer in plaats van drie|other=nog eens dubbel}, voor de partij met meer dan 36 punten.',
} satisfies Translation<typeof english>;
