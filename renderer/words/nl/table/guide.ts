import type { guideWords as english } from '../../en/table/guide.ts';
import type { Translation } from '../../translation.ts';

/** First deals with explanations, in Dutch. */
export const guideWords = {
  'guide.title': 'Eerste spel',
  'guide.entry': 'Al spelend leren',
  'guide.text':
    'Een eerste spel met uitleg: iemand naast je legt de dingen uit zodra ze zich voordoen. Het is een echt spel, en je speelt het zoals je wilt.',
  'guide.begin': 'Een eerste spel met uitleg',
  'guide.next': 'Verder',
  'guide.goOn': 'Verder spelen',
  'guide.skip': 'Geen uitleg meer',
  'guide.waiting': 'Kijk hoe de anderen spelen.',
  'guide.yourPlay': 'Jij bent aan de beurt: speel een kaart.',
  'guide.yourCall': 'Jij bent aan de beurt: zeg wat je doet.',
  'guide.lead': 'Jij komt uit: elke kaart mag. Sleep er een naar het laken, of {by?mouse=klik|other=tik} {n?1=erop|other=er twee keer op}.',
  'guide.follow': 'Je mag elke kaart spelen. Sleep er een naar het laken, of {by?mouse=klik|other=tik} {n?1=erop|other=er twee keer op}.',
  'guide.barred': 'De grijze kaarten mag je nu niet spelen. Kies er een en je leest waarom:',
  'guide.won': '^{who:seat?you=je|other={who:seat}} wint de slag, met {points?one=# punt|other=# punten}, en komt uit voor de volgende.',
} satisfies Translation<typeof english>;
