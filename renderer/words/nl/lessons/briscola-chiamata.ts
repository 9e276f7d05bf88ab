import type { briscolaChiamataLessonWords as english } from '../../en/lessons/briscola-chiamata.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Dutch. */
export const briscolaChiamataLessonWords = {
  'guide.briscola-chiamata.aim':
    'Briscola chiamata: vijf spelers, en nog niemand weet wie met wie speelt. Er zijn 120 punten: aas 11, drie 10, koning (met 10) 4, ruiter (9) 3, boer (8) 2. De drie komt meteen onder de aas. Je mag altijd elke kaart spelen.',
  'guide.briscola-chiamata.auction':
    'Je biedt door een kaart te vragen, steeds lager dan de vorige: hoe lager de kaart, hoe zwakker je geheime maat. Bied met een lange, sterke kleur; vraag daarin de hoogste kaart die je mist.',
  'guide.briscola-chiamata.trumps':
    'Jij wint de veiling: noem de kleur. Die is troef, en wie daarvan de gevraagde kaart heeft, is je maat en zwijgt erover.',
  'guide.briscola-chiamata.contract':
    '^{seat:seat?you=je|other={seat:seat}} {seat:seat?you=hebt|other=heeft} gevraagd, en troef is {trump:trump}. Wie de gevraagde kaart heeft, speelt in het geheim mee; de andere drie proberen die twee tegen te houden. Let op wie aan wie punten geeft.',
  'guide.briscola-chiamata.partner': 'De gevraagde kaart ligt op tafel: nu weet iedereen wie de maat is, en liggen de partijen vast.',
  'guide.briscola-chiamata.reckoning':
    'Vrager en maat hadden de geboden punten nodig; ze winnen van de anderen, of betalen hun. Een partij heeft tien spellen. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
  'commit.briscola-chiamata.bid':
    'Je hebt 61 van de 120 punten nodig, met een maat die de {value:rank} heeft van de kleur die je noemt; heb je die kaart zelf, dan speel je alleen.',
  'commit.briscola-chiamata.bid.numbers': 'Je hebt {value} van de 120 punten nodig, met wie de twee heeft van de kleur die je noemt.',
  'commit.briscola-chiamata.trump': 'Troef {trump:trump}: wie de gevraagde kaart van die kleur heeft, is je maat.',
} satisfies Translation<typeof english>;
