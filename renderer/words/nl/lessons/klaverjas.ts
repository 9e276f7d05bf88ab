import type { klaverjasLessonWords as english } from '../../en/lessons/klaverjas.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Dutch. */
export const klaverjasLessonWords = {
  'guide.klaverjas.aim':
    'Klaverjassen: jij en Cas, tegenover je, spelen tegen Ben en Dee. In een spel zitten 162 punten, waarvan 10 voor de laatste slag, plus de roem, en de partij die speelt moet meer dan de helft van het totaal halen.',
  'guide.klaverjas.bidding':
    'De gedraaide kaart toont welke kleur troef zou zijn. In troef zijn de boer (20) en de negen (14) de hoogste: heb je die allebei en een aas of twee, kies dan “{call:play}”; anders “{call:pass}”.',
  'guide.klaverjas.contract':
    '^{seat:seat?you=je|other={seat:seat}} speelt met {trump:trump} als troef: die partij moet meer dan de helft van de punten halen, roem meegerekend. Lukt dat niet, dan gaat die partij **nat** en schrijft de tegenpartij alles.',
  'guide.klaverjas.roem':
    'Er zit **roem** in de slag die je gewonnen hebt: drie op een rij is 20, vier is 50, en heer en vrouw van troef (stuk) zijn nog eens 20. Roem telt alleen als je hem meldt.',
  'guide.klaverjas.reckoning':
    'Dit zijn de punten van beide partijen, met de roem: wie speelde, had meer dan de helft nodig. Dat was een heel spel; een partij heeft er zestien. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
  'commit.klaverjas.play':
    'Troef {trump:trump}: jullie moeten meer dan de helft halen, 82 van 162 zonder roem. Lukt dat niet (nat), dan schrijven de anderen alles.',
  'commit.klaverjas.trump':
    'Troef {trump:trump}: jullie moeten meer dan de helft halen, 82 van 162 zonder roem. Lukt dat niet (nat), dan schrijven de anderen alles.',
} satisfies Translation<typeof english>;
