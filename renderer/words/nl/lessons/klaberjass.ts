import type { klaberjassLessonWords as english } from '../../en/lessons/klaberjass.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Dutch. */
export const klaberjassLessonWords = {
  'guide.klaberjass.aim':
    'Klaberjass: jij en Cas, tegenover je, spelen tegen Ben en Dee. In troef zijn de boer (22) en de negen (14) de hoogste, dan de aas, 11. De partij die troef maakt, moet meer dan de helft van alle punten halen; de laatste slag telt voor 10.',
  'guide.klaberjass.first':
    'Je hebt zes kaarten en krijgt er nog twee. Is de gedraaide kleur goed als troef? Met de boer of de negen ervan, nog wat kaarten in die kleur en een aas ernaast kies je “{call:take}”, anders “{call:pass}”.',
  'guide.klaberjass.second':
    'Iedereen paste. Nu mag je een andere kleur als troef noemen, of passen. Past iedereen weer, dan moet de gever kiezen.',
  'guide.klaberjass.sequence':
    'Een **reeks**: drie op een rij is 20, vier is 50. Alleen de partij met de beste schrijft, maar dan ook al haar eigen reeksen.',
  'guide.klaberjass.bella': '**Bella**: heer en vrouw van troef in één hand. Ze zijn 20 waard, wie de slagen ook haalt.',
  'guide.klaberjass.contract':
    'Troef is {trump:trump}, gemaakt door {seat:seat?you=jou|other={seat:seat}}: die partij moet meer dan de helft halen, anders gaat ze **bait** en krijgt de tegenpartij alles. Beken, troef als je niet kunt bekennen, en ga in troef altijd hoger als je kunt.',
  'guide.klaberjass.reckoning':
    'Punten en bonussen samen beslissen of de partij die troef maakte meer dan de helft heeft. Wie het eerst 500 heeft, wint. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
  'commit.klaberjass.take':
    'Troef {trump:trump}: jullie moeten meer dan de helft halen, 83 van 164 zonder bonussen. Lukt dat niet, dan krijgen de anderen alle punten.',
  'commit.klaberjass.trump':
    'Troef {trump:trump}: jullie moeten meer dan de helft halen, 83 van 164 zonder bonussen. Lukt dat niet, dan krijgen de anderen alle punten.',
} satisfies Translation<typeof english>;
