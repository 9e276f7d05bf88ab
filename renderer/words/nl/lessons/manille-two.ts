import type { manilleTwoLessonWords as english } from '../../en/lessons/manille-two.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Dutch. */
export const manilleTwoLessonWords = {
  'commit.manille-two.trump':
    'Troef {trump:trump}: het spel telt enkel. Wie meer dan 30 van de 60 punten haalt, schrijft wat boven de 30 komt.',
  'commit.manille-two.trump:NT':
    'Zonder troef: het spel telt dubbel. Wie meer dan 30 van de 60 punten haalt, schrijft tweemaal wat boven de 30 komt.',
  'guide.manille-two.aim':
    'Manillen met twee: je hebt acht kaarten in de hand en een rij van acht op tafel, vier daarvan gedekt. De tien is de hoogste en 5 waard; dan aas 4, heer 3, vrouw 2, boer 1. Je wilt meer dan 30 van de 60 punten.',
  'guide.manille-two.trumps':
    'Jij geeft, dus jij maakt troef: tel je hand en de open kaarten van je rij samen. “{call:trump:NT}” telt dubbel.',
  'guide.manille-two.contract':
    '{trump:trump?NT=Er is geen troef|other=Troef is {trump:trump}}. Je speelt uit je hand en uit de open kaarten van je rij. Beken, ga er overheen als je kunt, en troef als je niet kunt bekennen; wat eronder lag, gaat na de slag open.',
  'guide.manille-two.reckoning':
    'Jouw punten en die van de ander zijn samen 60; wie er meer dan 30 heeft, schrijft wat erboven komt, maal de verdubbelingen. Wie het eerst 101 heeft, wint. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
} satisfies Translation<typeof english>;
