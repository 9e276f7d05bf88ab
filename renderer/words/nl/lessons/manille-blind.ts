import type { manilleBlindLessonWords as english } from '../../en/lessons/manille-blind.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Dutch. */
export const manilleBlindLessonWords = {
  'commit.manille-blind.trump':
    'Troef {trump:trump}: het spel telt enkel. Wie meer dan 30 van de 60 punten haalt, schrijft wat boven de 30 komt.',
  'commit.manille-blind.trump:NT':
    'Zonder troef: het spel telt dubbel. Wie meer dan 30 van de 60 punten haalt, schrijft tweemaal wat boven de 30 komt.',
  'guide.manille-blind.aim':
    'Blind manillen: je ziet ieders kaarten behalve die van jezelf. Jij en Cas, tegenover je, willen meer dan 30 van de 60 punten: tien 5, aas 4, heer 3, vrouw 2, boer 1. Wat je nergens ziet, heb je zelf.',
  'guide.manille-blind.offer':
    'Jij geeft, dus jij kiest. Je mag “{call:blind}” roepen voordat de handen open gaan, voor vier keer de score; kies anders “{call:look}”.',
  'guide.manille-blind.trumps':
    'Bekijk de drie open handen: welke kleur heeft je maat, en welke hoge kaarten zie je nergens? Die heb je zelf. Noem die kleur.',
  'guide.manille-blind.contract':
    '{trump:trump?NT=Er is geen troef|other=Troef is {trump:trump}}, en de gever komt uit. Ieder speelt een kaart op haar plaats zonder haar te kennen: niemand hoeft te bekennen, en de hoogste van de kleur of een troef wint.',
  'guide.manille-blind.lead': 'Jij komt uit: kies een van je dichte kaarten. Bedenk welke kaart op welke plaats kan zitten.',
  'guide.manille-blind.follow': 'Kies een van je dichte kaarten; ze wordt omgedraaid als ze op tafel ligt.',
  'guide.manille-blind.reckoning':
    'De punten van beide partijen zijn samen 60; alleen wat boven de 30 komt telt, maal de verdubbelingen. Wie het eerst 101 heeft, wint. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
} satisfies Translation<typeof english>;
