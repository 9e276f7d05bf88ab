import type { manillaLessonWords as english } from '../../en/lessons/manilla.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Dutch. */
export const manillaLessonWords = {
  'guide.manilla.aim':
    'Manilla: jij en Cas, tegenover je, tegen Ben en Dee; er wordt tegen de klok in gespeeld. De negen, de manilla, is de hoogste kaart en 5 waard; dan aas 4, koning (met 12) 3, ruiter (11) 2, sota (10) 1. Elke slag telt 1 extra: samen 72.',
  'guide.manilla.contract':
    'Niemand biedt: de laatste kaart van de gever ligt open, dus troef is {trump:trump}. Is het een kaart met punten, dan schrijft de partij van de gever die meteen. Beken, ga over een tegenstander heen als je kunt, en troef als je niet kunt bekennen.',
  'guide.manilla.reckoning':
    'Van de 72 punten telt alleen wat boven de 36 komt, en daarbij de getoonde kaart. Wie het eerst 40 heeft, wint een boom, twee bomen de partij. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
} satisfies Translation<typeof english>;
