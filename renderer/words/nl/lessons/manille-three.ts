import type { manilleThreeLessonWords as english } from '../../en/lessons/manille-three.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Dutch. */
export const manilleThreeLessonWords = {
  'commit.manille-three.trump':
    'Troef {trump:trump}: het spel telt enkel. Wie meer dan 30 van de 60 punten haalt, schrijft wat boven de 30 komt.',
  'commit.manille-three.trump:NT':
    'Zonder troef: het spel telt dubbel. Wie meer dan 30 van de 60 punten haalt, schrijft tweemaal wat boven de 30 komt.',
  'guide.manille-three.aim':
    'Manillen met drie: de gever speelt alleen tegen de andere twee. De tien, de manille, is in elke kleur de hoogste kaart en 5 waard; dan aas 4, heer 3, vrouw 2, boer 1. Meer dan 30 van de 60 punten winnen.',
  'guide.manille-three.offer':
    'Jij geeft: je mag zonder te kijken “{call:blind}” roepen, voor vier keer de score; kies anders “{call:look}”.',
  'guide.manille-three.trumps':
    'Maak troef: een lange kleur met de tien of de aas. “{call:trump:NT}” telt dubbel, voor een hand met overal hoge kaarten.',
  'guide.manille-three.exchange':
    'Je mag een of twee kaarten wegleggen en er evenveel uit de talon nemen. Leg kaarten zonder punten weg uit een korte kleur: als die op is, kun je troeven.',
  'guide.manille-three.doubling':
    '“{call:along}” en “{call:against}” verdubbelen elk wat boven de 30 komt, voor de partij die het haalt. Kies bij twijfel “{call:pass}”.',
  'guide.manille-three.contract':
    '{trump:trump?NT=Er is geen troef|other=Troef is {trump:trump}}, en {seat:seat?you=jij speelt|other={seat:seat} speelt} alleen tegen twee. Tien slagen: beken, ga over de kaart van een tegenstander heen als je kunt, en troef als je de kleur niet hebt.',
  'guide.manille-three.reckoning':
    'Met meer dan 30 punten schrijft de gever wat erboven komt, anders ieder van de twee anderen het hunne, maal de verdubbelingen. Wie het eerst 101 heeft, wint. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
} satisfies Translation<typeof english>;
