import type { manillaTwoLessonWords as english } from '../../en/lessons/manilla-two.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Dutch. */
export const manillaTwoLessonWords = {
  'guide.manilla-two.aim':
    'Manilla voor twee: ieder heeft zes stapels van vier kaarten, en alleen de bovenste liggen open. De negen is de hoogste en 5 waard; dan aas 4, koning (met 12) 3, ruiter (11) 2, sota (10) 1. Een kwart van de gewonnen kaarten telt ook.',
  'guide.manilla-two.contract':
    'De laatste open kaart van de gever bepaalt troef: {trump:trump}. Je speelt de bovenste kaarten van je stapels, en elke kaart legt de volgende open, voor allebei. Beken en ga er overheen als je kunt; kun je niet bekennen, troef dan.',
  'guide.manilla-two.reckoning':
    'Punten en een kwart van de gewonnen kaarten: wie meer dan 36 heeft, schrijft wat erboven komt. 40 wint een boom, twee bomen de partij. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
} satisfies Translation<typeof english>;
