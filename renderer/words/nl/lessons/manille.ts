import type { manilleLessonWords as english } from '../../en/lessons/manille.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Dutch. */
export const manilleLessonWords = {
  'guide.manille.aim':
    'Manillen: jij en Cas, tegenover je, tegen Ben en Dee. De tien, de manille, is in elke kleur de hoogste kaart en 5 waard; dan aas 4, heer 3, vrouw 2, boer 1. Van de 60 punten wil je er meer dan 30.',
  'guide.manille.offer':
    'Jij geeft, dus jij maakt troef. Zonder te kijken mag je “{call:blind}” roepen, voor vier keer de score: dat is voor durvers. Kies anders “{call:look}”.',
  'guide.manille.trumps':
    'Kies een lange kleur waarin je de tien of de aas hebt. “{call:trump:NT}” telt dubbel: dat is voor een hand met hoge kaarten in elke kleur.',
  'guide.manille.doubling':
    '“{call:along}” en “{call:against}” verdubbelen elk wat boven de 30 komt. Doe het alleen als je zeker weet dat jouw partij het haalt.',
  'guide.manille.contract':
    '{trump:trump?NT=Er is geen troef|other=Troef is {trump:trump}}; dat heeft {seat:seat?you=jij|other=de gever} gekozen. Er volgen acht slagen: beken, ga over de kaart van een tegenstander heen als je kunt, en troef als je de kleur niet hebt.',
  'guide.manille.reckoning':
    'Jullie punten en die van hen zijn samen 60. Alleen wat boven de 30 komt wordt geschreven, maal wat er geroepen is. Dat was een heel spel: wie het eerst 101 heeft, wint. Ga verder met “{button:over.next}”, of verlaat de tafel met de pijl bovenaan.',
  'commit.manille.trump':
    'Troef {trump:trump}: het spel telt enkel. Wie meer dan 30 van de 60 punten haalt, schrijft wat boven de 30 komt.',
  'commit.manille.trump:NT':
    'Zonder troef: het spel telt dubbel. Wie meer dan 30 van de 60 punten haalt, schrijft tweemaal wat boven de 30 komt.',
} satisfies Translation<typeof english>;
